import type { FieldName } from "../capture.ts";
import type { PageLine } from "../page/page-lines.ts";
import { isElement, type PageElement } from "../page/page-node.ts";
import { fieldOfLabel } from "../words/field-labels.ts";
import type { Reading } from "./reading.ts";

const MAX_VALUE = 120;
/** A label alone on its line counts without a colon only where the markup says it is one. */
const LABEL_TAGS = new Set(["dt", "th", "strong", "b", "h2", "h3", "h4", "h5", "h6"]);
const LABEL_NAMES = /label|header|heading|title|key|term|caption|name/i;

type Labelled = { field: FieldName; value: string; isFirm: boolean };

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
  const field = fieldOfLabel(text.slice(0, colon));
  const value = text.slice(colon + 1).trim();
  return field === null || value === "" ? null : { field, value, isFirm: true };
}

/** A label piece and the pieces after it, on one line. */
function acrossPieces(line: PageLine): Labelled | null {
  for (const [index, piece] of line.pieces.entries()) {
    const field = fieldOfLabel(piece.text);
    if (field === null) continue;
    const rest = line.pieces.slice(index + 1).map(({ text }) => text);
    const value = rest
      .join(" ")
      .replace(/^\s*[:：]\s*/, "")
      .trim();
    const isFirm =
      /[:：]/.test(piece.text + (rest[0] ?? "").slice(0, 2)) ||
      piece.isHidden ||
      isMarkedLabel(piece.element);
    if (value !== "" && isFirm) return { field, value, isFirm };
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
  if (field === null || fieldOfLabel(next.text) !== null || !areNeighbours(line.block, next.block))
    return null;
  const isFirm = /[:：]\s*$/.test(label) || piece.isHidden || isMarkedLabel(piece.element);
  return isFirm ? { field, value: next.text, isFirm } : null;
}

function isFitting(field: FieldName, value: string): boolean {
  if (value.length > MAX_VALUE || !/[\p{L}\d]/u.test(value) || /^[(*]/.test(value)) return false;
  if (field === "salary") return /\d/.test(value);
  if (field === "location" || field === "company")
    return value.split(" ").length <= 14 && !/\p{L}{3}[.!?]\s/u.test(value);
  return field !== "title" || value.length > 2;
}

/** What one line, alone or with the next, says beside a label. */
function labelledIn(line: PageLine, next: PageLine | undefined): Labelled | null {
  const first = line.pieces[0];
  // The labels of an application form ask; they do not tell.
  if (first === undefined || line.words > 30) return null;
  if (first.element.name === "label" || line.block.name === "label") return null;
  const found =
    acrossPieces(line) ?? acrossLines(line, next) ?? withinPiece(line.text) ?? withinPiece(first.text);
  if (found?.field !== "location") return found;
  return { ...found, value: found.value.replace(/(?:(?<!\s)\s+)?\((?:remote|hybrid)\)$/i, "") };
}

/**
 * Values that stand beside a label, in any of the known languages: dt/dd, th/td, "Location:", hidden labels. The
 * first of each field wins: lower down stand other ads.
 */
export function readLabels(lines: readonly PageLine[], body: ReadonlySet<PageLine> = new Set()): Reading[] {
  const found = new Map<FieldName, Reading>();
  for (const [index, line] of lines.entries()) {
    const labelled = labelledIn(line, lines[index + 1]);
    if (labelled === null || found.has(labelled.field) || !isFitting(labelled.field, labelled.value))
      continue;
    const { field, value } = labelled;
    // A place that the running text names speaks of the work; the one in the ad's head is the advertised one.
    const confidence = field === "location" && body.has(line) ? 0.58 : 0.75;
    found.set(field, { field, value, confidence, reader: "labels", evidence: "label" });
  }
  return [...found.values()];
}
