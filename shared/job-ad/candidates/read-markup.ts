import { readDate } from "../../domain/jobs/posted-date.ts";
import type { FieldName } from "../capture.ts";
import { blockText, countWords, elementText } from "../page/element-text.ts";
import type { PageDocument } from "../page/page-document.ts";
import { attributeOf, isElement, type PageElement, selfAndParents } from "../page/page-node.ts";
import type { ReaderAnswer, Reading } from "./reading.ts";

function propertyValue(element: PageElement): string {
  return attributeOf(element, "content").trim() || elementText(element) || attributeOf(element, "datetime");
}

/** The property names of an element in microdata or RDFa ("schema:title"). */
function namesOf({ attribs }: PageElement): string[] {
  const names = attribs.itemprop ?? attribs.property ?? "";
  return names.split(/\s+/).map((name) => name.replace(/^schema:/, ""));
}

function typeOf({ attribs }: PageElement): string {
  return (attribs.itemtype ?? attribs.typeof ?? "").replace(/^.*[/:]/, "").toLowerCase();
}

/** The type of the nearest item around the property, because an organisation's name is not the posting's. */
function ownerType(element: PageElement, root: PageElement): string {
  for (const node of selfAndParents(isElement(element.parent) ? element.parent : null)) {
    if (node === root) return "posting";
    const type = typeOf(node);
    if (type !== "") return type;
  }
  return "";
}

/** The properties inside one posting. */
class Item {
  readonly elements: readonly PageElement[];
  readonly root: PageElement;
  constructor(page: PageDocument, root: PageElement) {
    this.root = root;
    this.elements = page.select("[itemprop],[property]", root);
  }
  named(name: string): PageElement[] {
    return this.elements.filter((element) => namesOf(element).includes(name));
  }
  text(name: string, ...owners: string[]): string {
    const values = this.named(name)
      .filter((element) => owners.includes(ownerType(element, this.root)))
      .map(propertyValue);
    return values.find((value) => value !== "" && value.length < 300) ?? "";
  }
}

/** The place from the parts of its address, and the address as shown. */
function locationsOf(item: Item): string[] {
  const parts = ["addressLocality", "addressRegion", "addressCountry"].map((name) =>
    item.text(name, "postaladdress", "place", "posting"),
  );
  const kept = [...new Set(parts.filter((part) => part !== "" && part !== "-"))];
  const shown = item.named("address").map(elementText);
  const short = [...shown, ...item.named("jobLocation").map(propertyValue)];
  return [kept.join(", "), short.find((text) => text.length > 1 && text.length <= 80) ?? ""];
}

/** A JobPosting in microdata or RDFa. */
export function readMarkup(page: PageDocument): ReaderAnswer {
  const none = { readings: [], descriptions: [] };
  if (!page.html.includes("JobPosting")) return none;
  const roots = page.select('[itemtype*="schema.org/JobPosting"],[typeof$="JobPosting"]');
  const root = roots[0];
  if (root === undefined || roots.length > 1) return none;
  const item = new Item(page, root);
  const values: [FieldName, string][] = [
    ["title", item.text("title", "posting") || item.text("name", "posting")],
    ["company", item.text("hiringOrganization", "posting") || item.text("name", "organization")],
    ...locationsOf(item).map((place): [FieldName, string] => ["location", place]),
    ["jobType", item.text("employmentType", "posting")],
    ["postedDate", readDate(item.text("datePosted", "posting")) ?? ""],
    ["closingDate", readDate(item.text("validThrough", "posting")) ?? ""],
  ];
  const readings: Reading[] = values
    .filter(([, value]) => value !== "")
    .map(([field, value]) => ({
      field,
      value,
      confidence: 0.85,
      reader: "microdata",
      evidence: `property ${field}`,
    }));
  const text = blockText(item.named("description").slice(0, 1), page.noise);
  const descriptions = countWords(text) < 30 ? [] : [{ text, confidence: 0.85, reader: "microdata" }];
  return { readings, descriptions };
}
