import { blockText, countWords } from "../page/element-text.ts";
import type { PageDocument } from "../page/page-document.ts";
import { type PageLine, pageLines } from "../page/page-lines.ts";
import { isElement, type PageElement, selfAndParents } from "../page/page-node.ts";
import { looksLikePlace } from "../words/place-words.ts";
import { looksLikeRole } from "../words/role-words.ts";
import { readPageTitle } from "../words/title-patterns.ts";
import { bestHeading, type FoundHeading, isTitleShaped } from "../zones/best-heading.ts";
import { mainBlock } from "../zones/main-block.ts";
import { openPane } from "../zones/open-pane.ts";
import { countJobLinks } from "../zones/page-signs.ts";
import { placeNear, readNamed } from "./near-heading.ts";
import { readCompany } from "./read-company.ts";
import { readLabels } from "./read-labels.ts";
import type { ReaderAnswer, Reading } from "./reading.ts";

/** Headings after which the page speaks of other things: similar ads, sharing, the legal small print. */
const END =
  /^(?:(?:similar|related|more|other|recommended) (?:jobs?|vacancies|positions|roles|opportunities)(?: .{0,40})?|people also viewed|jobs you (?:may|might) .{0,30}|share (?:this )?(?:job|position|vacancy|ad|role)?(?: (?:on|with) .{0,30})?|report (?:this )?(?:job|ad|listing)|(?:want to )?(?:get|be) notified (?:about|of|when) .{0,80}|help us (?:maintain|improve) .{0,80}|see all jobs.{0,40}|more from this employer|apply on company (?:web)?site|get (?:new )?job alerts?.{0,40}|set alert.{0,40}|email me jobs.{0,30}|ähnliche (?:jobs|stellen).{0,30}|weitere (?:jobs|stellen).{0,30}|mira el resto de nuestras ofertas.{0,20}|más ofertas.{0,40}|ofertas (?:similares|relacionadas).{0,20}|mira la resta .{0,40}|offres similaires.{0,20}|podobné nabídky.{0,30}|další nabídky.{0,30}|powered by.{0,30}|back to (?:all )?(?:jobs|search|results).{0,20}|see more .{1,40} jobs.{0,5}|view all jobs.{0,20}|browse (?:all )?jobs.{0,20})[:!?…\s]*$/i;
const LEADING =
  /^(?:apply(?: now| for this job)?|save(?: job)?|share|back(?: to .{1,30})?|print|email|refer a friend)$/i;

/**
 * Cuts what does not belong to the ad off the ends of a generically found text: the title and controls at the
 * top, other ads and sharing at the bottom. Text of selectors and data is never trimmed.
 */
function trimDescription(text: string, title: string): string {
  const lines = text.split("\n");
  const titleAt = lines
    .slice(0, 40)
    .findIndex((line) => title !== "" && line.toLowerCase() === title.toLowerCase());
  let start = titleAt < 0 ? 0 : titleAt + 1;
  while (start < lines.length && (lines[start] === "" || LEADING.test(lines[start] ?? ""))) start += 1;
  const minimum = start + Math.max(3, Math.floor((lines.length - start) * 0.2));
  const endAt = lines.findIndex((line, index) => index >= minimum && END.test(line.replace(/^- /, "")));
  return lines
    .slice(start, endAt < 0 ? undefined : endAt)
    .join("\n")
    .trim();
}

function isWithin(block: PageElement, element: PageElement): boolean {
  for (const here of selfAndParents(block)) if (here === element) return true;
  return false;
}

function elementsIn(element: PageElement): PageElement[] {
  const inner = element.children.filter(isElement);
  return [...inner, ...inner.flatMap(elementsIn)];
}

function firstLineIn(lines: readonly PageLine[], element: PageElement | undefined): number {
  if (element === undefined) return -1;
  return lines.findIndex((line) => line.words >= 8 && isWithin(line.block, element));
}

/** What boards write behind a title to say what the page is: "Site Supervisor - job post". */
const KIND_OF_PAGE = / ?[-–—|] ?job (?:post|posting|ad|details)$/i;

function titleOf(page: PageDocument, heading: FoundHeading | null): Reading[] {
  if (heading !== null) {
    const confidence = heading.score >= 8 ? 0.75 : heading.score >= 5 ? 0.65 : 0.55;
    const evidence = `h${heading.line.heading}`;
    const value = heading.line.text.replace(KIND_OF_PAGE, "");
    return [{ field: "title", value, confidence, reader: "headings", evidence }];
  }
  for (const source of [page.metas.get("og:title") ?? "", page.title]) {
    const { title } = readPageTitle(source, "");
    if (title !== "" && isTitleShaped(title))
      return [{ field: "title", value: title, confidence: 0.5, reader: "meta", evidence: "title" }];
  }
  return [];
}

function placeOfTitle(page: PageDocument, title: string): Reading[] {
  return [page.title, page.metas.get("og:title") ?? ""]
    .map((source) => readPageTitle(source, title).location)
    .filter((value) => value !== "")
    .map((value) => ({ field: "location", value, confidence: 0.55, reader: "meta", evidence: "title" }));
}

/** The generic road for any page: titles, headings, labels, names, text. */
export function readGeneric(
  page: PageDocument,
  lines: readonly PageLine[],
): ReaderAnswer & { linksInText: number } {
  const block = mainBlock(page, lines);
  const bodyAt = firstLineIn(lines, block?.element);
  const heading = bestHeading(page, lines, bodyAt);
  const title = heading?.line.text ?? "";
  const near =
    heading === null
      ? []
      : [
          ...readNamed(lines, heading.index, Math.max(bodyAt, heading.index + 25)),
          ...placeNear(lines, heading),
        ];
  const running = new Set(
    block === null
      ? []
      : lines.filter((line) => line.pieces.length < 3 && isWithin(line.block, block.element)),
  );
  const text = block === null ? "" : trimDescription(blockText([block.element], page.noise), title);
  return {
    readings: [
      ...readLabels(lines, running),
      ...titleOf(page, heading),
      ...near,
      ...placeOfTitle(page, title),
      ...readCompany(page, lines, heading),
    ],
    descriptions: countWords(text) >= 40 ? [{ text, confidence: 0.6, reader: "density" }] : [],
    linksInText: block === null ? 0 : countJobLinks(elementsIn(block.element)),
  };
}

/**
 * The same for an application form: its headings and labels are questions. Only a heading that the page's title
 * repeats, or the title itself, names the job; only what reads as a place near that heading is its place.
 */
export function readGenericForm(page: PageDocument, lines: readonly PageLine[]): ReaderAnswer {
  const heading = bestHeading(page, lines, -1, true);
  const head = heading === null ? [] : lines.slice(0, heading.index + 5);
  const near =
    heading === null
      ? []
      : [...readNamed(head, heading.index, head.length), ...placeNear(head, heading)].filter(
          ({ field, value }) => field !== "location" || looksLikePlace(value),
        );
  const title = titleOf(page, heading).filter(({ value }) => heading !== null || looksLikeRole(value));
  return { readings: [...title, ...near, ...readCompany(page, lines, heading)], descriptions: [] };
}

/** What the whole page says of itself is said of the list, not of the open ad. */
const OF_THE_PAGE = new Set([
  "title",
  "og:title",
  "twitter:title",
  "og:site_name",
  "address",
  "careers heading",
  "copyright",
]);

/**
 * The ad that is open beside the list of a board nobody wrote a reader for, with a role as heading. Null on a list
 * without an open ad.
 */
export function readOpenPane(page: PageDocument, lines: readonly PageLine[]): ReaderAnswer | null {
  const container = openPane(page, lines);
  if (container === null) return null;
  const { readings, descriptions } = readGeneric(page, pageLines(page, container));
  const isTitled = readings.some(
    ({ field, reader, value }) => field === "title" && reader === "headings" && looksLikeRole(value),
  );
  if (!isTitled || descriptions.length === 0) return null;
  return { readings: readings.filter(({ evidence }) => !OF_THE_PAGE.has(evidence)), descriptions };
}
