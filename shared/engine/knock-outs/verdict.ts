import type { KnockOut } from "../analysis.ts";
import type { EvidenceLine } from "../evidence/resume-lines.ts";
import { answerIdOf } from "./answer-id.ts";
import type { RequiredCondition } from "./condition-context.ts";
import type { FactStatus, Person, ResumeFact } from "./resume-facts.ts";

/** What the comparison of one ask with one person says. */
export type Verdict = Pick<KnockOut, "have" | "result">;

const lineLimit = 160;

/** A verdict that rests on a resume line. */
export function fromLine(line: EvidenceLine, result: KnockOut["result"]): Verdict {
  return {
    have: { value: line.line.text.slice(0, lineLimit), source: "resume", lineId: line.line.id },
    result,
  };
}

/** A verdict that rests on what the person answered. */
export function fromProfile(value: string, result: KnockOut["result"]): Verdict {
  return { have: { value, source: "profile" }, result };
}

export const unknown: Verdict = { have: null, result: "unknown" };

const plainAnswers: ReadonlySet<string | undefined> = new Set(["yes", "no"]);

/**
 * The person's answer to this very question, else to its id, else to its kind. A bare yes or no serves no question that
 * asks for another thing in every ad.
 */
export function answerTo(condition: RequiredCondition, person: Person): string | undefined {
  if (Object.keys(person.answers).length === 0) return undefined;
  const own = answerIdOf(condition, person.adTitle);
  // Own properties only: an id such as "constructor" must find nothing.
  if (Object.hasOwn(person.answers, own)) return person.answers[own]?.trim();
  for (const key of [condition.id, condition.kind]) {
    const kept = Object.hasOwn(person.answers, key) ? person.answers[key]?.trim() : undefined;
    if (kept !== undefined && (own === condition.id || !plainAnswers.has(kept))) return kept;
  }
  return undefined;
}

/** Lacking it fails a knock-out, unless the ad takes people who will still get it. */
export function lacking(condition: RequiredCondition): KnockOut["result"] {
  return condition.obtain ? "unknown" : "fail";
}

/** Plain yes or no of the profile, in the words a screen shows. */
export function plainAnswer(condition: RequiredCondition, answer: string | undefined): Verdict | null {
  if (answer === "yes") return fromProfile("Yes", "pass");
  if (answer === "no" || answer === "none") return fromProfile("No", lacking(condition));
  return null;
}

const order: readonly FactStatus[] = ["held", "unfinished", "expired", "denied"];

/** The fact that speaks loudest: held before unfinished before expired before denied. */
export function strongestFact(facts: readonly ResumeFact[]): ResumeFact | undefined {
  for (const standing of order) {
    const fact = facts.find((f) => f.standing === standing);
    if (fact !== undefined) return fact;
  }
  return undefined;
}

/** Held passes; still being earned is unknown; expired and denied fail unless it may still be got. */
export function factVerdict(condition: RequiredCondition, facts: readonly ResumeFact[]): Verdict {
  const fact = strongestFact(facts);
  if (fact === undefined) return unknown;
  if (fact.standing === "held") return fromLine(fact.line, "pass");
  return fromLine(fact.line, fact.standing === "unfinished" ? "unknown" : lacking(condition));
}
