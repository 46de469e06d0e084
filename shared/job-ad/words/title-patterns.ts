import { compareForm } from "../../domain/jobs/compare-form.ts";
import { pagesList } from "../../sites/generated/pages-list.ts";
import { tidyLine } from "../page/element-text.ts";
import { looksLikePlace } from "./place-words.ts";
import { looksLikeRole } from "./role-words.ts";

/** The parts of a page title; "" for missing ones. */
export type TitleParts = { title: string; company: string; location: string };

/** Sites that have no folder in `shared/sites`. */
const OTHER_SITES =
  /jobstreet|jobsdb|talent\.com|monster|ziprecruiter|simplyhired|welcome to the jungle|infojobs|stepstone|xing|apec|hellowork|prace\.cz|profesia\.sk|wellfound|angellist|builtin|dice|reed(?:\.co\.uk)?|totaljobs|careerjet|elmo/;
const SITE_NAMES = [OTHER_SITES, ...pagesList.flatMap(({ titles }) => titles ?? [])];
const BOARDS = new RegExp(`^(?:${SITE_NAMES.map(({ source }) => source).join("|")})$`, "i");
const FILLER =
  /^(?:jobs?|careers?|career|vacancies|vacancy|apply|application|apply now|job application|job details?|job description|join us|home|stellenangebot|offene stellen|karriere|empleo|emploi|carrières?|bewerbung|bewerben|online-bewerbung|postuler|candidature|solicitud|inscripción|current vacancies|job opportunities|opportunities|job search|job posting|details?|jobs? (?:&|and) careers?|careers? (?:site|page|portal))$/i;
const SEPARATOR = /(?<!\s)\s+[-–—|·•»@]\s+|(?:(?<!\s)\s+)?\|\s*|(?<!\s)\s+::\s+|:\s+/;

/** "Careers at X", "Jobs bei X", "X Careers", "X logo" -> "X". */
export function employerIn(text: string): string {
  const plain = tidyLine(text);
  const found =
    /^(?:careers?|jobs?|work(?:ing)?|karriere|stellen|carrières|empleo|lavora) (?:at|with|bei|chez|en|con|hos|in) (.{2,80})$/i.exec(
      plain,
    ) ??
    /^(.{2,80}?)(?:['’]s)? (?:careers?|jobs?|logo|karriere|career site|job board|recruitment)(?: (?:site|page|portal|centre|center|board))?$/i.exec(
      plain,
    );
  return found?.[1]?.trim() ?? plain;
}

/** The employer in a page title that is otherwise filler: "Bewerbung | RUAG". */
export function nameBesideFiller(pageTitle: string): string {
  const parts = tidyLine(pageTitle).split(SEPARATOR);
  const useful = parts.filter(isUseful);
  const name = useful.length === 1 && parts.some((part) => FILLER.test(part)) ? (useful[0] ?? "") : "";
  return looksLikeRole(name) || looksLikePlace(name) ? "" : employerIn(name);
}

/** The parts of a page title without filler, boards, roles and places. */
export function titleNames(pageTitle: string): string[] {
  const parts = tidyLine(pageTitle).split(SEPARATOR).filter(isUseful);
  return parts.filter((part) => !looksLikeRole(part) && !looksLikePlace(part)).map(employerIn);
}

/** Removes a full stop at the end, unless it belongs to a legal form. */
function withoutFullStop(name: string): string {
  return /(?:^|[\s.])(?:inc|ltd|co|corp|bros|llc|plc|[a-z])\.$/i.test(name) ? name : name.replace(/\.$/, "");
}

/** True for the name of a job board or a maker of careers pages, which is never an ad's employer. */
export function isBoardName(text: string): boolean {
  return BOARDS.test(tidyLine(text));
}

function isUseful(part: string): boolean {
  return part !== "" && part.length <= 80 && !BOARDS.test(part) && !FILLER.test(part) && !/^\d+$/.test(part);
}

function phrased(title: string): TitleParts | null {
  const hiring = /^(.{2,100}?) (?:is )?hiring (.{2,200}) in (.{2,100})$/i.exec(title);
  if (hiring !== null) return { company: hiring[1] ?? "", title: hiring[2] ?? "", location: hiring[3] ?? "" };
  const application = /^Job Application for (.{2,200}) at (.{2,100})$/i.exec(title);
  if (application !== null)
    return { title: application[1] ?? "", company: application[2] ?? "", location: "" };
  return null;
}

function withoutBoards(title: string): string {
  let rest = tidyLine(title);
  for (let round = 0; round < 3; round += 1) {
    const tail = /^(.+?)(?<!\s)\s+[-–—|·]\s+([^-–—|·]{2,40})$/.exec(rest);
    if (tail === null || !(BOARDS.test(tail[2] ?? "") || FILLER.test(tail[2] ?? ""))) return rest;
    rest = tail[1] ?? rest;
  }
  return rest;
}

/** "in Hamburg", "à Lyon", and words of boards before it: "Job in Geelong". */
const IN_PLACE = /^(?:jobs? )?(?:in|à|en|v|ve) (.{2,80})$/i;

/** The rest of the title without the ad's heading: the employer, and sometimes the place. */
function remainder(rest: string): Pick<TitleParts, "company" | "location"> {
  const at = /^\s*(?:at|@|bei|chez|hos)\s+(\S.{1,99})$/i.exec(rest);
  const parts = (at?.[1] ?? rest)
    .split(SEPARATOR)
    .map((part) => part.replace(/^[\s\-–—|:·@,]+|(?<![\s\-–—|:·@,])[\s\-–—|:·@,]+$/g, ""))
    .filter(isUseful);
  const placed = parts.find((part) => IN_PLACE.test(part));
  const location = (placed === undefined ? parts.find(looksLikePlace) : IN_PLACE.exec(placed)?.[1]) ?? "";
  const company = parts.find((part) => part !== placed && part !== location && !looksLikePlace(part)) ?? "";
  return { company: company === "" ? "" : withoutFullStop(employerIn(company)), location };
}

/** The other parts of the title, if one part is a shorter or longer form of the heading. */
function withoutHeading(title: string, heading: string): string | null {
  const own = compareForm(heading);
  const parts = title.split(SEPARATOR);
  const rest = parts.filter((part) => {
    const form = compareForm(part);
    return form.length < 6 || !(own.includes(form) || form.includes(own));
  });
  return rest.length === parts.length || rest.length === 0 ? null : rest.join(" | ");
}

/**
 * Reads `<title>` or og:title. If the ad's heading is known, the rest of the title is the employer; otherwise only
 * clear phrases are read, and the order of the parts stays open.
 */
export function readPageTitle(pageTitle: string, heading: string): TitleParts {
  const title = withoutBoards(pageTitle);
  const fixed = phrased(title);
  if (fixed !== null) return fixed;
  const at = heading === "" ? -1 : title.toLowerCase().indexOf(heading.toLowerCase());
  if (at >= 0) {
    const rest = `${title.slice(0, at)} | ${title.slice(at + heading.length)}`.replace(/^ \| /, "");
    return { title: heading, ...remainder(rest) };
  }
  const overlapping = heading === "" ? null : withoutHeading(title, heading);
  if (overlapping !== null) return { title: heading, ...remainder(overlapping) };
  const named = /^(.{3,120}?) (?:at|@|bei|chez) (.{2,80})$/i.exec(title);
  if (named !== null)
    return { title: named[1] ?? "", company: remainder(named[2] ?? "").company, location: "" };
  const parts = title.split(SEPARATOR).filter(isUseful);
  const only = parts.length === 1 ? (parts[0] ?? "") : "";
  return parts.length < 2 ? { title: only, company: "", location: "" } : splitByRole(title);
}

const NOTHING: TitleParts = { title: "", company: "", location: "" };

/**
 * "Employer - Role" or "Role - Employer", decided by the end that names somebody's work; no answer if both or neither
 * do.
 */
function splitByRole(title: string): TitleParts {
  const separators = [...title.matchAll(new RegExp(SEPARATOR, "g"))];
  const [first, last] = [separators[0], separators.at(-1)];
  if (first === undefined || last === undefined) return NOTHING;
  const head = title.slice(0, first.index);
  const rest = title.slice(first.index + first[0].length);
  const front = title.slice(0, last.index);
  const tail = title.slice(last.index + last[0].length);
  if (looksLikeRole(rest) && !looksLikeRole(head) && isUseful(head))
    return { title: rest, company: looksLikePlace(head) ? "" : employerIn(head), location: "" };
  if (!looksLikeRole(front) || looksLikeRole(tail) || !isUseful(tail)) return NOTHING;
  if (!looksLikePlace(tail)) return { title: front, company: employerIn(tail), location: "" };
  return separators.length < 2
    ? { title: front, company: "", location: tail }
    : { ...splitByRole(front), location: tail };
}
