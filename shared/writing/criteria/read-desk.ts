import type { Criterion, WrittenKind } from "#shared/domain/criteria/criterion.ts";
import type { Limit } from "#shared/domain/criteria/limit.ts";
import { readAdFacts } from "#shared/engine/ad/facts/ad-facts.ts";
import type { AdInput } from "#shared/engine/analysis.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import { bankSources, type StoredEntries } from "../bank/bank-sources.ts";
import { readAnswerMaterial } from "./answer-parts.ts";
import { type AnswerError, checkAnswer } from "./check-answer.ts";
import { coverCriteria } from "./coverage.ts";
import { draftAnswers } from "./draft-answers.ts";
import { readWrittenRequirements } from "./written-requirements.ts";

/** The input of a criteria desk: the person's facts and the requirements, as read or as the person corrected them. */
export interface DeskInput {
  resumeText: string;
  resumeEdits: readonly ResumeEdit[];
  bank: StoredEntries;
  ad: AdInput;
  kind: WrittenKind;
  criteria: readonly Criterion[];
  limits: readonly Limit[];
  /** The stories that the person chose, by criterion. */
  chosen: Readonly<Record<string, string | null>>;
  /** `YYYY-MM-DD`. */
  asOf: string;
}

function materialOf({ resumeText, resumeEdits, bank, ad, criteria, asOf }: DeskInput) {
  // The criteria also count as requirements, because the ad may only link to them.
  const listed = criteria.map(({ text }) => `- ${text}`).join("\n");
  const text = criteria.every((one) => ad.text.includes(one.text))
    ? ad.text
    : `${ad.text}\n\nEssential criteria\n${listed}`;
  return readAnswerMaterial({
    resumeText,
    resumeEdits,
    ad: { ...ad, text },
    asOf,
    sources: bankSources(bank),
  });
}

/** Drafts of every answer; an empty text is a gap. */
export function draftDesk(input: DeskInput): Record<string, string> {
  const { criteria, bank, chosen } = input;
  const cover = coverCriteria(criteria, bank.stories, chosen);
  return draftAnswers({ ...input, cover, stories: bank.stories }, materialOf(input));
}

/** The sentences that the fact check refuses, for each answer. */
export function checkDesk({
  answers,
  ...input
}: DeskInput & { answers: Readonly<Record<string, string>> }): Record<string, AnswerError[]> {
  const material = materialOf(input);
  return Object.fromEntries(
    Object.entries(answers).map(([id, text]) => [id, checkAnswer(text, input.bank.stories, material)]),
  );
}

/** What must be written for an ad, and by when. Runs in a worker thread, because an ad may be long. */
export const readDeskRequirements = ({ ad, asOf }: Pick<DeskInput, "ad" | "asOf">) => ({
  ...readWrittenRequirements(ad),
  closes: readAdFacts(ad.text, { asOf }).closes,
});
