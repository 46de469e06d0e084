import { companyCompareForm, compareForm } from "../../domain/jobs/compare-form.ts";
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

const AGREEMENT = 0.05;
const DISPUTED = 0.6;
/** Below this a field is shown empty and asked for. */
const SHOWN_FROM = 0.5;
/** A reader this sure can dispute another's title or company. */
const DISPUTES_FROM = 0.7;

function sameValue(field: FieldName, one: string, other: string): boolean {
  const form = field === "company" ? companyCompareForm : compareForm;
  const [a, b] = [form(one), form(other)];
  return a === b || (a.length > 3 && b.length > 3 && (a.includes(b) || b.includes(a)));
}

function mergeField(field: FieldName, readings: readonly Reading[]): CaptureField {
  const ranked = readings.filter((reading) => reading.field === field);
  ranked.sort((one, other) => other.confidence - one.confidence);
  const best = ranked[0];
  if (best === undefined || best.confidence < SHOWN_FROM) {
    return { value: null, confidence: best?.confidence ?? 0, reader: "", evidence: "", choices: [] };
  }
  const others = ranked.filter(({ reader }) => reader !== best.reader);
  const agrees = others.some(({ value }) => sameValue(field, value, best.value));
  const rivals = others.filter(
    ({ value, confidence }) => confidence >= DISPUTES_FROM && !sameValue(field, value, best.value),
  );
  const isDisputed = (field === "title" || field === "company") && rivals.length > 0 && !agrees;
  const confidence = isDisputed ? DISPUTED : Math.min(0.99, best.confidence + (agrees ? AGREEMENT : 0));
  return {
    value: best.value,
    confidence: Number(confidence.toFixed(2)),
    reader: best.reader,
    evidence: best.evidence,
    choices: isDisputed ? [...new Set(rivals.map(({ value }) => value))] : [],
  };
}

/**
 * One field out of all readings of it: the surest wins, a second independent reader that agrees adds 0.05, a
 * sure one that disagrees on title or company takes it down to 0.6 and leaves the choice to the user.
 */
export function mergeFields(readings: readonly Reading[]): Record<FieldName, CaptureField> {
  const entries = FIELD_NAMES.map((field) => [field, mergeField(field, readings)] as const);
  return Object.fromEntries(entries) as Record<FieldName, CaptureField>;
}

const SELECTION_WORDS = 40;

/** What the user selected is the description, whenever there are forty words of it. */
export function selectedText(snapshot: PageSnapshot): CaptureDescription | null {
  const selected = snapshot.selection;
  const text = selected === null ? "" : htmlText(selected.html) || selected.text.trim();
  const words = countWords(text);
  return words < SELECTION_WORDS ? null : { text, words, confidence: 0.9, reader: "selection" };
}

/** The surest text, or a much longer one where that is a teaser. */
export function bestDescription(found: readonly DescriptionReading[]): CaptureDescription | null {
  const ranked = [...found].sort((one, other) => other.confidence - one.confidence);
  const sure = ranked[0];
  if (sure === undefined) return null;
  const words = countWords(sure.text);
  // Data may carry a teaser only: a much longer text on the page is the whole of it.
  const longer = ranked.find(({ text }) => words < 60 && countWords(text) > words * 2);
  const best = longer ?? sure;
  return { text: best.text, words: countWords(best.text), confidence: best.confidence, reader: best.reader };
}
