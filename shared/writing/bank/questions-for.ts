import { type FactAnswer, type FactSubject, isSameTerm } from "#shared/domain/evidence-bank/bank-entry.ts";
import type { Analysis, Requirement, RequirementKind } from "#shared/engine/analysis.ts";
import { type LedgerEntry, type LedgerMember, ledgerOf, missingFirst } from "#shared/engine/ledger.ts";

/** A closed question about something that an ad asks for and the resume does not show. */
export interface BankQuestion {
  /** Id of the ledger entry that raises the question. */
  entry: string;
  requirement: Requirement;
  subject: FactSubject;
  /** "The ad asks for pricing analysis. Have you done it?" */
  ask: string;
  /** The ad's own sentence. */
  adSentence: string;
  /** Points that a full answer would add once it is in the resume; 0 if it would add none. */
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

/** Matches credentials by name, because the reader of the ad may have taken one for a skill. */
const paperName = /\b(?:certificate|certification|licen[cs]e|accreditation|diploma|degree)\b/i;

/** The kind of a requirement; a credential is recognised by its name. */
function kindOf({ term, kind }: Pick<Requirement, "term" | "kind">): RequirementKind {
  return kind === "hard" && paperName.test(term) ? "qualification" : kind;
}

/** What kind of thing a requirement is about. */
export function subjectOf(requirement: Pick<Requirement, "term" | "kind">): FactSubject {
  return subjects[kindOf(requirement)];
}

/** The facts that answer a requirement, by its own name or another one. */
export function answersTo<Fact extends Pick<FactAnswer, "term">>(
  facts: readonly Fact[],
  { term, aliases }: Pick<Requirement, "term" | "aliases">,
): Fact[] {
  const names = [term, ...aliases];
  return facts.filter((fact) => names.some((name) => isSameTerm(name, fact.term)));
}

/** An abbreviation such as "EYLF" names something people work with, not a task. */
const initials = /^[A-Z][A-Z0-9&/-]+(?: [A-Z][A-Z0-9&/-]+)*$/;
/** "National Quality Framework": a name of several words. */
const properName = /^\p{Lu}\p{Ll}+(?: (?:of |for |and )?\p{Lu}\p{Ll}+)+$/u;

/** The question in plain words. If the requirement has alternatives, it says which one is meant. */
export function questionAbout(
  requirement: Pick<Requirement, "term" | "kind" | "terms" | "canonicalId">,
  asked = requirement.term,
): string {
  const { term } = requirement;
  const kind = kindOf(requirement);
  // A whole line is quoted, because its grammar does not fit into our sentence.
  if (requirement.terms !== undefined && requirement.canonicalId === undefined)
    return `The ad says: \u201c${asked}\u201d. Does that fit you, and where?`;
  const it = asked === term ? "it" : term;
  const question =
    kind === "hard" && (initials.test(term) || properName.test(term))
      ? `Have you worked with ${it}?`
      : closed[kind](it);
  return `The ad asks for ${asked}. ${question}`;
}

/** The parts of a line that can be asked about alone: its terms that the resume lacks, else the line itself. */
export function unmetTerms({ requirement, evidence }: LedgerMember): Requirement[] {
  const held = new Set(evidence.heldTerms);
  const open = (requirement.terms ?? []).filter(
    ({ id, isAdjective }) => isAdjective !== true && !held.has(id),
  );
  if (open.length === 0) return [requirement];
  // "Advanced life support certificate": the name shows that it is a credential.
  const isCredential = paperName.test(requirement.term);
  return open.map(({ id, text, kind }) => ({
    ...requirement,
    term: text,
    kind: isCredential && kind === "hard" ? "qualification" : kind,
    canonicalId: id,
    aliases: [],
  }));
}

function questionOf(entry: LedgerEntry, facts: readonly FactAnswer[]): BankQuestion[] {
  const asked = entry.members.flatMap(unmetTerms);
  const answers = asked.map((one) => answersTo(facts, one));
  if (answers.flat().some(({ state }) => state !== "not")) return [];
  const requirement = asked.find((_, at) => answers[at]?.length === 0);
  if (requirement === undefined) return [];
  const ask = questionAbout(requirement, asked.length > 1 ? entry.term : requirement.term);
  const { adSentence } = entry.best.evidence;
  return [
    { entry: entry.id, requirement, subject: subjectOf(requirement), ask, adSentence, worth: entry.worth },
  ];
}

/** The requirements that the text does not show, each part that can be asked about alone, the most valuable first. */
export function missingTerms(
  match: Pick<Analysis["match"], "requirements" | "evidence" | "moves">,
): Requirement[] {
  return missingFirst(ledgerOf(match)).flatMap(({ members }) => members.flatMap(unmetTerms));
}

/**
 * The closed questions for the gaps of an analysis, the most valuable first. There is none for a criterion that the
 * resume shows in full or in part, and none that the person has answered, even with no. If a criterion has
 * alternatives, one is asked at a time; a no leads to the next.
 */
export function questionsFor(
  { match }: { match: Pick<Analysis["match"], "requirements" | "evidence" | "moves"> },
  facts: readonly FactAnswer[],
): BankQuestion[] {
  return missingFirst(ledgerOf(match)).flatMap((entry) => questionOf(entry, facts));
}
