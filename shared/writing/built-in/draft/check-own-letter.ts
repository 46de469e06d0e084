import type { UnsupportedClaim } from "../../verify/claim.ts";
import { namePhrase } from "../../verify/entities.ts";
import type { FactSources } from "../../verify/fact-sources.ts";
import { groundLetter } from "../../verify/ground-letter.ts";
import { type MaterialInput, readMaterial, type WritingMaterial } from "../../verify/writing-material.ts";
import { readDraftParts } from "./draft-parts.ts";

/** A sentence of the person's own that their sources do not support, and why. */
export interface FlaggedSentence {
  sentence: string;
  claim: UnsupportedClaim;
}

/** An address line is not a sentence; a claim above the greeting is one. */
const isSentence = (line: string) => /[.!?]$/.test(line) && line.split(" ").length > 4;

/**
 * The sentences of a person's own letter that none of their sources supports. They are reported but never removed,
 * because the text is theirs. Sentences that Kelpie wrote, the sender, the greeting and the sign-off are not checked.
 * Pure; never throws.
 */
export function checkOwnLetter(text: string, input: MaterialInput, written = ""): FlaggedSentence[] {
  const { head, paragraphs, end } = readDraftParts(text);
  const around = (lines: readonly string[]) => lines.filter(isSentence).map((line) => [line]);
  const known = new Set(readDraftParts(written).paragraphs.flat());
  const own = paragraphs.map((paragraph) => paragraph.filter((sentence) => !known.has(sentence)));
  return flagClaims([...around(head), ...own, ...around(end)], readMaterial(input), input.asOf);
}

/** "I ran payroll for 120 staff." quotes a resume line, so it is true wherever it appears. */
export function isQuote(sentence: string, { lines }: FactSources): boolean {
  const said = namePhrase(sentence).replace(/^(?:in short )?(?:i (?:also )?)?/, "");
  return said.split(" ").length > 3 && lines.some((one) => ` ${namePhrase(one.text)} `.includes(` ${said} `));
}

/** As `checkOwnLetter`, for paragraphs and material that were read before. */
export function flagClaims(
  paragraphs: readonly string[][],
  { facts, target }: WritingMaterial,
  asOf: string,
): FlaggedSentence[] {
  return paragraphs.flatMap((paragraph) =>
    groundLetter(paragraph.join(" "), facts, { target, asOf }).flatMap((one) =>
      one.supported || isQuote(one.line, facts) ? [] : [{ sentence: one.line, claim: one.claim }],
    ),
  );
}
