import { companyCompareForm } from "../../domain/jobs/compare-form.ts";
import { tidyLine } from "../page/element-text.ts";
import type { PageDocument } from "../page/page-document.ts";
import type { PageLine } from "../page/page-lines.ts";
import { attributeOf, elementsIn, isElement, ownText, type PageElement } from "../page/page-node.ts";
import { isLabel } from "../words/field-labels.ts";
import { looksLikePlace } from "../words/place-words.ts";
import { looksLikeRole } from "../words/role-words.ts";
import {
  employerIn,
  isBoardName,
  nameBesideFiller,
  readPageTitle,
  titleNames,
} from "../words/title-patterns.ts";
import { aboutEmployer, atUs, isNameShaped, isShortName, saysWhatItIs } from "./employer-phrases.ts";
import { employerOfAddress } from "./identify-page.ts";
import type { PageFacts } from "./page-facts.ts";
import type { Reading } from "./reading.ts";

/** Addresses of an employer's own page on a board. */
const COMPANY_LINK =
  /\/(?:compan(?:y|ies)|cmp|employers?|organi[sz]ations?|unternehmen|arbeitgeber|firmen?|entreprises?|empresas?|firmy?|startups?|profiles?)\/[^/?#]{2,}/i;
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s{0,3}(?:copyright\s{0,3})?(?:\d{4}(?:\s{0,3}[-–]\s{0,3}\d{4})?)?,?\s{0,3}(?:by\s{1,3})?(\p{L}[\p{L}\d&.,'’ -]{1,60}?)\s{0,3}(?:\.|\||$|[-–] |all rights|\d{4}|alle rechte|tous droits|todos los|všechna)/iu;
/** The title's line and its index. */
type FoundHeading = { line: PageLine; index: number };

/** The link to the employer's page near the top of the ad. */
function linkedName(lines: readonly PageLine[], heading: FoundHeading): string {
  const near = lines.slice(Math.max(0, heading.index - 6), heading.index + 8);
  for (const piece of near.flatMap(({ pieces }) => pieces)) {
    const link = linkAbove(piece.element);
    if (link !== null && !piece.isHidden && isNameShaped(piece.text) && piece.text.split(" ").length <= 8)
      return piece.text;
  }
  return "";
}

function linkAbove(element: PageElement): PageElement | null {
  for (let here: unknown = element, step = 0; step < 3; step += 1) {
    if (!isElement(here as PageElement)) return null;
    const node = here as PageElement;
    if (node.name === "a" && COMPANY_LINK.test(attributeOf(node, "href"))) return node;
    here = node.parent;
  }
  return null;
}

/** Title, employer, place: three lines, or the title and "Employer | Place" below it. */
function besidePlace(lines: readonly PageLine[], heading: FoundHeading): string {
  const head = lines.slice(heading.index + 1, heading.index + 4).filter(({ words }) => words > 0);
  for (const [index, line] of head.entries()) {
    const pieces = line.pieces.filter(({ isHidden }) => !isHidden).map(({ text }) => text);
    const parts = pieces.length > 1 ? pieces : line.text.split(/(?<!\s)\s+[·•|–—-]\s+/);
    const next = head[index + 1]?.text ?? "";
    const first = parts[0] ?? "";
    const isBeside = parts.length > 1 && parts.slice(1, 3).some(looksLikePlace);
    const isAbove = parts.length === 1 && index === 0 && next.length < 60 && looksLikePlace(next);
    if ((isBeside || isAbove) && line.words <= 14 && isNameShaped(first) && !looksLikeRole(first))
      return first;
  }
  return "";
}

function aboutHeading(lines: readonly PageLine[]): string {
  for (const line of lines) {
    if (line.words < 2 || line.words > 9) continue;
    const isHead =
      line.heading > 1 || line.pieces.every(({ element }) => /^(?:b|strong|u)$/.test(element.name));
    const name = isHead ? (aboutEmployer.exec(line.text)?.[1]?.trim() ?? "") : "";
    if (name !== "" && isNameShaped(name) && !looksLikeRole(name)) return name;
  }
  return "";
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
  const spoken = logos.filter((alt) => isSpoken(lines, employerIn(alt)));
  const named = [...headings, ...spoken].find(
    (text) => text.length < 80 && employerIn(text) !== text.trim() && isShortName(employerIn(text)),
  );
  return named === undefined ? "" : employerIn(named);
}

/** A logo may be the vendor's and a copyright line the site builder's, so the text must contain the name too. */
function isSpoken(lines: readonly PageLine[], name: string): boolean {
  const form = companyCompareForm(name);
  return form.length > 1 && lines.some(({ text }) => text.toLowerCase().includes(form));
}

function copyrightHolder(page: PageDocument, lines: readonly PageLine[]): string {
  for (let index = page.elements.length - 1, seen = 0; index >= 0 && seen < 400; index -= 1, seen += 1) {
    const first = page.elements[index]?.children.find((child) => "data" in child && child.data.trim() !== "");
    const text = first !== undefined && "data" in first ? tidyLine(first.data.slice(0, 300)) : "";
    const name = /©|\(c\)|copyright/i.test(text) ? (COPYRIGHT.exec(text)?.[1]?.trim() ?? "") : "";
    if (name !== "" && isNameShaped(name) && !isBoardName(name) && isSpoken(lines, name)) return name;
  }
  return "";
}

/** "Quokka Civil is a family firm ..." opens many ads; it counts only if the name is repeated. */
function selfDescription(lines: readonly PageLine[]): string {
  for (const line of lines) {
    if (line.words < 8) continue;
    const start = line.text.slice(0, 200);
    const name = (atUs.exec(start) ?? saysWhatItIs.exec(start))?.[1]?.trim() ?? "";
    if (name.length < 3 || !isNameShaped(name) || looksLikeRole(name)) continue;
    if (lines.filter(({ text }) => text.includes(name)).length >= 2) return name;
  }
  return "";
}

/** A section headed by the employer's name: its text repeats the name, never in lower case. */
function nameAsHeading(lines: readonly PageLine[], title: string): string {
  const prose = lines.filter(({ heading, words }) => heading === 0 && words >= 8);
  for (const { text, heading, words } of lines) {
    if (heading < 2 || words > 5 || text.length < 3 || !isNameShaped(text) || looksLikeRole(text)) continue;
    if (text === title) continue;
    const form = text.toLowerCase();
    const spoken = prose
      .map((line) => ({ text: line.text, at: line.text.toLowerCase().indexOf(form) }))
      .filter(({ at }) => at > 0);
    const isName = spoken.every((line) => /\p{Lu}/u.test(line.text.charAt(line.at)));
    if (isName && spoken.length >= 2) return text;
  }
  return "";
}

/** A section headed by the employer's name whose text begins with it: "Quokka Civil / QUOKKA CIVIL builds ...". */
function introducedName(lines: readonly PageLine[], title: string): string {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (line.heading < 2 || line.words < 2 || line.words > 6 || next === undefined || next.words < 12)
      continue;
    const isOpening = next.text.toLowerCase().startsWith(`${line.text.toLowerCase()} `);
    if (isOpening && line.text !== title && isNameShaped(line.text) && !looksLikeRole(line.text))
      return line.text;
  }
  return "";
}

/** Texts of pictures that may be the logo. */
function logos(page: PageDocument): string[] {
  return page.elements
    .filter(({ name, attribs }) => name === "img" && (attribs.alt ?? "").length > 2)
    .slice(0, 8)
    .map(({ attribs }) => employerIn(attribs.alt ?? ""));
}

/** The first words of headers and bars at the top, often the name of the site. */
function headerNames({ noise, elements }: PageDocument): string[] {
  const bars = elements.slice(0, 200).filter((element) => noise.has(element) || element.name === "header");
  return bars.slice(0, 4).flatMap((bar) => {
    const texts = [bar, ...elementsIn(bar).slice(0, 12)].map((element) => tidyLine(ownText(element)));
    const [first] = texts.filter((text) => text !== "");
    return first === undefined || first.length > 60 ? [] : [employerIn(first)];
  });
}

/** Short lines at the top of the page and around the title: names of the site, of a section, of the employer. */
function shortLines(lines: readonly PageLine[], titleAt: number): [string, string][] {
  const near = lines.slice(Math.max(0, titleAt - 4), titleAt + 6);
  return [...new Set([...lines.slice(0, 4), ...near])].flatMap((line): [string, string][] => {
    if (line.words === 0 || line.words > 10 || line === lines[titleAt]) return [];
    const at = lines.indexOf(line);
    const where = titleAt < 0 ? "top" : at < titleAt ? "above" : at === titleAt + 1 ? "next" : "below";
    const how = line.heading > 0 ? `${where} heading` : where;
    const shown = line.pieces.filter(({ isHidden }) => !isHidden).map(({ text }) => text);
    return shown
      .flatMap((text) => [text, ...text.split(/(?:(?<!\s)\s+)?[·•|,]\s*/)])
      .map((text) => [how, employerIn(text.replace(/^(?:at|bei|chez|by) /i, ""))]);
  });
}

/** The trust in each source before the model sees the page; short lines are guesses. */
const TRUST: Readonly<Record<string, number>> = {
  "company link": 0.66,
  title: 0.62,
  "og:title": 0.6,
  "beside place": 0.58,
  "careers heading": 0.55,
  "about heading": 0.54,
  "og:site_name": 0.53,
  address: 0.52,
  "title beside filler": 0.52,
  copyright: 0.51,
  "introduced name": 0.5,
  "heading name": 0.5,
  "self description": 0.5,
};

/** Possible names of the employer, from the top of the page, its titles and its texts. */
export function findCompanies(
  { page, lines }: Pick<PageFacts, "page" | "lines">,
  title: string,
  titleAt: number,
  mode: "page" | "pane" | "form" = "page",
): Reading[] {
  const site = page.metas.get("og:site_name") ?? "";
  const titled = (text: string): string => readPageTitle(text, title).company;
  const heading = lines[titleAt] === undefined ? null : { line: lines[titleAt], index: titleAt };
  const ofAd: [string, string][] = [
    ["company link", heading === null ? "" : linkedName(lines, heading)],
    ["beside place", heading === null ? "" : besidePlace(lines, heading)],
    ["about heading", aboutHeading(lines)],
    ["introduced name", introducedName(lines, title)],
    ["heading name", nameAsHeading(lines, title)],
    ["self description", selfDescription(lines)],
    // Skip a form's lines, which are questions.
    ...(mode === "form" ? [] : shortLines(lines, titleAt)),
  ];
  // Statements about the whole page are about the list, not about the ad that is open next to it.
  const ofPage: [string, string][] = [
    ["title", titled(page.title)],
    ["og:title", titled(page.metas.get("og:title") ?? "")],
    ["og:title", titled(page.metas.get("twitter:title") ?? "")],
    ["title beside filler", nameBesideFiller(page.title)],
    ...(titled(page.title) === "" ? titleNames(page.title) : []).map((name): [string, string] => [
      "title part",
      name,
    ]),
    ["careers heading", siteEmployer(page, lines)],
    ["og:site_name", employerIn(site)],
    ["address", employerOfAddress(page)],
    ["copyright", copyrightHolder(page, lines)],
    ...headerNames(page).map((name): [string, string] => ["header", name]),
    ...logos(page).map((name): [string, string] => ["logo", name]),
  ];
  return [...ofAd, ...(mode === "pane" ? [] : ofPage)]
    .filter(([, value]) => isShortName(value) && !isBoardName(value) && !isLabel(value))
    .map(([evidence, value]) => {
      const confidence = TRUST[evidence] ?? 0.3;
      return { field: "company", value, confidence, reader: "meta", evidence };
    });
}
