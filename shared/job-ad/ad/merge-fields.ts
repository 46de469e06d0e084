import { compareForm } from "../../domain/jobs/compare-form.ts";
import type { DescriptionReading, Reading } from "../candidates/reading.ts";
import {
  type CaptureDescription,
  type CaptureField,
  FIELD_NAMES,
  type FieldName,
  type PageSnapshot,
} from "../capture.ts";
import { countWords } from "../page/element-text.ts";
import { htmlText } from "../page/html-text.ts";

/** Below this a field is shown empty, and the person is asked. */
const SHOWN_FROM = 0.5;

/** True if the values are equal, or one contains the other. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [compareForm(one), compareForm(other)];
  return a === b || (a.length > 3 && b.length > 3 && (a.includes(b) || b.includes(a)));
}

/** A range with equal ends: "$71,750 - $71,750". */
const SAME_ENDS = /([$€£]?\d[\d.,]{0,12}k?)\s{0,2}[-–—]\s{0,2}\1(?![\d.,]*\d)/i;

function mergeField(field: FieldName, readings: readonly Reading[]): CaptureField {
  const ranked = readings.filter((reading) => reading.field === field);
  const [best] = ranked.sort((one, other) => other.confidence - one.confidence);
  if (best === undefined || best.confidence < SHOWN_FROM) {
    return { value: null, confidence: best?.confidence ?? 0, reader: "", evidence: "", choices: [] };
  }
  const { confidence, reader, evidence } = best;
  const value = field === "salary" ? best.value.replace(SAME_ENDS, "$1") : best.value;
  return { value, confidence, reader, evidence, choices: [] };
}

/** For each field the reading with the highest confidence. */
export function mergeFields(readings: readonly Reading[]): Record<FieldName, CaptureField> {
  const entries = FIELD_NAMES.map((field) => [field, mergeField(field, readings)] as const);
  return Object.fromEntries(entries) as Record<FieldName, CaptureField>;
}

const SELECTION_WORDS = 40;

/** The user's selection is the description if it has forty words. */
export function selectedText(snapshot: PageSnapshot): CaptureDescription | null {
  const selected = snapshot.selection;
  const text = selected === null ? "" : htmlText(selected.html) || selected.text.trim();
  const words = countWords(text);
  return words < SELECTION_WORDS ? null : { text, words, confidence: 0.9, reader: "selection" };
}

/** The text with the highest confidence, or a much longer one if that is only an excerpt. */
export function bestDescription(found: readonly DescriptionReading[]): CaptureDescription | null {
  const ranked = [...found].sort((one, other) => other.confidence - one.confidence);
  const sure = ranked[0];
  if (sure === undefined) return null;
  const words = countWords(sure.text);
  // Data may contain only an excerpt: a much longer text on the page is then the complete one.
  const longer = ranked.find(({ text }) => words < 60 && countWords(text) > words * 2);
  const best = longer ?? sure;
  return { text: best.text, words: countWords(best.text), confidence: best.confidence, reader: best.reader };
}
