import type { Requirement } from "../analysis.ts";
import type { CriteriaGroup } from "./criteria-groups.ts";

/** "Maze, Dovetail or a similar research tool": the member that any other one of its group is an example of. */
const openLead = /\b(?:similar|another|comparable|equivalent|other)\s+$/i;
const leadReach = 24;
const enough = 0.7;

function isOpen({ span, kind }: Requirement, ad: string): boolean {
  if (kind === "qualification" || kind === "licence") return false;
  return openLead.test(ad.slice(Math.max(0, span.start - leadReach), span.start));
}

/**
 * Whoever has used Dovetail has used a similar research tool: the open member of a group is shown by what shows the best
 * of its named members. The group counts once as before; only what is told of its member changes. Pure.
 * @param ad text that the spans slice.
 */
export function withOpenMembers(group: CriteriaGroup, ad: string): CriteriaGroup {
  const best = group.supports[group.best];
  const example = group.members[group.best];
  const isExample = example !== undefined && example.kind !== "qualification" && example.kind !== "licence";
  if (group.members.length < 2 || best === undefined || best.credit < enough || !isExample) return group;
  const supports = group.supports.map((support, at) => {
    const member = group.members[at];
    return support.credit >= best.credit || member === undefined || !isOpen(member, ad)
      ? support
      : { ...best, own: false };
  });
  return { ...group, supports };
}
