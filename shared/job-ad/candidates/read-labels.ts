import type { FieldName } from "../capture.ts";
import type { PageLine } from "../page/page-lines.ts";
import { isElement, type PageElement, type PageNode, selfAndParents } from "../page/page-node.ts";
import { fieldOfLabel, isLabel } from "../words/field-labels.ts";
import type { Reading } from "./reading.ts";

const MAX_VALUE = 120;
/** Without a colon, a label alone on its line counts only if the markup says that it is one. */
const LABEL_TAGS = new Set(["dt", "th", "strong", "b", "h2", "h3", "h4", "h5", "h6"]);
const LABEL_NAMES = /label|header|heading|title|key|term|caption|name/i;

type Labelled = { field: FieldName; label: string; value: string; isFirm: boolean };

function isMarkedLabel(element: PageElement): boolean {
  for (let here: unknown = element, step = 0; step < 2; step += 1) {
    if (!isElement(here as PageElement)) return false;
    const node = here as PageElement;
    if (LABEL_TAGS.has(node.name) || LABEL_NAMES.test(node.attribs.class ?? "")) return true;
    here = node.parent;
  }
  return false;
}

/** "Location: Parramatta NSW" in one piece. */
function withinPiece(text: string): Labelled | null {
  const colon = text.search(/[:：]/);
  if (colon < 2 || colon > 40) return null;
  const label = text.slice(0, colon);
  const field = fieldOfLabel(label);
  const value = text.slice(colon + 1).trim();
  return field === null || value === "" ? null : { field, label, value, isFirm: true };
}

/** A label piece and the pieces after it, on one line. */
function acrossPieces(line: PageLine): Labelled | null {
  for (const [index, piece] of line.pieces.entries()) {
    const field = fieldOfLabel(piece.text);
    if (field === null) continue;
    const behind = line.pieces.slice(index + 1).map(({ text }) => text);
    const end = behind.findIndex(isLabel);
    const rest = end < 0 ? behind : behind.slice(0, end);
    const value = rest
      .join(" ")
      .replace(/^\s*[:：]\s*/, "")
      .trim();
    const isFirm =
      /[:：]/.test(piece.text + (rest[0] ?? "").slice(0, 2)) ||
      piece.isHidden ||
      isMarkedLabel(piece.element);
    if (value !== "" && !/^[:：]$/.test(value)) return { field, label: piece.text, value, isFirm };
  }
  return null;
}

function areNeighbours(one: PageElement, other: PageElement): boolean {
  const ups = new Set<unknown>();
  for (let here: unknown = one, step = 0; step < 3 && isElement(here as PageElement); step += 1) {
    ups.add(here);
    here = (here as PageElement).parent;
  }
  for (let here: unknown = other, step = 0; step < 3 && isElement(here as PageElement); step += 1) {
    if (ups.has(here)) return true;
    here = (here as PageElement).parent;
  }
  return false;
}

/** A label on its own line, the value on the next. */
function acrossLines(line: PageLine, next: PageLine | undefined): Labelled | null {
  const piece = line.pieces[0];
  if (piece === undefined || line.pieces.length > 2 || next === undefined || next.text === "") return null;
  const label = line.pieces.map(({ text }) => text).join(" ");
  const field = fieldOfLabel(label);
  if (field === null || isLabel(next.text) || !areNeighbours(line.block, next.block)) return null;
  const isFirm = /[:：]\s*$/.test(label) || piece.isHidden || isMarkedLabel(piece.element);
  return { field, label, value: next.text, isFirm };
}

function isFitting(field: FieldName, value: string): boolean {
  if (value.length > MAX_VALUE || !/[\p{L}\d]/u.test(value) || /^[(*]/.test(value)) return false;
  if (field === "salary") return /\d/.test(value);
  if (field === "location" || field === "company")
    return value.split(" ").length <= 14 && !/\p{L}{3}[.!?]\s/u.test(value);
  return field !== "title" || value.length > 2;
}

/** True for a form control, or a small part of the page that contains one. */
function holdsBox(node: PageNode | null, depth = 3): boolean {
  if (!isElement(node)) return false;
  if (node.name === "input") return node.attribs.type !== "hidden";
  if (node.name === "select" || node.name === "textarea") return true;
  return depth > 0 && node.children.slice(0, 6).some((child) => holdsBox(child, depth - 1));
}

/** True if the label belongs to a form control in the next line, so that it is a question. */
function isAsking({ pieces: [first], block }: PageLine): boolean {
  const label = [first?.element, block].find((element) => element?.name === "label");
  return [...selfAndParents(label ?? null, 2)].some((here) => {
    const next = here.next?.next ?? null;
    return [here, here.next, next, next?.next ?? null].some((node) => holdsBox(node));
  });
}

/** The labelled values of one line, alone or with the next. */
function labelledIn(line: PageLine, next: PageLine | undefined): Labelled | null {
  const found =
    acrossPieces(line) ??
    (isAsking(line) ? null : acrossLines(line, next)) ??
    withinPiece(line.text) ??
    withinPiece(line.pieces[0]?.text ?? "");
  if (found?.field !== "location") return found;
  return { ...found, value: found.value.replace(/(?:(?<!\s)\s+)?\((?:remote|hybrid)\)$/i, "") };
}

/** Labels that name the field itself; others ("Region", "Department", "Agency") often name something related. */
const EXACT =
  /^(?:(?:job|position|role|vacancy) (?:title|name)|title|company(?: name)?|employer(?: name)?|hiring \p{L}+|organi[sz]ation(?: name)?|organi[sz]ation ?\/ ?entity|advertiser|(?:job |work |primary )*locations?(?:\(s\))?|where|town|city|suburb|campus|arbeitgeber|unternehmen|standorte?|empresa|ubicación|entreprise|lieu|zaměstnavatel|společnost|lokalita)$/iu;
/** A field may have several labels; labels further down belong to other ads. */
const MOST_READINGS = 3;

/** Values next to a label, in any of the known languages: dt/dd, th/td, "Location:", hidden and separate labels. */
export function readLabels(lines: readonly PageLine[], body: ReadonlySet<PageLine> = new Set()): Reading[] {
  const found: Reading[] = [];
  for (const [index, line] of lines.entries()) {
    const labelled = labelledIn(line, lines[index + 1]);
    if (labelled === null || !isFitting(labelled.field, labelled.value)) continue;
    const { field, label, value, isFirm } = labelled;
    const before = found.filter((reading) => reading.field === field);
    const isChosen = field === "title" || field === "company" || field === "location";
    if (before.length >= (isChosen ? MOST_READINGS : 1) || (!isChosen && !isFirm)) continue;
    const name = label.replace(/[:：*]/g, "").trim();
    const kind = `${EXACT.test(name) ? "exact" : "near"}${isFirm ? "" : ", loose"}${body.has(line) ? ", in text" : ""}`;
    const order = before.length === 0 ? "first" : "later";
    found.push({ field, value, confidence: 0.75, reader: "labels", evidence: `${order} ${kind}` });
  }
  return found;
}
