import { companyCompareForm, compareForm } from "../../domain/jobs/compare-form.ts";
import type { FieldName } from "../capture.ts";
import type { Reading } from "./reading.ts";

/** The fields that are chosen among candidates by a trained model. */
export const CHOSEN_FIELDS = ["title", "company", "location"] as const satisfies readonly FieldName[];
export type ChosenField = (typeof CHOSEN_FIELDS)[number];

/** One value that may be a field's, with all readings of it. */
export type Candidate = { value: string; readings: readonly Reading[] };

const GENERIC = ["json-ld", "microdata", "data", "labels", "names", "meta", "headings", "lines"];

/** The kinds of source of a reading, complete and in parts; the readers of all sites count as one. */
export function sourcesOf({ reader, evidence, confidence }: Reading): string[] {
  if (!GENERIC.includes(reader)) return [confidence >= 0.95 ? "site" : "site, less sure"];
  const parts = evidence.split(/,? /);
  return [
    `${reader}: ${evidence}`,
    ...(parts.length > 1 && reader !== "meta" ? parts.map((part) => `${reader}, ${part}`) : []),
  ];
}

/** The readings of one field by value; equal values are one candidate, spelled as in its first reading. */
export function candidatesOf(field: ChosenField, readings: readonly Reading[]): Candidate[] {
  const form = field === "company" ? companyCompareForm : compareForm;
  const byForm = new Map<string, Reading[]>();
  for (const reading of readings) {
    if (reading.field !== field || reading.value.length > 300) continue;
    const key = form(reading.value);
    const known = byForm.get(key);
    if (known === undefined) byForm.set(key, [reading]);
    else known.push(reading);
  }
  return [...byForm.values()].map((all) => ({ value: all[0]?.value ?? "", readings: all }));
}
