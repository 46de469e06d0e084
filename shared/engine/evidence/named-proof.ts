import type { Requirement } from "../analysis.ts";
import { relations } from "../vocabulary/relations.ts";
import type { EvidenceBase } from "./evidence-base.ts";
import { hedgedKey } from "./placed-phrase.ts";
import type { Proof } from "./proof.ts";
import type { EvidenceLine } from "./resume-lines.ts";

/** By the place of the name: in a role in full, in a list nearly. */
function creditOf({ kind }: Pick<Requirement, "kind">, line: EvidenceLine): Proof["credit"] {
  if (line.unfinished) return 0.5;
  if (kind === "qualification" || kind === "licence" || line.line.section === "work") return 1;
  return 0.8;
}

/**
 * The best proof of a term of the term lists by its name, or by what entails it; half where the person calls it basic, or
 * names what is only close to it. Undefined where nothing names it.
 */
export function namedProof(requirement: Requirement, { index }: EvidenceBase): Proof | undefined {
  const id = requirement.canonicalId;
  if (id === undefined) return undefined;
  const sources = [id, ...(relations().entailedBy.get(id) ?? [])];
  let best: Proof | undefined;
  for (const source of sources)
    for (const line of index.get(source) ?? []) {
      const credit = creditOf(requirement, line);
      if (credit > (best?.credit ?? 0)) best = { credit, line };
    }
  if (best !== undefined) return best;
  const modest = sources.flatMap((source) => index.get(hedgedKey(source))?.[0] ?? [])[0];
  // Of several alternatives each is asked for by its own name.
  const near = requirement.groupId === undefined ? relations().closeTo.get(id) : [];
  const line = modest ?? near.flatMap((source) => index.get(source)?.[0] ?? [])[0];
  return line === undefined ? undefined : { credit: 0.5, line };
}
