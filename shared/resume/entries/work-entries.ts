import type { WorkEntry } from "#shared/domain/resumes/resume-model.ts";
import { isCareerBreak } from "#shared/engine/roles/career-breaks.ts";
import { blankHouse, judgePart } from "../header/judge-part.ts";
import { commaPieces, ward } from "../header/split-header.ts";
import { isRoleLabel } from "../role-labels.ts";
import { draftEntries, type EntryDraft, type NumberedLine } from "./entry-drafts.ts";
import { proseBeside } from "./entry-head.ts";
import { type EntryNames, nameEntry, titleComesFirst } from "./entry-names.ts";
import { withoutLengths } from "./lengths.ts";

/** What stands beside the dates as prose is the first duty. */
const besideDates = (draft: EntryDraft): string[] =>
  draft.header.map(proseBeside).filter((text) => text !== "");

function toEntry(draft: EntryDraft, names: EntryNames): WorkEntry {
  const { startDate, endDate } = draft.span;
  const told = draft.body.filter((line) => line.bullet || !isRoleLabel(line.text));
  return {
    ...names,
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
    highlights: [...besideDates(draft), ...told.map((l) => l.text)],
    lines: [...draft.header, ...draft.body].map((l) => l.id),
  };
}

/** The employer's own line, with the dates of the whole time: the titles follow below, their dates within it. */
function isGroupHeader(
  draft: EntryDraft,
  names: EntryNames,
  next: EntryDraft | undefined,
  nextNames: EntryNames | undefined,
): boolean {
  if (names.name === undefined || names.position !== undefined || draft.body.length > 0) return false;
  const [from = "", start = from] = [draft.span.startDate, next?.span.startDate];
  const isWithin = start.slice(0, 4) >= from.slice(0, 4);
  if (!isWithin || nextNames === undefined) return false;
  return (
    (nextNames.position !== undefined && nextNames.name === undefined) || isRankOf(draft, next, nextNames)
  );
}

/** "Sergeant, Operations Supply (2016 - 2020)" below "Australian Army (2008 - 2020)": no house of its own. */
function isRankOf(group: EntryDraft, draft: EntryDraft | undefined, names: EntryNames): boolean {
  if (draft === undefined || (names.position ?? names.name) === undefined) return false;
  if (draft.parts.some(isOtherHouse) || !group.parts.every(isHouse)) return false;
  const [outer, inner] = [group.span.endDate, draft.span.endDate];
  const isWithin = outer !== undefined && inner !== undefined && endsWithin(inner, outer);
  return isWithin && (draft.span.startDate ?? "").slice(0, 4) >= (group.span.startDate ?? "9").slice(0, 4);
}

/** "Emergency Department" is a part of the house above. */
const isOtherHouse = ({ kind, text }: EntryDraft["parts"][number]) => kind === "employer" && !ward.test(text);

/** "HUON COMMUNITY HEALTH, Huonville": the house, above its titles. */
function withoutTown(name: string | undefined): string | undefined {
  const [house = "", town = "", ...more] = commaPieces(name ?? "");
  const isTown = more.length === 0 && town !== "" && town.split(" ").length < 3;
  return isTown && judgePart(house) === "employer" && judgePart(town) !== "employer" ? house : name;
}

const isBefore = (draft: EntryDraft, group: EntryDraft) =>
  (draft.span.startDate ?? "").slice(0, 4) < (group.span.startDate ?? "").slice(0, 4);

const isHouse = ({ kind }: EntryDraft["parts"][number]) => kind === "employer" || kind === "location";

const endsWithin = (inner: string, outer: string) =>
  outer === "present" || (inner !== "present" && inner.slice(0, 4) <= outer.slice(0, 4));

/** The rank as it is written: title and field in their order; a part of the house is none of it. */
const rankOf = ({ parts }: EntryDraft) =>
  parts
    .filter(({ kind }) => kind !== "location" && kind !== "employer")
    .map(({ text }) => text)
    .join(", ");

/** "Upholsterer", "Tool and die makers": a word for who does it, though no list knows it. */
const doer = /^(?!the )(?:[\p{L}/-]+ ){0,5}\p{L}{2,}(?:er|or|ist|ian|man|woman)s?$/iu;

/** What no word tells is a title in a list of titles with dates and no employers, and where it names who does it. */
function isPlainTitle(draft: EntryDraft, name: string, isTitleList: boolean): boolean {
  return (
    draft.parts.every(({ kind }) => kind === "unknown") &&
    (isTitleList || doer.test(name) || isCareerBreak(name))
  );
}

/** The names of each entry; a blank form's "[Company]" is nobody's. */
function settleNames(drafts: readonly EntryDraft[]): EntryNames[] {
  const titleFirst = titleComesFirst(drafts.map((draft) => draft.parts));
  const names = drafts.map((draft) => nameEntry(draft.parts, titleFirst));
  const bare = names.filter(({ position, name }) => position !== undefined && name === undefined).length;
  const isTitleList = bare * 2 >= drafts.length && bare > 0;
  return drafts.map((draft, n) => {
    const own = names[n] ?? {};
    if (own.name === undefined) return own;
    const isTitle = own.position === undefined && isPlainTitle(draft, own.name, isTitleList);
    if (isTitle && !isGroupHeader(draft, own, drafts[n + 1], names[n + 1])) return { position: own.name };
    if (!blankHouse.test(own.name)) return own;
    const { name: _, ...told } = own;
    const rest = own.name.replace(/\[[^[\]]{0,40}\]\s?/g, "").trim();
    return /\p{L}{3}/u.test(rest) ? { ...told, name: rest } : told;
  });
}

/** "Agronomist. 34 clients, 61,000 ha": the title ends with its sentence. */
function firstSentence(position: string): string {
  const [, title] = /^(\p{L}[\p{L} &/-]{2,40})\. \S/u.exec(position) ?? [];
  return title !== undefined && judgePart(title) === "title" ? title : position;
}

/** What is meant by "same hospital", whichever of the two names it was taken for. */
function ofSameHouse({ name = "", position = "" }: EntryNames, above: string | undefined): EntryNames {
  if (above === undefined) return {};
  if (sameHouse.test(name)) return { name: above };
  return sameHouse.test(position) ? { name: above, ...(name === "" ? {} : { position: name }) } : {};
}

const sameHouse =
  /^(?:the )?same (?:company|employer|firm|department|organi[sz]ation|school|hospital|business|team|site|place|resort|hotel|clinic|store|shop|restaurant|farm|depot|office|house|practice|pharmacy|centre|council)$/i;

/**
 * Work entries of the experience section: one per date range, title and employer told apart by their words
 * and by the order the other entries use. A later title without employer belongs to the one above, when that
 * one stands on a line of its own. Source: docs/engine.md, Reading a resume.
 */
export function readWorkEntries(lines: readonly NumberedLine[]): WorkEntry[] {
  const drafts = draftEntries(withoutLengths(lines));
  const names = settleNames(drafts);
  const entries: WorkEntry[] = [];
  let above: string | undefined;
  let groupLines: number[] = [];
  let group: EntryDraft | undefined;
  drafts.forEach((draft, n) => {
    const own = names[n] ?? {};
    if (group !== undefined && above !== undefined && isRankOf(group, draft, own)) {
      entries.push(toEntry(draft, { position: rankOf(draft), name: above }));
      return;
    }
    // Who came before, or from elsewhere, is of no house that stands above.
    if (group !== undefined && isBefore(draft, group)) above = undefined;
    group = undefined;
    if (isGroupHeader(draft, own, drafts[n + 1], names[n + 1])) {
      above = withoutTown(own.name);
      groupLines = draft.header.map((l) => l.id);
      group = draft;
      return;
    }
    const isBlank = draft.parts.some(({ text }) => blankHouse.test(text));
    const inherits = own.name === undefined && own.position !== undefined && above !== undefined && !isBlank;
    if (own.name !== undefined) above = draft.hasOwnEmployerLine ? own.name : undefined;
    if (own.position !== undefined) own.position = firstSentence(own.position);
    // "Policy Officer, same department": the employer of the role above.
    Object.assign(own, ofSameHouse(own, entries.at(-1)?.name));
    const entry = toEntry(draft, inherits && above !== undefined ? { ...own, name: above } : own);
    entries.push({ ...entry, lines: [...groupLines, ...entry.lines] });
    groupLines = [];
  });
  return entries;
}
