import { readDate } from "../../domain/jobs/posted-date.ts";
import type { FieldName } from "../capture.ts";
import { blockText, countWords, elementText } from "../page/element-text.ts";
import type { PageDocument } from "../page/page-document.ts";
import { attributeOf, isElement, type PageElement } from "../page/page-node.ts";
import type { ReaderAnswer, Reading } from "./reading.ts";

const TRUST = 0.85;

function propertyValue(element: PageElement): string {
  return attributeOf(element, "content").trim() || elementText(element) || attributeOf(element, "datetime");
}

/** True when the property stands inside another item that is not the posting's own (an organisation's own name). */
function ownerType(element: PageElement, root: PageElement): string {
  for (
    let here: unknown = element.parent;
    isElement(here as PageElement);
    here = (here as PageElement).parent
  ) {
    const node = here as PageElement;
    if (node === root) return "posting";
    const type = attributeOf(node, "itemtype");
    if (type !== "") return type.replace(/^.*\//, "").toLowerCase();
  }
  return "";
}

function property(page: PageDocument, root: PageElement, name: string, ...owners: string[]): string {
  for (const element of page.select(`[itemprop~="${name}"]`, root)) {
    const value = propertyValue(element);
    if (value !== "" && value.length < 300 && owners.includes(ownerType(element, root))) return value;
  }
  return "";
}

function location(page: PageDocument, root: PageElement): string {
  const shown = page
    .select('[itemprop~="address"]', root)
    .map(elementText)
    .find((text) => text.length > 1);
  if (shown !== undefined && shown.length <= 80) return shown;
  const parts = ["addressLocality", "addressRegion", "addressCountry"].map((name) =>
    property(page, root, name, "postaladdress", "place", "posting"),
  );
  const kept = [...new Set(parts.filter((part) => part !== "" && part !== "-"))];
  if (kept.length > 0) return kept.join(", ");
  return (
    property(page, root, "jobLocation", "posting") || property(page, root, "address", "place", "posting")
  );
}

/** Microdata JobPosting: SmartRecruiters, SuccessFactors RMK and others. */
export function readMicrodata(page: PageDocument): ReaderAnswer & { postings: number } {
  const none = { readings: [], descriptions: [], postings: 0 };
  if (!page.html.includes("schema.org/JobPosting")) return none;
  const roots = page.select('[itemtype*="schema.org/JobPosting"]');
  const root = roots[0];
  if (root === undefined || roots.length > 1) return { ...none, postings: roots.length };
  const company =
    property(page, root, "hiringOrganization", "posting") || property(page, root, "name", "organization");
  const values: [FieldName, string][] = [
    ["title", property(page, root, "title", "posting") || property(page, root, "name", "posting")],
    ["company", company],
    ["location", location(page, root)],
    ["jobType", property(page, root, "employmentType", "posting")],
    ["postedDate", readDate(property(page, root, "datePosted", "posting")) ?? ""],
    ["closingDate", readDate(property(page, root, "validThrough", "posting")) ?? ""],
  ];
  const readings: Reading[] = values
    .filter(([, value]) => value !== "")
    .map(([field, value]) => ({
      field,
      value,
      confidence: TRUST,
      reader: "microdata",
      evidence: "itemprop",
    }));
  const text = blockText(page.select('[itemprop~="description"]', root).slice(0, 1), page.noise);
  const descriptions = countWords(text) < 30 ? [] : [{ text, confidence: TRUST, reader: "microdata" }];
  return { readings, descriptions, postings: 1 };
}
