import type { HeadGroup } from "./head-groups.ts";
import type { HeadValue } from "./head-values.ts";

/** A value with the probability that it is right, before calibration. */
export interface ReadField {
  text: string;
  probability: number;
}

/** A role as it was read, before what is unsure is emptied. */
export interface RoleDraft {
  title?: ReadField;
  employer?: ReadField;
  place?: ReadField;
  team?: ReadField;
  /** The title with the team beside it, where the head writes one. */
  titleWithTeam?: string;
  start?: ReadField;
  end?: ReadField;
  /** The employer opens the head on a line that names no title: titles below without an employer are its own too. */
  isEmployerAbove?: boolean;
  /** Indexes of the lines of its head and of its points. */
  head: number[];
  points: number[];
  kind: HeadGroup["kind"];
}

/** Values of one role among those of its head. */
type Role = HeadValue[];

const sentenceBreak = /[.!?:]["'\u2019)]?\s+(?=\p{Lu})/gu;
const withArticle = /\b(?:the|our|my|his|her|their) $/i;
const ownTitle = /\b(?:as|am|was|been|became|being|role of|position of|job of) (?:the|our|my) $/i;
const joinsTitles = /^(?:[/&,+|(–-]|and|then|later|→|->|to|)$/i;

/**
 * Cuts the values of a head into roles: a second title with dates of its own, or in prose any second title or
 * employer, begins another role.
 */
function splitRoles(group: HeadGroup, all: readonly HeadValue[], lineText: (line: number) => string): Role[] {
  const roles: Role[] = [];
  let open: Role = [];
  // "Policy Officer (acting Manager since February 2025)" is one job.
  const isBeside = ({ label, line, start }: HeadValue) => {
    const before = lineText(line).slice(0, start);
    const isInBracket = before.lastIndexOf("(") > before.lastIndexOf(")");
    return (
      label === "T" &&
      isInBracket &&
      all.some((one) => one.label === "T" && one.line === line && one.start < start)
    );
  };
  // "said the chief engineer": somebody else, unless the person was it.
  const isOthers = ({ label, line, start }: HeadValue) => {
    const before = lineText(line).slice(0, start);
    return group.kind === "prose" && label === "T" && withArticle.test(before) && !ownTitle.test(before);
  };
  const values = all.filter((value) => !isBeside(value) && !isOthers(value));
  const has = (label: HeadValue["label"]) => open.some((value) => value.label === label);
  const titles = values.filter((value) => value.label === "T").length;
  const dates = values.filter((value) => value.label === "D" && value.date?.kind !== "single").length;
  const several = group.kind === "prose" || (titles > 1 && dates > 1);
  const sentenceOf = ({ line, start }: HeadValue) =>
    (lineText(line).slice(0, start).match(sentenceBreak) ?? []).length;
  const isFar = (value: HeadValue) => {
    const last = open.at(-1);
    return last !== undefined && Math.abs(sentenceOf(value) - sentenceOf(last)) > 1;
  };
  for (const value of values) {
    // "A year of ours ... said the chief engineer" five sentences below is another's.
    if (group.kind === "prose" && isFar(value)) {
      roles.push(open);
      open = [];
    }
    const isAgain =
      (value.label === "T" || value.label === "E" || (value.label === "D" && group.kind === "prose")) &&
      has(value.label);
    if (several && isAgain) {
      roles.push(open);
      open = [];
    }
    open.push(value);
  }
  if (open.length > 0) roles.push(open);
  return roles;
}

/** The surest value of a kind. */
export function fieldOf(values: readonly HeadValue[], label: HeadValue["label"]): ReadField | undefined {
  const own = values.filter((value) => value.label === label);
  const best = own.reduce<HeadValue | undefined>(
    (most, one) => (most === undefined || one.probability > most.probability + 0.02 ? one : most),
    undefined,
  );
  return best === undefined ? undefined : { text: best.text, probability: best.probability };
}

/** Titles that are beside each other are one ("Owner and plumber"). */
function titleOf(values: readonly HeadValue[], lineText: (line: number) => string): ReadField | undefined {
  const own = values.filter((value) => value.label === "T");
  const [first, second] = own;
  if (first === undefined) return undefined;
  if (second !== undefined && first.line === second.line) {
    const between = lineText(first.line).slice(first.end, second.start);
    if (between.length < 8 && joinsTitles.test(between.trim()))
      return {
        text: lineText(first.line).slice(first.start, second.end).trim(),
        probability: Math.min(first.probability, second.probability),
      };
  }
  return { text: first.text, probability: first.probability };
}

const joinsTeam = /^(?:, ?| [-–—] )$/u;

/** "Registered Nurse, Emergency Department": title and team as they are written beside each other. */
function titleWithTeam(values: readonly HeadValue[], lineText: (line: number) => string): string | undefined {
  const title = values.find((value) => value.label === "T");
  if (title === undefined) return undefined;
  const line = lineText(title.line);
  const team = values.find(
    (value) =>
      value.label === "U" &&
      value.line === title.line &&
      value.start > title.end &&
      joinsTeam.test(line.slice(title.end, value.start)),
  );
  return team === undefined ? undefined : line.slice(title.start, team.end).trim();
}

/** Start and end out of the written dates of a role. */
function datesOf(values: readonly HeadValue[]): { start?: ReadField; end?: ReadField } {
  const own = values.filter((value) => value.label === "D");
  const open = own.find((value) => value.date?.kind === "open");
  const begun = own.find((value) => value.date?.kind === "since" || value.date?.kind === "single");
  const closing = own.find((value) => value !== begun && value.date?.kind === "single");
  // "Jun 2019 –" on one line and "present" or "May 2021" on the next are the ends of one range.
  if (
    begun?.date?.kind === "since" &&
    closing?.date?.end !== undefined &&
    own.every((value) => value.date?.kind !== "range")
  )
    return {
      start: { text: begun.date.start ?? "", probability: begun.probability },
      end: { text: closing.date.end, probability: closing.probability },
    };
  if (open !== undefined && begun?.date?.start !== undefined)
    return {
      start: { text: begun.date.start, probability: begun.probability },
      end: { text: "present", probability: open.probability },
    };
  // "Acting Manager since February 2025" of a job of "2022 - now".
  const whole =
    own.find((value) => value.date?.kind === "range") ?? own.find((value) => value.date?.kind === "since");
  const [first, second] = whole === undefined ? own : [whole];
  if (first?.date === undefined) return {};
  const { probability } = first;
  const field = (text: string | undefined) => (text === undefined ? undefined : { text, probability });
  // From and to in cells of their own.
  if (first.date.kind === "single" && second?.date !== undefined && second.date.kind === "single") {
    const ends = [first.date.start ?? "", second.date.end ?? ""].sort();
    return { start: { text: ends[0] ?? "", probability }, end: { text: ends[1] ?? "", probability } };
  }
  const start = field(first.date.start);
  const end = field(first.date.end);
  return { ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) };
}

/** The drafts of the roles that a head names. */
export function roleDrafts(
  group: HeadGroup,
  values: readonly HeadValue[],
  lineText: (line: number) => string,
): RoleDraft[] {
  return splitRoles(group, values, lineText).map((own) => {
    const fields = {
      title: titleOf(own, lineText),
      employer: fieldOf(own, "E"),
      place: fieldOf(own, "P"),
      team: fieldOf(own, "U"),
    };
    const known = Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined));
    const long = titleWithTeam(own, lineText);
    const above = own.find((value) => value.label === "E");
    const isEmployerAbove =
      above !== undefined &&
      above.line === group.lines[0] &&
      !own.some((value) => value.label === "T" && value.line === above.line);
    return {
      ...known,
      ...datesOf(own),
      head: [...group.lines],
      points: [],
      kind: group.kind,
      ...(long === undefined ? {} : { titleWithTeam: long }),
      ...(isEmployerAbove ? { isEmployerAbove } : {}),
    };
  });
}
