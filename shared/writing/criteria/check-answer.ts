import { type Story, storyParts } from "#shared/domain/evidence-bank/bank-entry.ts";
import { oneLine } from "#shared/domain/text.ts";
import { isQuote } from "../built-in/draft/check-own-letter.ts";
import { splitSentences } from "../verify/claim.ts";
import { groundLetter } from "../verify/ground-letter.ts";
import { type AnswerMaterial, fixedSentences } from "./answer-parts.ts";

/** A sentence of an answer that the person's own facts do not support. */
export interface AnswerError {
  line: string;
  claim: string;
  reason: string;
}

/** Sentences that the person wrote in their stories. They are the source, so they are not checked. */
function ownSentences(stories: readonly Story[]): string[] {
  return stories.flatMap((story) =>
    storyParts.flatMap((part) =>
      splitSentences(oneLine(story[part])).map((text) =>
        /[.!?]["'\u2019)]?$/.test(text) ? text : `${text}.`,
      ),
    ),
  );
}

/** The sentences of an answer that neither resume nor evidence bank supports, each with its reason. */
export function checkAnswer(
  text: string,
  stories: readonly Story[],
  material: AnswerMaterial,
): AnswerError[] {
  const { facts, place } = material;
  const given = [...ownSentences(stories), ...fixedSentences(material)];
  return groundLetter(text, facts, { ...place, given, known: new Map() }).flatMap((one) =>
    one.supported || isQuote(one.line, facts)
      ? []
      : [{ line: one.line, claim: one.claim.claim, reason: one.claim.reason }],
  );
}
