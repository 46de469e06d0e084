import type { Requirement, RequirementEdit } from "./analysis.ts";
import { fold } from "./tokenise.ts";

/** Terms are compared without case, accents and spacing. */
function keyOf(term: string): string {
  return fold(term.replace(/\s+/g, " ").trim());
}

type Add = Extract<RequirementEdit, { kind: "add" }>;

function added(edit: Add): Requirement {
  const term = edit.term.replace(/\s+/g, " ").trim();
  return {
    id: `user:${keyOf(term)}`,
    term,
    aliases: [],
    importance: edit.importance,
    kind: edit.requirementKind,
    // The ad does not name it: there is nothing to slice.
    span: { start: 0, end: 0 },
    sentence: { start: 0, end: 0 },
    core: false,
    origin: "user",
  };
}

const rank = { must: 3, preferred: 2, nice: 1 } as const;

/** Edits of one term by key; of several the strongest importance wins, so that their order says nothing. */
function strongest<E extends Exclude<RequirementEdit, { kind: "remove" }>>(
  edits: readonly E[],
): Map<string, E> {
  const byKey = new Map<string, E>();
  const sorted = [...edits].sort((a, b) => rank[b.importance] - rank[a.importance] || order(a.term, b.term));
  for (const edit of sorted) {
    const key = keyOf(edit.term);
    if (key !== "" && !byKey.has(key)) byKey.set(key, edit);
  }
  return byKey;
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function isAdd(edit: RequirementEdit): edit is Add {
  return edit.kind === "add";
}

/**
 * The requirements as the user wants them. A removed term is gone, whatever else is said of it; an added
 * one that the ad names already only changes its importance. The order of the edits changes nothing, and
 * without edits the same requirements come back. A demoted term decides no cap any more.
 */
export function applyEdits(
  requirements: readonly Requirement[],
  edits: readonly RequirementEdit[],
): Requirement[] {
  const removed = new Set(edits.filter((e) => e.kind === "remove").map((e) => keyOf(e.term)));
  const adds = strongest(edits.filter(isAdd));
  const changes = strongest(edits.filter((e) => e.kind === "importance"));
  const present = new Set(requirements.map((r) => keyOf(r.term)));
  const kept = requirements
    .filter((r) => !removed.has(keyOf(r.term)))
    .map((r): Requirement => {
      const key = keyOf(r.term);
      const importance = (changes.get(key) ?? adds.get(key))?.importance;
      if (importance === undefined || importance === r.importance) return r;
      return { ...r, importance, core: r.core && importance === "must" };
    });
  const extra = [...adds]
    .filter(([key]) => !present.has(key) && !removed.has(key))
    .sort(([a], [b]) => order(a, b))
    .map(([key, edit]) => added({ ...edit, importance: changes.get(key)?.importance ?? edit.importance }));
  return [...kept, ...extra];
}
