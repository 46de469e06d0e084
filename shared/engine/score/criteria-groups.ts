import { weightOf } from "../ad/importance-weight.ts";
import type { Requirement } from "../analysis.ts";
import type { Support } from "../evidence/evidence.ts";
import type { ScoreGroup } from "./score.ts";
import { type AdLanguage, type NewWord, newWordsOf } from "./shared-language.ts";

/** Alternatives that count once, with their proofs in the same order. */
export interface CriteriaGroup {
  members: Requirement[];
  supports: Support[];
  /** Index of the member with the best proof. */
  best: number;
  scored: ScoreGroup;
}

/** The words of both texts, as far as the groups need them. */
export interface PairLanguage {
  ad: AdLanguage;
  stems: ReadonlySet<string>;
}

const coreFactor = 2;

function bestOf(supports: readonly Support[]): number {
  let best = 0;
  supports.forEach((support, at) => {
    if (support.credit > (supports[best]?.credit ?? 0)) best = at;
  });
  return best;
}

/**
 * May hold the number down: a core must that is read surely, which is a named credential or tool of the vocabulary.
 * Skills and manners are shown in tasks that no list names.
 */
function isEssential({ core, importance, kind, canonicalId }: Requirement): boolean {
  if (!core || importance !== "must" || canonicalId === undefined) return false;
  return kind === "licence" || kind === "qualification" || kind === "tool";
}

/** Only terms of the vocabulary have other names; a phrase that tasks show keeps its own words. */
function otherNames({ term, canonicalId }: Requirement, { ad, stems }: PairLanguage): NewWord[] {
  return canonicalId === undefined ? [] : newWordsOf(term, ad, stems);
}

function makeGroup(members: Requirement[], supports: Support[], language: PairLanguage): CriteriaGroup {
  const best = bestOf(supports);
  const isCore = members.some((member) => member.core);
  const scored: ScoreGroup = {
    weight: Math.max(...members.map((member) => weightOf(member.importance))) * (isCore ? coreFactor : 1),
    credit: supports[best]?.credit ?? 0,
    essential: members.some(isEssential),
    term: members.map((member) => member.term).join(" or "),
    newWords: members.flatMap((member) => otherNames(member, language)),
  };
  return { members, supports, best, scored };
}

/** The requirements as groups that count once, in the order of their first members. */
export function groupCriteria(
  requirements: readonly Requirement[],
  supportOf: (requirement: Requirement) => Support,
  language: PairLanguage,
): CriteriaGroup[] {
  const byGroup = new Map<string, Requirement[]>();
  for (const requirement of requirements) {
    const key = requirement.groupId ?? `one:${requirement.id}`;
    const members = byGroup.get(key);
    if (members === undefined) byGroup.set(key, [requirement]);
    else members.push(requirement);
  }
  return [...byGroup.values()].map((members) => makeGroup(members, members.map(supportOf), language));
}
