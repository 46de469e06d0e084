import { compareForm } from "../../domain/jobs/compare-form.ts";
import { type Candidate, type ChosenField, candidatesOf } from "../candidates/candidate.ts";
import { type Chosen, candidateFeatures } from "../candidates/candidate-features.ts";
import { findCompanies } from "../candidates/find-companies.ts";
import { findPlaces } from "../candidates/find-places.ts";
import { findTitles } from "../candidates/find-titles.ts";
import { readNamed } from "../candidates/near-heading.ts";
import type { PageFacts } from "../candidates/page-facts.ts";
import type { Reading } from "../candidates/reading.ts";
import type { CaptureField } from "../capture.ts";
import { fieldWeights } from "../generated/job-page-weights.ts";
import { looksLikePlace } from "../words/place-words.ts";
import { probability } from "../words/probability.ts";
import { isSameText } from "./merge-fields.ts";

/** What is read: a page, an application form, or the ad that is open next to a list. */
export type ReadMode = "page" | "form" | "pane" | "given";

/** A candidate with its features, as the model and its training see it. */
export type WeighedCandidate = Candidate & { features: readonly string[] };

function weighed(
  field: ChosenField,
  readings: readonly Reading[],
  facts: PageFacts,
  chosen: Chosen,
): WeighedCandidate[] {
  const all = candidatesOf(field, readings);
  return all.map((one) => ({ ...one, features: candidateFeatures(field, one, all, facts, chosen) }));
}

/** All candidates for the title. */
export function titleCandidates(
  facts: PageFacts,
  readings: readonly Reading[],
  mode: ReadMode,
): WeighedCandidate[] {
  const found = mode === "given" ? [] : findTitles(facts, mode === "form");
  return weighed("title", [...readings, ...found], facts, { title: "", location: "" });
}

/** Index of the title's line, the heading first; -1 if no line contains it. */
function lineOf(title: string, { lines }: PageFacts): number {
  const form = compareForm(title);
  if (form === "") return -1;
  const heading = lines.findIndex((line) => line.heading > 0 && compareForm(line.text) === form);
  return heading >= 0
    ? heading
    : lines.findIndex((line) => line.words > 0 && compareForm(line.text) === form);
}

/** Readings around the title: from names of elements, places, and names of the employer. */
export function readAround(facts: PageFacts, title: string, mode: ReadMode): Reading[] {
  if (mode === "given") return [];
  const at = lineOf(title, facts);
  const isForm = mode === "form";
  const end = isForm ? at + 5 : Math.max(facts.bodyAt, at + 25);
  return [
    ...(at < 0 ? [] : readNamed(facts.lines, at, end)),
    ...findPlaces(facts, at, isForm),
    ...findCompanies(facts, title, at, mode),
  ];
}

/** A place is not an employer, unless the site itself or its data says so. */
function isGuessedPlace({ value, readings }: Candidate): boolean {
  return (
    looksLikePlace(value) && readings.every(({ reader }) => ["meta", "names", "labels"].includes(reader))
  );
}

/** All candidates for the place or the employer, given the fields that are already chosen. */
export function otherCandidates(
  field: "company" | "location",
  facts: PageFacts,
  readings: readonly Reading[],
  chosen: Chosen,
): WeighedCandidate[] {
  const taken = [chosen.title, ...(field === "company" ? [chosen.location] : [])].map(compareForm);
  const all = weighed(field, readings, facts, chosen);
  return all.filter(
    (one) => !taken.includes(compareForm(one.value)) && !(field === "company" && isGuessedPlace(one)),
  );
}

const NONE: CaptureField = { value: null, confidence: 0, reader: "", evidence: "", choices: [] };
/** A less likely value is left empty, and the person is asked. */
const CHOSEN_FROM = 0.3;
/** On a form only repetitions of its title are candidates, because it has no text to support others. */
const CHOSEN_ON_FORM = 0.05;
/** A second value with this probability is offered in addition to the chosen one. */
const OFFERED_FROM = 0.3;

function best(field: ChosenField, candidates: readonly WeighedCandidate[], mode: ReadMode): CaptureField {
  const ranked = candidates
    .map((one) => ({ one, p: probability(fieldWeights[field], one.features) }))
    .sort((a, b) => b.p - a.p);
  const first = ranked[0];
  if (first === undefined || first.p < (mode === "form" ? CHOSEN_ON_FORM : CHOSEN_FROM))
    return { ...NONE, confidence: first?.p ?? 0 };
  const [source] = [...first.one.readings].sort((a, b) => b.confidence - a.confidence);
  const rivals = ranked
    .slice(1)
    .filter(({ one, p }) => p >= OFFERED_FROM && !isSameText(one.value, first.one.value));
  return {
    value: first.one.value,
    confidence: Number(Math.min(0.99, first.p).toFixed(2)),
    reader: source?.reader ?? "",
    evidence: source?.evidence ?? "",
    choices: rivals.slice(0, 3).map(({ one }) => one.value),
  };
}

/**
 * Title, place and employer: for each the likeliest candidate that no earlier field uses. Also returns the readings
 * of other fields around the title.
 */
export function chooseFields(
  facts: PageFacts,
  readings: readonly Reading[],
  mode: ReadMode,
): { fields: Record<ChosenField, CaptureField>; around: readonly Reading[] } {
  const title = best("title", titleCandidates(facts, readings, mode), mode);
  const around = readAround(facts, title.value ?? "", mode);
  const all = [...readings, ...around];
  const known = { title: title.value ?? "", location: "" };
  const location = best("location", otherCandidates("location", facts, all, known), mode);
  const chosen = { ...known, location: location.value ?? "" };
  const company = best("company", otherCandidates("company", facts, all, chosen), mode);
  return { fields: { title, location, company }, around };
}
