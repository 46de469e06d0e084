import { compareForm } from "../domain/jobs/compare-form.ts";
import { boardOfHost } from "../domain/jobs/job-identity.ts";
import { blockText, countWords, tidyLine } from "./element-text.ts";
import { employerOfAddress } from "./employer-of-address.ts";
import { fieldOfLabel } from "./field-labels.ts";
import { mainBlock } from "./main-block.ts";
import { isNamedAbove, type NameHint } from "./name-hints.ts";
import { isElement, type PageDocument, type PageElement } from "./page-document.ts";
import type { PageLine } from "./page-lines.ts";
import { isRemotePlace, looksLikePlace } from "./place-words.ts";
import { readLabels } from "./read-labels.ts";
import type { ReaderAnswer, Reading } from "./reading.ts";
import { employerIn, isInPageTitle, readPageTitle } from "./title-patterns.ts";
import { trimDescription } from "./trim-description.ts";

/** Headings that are never the name of a job. */
const NOT_A_TITLE =
  /^(?:careers?|jobs?|vacanc(?:y|ies)|menu|home|search|apply(?: now)?|about(?: (?:us|the (?:job|role|company|team)))?|overview|description|job (?:description|details|summary|search|post details|overview)|position (?:description|summary)|responsibilities|requirements|qualifications|benefits|contact(?: us)?|login|sign (?:in|up)|register|similar jobs|share|thank you.*|application submitted|privacy.*|cookie.*|this website uses cookies.*|welcome.*|join us|our (?:team|values|story)|the (?:role|opportunity|company|team)|who we are|what we offer|what you.*|your (?:role|profile|tasks|mission).*|key .*|how to apply|personal information|profile|details|location|department|employment type|page not found|404.*|error|careers? (?:at|with) .*|jobs at .*|.* careers?(?: (?:site|centre|center|page|portal))?|work (?:at|with) .*|[\d,+]+ .*jobs?.*|.* jobs in .*)$/i;
const COMPANY_STOP =
  /^(?:company|employer|about|logo|view all jobs|more jobs|website|see all.*|follow|reviews?|company profile)$/i;

type Found = { line: PageLine; index: number; score: number };

function isTitleShaped(text: string): boolean {
  return (
    text.length >= 3 &&
    text.length <= 160 &&
    /\p{L}/u.test(text) &&
    !NOT_A_TITLE.test(text) &&
    fieldOfLabel(text) === null
  );
}

function titleScore(line: PageLine, page: PageDocument, index: number, bodyAt: number): number {
  let score = 0;
  if (line.heading > 0) score += line.heading === 1 ? 4 : line.heading === 2 ? 2 : 1;
  const element = line.pieces.find(({ isHidden }) => !isHidden)?.element ?? line.block;
  if (isNamedAbove(element, "title", 1)) score += 4;
  if (score === 0) return 0;
  if (isInPageTitle(line.text, page.title) || isInPageTitle(line.text, page.metas.get("og:title") ?? ""))
    score += 4;
  if (line.isLink) score -= 2;
  if (bodyAt >= 0) score += index <= bodyAt ? 2 - Math.min(2, (bodyAt - index) / 60) : -2;
  return score;
}

/** The ad's heading among all headings of the page: never simply the first h1 (capture.md section 4). */
export function bestHeading(page: PageDocument, lines: readonly PageLine[], bodyAt: number): Found | null {
  let best: Found | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.words === 0 || line.words > 30) continue;
    const score = titleScore(line, page, index, bodyAt);
    if (score >= 2 && (best === null || score > best.score) && isTitleShaped(line.text))
      best = { line, index, score };
  }
  return best;
}

function firstLineIn(lines: readonly PageLine[], element: PageElement | undefined): number {
  if (element === undefined) return -1;
  return lines.findIndex((line) => {
    if (line.words < 8) return false;
    for (
      let here: unknown = line.block;
      isElement(here as PageElement);
      here = (here as PageElement).parent
    ) {
      if (here === element) return true;
    }
    return false;
  });
}

/** Short values whose own names say what they are, between a little above the heading and the text. */
function readNamed(lines: readonly PageLine[], from: number, to: number): Reading[] {
  const found = new Map<NameHint, Reading>();
  for (const line of lines.slice(Math.max(0, from - 8), to)) {
    if (line.words > 14 || line.text === "") continue;
    for (const piece of line.pieces) {
      if (piece.isHidden || fieldOfLabel(piece.text) !== null) continue;
      for (const hint of ["company", "location", "salary", "jobType"] as const) {
        if (found.has(hint) || !isNamedAbove(piece.element, hint, 1) || !isFitting(hint, piece.text))
          continue;
        const value = hint === "company" ? employerIn(piece.text) : piece.text;
        found.set(hint, { field: hint, value, confidence: 0.65, reader: "names", evidence: `named ${hint}` });
      }
    }
  }
  return [...found.values()];
}

function isFitting(hint: NameHint, text: string): boolean {
  if (text.length < 2 || text.length > 100) return false;
  if (hint === "salary") return /\d/.test(text);
  return hint !== "company" || !(COMPANY_STOP.test(text) || NOT_A_TITLE.test(text));
}

function placeIn(text: string): string | undefined {
  const value = tidyLine(text).replace(/^[-–—•·|,\s]+|[-–—•·|,\s]+$/g, "");
  return value.split(/\s*[·•|]\s*/).find(looksLikePlace);
}

/** A place standing alone near the heading, told by its words; "Remote" only when no town is there. */
function placeNear(lines: readonly PageLine[], heading: Found): Reading[] {
  const places = lines
    .slice(Math.max(0, heading.index - 4), heading.index + 14)
    .filter((line) => line !== heading.line && line.words <= 12)
    .flatMap(({ pieces }) =>
      pieces.filter(({ isHidden }) => !isHidden).flatMap(({ text }) => placeIn(text) ?? []),
    );
  const value = places.find((place) => !isRemotePlace(place)) ?? places[0];
  if (value === undefined) return [];
  return [{ field: "location", value, confidence: 0.6, reader: "place-words", evidence: "near heading" }];
}

/** "Careers at X" in a heading or in the logo's text names the employer of the whole site. */
function siteEmployer(page: PageDocument, lines: readonly PageLine[]): string {
  const headings = lines.filter(({ heading, words }) => heading > 0 && words < 10).map(({ text }) => text);
  const logos = page.elements
    .filter(
      ({ name, attribs }) =>
        name === "img" && /logo/i.test(`${attribs.class ?? ""} ${attribs.alt ?? ""} ${attribs.id ?? ""}`),
    )
    .slice(0, 5)
    .map((image) => image.attribs.alt ?? "");
  // A logo alone may be the vendor's: the employer's name also stands in the text.
  const isSpoken = (name: string): boolean =>
    lines.some(({ text }) => text.toLowerCase().includes(name.toLowerCase()));
  const named = [...headings, ...logos.filter((alt) => isSpoken(employerIn(alt)))].find(
    (text) => text.length < 80 && employerIn(text) !== text.trim(),
  );
  return named === undefined ? "" : employerIn(named);
}

function readCompany(page: PageDocument, lines: readonly PageLine[], heading: string): Reading[] {
  const found: Reading[] = [];
  const add = (value: string, confidence: number, evidence: string): void => {
    if (value !== "" && value.length <= 80 && compareForm(value) !== compareForm(heading)) {
      found.push({ field: "company", value, confidence, reader: "meta", evidence });
    }
  };
  for (const name of ["og:title", "twitter:title"]) {
    add(readPageTitle(page.metas.get(name) ?? "", heading).company, 0.6, name);
  }
  add(readPageTitle(page.title, heading).company, 0.62, "title");
  const isBoard = page.url !== null && boardOfHost(page.url.hostname) !== null;
  if (!isBoard) add(employerIn(page.metas.get("og:site_name") ?? ""), 0.5, "og:site_name");
  add(siteEmployer(page, lines), 0.55, "careers heading");
  add(employerOfAddress(page), 0.5, "address");
  return found;
}

/** The generic road for any page (capture.md section 1, readers 6 and 7): titles, headings, labels, names, text. */
export function readGeneric(page: PageDocument, lines: readonly PageLine[]): ReaderAnswer {
  const block = mainBlock(page, lines);
  const bodyAt = firstLineIn(lines, block?.element);
  const heading = bestHeading(page, lines, bodyAt);
  const readings = [...readLabels(lines)];
  const title = heading?.line.text ?? "";
  if (heading !== null) {
    const confidence = heading.score >= 8 ? 0.75 : heading.score >= 5 ? 0.65 : 0.55;
    readings.push({
      field: "title",
      value: title,
      confidence,
      reader: "headings",
      evidence: `h${heading.line.heading}`,
    });
    const end = Math.max(bodyAt, heading.index + 25);
    readings.push(...readNamed(lines, heading.index, end), ...placeNear(lines, heading));
  } else {
    const meta = readPageTitle(page.metas.get("og:title") ?? page.title, "");
    if (meta.title !== "" && isTitleShaped(meta.title)) {
      readings.push({
        field: "title",
        value: meta.title,
        confidence: 0.5,
        reader: "meta",
        evidence: "title",
      });
    }
  }
  for (const source of [page.title, page.metas.get("og:title") ?? ""]) {
    const place = readPageTitle(source, title).location;
    if (place !== "")
      readings.push({ field: "location", value: place, confidence: 0.55, reader: "meta", evidence: "title" });
  }
  readings.push(...readCompany(page, lines, title));
  const text = block === null ? "" : trimDescription(blockText([block.element], page.noise), title);
  const isEnough = countWords(text) >= 40;
  return { readings, descriptions: isEnough ? [{ text, confidence: 0.6, reader: "density" }] : [] };
}
