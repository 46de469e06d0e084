import { findDates } from "../dates.ts";
import { headerParts } from "../header/header-parts.ts";
import { type HeaderPart, judgePart, titleWord } from "../header/judge-part.ts";
import { splitTown } from "../header/locations.ts";
import { commaPieces } from "../header/split-header.ts";
import type { TextLine } from "../text-lines.ts";

/** Title, employer and place of one entry. */
export interface EntryNames {
  position?: string;
  name?: string;
  location?: string;
}

/** "Store Manager, Kmart" on its own: without another employer the tail is it. */
function splitTitle(text: string): { position: string; name: string } | undefined {
  const pieces = commaPieces(text);
  const name = pieces.pop();
  // "Setters, operators, and tenders": one title.
  if (name !== undefined && /^(?:and|or) /.test(name)) return undefined;
  return name === undefined || pieces.length === 0 ? undefined : { position: pieces.join(", "), name };
}

/** "Electrical Fitter / Maintenance Electrician, Marlow Ridge": the employer may stand behind the second title. */
function splitLater(parts: readonly HeaderPart[], title: HeaderPart): { name: string } | undefined {
  const later = parts.filter((part) => part.kind === "title" && part !== title);
  const split = later.map(({ text }) => splitTitle(text)).find((found) => found !== undefined);
  return split && { name: split.name };
}

function findTitle(parts: readonly HeaderPart[]): HeaderPart | undefined {
  const titles = parts.filter((part) => part.kind === "title");
  return titles.find((part) => part.weak !== true) ?? titles[0];
}

/** Without a telling word: the plain part on the employer's side, else a title that names no worker. */
function findEmployer(
  parts: readonly HeaderPart[],
  title: HeaderPart | undefined,
  titleFirst: boolean,
): HeaderPart | undefined {
  const told = parts.find((part) => part.kind === "employer");
  if (told !== undefined) return told;
  const plain = parts.filter((part) => part.kind === "unknown");
  if (title === undefined) return plain.length > 1 && titleFirst ? plain.at(-1) : plain[0];
  return plain[0] ?? parts.find((part) => part.weak === true && part !== title);
}

function findPosition(
  parts: readonly HeaderPart[],
  employer: HeaderPart | undefined,
): HeaderPart | undefined {
  return (
    parts.find((part) => part.kind === "unknown" && part !== employer) ??
    parts.find((part) => part.kind === "employer" && part !== employer)
  );
}

const suburb = /^\p{Lu}[\p{Ll}'\u2019-]{2,}(?: \p{Lu}[\p{Ll}'\u2019-]{2,}){0,2}$/u;

/** "Saltbush Foods, Shepparton" or "(Shepparton)": beside a title of its own, the short plain tail of an employer is its place. */
function splitSuburb({ text }: HeaderPart): { name: string; location: string } | undefined {
  const pieces = commaPieces(text.replace(/ \(([^()]{3,40})\)$/, ", $1"));
  const [name = "", location = ""] = pieces;
  if (pieces.length !== 2 || !suburb.test(location) || judgePart(location) !== "unknown") return undefined;
  return judgePart(name) === "title" && titleWord.test(name) ? undefined : { name, location };
}

/** "Salon junior, Strand Hair, Pascoe Vale": no word tells which is which, and the other entries begin with the work. */
function splitPlain(text: string): EntryNames | undefined {
  const [position, name, location, ...more] = commaPieces(text);
  if (position === undefined || name === undefined || more.length > 0) return undefined;
  return { position, name, ...(location === undefined ? {} : { location }) };
}

/** Tells title from employer by their words, then by the order the other entries use. */
export function nameEntry(parts: readonly HeaderPart[], titleFirst: boolean): EntryNames {
  const title = findTitle(parts);
  const employer = findEmployer(parts, title, titleFirst);
  const position = title ?? findPosition(parts, employer);
  const place = parts.find((part) => part.kind === "location");
  const names: EntryNames = {};
  const plain =
    position === undefined && titleFirst && employer?.kind === "unknown"
      ? splitPlain(employer.text)
      : undefined;
  if (plain !== undefined) return place === undefined ? plain : { ...plain, location: place.text };
  if (position !== undefined) names.position = position.text;
  const house = place === undefined && title !== undefined && employer ? splitSuburb(employer) : undefined;
  if (house !== undefined) return { ...names, ...house };
  if (employer !== undefined) names.name = employer.text;
  if (place !== undefined) names.location = place.text;
  if (names.name !== undefined || position === undefined) return names;
  const split = splitTitle(position.text);
  const town = place === undefined ? undefined : splitTown(place.text);
  if (split !== undefined) return { ...names, ...split };
  const later = splitLater(parts, position);
  if (later !== undefined) return { ...names, ...later };
  // "Geebung, Queensland, Australia" is a place, "Airbnb San Francisco, CA" a house and its place.
  const isPlace = town === undefined || place?.text.startsWith(`${town.before}, `) === true;
  return isPlace ? names : { ...names, name: town.before, location: town.place };
}

/** Majority of the entries whose parts are plain: does the title come before the employer? */
export function titleComesFirst(entries: readonly (readonly HeaderPart[])[]): boolean {
  let votes = 0;
  for (const parts of entries) {
    const title = parts.findIndex((part) => part.kind === "title");
    const employer = parts.findIndex((part) => part.kind === "employer");
    const other = parts.findIndex((part) => part.kind === "unknown");
    const first = title === -1 ? other : title;
    const second = employer === -1 ? other : employer;
    if (first !== -1 && second !== -1 && first !== second) votes += first < second ? 1 : -1;
  }
  return votes >= 0;
}

/** Where the dates of a work entry stand in its line; a template's "year - year" has a place but no dates. */
export interface EntrySpan {
  from: number;
  to: number;
  startDate?: string;
  endDate?: string;
}

const unfilled =
  /(?:month |mm\s?\/\s?)?(?:20xx|yyyy|year)\s{0,2}(?:[-–—]{1,2}|to)\s{0,2}(?:(?:month |mm\s?\/\s?)?(?:20xx|yyyy|year)|present|current|ongoing)/i;
const longest = 170;

const seasons =
  /^(?:vintages?|seasons?|harvests?|summers?|winters?|(?:summer|school) holidays|christmas)\b[ ,]{0,2}((?:19|20)\d\d)(?:(?:, (?:19|20)\d\d){0,8},? (?:and|&|to) ((?:19|20)\d\d))?(?!\d)/i;

/** "Vintages 2024 and 2025": work of some months in each of them. */
function findSeasons(text: string): EntrySpan | undefined {
  const found = seasons.exec(text);
  const [whole = "", startDate, endDate = startDate] = found ?? [];
  return startDate === undefined || endDate === undefined
    ? undefined
    : { from: 0, to: whole.length, startDate, endDate };
}

/** A lone date counts only at an edge of a line that names work or an employer. */
function findLone(text: string): EntrySpan | undefined {
  const { single } = findDates(text);
  if (single === undefined) return undefined;
  const before = text.slice(0, single.from).trim();
  const after = text.slice(single.to).trim();
  const rest = before === "" ? after : before;
  if (/^\p{Ll}/u.test(before) || /\b(?:of|in|by|since|until|for|and)$/i.test(before)) return undefined;
  const isEdge = before === "" || /^(?:[)\].]?|\([^()]{2,40}\))$/.test(after);
  if (!isEdge || rest.split(" ").length > 12 || /[.;:]$/.test(rest)) return undefined;
  const says = headerParts(rest).some((part) => part.kind === "title" || part.kind === "employer");
  return says ? { from: single.from, to: single.to, startDate: single.date } : undefined;
}

/** The dates of a line that can head a work entry. */
export function findSpan(line: TextLine): EntrySpan | undefined {
  if (line.text.length > longest) return undefined;
  const { range } = findDates(line.text);
  if (range !== undefined) return range;
  const season = findSeasons(line.text);
  if (season !== undefined) return season;
  const blank = unfilled.exec(line.text);
  if (blank !== null) return { from: blank.index, to: blank.index + blank[0].length };
  return findLone(line.text);
}
