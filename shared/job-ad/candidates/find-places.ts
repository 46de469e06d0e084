import { stateCodePattern } from "../../domain/australia.ts";
import { isLocalityName } from "../../language/word-classes.ts";
import { tidyLine } from "../page/element-text.ts";
import { looksLikePlace } from "../words/place-words.ts";
import { looksLikeRole } from "../words/role-words.ts";
import { readPageTitle } from "../words/title-patterns.ts";
import { isTitleShaped } from "../words/title-shape.ts";
import type { PageFacts } from "./page-facts.ts";
import type { Reading } from "./reading.ts";

/** Facts next to a place: kind of work, hours, pay, dates, numbers of the ad. */
const OTHER_FACT =
  /\d{5,}|[$€£%]|\b(?:full|part)[- ]?time\b|\b(?:casual|contract|permanent|temporary|ongoing|fixed term|shift|hours?|posted|added|closes?|closing|apply|req(?:uisition)?|ref(?:erence)?|job (?:id|no)|19|20)\d{0,2}\b|#\d/i;
/** A town in the running text: "a boarding school in Yeppoon seeks". */
const NAMED_TOWN =
  /(?:\b(?:in|at|near|from|of|to|around)|,) ((?:\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+){0,2})/gu;
/** Number of characters of the text in which towns are searched. */
const TALK_LENGTH = 1500;

function bare(text: string): string {
  return tidyLine(text).replace(/^[-–—•·|,/\s]+|(?<![-–—•·|,./\s])[-–—•·|,./\s]+$/g, "");
}

/** True for a town or suburb of Australia, or a part of one: "Inner West Sydney". */
function isTown(text: string): boolean {
  const words = text.toLowerCase().split(" ");
  return words.length <= 4 && words.some((_, at) => isLocalityName(words.slice(at).join(" ")));
}

/** A state alone, the last piece of a place that is split. */
const STATE_ALONE = new RegExp(`^\\s*(?:${stateCodePattern}|australia|aus?)\\s*$`, "i");

/** The short parts of a line: its pieces, and those split at dots and bars. */
function partsOf(line: PageFacts["lines"][number]): [text: string, how: string][] {
  const shown = line.pieces.filter(({ isHidden }) => !isHidden).map(({ text }) => text);
  const whole = shown.length > 1 ? [line.text.replace(/ ,/g, ",")] : [];
  const cut = shown.flatMap((text) => text.split(/(?:(?<!\s)\s+)?[·•|]\s*| \/ |(?<=\p{L})\.\s+(?=\p{Lu})/u));
  const towns = line.words > 12 ? [] : shown.flatMap((text) => text.split(/, | (?:and|or) /)).filter(isTown);
  return [
    ...[...cut, ...towns]
      .filter((text) => shown.length === 1 || !STATE_ALONE.test(text))
      .map((text): [string, string] => [bare(text), ""]),
    ...whole.map((text): [string, string] => [bare(text), " joined"]),
  ];
}

function isPlaceShaped(text: string): boolean {
  return (
    text.length > 2 &&
    text.length <= 80 &&
    text.split(" ").length <= 9 &&
    /^[\p{Lu}\d(]/u.test(text) &&
    !/[!?:;@]/.test(text) &&
    !OTHER_FACT.test(text) &&
    isTitleShaped(text) &&
    !looksLikeRole(text)
  );
}

/** The position of a line relative to the title's. */
function sideOf(at: number, titleAt: number, step: number): string {
  return at <= titleAt ? "before" : step <= 2 ? "next" : step <= 5 ? "near" : "far";
}

/** Short texts around the title that look like a place, or that follow the title and may be one. */
function placesAround({ lines }: PageFacts, titleAt: number, isForm: boolean): [string, string][] {
  const from = titleAt < 0 ? 0 : Math.max(0, titleAt - 4);
  const title = lines[titleAt]?.text;
  const near = lines.slice(from, from + 22).map((line, n) => ({ line, at: from + n }));
  const shown = near.filter(({ line }) => line.words > 0);
  const before = shown.filter(({ at }) => at <= titleAt).length;
  return shown.flatMap(({ line, at }, index): [string, string][] => {
    if (line.words > 16 && !line.text.slice(0, 40).includes(".")) return [];
    const step = at > titleAt ? index - before + 1 : 0;
    const isOpen = !isForm && step > 0 && step <= 4;
    const side = `${sideOf(at, titleAt, step)}${line.heading > 0 ? " heading" : ""}`;
    return partsOf(line).flatMap(([text, how]): [string, string][] => {
      if (text === title || !/^[\p{Lu}\d(]/u.test(text) || looksLikeRole(text)) return [];
      if (looksLikePlace(text)) return [[text, `place ${side}${how}`]];
      if (!isOpen || !isPlaceShaped(text)) return [];
      return [[text, `${isTown(text) ? "town" : "text"} ${side}${how}`]];
    });
  });
}

/** Towns at the beginning of the running text. */
function townsInText(lines: PageFacts["lines"]): string[] {
  const long = lines.filter(({ words, heading }) => words >= 6 && heading === 0).map(({ text }) => text);
  const names = [...long.join("\n").slice(0, TALK_LENGTH).matchAll(NAMED_TOWN)].map(([, name = ""]) => name);
  return names.filter((name) => isLocalityName(name.toLowerCase())).slice(0, 3);
}

/**
 * Possible places of the job: around the title, in the page's titles, in the text; on a form only texts that look
 * like a place.
 */
export function findPlaces(facts: PageFacts, titleAt: number, isForm = false): Reading[] {
  const { lines, page } = facts;
  const title = titleAt < 0 ? "" : (lines[titleAt]?.text ?? "");
  const titled = [page.title, page.metas.get("og:title") ?? ""].map(
    (source) => readPageTitle(source, title).location,
  );
  const found: [string, string, string][] = [
    ...placesAround(facts, titleAt, isForm).map(([value, how]): [string, string, string] => [
      value,
      "lines",
      how,
    ]),
    ...(isForm ? [] : titled.map((value): [string, string, string] => [value, "meta", "title"])),
    ...(isForm
      ? []
      : townsInText(lines).map((value): [string, string, string] => [value, "lines", "in text"])),
  ];
  return found
    .filter(([value]) => value !== "")
    .map(([value, reader, evidence]) => ({ field: "location", value, confidence: 0.5, reader, evidence }));
}
