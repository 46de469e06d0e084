import { type FactAnswer, type FactSubject, isSameTerm } from "#shared/domain/evidence-bank/bank-entry.ts";
import type { Analysis, Requirement, RequirementKind } from "#shared/engine/analysis.ts";
import { type LedgerEntry, ledgerOf, missingFirst } from "#shared/engine/ledger.ts";

/** A closed question about something that an ad asks for and the resume does not show. */
export interface BankQuestion {
  requirement: Requirement;
  subject: FactSubject;
  /** "The ad asks for pricing analysis. Have you done it?" */
  ask: string;
  /** The ad's own sentence. */
  adSentence: string;
  /** Points that a full answer would add once it stands in the resume; 0 when nothing is to be won. */
  worth: number;
}

const subjects: Record<RequirementKind, FactSubject> = {
  tool: "tool",
  hard: "skill",
  soft: "quality",
  qualification: "paper",
  licence: "paper",
};

const closed: Record<RequirementKind, (it: string) => string> = {
  tool: (it) => `Have you used ${it}?`,
  hard: (it) => `Have you done ${it}?`,
  soft: (it) => `Have you shown ${it}?`,
  qualification: (it) => `Do you have ${it}?`,
  licence: (it) => `Do you hold ${it}?`,
};

/** A paper by its name, which the reader of the ad took for a skill. */
const paperName = /\b(?:certificate|certification|licen[cs]e|accreditation|diploma|degree)\b/i;

/** The kind of a requirement, with papers that their name tells. */
function kindOf({ term, kind }: Pick<Requirement, "term" | "kind">): RequirementKind {
  return kind === "hard" && paperName.test(term) ? "qualification" : kind;
}

/** What kind of thing a requirement is about. */
export function subjectOf(requirement: Pick<Requirement, "term" | "kind">): FactSubject {
  return subjects[kindOf(requirement)];
}

/** The facts that answer a requirement, by its own name or another one of it. */
export function answersTo<Fact extends Pick<FactAnswer, "term">>(
  facts: readonly Fact[],
  { term, aliases }: Pick<Requirement, "term" | "aliases">,
): Fact[] {
  const names = [term, ...aliases];
  return facts.filter((fact) => names.some((name) => isSameTerm(name, fact.term)));
}

/** "EYLF" and the like are things one works with, not deeds. */
const initials = /^[A-Z][A-Z0-9&/-]+(?: [A-Z][A-Z0-9&/-]+)*$/;

/** The plain question; of alternatives it says which one is meant. */
export function questionAbout(
  requirement: Pick<Requirement, "term" | "kind">,
  asked = requirement.term,
): string {
  const { term } = requirement;
  const kind = kindOf(requirement);
  const it = asked === term ? "it" : term;
  const question = kind === "hard" && initials.test(term) ? `Have you worked with ${it}?` : closed[kind](it);
  return `The ad asks for ${asked}. ${question}`;
}

function questionOf(entry: LedgerEntry, facts: readonly FactAnswer[]): BankQuestion[] {
  const answers = entry.members.map((member) => answersTo(facts, member.requirement));
  if (answers.flat().some(({ state }) => state !== "not")) return [];
  const open = entry.members.find((_, at) => answers[at]?.length === 0);
  if (open === undefined) return [];
  const { requirement, evidence } = open;
  const ask = questionAbout(requirement, entry.term);
  const { adSentence } = evidence;
  return [{ requirement, subject: subjectOf(requirement), ask, adSentence, worth: entry.worth }];
}

/**
 * The closed questions that the real gaps of an analysis raise, the heaviest first: none for a criterion that the
 * resume shows, in full or in part, and none that the person has answered, a no included. Of alternatives one is
 * asked for; a no leads to the next.
 */
export function questionsFor(
  { match }: { match: Pick<Analysis["match"], "requirements" | "evidence" | "moves"> },
  facts: readonly FactAnswer[],
): BankQuestion[] {
  return missingFirst(ledgerOf(match)).flatMap((entry) => questionOf(entry, facts));
}
