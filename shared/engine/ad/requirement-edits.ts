import type { Requirement, RequirementEdit } from "../analysis.ts";
import { findTerms } from "../vocabulary/terms/find-terms.ts";
import { fold } from "../words/tokenise.ts";

type Add = Extract<RequirementEdit, { kind: "add" }>;
type Weighed = Exclude<RequirementEdit, { kind: "remove" }>;

const rank = { must: 3, preferred: 2, duty: 1 } as const;

function tidy(term: string): string {
  return term.replace(/\s+/g, " ").trim();
}

/** The vocabulary's id of a term that is listed as a whole. */
function listedId(term: string): string | undefined {
  const [found] = findTerms(term);
  return found !== undefined && found.start === 0 && found.end === term.length ? found.term.id : undefined;
}

/** Which requirement an edit speaks of: by the ad's wording, else by the vocabulary, else a new one. */
function readKeys(requirements: readonly Requirement[]): (edit: RequirementEdit) => string {
  const byTerm = new Map(requirements.map((r) => [fold(tidy(r.term)), r.id]));
  return ({ term }) => {
    const own = fold(tidy(term));
    const known = byTerm.get(own);
    if (known !== undefined || own === "") return known ?? "";
    return listedId(tidy(term)) ?? `user:${own}`;
  };
}

function added(id: string, edit: Add): Requirement {
  const isListed = !id.startsWith("user:");
  return {
    id,
    term: tidy(edit.term),
    ...(isListed ? { canonicalId: id } : {}),
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

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Of several edits of one requirement the strongest importance wins, so that their order says nothing. */
function strongest<E extends Weighed>(edits: readonly E[], keyOf: (edit: E) => string): Map<string, E> {
  const byKey = new Map<string, E>();
  const text = (edit: E) => `${edit.term}|${edit.kind === "add" ? edit.requirementKind : ""}`;
  const sorted = [...edits].sort(
    (a, b) => rank[b.importance] - rank[a.importance] || order(text(a), text(b)),
  );
  for (const edit of sorted) {
    const key = keyOf(edit);
    if (key !== "" && !byKey.has(key)) byKey.set(key, edit);
  }
  return byKey;
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
  if (edits.length === 0) return [...requirements];
  const keyOf = readKeys(requirements);
  const removed = new Set(edits.filter((e) => e.kind === "remove").map(keyOf));
  const adds = strongest(edits.filter(isAdd), keyOf);
  const changes = strongest(
    edits.filter((e) => e.kind === "importance"),
    keyOf,
  );
  const present = new Set(requirements.map((r) => r.id));
  const kept = requirements
    .filter((r) => !removed.has(r.id))
    .map((r): Requirement => {
      const importance = (changes.get(r.id) ?? adds.get(r.id))?.importance;
      if (importance === undefined || importance === r.importance) return r;
      return { ...r, importance, core: r.core && importance === "must" };
    });
  const extra = [...adds]
    .filter(([key]) => !present.has(key) && !removed.has(key))
    .sort(([a], [b]) => order(a, b))
    .map(([key, edit]) =>
      added(key, { ...edit, importance: changes.get(key)?.importance ?? edit.importance }),
    );
  return [...kept, ...extra];
}
