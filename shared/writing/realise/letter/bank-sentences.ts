import type { Requirement } from "#shared/engine/analysis.ts";
import { weightOf } from "#shared/engine/read-ad/keep-requirements.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { type Source, splitSentences } from "../../verify/claim.ts";
import { readDeed } from "./deeds/deed.ts";
import type { LetterMaterial } from "./letter-material.ts";

/** Answers that a letter has room for. */
const mostAnswers = 2;
const longestSource = 400;
/** Credit below which the resume itself does not tell it. */
const shownEnough = 0.8;

const lowerFirst = (text: string) => (text[0] ?? "").toLowerCase() + text.slice(1);

/** What the person said in answer to a gap, as a sentence of a letter; undefined for what is no sentence or no longer true. */
function asSentence(text: string): string | undefined {
  const [first = ""] = splitSentences(text);
  const bare = first.replace(/[.;]$/, "");
  if (/\bexpired\b|^Basic /i.test(bare)) return undefined;
  if (/^I (?:have|am|use|used|work|worked|hold|ran|led|did|can)\b/.test(bare)) return `${bare}.`;
  const learning = /^Currently learning ([^:]+)$/.exec(bare)?.[1];
  if (learning !== undefined) return `I am currently learning ${learning}.`;
  if (/^Using [^:]+$/.test(bare) && / since /.test(bare)) return `I have been ${lowerFirst(bare)}.`;
  const deed = readDeed(bare, { isCurrent: false, verbLed: true });
  return deed?.kind === "act" ? `I ${lowerFirst(deed.text)}${deed.tail}.` : undefined;
}

/** True where the answer is about the demand: by the vocabulary's name of it, or word for word. */
function isAbout({ text }: Source, { term, canonicalId }: Requirement): boolean {
  const ids = canonicalId === undefined ? [] : findTerms(text).map((found) => found.term.id);
  return (
    (canonicalId !== undefined && ids.includes(canonicalId)) ||
    text.toLowerCase().includes(term.toLowerCase())
  );
}

/**
 * What the person's evidence bank says of what the ad asks for and the resume does not show, the heaviest demand first:
 * two sentences at most, each as it was said.
 */
export function bankSentences({ analysis, allows }: LetterMaterial, sources: readonly Source[]): string[] {
  const { requirements, evidence } = analysis.match;
  const credit = new Map(evidence.map((one) => [one.requirementId, one.credit]));
  const open = requirements
    .filter(({ id }) => (credit.get(id) ?? 0) < shownEnough)
    .sort((a, b) => weightOf(b.importance) - weightOf(a.importance));
  const facts = sources.filter(({ id, text }) => id.startsWith("bank:") && text.length <= longestSource);
  const told = new Set<string>();
  for (const demand of open) {
    if (told.size === mostAnswers) break;
    const said = facts
      .filter((one) => isAbout(one, demand))
      .map(({ text }) => asSentence(text))
      .find((one) => one !== undefined && allows(one));
    if (said !== undefined) told.add(said);
  }
  return [...told];
}
