import {
  aboutEmployer,
  atUs,
  isNameShaped,
  isShortName,
  joinEmployer,
  saysWhatItIs,
} from "./candidates/employer-phrases.ts";
import { fieldOfLabel } from "./words/field-labels.ts";
import { looksLikePlace } from "./words/place-words.ts";
import { looksLikeRole } from "./words/role-words.ts";
import { readPageTitle } from "./words/title-patterns.ts";
import { isTitleShaped } from "./words/title-shape.ts";

/** The title and employer of an ad; "" if the text does not name them. */
export interface AdName {
  title: string;
  company: string;
}

const longestTitle = 90;
const linesOfHead = 8;
/** A title without a label is within this many lines of the top. */
const titleLines = 3;
const mostTitleWords = 12;
const ornaments = /^[\s*#_>•-]+|(?<![\s*#_])[\s*#_]+$/g;
const titleLabel = /^(?:(?:job|position|role|vacancy) ?(?:title|name)?|title)\s*[:–-]\s*(\S.*)$/i;
/** "1.1 Title: Library Officer": the numbering of a position description. */
const outline = /^\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+/;
const companyLabel =
  /^(?:company|employer|advertiser|organi[sz]ation|business|agency)(?: name)?\s*[:–-]\s*(\S.*)$/i;
/** What boards put next to the name: "Full time", "$80k", "Posted 3d ago", "View all jobs". */
const boardTalk =
  /^(?:full|part)[ -]time|^(?:casual|contract|permanent|temporary|hybrid|remote|on-?site)\b|^[$\d]|posted|view all|apply|save|ago$/i;
/** "Murray Bridge SA", "Geelong VIC 3220": towns that are in no list. */
const inState = /\b(?:NSW|VIC|Vic|QLD|Qld|SA|WA|TAS|Tas|ACT|NT)(?: \d{4})?$|\b\d{4}$/;
/** "We are looking for an Early Childhood Educator to join our team". */
const lookingFor =
  /\b(?:looking for|seeking|hiring|recruiting|need|appoint|require|opportunity for) (?:an?|our next|another) ((?:[\p{L}\d&/()'’-]{1,30} ){0,5}?[\p{L}\d&/()'’-]{2,30})(?= (?:to|who|with|for|in|at|on|that|and|based)\b|[,.;]|$)/iu;

/**
 * Names a pasted ad by its first lines: "Registered Nurse at Coorong Hospital", a title with the employer below it,
 * labelled lines, or a sentence that says who looks for whom. A wrong name is worse than none, so unclear names are
 * "".
 * Linear; reads the first 6,000 characters.
 */
export function namePastedAd(text: string): AdName {
  const lines = text
    .slice(0, 6000)
    .split("\n", 120)
    .map((line) => line.slice(0, 400).replace(ornaments, "").replace(outline, "").trim())
    .filter((line) => line !== "");
  const head = lines.slice(0, linesOfHead);
  const titled = titleIn(lines);
  const title = titled?.title || proseTitle(lines);
  const company = labelled(head, companyLabel) || titled?.company || "";
  return { title, company: company || below(lines, titled?.at) || spokenEmployer(lines, title) };
}

/** "Department of Regional Futures": every word is capitalised like a name. */
const nameWord = /^(?:of|the|and|for|in|at|de|von|van|&|\+|[\p{Lu}\d(].{0,40})$/u;
const mostNameWords = 9;
const isProperName = (name: string) => {
  const words = name.split(" ");
  return words.length <= mostNameWords && words.every((word) => nameWord.test(word));
};
const linkedBy = /\s(?:at|@)\s|\|/;

function isEmployer(name: string): boolean {
  return isNameShaped(name) && isProperName(name) && !looksLikeRole(name) && !inState.test(name);
}

/** True if another line repeats the name. The part after a dash may be the ward, the shift or the year level. */
function isSpokenAgain(lines: readonly string[], name: string): boolean {
  return lines.filter((line) => line.includes(name)).length > 1;
}

function labelled(head: readonly string[], label: RegExp): string {
  return head.map((line) => label.exec(line)?.[1]?.trim() ?? "").find(isShortName) ?? "";
}

interface TitleLine extends AdName {
  at: number;
}

/** The title line near the top: what it says and where it is. */
function titleIn(lines: readonly string[]): TitleLine | null {
  for (const [at, line] of lines.slice(0, linesOfHead).entries()) {
    const named = titleLabel.exec(line)?.[1];
    if (named !== undefined && named.length <= longestTitle) return { title: named, company: "", at };
    const bare = at < titleLines ? bareTitle(lines, at, line) : null;
    if (bare !== null) return bare;
  }
  return null;
}

/** A title without a label, alone in its line or followed by the employer. */
function bareTitle(lines: readonly string[], at: number, line: string): TitleLine | null {
  if (line.length > longestTitle + 60 || !/^[\p{Lu}\d(].*[^.!?:,]$/u.test(line)) return null;
  const { title, company } = readPageTitle(line, "");
  if (looksLikeRole(title) && title !== line && isEmployer(company)) {
    const isSure = linkedBy.test(line) || (below(lines, at) === "" && isSpokenAgain(lines, company));
    if (isSure) return { title, company, at };
  }
  const isTitle = line.length <= longestTitle && isTitleShaped(line) && looksLikeRole(line);
  return isTitle && isShortTitle(line) ? { title: line, company: "", at } : null;
}

/** True for text written like a title, not like a task or a requirement: "2+ years of", "As a nurse, you will". */
function isShortTitle(line: string): boolean {
  return (
    line.split(" ").length <= mostTitleWords && !/\byou\b|^\d+\+|\b(?:to|of our|experience) /i.test(line)
  );
}

/** The employer directly below the title: with the place, or repeated in the text. */
function below(lines: readonly string[], at: number | undefined): string {
  const [line, next] = at === undefined ? [] : lines.slice(at + 1, at + 3);
  if (line === undefined || line.length > 100 || /[.!?:]$/.test(line)) return "";
  const [first = "", ...beside] = line.split(/\s{1,5}[·•|–—-]\s{1,5}/, 4);
  if (boardTalk.test(first) || aboutEmployer.test(line) || !isEmployer(first)) return "";
  const places = beside.length > 0 ? beside : [next ?? ""];
  const isPlaced = places.some((one) => one.length < 60 && (looksLikePlace(one) || inState.test(one)));
  return isPlaced || isSpokenAgain(lines, first) ? first : "";
}

function proseTitle(lines: readonly string[]): string {
  for (const line of lines.slice(0, 12)) {
    const found = lookingFor.exec(line)?.[1] ?? "";
    const title = capitals(found);
    if (title !== "" && looksLikeRole(title)) return title;
  }
  return "";
}

/** The capitalised words at the end: "Early Childhood Educator" of "experienced Early Childhood Educator". */
function capitals(words: string): string {
  const all = words.split(" ");
  let first = all.length;
  while (first > 0 && /^[\p{Lu}\d&/(]/u.test(all[first - 1] ?? "")) first -= 1;
  return all.slice(first).join(" ");
}

/** "About Coorong Hospital", "At Coorong Hospital, we", "Coorong Hospital is looking for", "Join Coorong Hospital". */
function spokenEmployer(lines: readonly string[], title: string): string {
  for (const line of lines) {
    const found = [aboutEmployer, atUs, saysWhatItIs, joinEmployer].map((one) => one.exec(line)?.[1]?.trim());
    const name = found.find(
      (one) => one !== undefined && one !== title && isEmployer(one) && fieldOfLabel(one) === null,
    );
    if (name !== undefined) return name;
  }
  return "";
}
