import type { BankFact } from "#shared/contract/evidence-bank.ts";
import type { Requirement } from "#shared/engine/analysis.ts";
import { ledgerOf, missingFirst } from "#shared/engine/ledger.ts";
import { answersTo, questionsFor, unmetTerms } from "#shared/writing/bank/questions-for.ts";
import type { Reviewed } from "./use-review.ts";

/** Something missing that is asked about, or that was answered and waits for its place in the resume. */
export interface Gap {
  requirement: Requirement;
  adSentence: string;
  /** Points that it would add. */
  worth: number;
  /** The question in full; absent once it was answered. */
  ask?: string;
}

/** The gaps of a result that the person can fill, the heaviest first. */
export function gapsOf(
  { match, review }: Pick<Reviewed, "match" | "review">,
  facts: readonly BankFact[],
): Gap[] {
  const questions = questionsFor({ match }, facts);
  const placed = new Set(review.insertions.map((one) => one.statement));
  return missingFirst(ledgerOf(match)).flatMap(({ id, members, best, worth }): Gap[] => {
    const answered = members
      .flatMap(unmetTerms)
      .find((requirement) => answersTo(facts, requirement).some((fact) => placed.has(fact.id)));
    if (answered) return [{ requirement: answered, adSentence: best.evidence.adSentence, worth }];
    const question = questions.find(({ entry }) => entry === id);
    return question ? [question] : [];
  });
}
