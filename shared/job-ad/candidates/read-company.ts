import { companyCompareForm, compareForm } from "../../domain/jobs/compare-form.ts";
import { tidyLine } from "../page/element-text.ts";
import type { PageDocument } from "../page/page-document.ts";
import type { PageLine } from "../page/page-lines.ts";
import { attributeOf, isElement, type PageElement } from "../page/page-node.ts";
import { aboutEmployer, atUs, isNameShaped, isShortName, saysWhatItIs } from "../words/employer-phrases.ts";
import { looksLikePlace } from "../words/place-words.ts";
import { looksLikeRole } from "../words/role-words.ts";
import { employerIn, isBoardName, nameBesideFiller, readPageTitle } from "../words/title-patterns.ts";
import type { FoundHeading } from "../zones/best-heading.ts";
import { employerOfAddress } from "./identify-page.ts";
import type { Reading } from "./reading.ts";

/** Addresses of an employer's own page on a board. */
const COMPANY_LINK =
  /\/(?:compan(?:y|ies)|cmp|employers?|organi[sz]ations?|unternehmen|arbeitgeber|firmen?|entreprises?|empresas?|firmy?|startups?|profiles?)\/[^/?#]{2,}/i;
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s{0,3}(?:copyright\s{0,3})?(?:\d{4}(?:\s{0,3}[-–]\s{0,3}\d{4})?)?,?\s{0,3}(?:by\s{1,3})?(\p{L}[\p{L}\d&.,'’ -]{1,60}?)\s{0,3}(?:\.|\||$|[-–] |all rights|\d{4}|alle rechte|tous droits|todos los|všechna)/iu;
/** The link to the employer's page on a board stands in the ad's head. */
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

/** Title, employer, place: three lines, or the title and "Employer | Place" under it. */
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

/** A logo alone may be the vendor's, a copyright line the site builder's: the employer's name stands in the text too. */
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

/** "Quokka Civil is a family firm ..." opens many ads; counts only when the name comes back. */
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

/** A section headed by the employer's name: the text keeps speaking of it, never in small letters. */
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

/** A section headed by the employer's name whose text opens with it: "Quokka Civil / QUOKKA CIVIL builds ...". */
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

/** Names of the employer in the head of the page, in its titles and in its texts, the surest first. */
export function readCompany(
  page: PageDocument,
  lines: readonly PageLine[],
  heading: FoundHeading | null,
): Reading[] {
  const title = heading?.line.text ?? "";
  const site = page.metas.get("og:site_name") ?? "";
  const titled = (text: string): string => readPageTitle(text, title).company;
  const found: [string, number, string][] = [
    [heading === null ? "" : linkedName(lines, heading), 0.66, "company link"],
    [titled(page.title), 0.62, "title"],
    ...["og:title", "twitter:title"].map((name): [string, number, string] => [
      titled(page.metas.get(name) ?? ""),
      0.6,
      name,
    ]),
    [heading === null ? "" : besidePlace(lines, heading), 0.58, "beside place"],
    [siteEmployer(page, lines), 0.55, "careers heading"],
    [aboutHeading(lines), 0.54, "about heading"],
    [isBoardName(site) ? "" : employerIn(site), 0.53, "og:site_name"],
    [employerOfAddress(page), 0.52, "address"],
    [nameBesideFiller(page.title), 0.52, "title"],
    [copyrightHolder(page, lines), 0.51, "copyright"],
    [introducedName(lines, title), 0.507, "introduced name"],
    [nameAsHeading(lines, title), 0.505, "heading name"],
    [selfDescription(lines), 0.5, "self description"],
  ];
  return found
    .filter(([value]) => isShortName(value) && compareForm(value) !== compareForm(title))
    .map(([value, confidence, evidence]) => ({
      field: "company",
      value,
      confidence,
      reader: "meta",
      evidence,
    }));
}
