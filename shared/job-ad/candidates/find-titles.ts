import { compareForm } from "../../domain/jobs/compare-form.ts";
import { elementText } from "../page/element-text.ts";
import { elementsIn, type PageElement } from "../page/page-node.ts";
import { isLabel } from "../words/field-labels.ts";
import { isNamedAbove } from "../words/name-hints.ts";
import { looksLikeRole } from "../words/role-words.ts";
import { readPageTitle } from "../words/title-patterns.ts";
import { isTitleShaped } from "../words/title-shape.ts";
import type { PageFacts } from "./page-facts.ts";
import type { Reading } from "./reading.ts";

/** Later lines are other ads and small print. */
const MOST_LINES = 500;

/** Words that boards put around a title: "Site Supervisor - job post", "We're hiring: Barista". */
const AROUND = [
  /^(?:we(?:['’]re| are) (?:now )?(?:hiring|looking for|seeking)|now hiring|vacancy|position|job title) ?[:–-] /i,
  / ?[-–—|] ?job (?:post|posting|ad|details)$/i,
];

function isStrong(element: PageElement): boolean {
  return /^(?:b|strong|font|big|u)$/.test(element.name);
}

/** How a line is emphasised; "" if it is not. */
function standing(line: PageFacts["lines"][number], isTop: boolean): string {
  const piece = line.pieces.find(({ isHidden }) => !isHidden);
  if (piece === undefined) return "";
  if (line.heading > 0) return `h${line.heading}`;
  if (isNamedAbove(piece.element, "title", 1)) return "named";
  if (line.pieces.every(({ element }) => isStrong(element))) return "strong";
  return isTop && line.words <= 12 && looksLikeRole(line.text) ? "role" : "";
}

function breadcrumb({ page }: PageFacts): string {
  const trail = page.elements.find(({ attribs }) =>
    /breadcrumb/i.test(`${attribs.class ?? ""} ${attribs.id ?? ""} ${attribs["aria-label"] ?? ""}`),
  );
  if (trail === undefined) return "";
  const parts = elementsIn(trail).filter(({ name }) => name === "li" || name === "a" || name === "span");
  const last = parts.at(-1);
  return last === undefined || parts.length < 2 ? "" : elementText(last).replace(/^[\s/>›»]+/, "");
}

/**
 * Every line, page title and breadcrumb that can be the job's title. On a form only repetitions of the page's title.
 */
export function findTitles(facts: PageFacts, isForm = false): Reading[] {
  const { page, lines, bodyAt } = facts;
  const found: Reading[] = [];
  const add = (text: string, reader: string, evidence: string): void => {
    const value = AROUND.reduce((rest, pattern) => rest.replace(pattern, ""), text).trim();
    const isLabelled = isLabel(value.split(/[:：]/)[0] ?? "");
    const isHidden = page.hiddenHeadings.has(compareForm(value));
    if (isTitleShaped(value) && !isLabelled && !isHidden)
      found.push({ field: "title", value, confidence: 0.5, reader, evidence });
  };
  for (const [index, line] of lines.slice(0, MOST_LINES).entries()) {
    // A heading directly above another of its level names nothing: a hidden pane, the name of the site.
    const isEmpty = line.heading > 0 && lines[index + 1]?.heading === line.heading;
    if (line.words === 0 || line.words > 30 || isEmpty) continue;
    const how = standing(line, bodyAt < 0 || index < bodyAt + 3);
    const isRepeated = !isForm || facts.titles.some((title) => title.includes(compareForm(line.text)));
    if (how !== "" && isRepeated) add(line.text, "headings", how);
  }
  for (const source of [page.title, page.metas.get("og:title") ?? ""]) {
    const { title } = readPageTitle(source, "");
    if (title !== "" && (!isForm || looksLikeRole(title))) add(title, "meta", "title");
  }
  if (!isForm) add(breadcrumb(facts), "meta", "breadcrumb");
  return found;
}
