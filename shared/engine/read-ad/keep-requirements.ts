import type { Importance } from "../analysis.ts";
import type { DraftRequirement } from "./core-requirements.ts";
import { isContent } from "./phrases/phrase-words.ts";

/** Most requirements kept per ad (docs/engine.md, What an ad asks). */
const maxRequirements = 72;

const weights: Record<Importance, number> = { must: 3, preferred: 1.5, duty: 1 };

/** The weight of an importance: must 3, preferred 1.5, duty 1. */
export function weightOf(importance: Importance): number {
  return weights[importance];
}

/** Stems of the words that carry a meaning. */
function meaningOf({ words }: DraftRequirement): string[] {
  return words.filter(({ low }) => isContent(low)).map(({ stem }) => stem);
}

/** Demands that begin alike beyond this many are no honest ad's; a limit keeps the search linear. */
const likeDemands = 12;

/** "data analysis" is not said by "data triage and root cause analysis": its words stand side by side, in any order. */
function isSaidAt(own: readonly string[], at: number, words: readonly string[]): boolean {
  const from = Math.max(0, at - words.length + 1);
  for (let start = from; start <= at; start += 1) {
    const run = own.slice(start, start + words.length);
    if (words.every((word) => run.includes(word))) return true;
  }
  return false;
}

/** A duty of this many times the demand's words says more: "model and document concrete and structural steel". */
const mostMore = 2;

/** A duty that only says again what is demanded is the demand's, or that of several: their words of meaning stand in it. */
function withoutRestated(drafts: readonly DraftRequirement[]): DraftRequirement[] {
  const byFirst = new Map<string, string[][]>();
  for (const draft of drafts) {
    const meaning = meaningOf(draft);
    const first = meaning[0];
    const isPaper = draft.kind === "qualification" || draft.kind === "licence";
    if (draft.importance === "duty" || isPaper || meaning.length < 2 || first === undefined) continue;
    const known = byFirst.get(first);
    if (known === undefined) byFirst.set(first, [meaning]);
    else if (known.length < likeDemands) known.push(meaning);
  }
  return drafts.filter((draft) => {
    if (draft.importance !== "duty" || draft.canonicalId !== undefined) return true;
    const own = meaningOf(draft);
    const said = own.flatMap(
      (stem, at) => byFirst.get(stem)?.filter((words) => isSaidAt(own, at, words)) ?? [],
    );
    const together = [...new Set(said)].reduce((sum, words) => sum + words.length, 0);
    return together === 0 || together * mostMore < own.length;
  });
}

/** A group of one is no group: its other members were merged into stronger mentions elsewhere. */
function dropLoneGroups(drafts: readonly DraftRequirement[]): DraftRequirement[] {
  const sizes = new Map<string, number>();
  for (const { groupId } of drafts)
    if (groupId !== undefined) sizes.set(groupId, (sizes.get(groupId) ?? 0) + 1);
  return drafts.map((d) => {
    if (d.groupId === undefined || (sizes.get(d.groupId) ?? 0) > 1) return d;
    const { groupId: _, ...alone } = d;
    return alone;
  });
}

function strongestFirst(a: DraftRequirement, b: DraftRequirement): number {
  return weightOf(b.importance) - weightOf(a.importance) || a.span.start - b.span.start;
}

/** A person names the duties that matter; beyond this many, the later phrases of an item and running text go first. */
const mostDuties = 16;

function withoutLeastDuties(drafts: readonly DraftRequirement[]): DraftRequirement[] {
  const read = new Map<number, number>();
  const duties: { draft: DraftRequirement; place: number }[] = [];
  for (const draft of [...drafts].sort((a, b) => a.span.start - b.span.start)) {
    const place = read.get(draft.sentence.start) ?? 0;
    read.set(draft.sentence.start, place + 1);
    const rank = draft.listed ? place : place + 1;
    if (draft.importance === "duty" && draft.kind !== "tool") duties.push({ draft, place: rank });
  }
  const least = duties
    .sort((a, b) => a.place - b.place || a.draft.span.start - b.draft.span.start)
    .slice(mostDuties);
  const dropped = new Set(least.map(({ draft }) => draft.id));
  return drafts.filter(({ id }) => !dropped.has(id));
}

/**
 * Of what was read, what is shown: nothing twice, at most 16 duties beside named tools and 72 in all (the strongest
 * when there are more), in ad order, and no group of one.
 */
export function keepRequirements(drafts: readonly DraftRequirement[]): DraftRequirement[] {
  const kept = withoutLeastDuties(withoutRestated(drafts)).sort(strongestFirst).slice(0, maxRequirements);
  return dropLoneGroups(kept).sort((a, b) => a.span.start - b.span.start);
}
