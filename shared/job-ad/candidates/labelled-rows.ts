import type { FieldName } from "../capture.ts";
import { elementText } from "../page/element-text.ts";
import type { PageDocument } from "../page/page-document.ts";
import type { PageElement } from "../page/page-node.ts";
import type { Reading } from "./reading.ts";

const ROW_TRUST = 0.95;

/** Cleans one value as the site writes it; null drops it. */
export type CleanValue = (field: FieldName, text: string) => string | null;

/**
 * Where the labelled rows are, and the field of each label (lower case, without colon; longer labels may begin with
 * it).
 */
export type LabelledRows = {
  row: string;
  label: string;
  /** The value inside the row; if absent, the row's text without its label. */
  value?: string | undefined;
  names: { [F in FieldName]?: readonly string[] | undefined };
};

/** The value of a row. */
function rowValue(page: PageDocument, row: PageElement, label: PageElement, rows: LabelledRows): string {
  const cell = rows.value === undefined ? undefined : page.select(rows.value, row).find((el) => el !== label);
  if (cell !== undefined) return elementText(cell);
  return elementText(row)
    .slice(elementText(label).length)
    .replace(/^[\s:：]+/, "");
}

/** The values of one container's labelled rows; the first row of a field counts. */
export function rowReadings(
  page: PageDocument,
  root: PageElement,
  rows: LabelledRows,
  { board, clean }: { board: string; clean?: CleanValue | undefined },
): Reading[] {
  const named = Object.entries(rows.names) as [FieldName, readonly string[] | undefined][];
  const found = new Map<FieldName, Reading>();
  for (const row of page.select(rows.row, root)) {
    const label = page.select(rows.label, row)[0];
    if (label === undefined) continue;
    const text = elementText(label).toLowerCase();
    const field = named.find(([, labels]) => labels?.some((known) => text.startsWith(known)))?.[0];
    const plain = field === undefined || found.has(field) ? "" : rowValue(page, row, label, rows);
    if (field === undefined || plain === "" || plain.length > 300) continue;
    const value = clean === undefined ? plain : clean(field, plain);
    if (value === null || value === "") continue;
    found.set(field, { field, value, confidence: ROW_TRUST, reader: board, evidence: rows.row });
  }
  return [...found.values()];
}
