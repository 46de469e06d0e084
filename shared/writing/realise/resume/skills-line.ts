import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { Evidence, MatchResult, Requirement } from "#shared/engine/analysis.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import type { Rewrite } from "../../changes/edit-line.ts";

const separators = [" | ", ", ", "; ", " • ", " · "] as const;
const mostAdded = 8;

/** Parts of a line that is a list, with what stands between them; undefined for prose. */
export function splitList(text: string): { label: string; items: string[]; separator: string } | undefined {
  const [, label = "", list = ""] = /^([^:,;|•·]{2,40}: )?(.+)$/s.exec(text) ?? [];
  for (const separator of separators) {
    const items = list.split(separator).map((item) => item.trim());
    const isList = items.length >= 3 && items.every((item) => item !== "" && item.split(" ").length <= 6);
    if (isList) return { label, items, separator };
  }
  return undefined;
}

/** The list with what this ad asks for first; the others keep their order. */
export function relevantFirst(text: string, requirements: readonly Requirement[]): Rewrite | undefined {
  const list = splitList(text);
  if (!list) return undefined;
  const last = list.items.at(-1) ?? "";
  const stop = last.endsWith(".") ? "." : "";
  const items = list.items.map((item, index) =>
    index === list.items.length - 1 && stop ? item.slice(0, -1) : item,
  );
  // "and Jira" at the end of a sentence is no list of names.
  if (items.some((item) => /^(and|or) /i.test(item))) return undefined;
  const asked = new Set(requirements.flatMap((one) => one.canonicalId ?? []));
  const isAsked = (item: string) =>
    findTerms(item).some((found) => asked.has(found.term.id)) ||
    requirements.some((one) => one.term.toLowerCase() === item.toLowerCase());
  const ordered = [...items.filter(isAsked), ...items.filter((item) => !isAsked(item))];
  const result = list.label + ordered.join(list.separator) + stop;
  return result === text ? undefined : { text: result, reason: "Puts what this ad asks for first" };
}

/** A term that a role proves, and the line of the proof. */
export interface Addition {
  term: string;
  evidenceLine: number;
}

/** The name of a skill, and no deed: "user stories" stands in a list of skills, "write user stories" does not. */
function isName(term: string): boolean {
  return findTerms(term).some(({ start, end }) => start === 0 && end === term.length);
}

/**
 * Terms of the ad that a role proves in full and that no skills line names: they may be listed, in the
 * ad's words. Nothing else may (docs/engine.md, Writing).
 */
export function provenTerms(model: ResumeModel, match: MatchResult): Addition[] {
  const listed = model.meta.lines.filter((line) => line.section === "skills").map((line) => line.text);
  const listedIds = new Set(listed.flatMap((text) => findTerms(text).map((found) => found.term.id)));
  const listedText = listed.join("\n").toLowerCase();
  const proof = new Map<string, Evidence>(match.evidence.map((one) => [one.requirementId, one]));
  return match.requirements
    .flatMap((requirement) => {
      const evidence = proof.get(requirement.id);
      const isSkill =
        (requirement.kind === "hard" || requirement.kind === "tool") && isName(requirement.term);
      const isProven =
        evidence?.credit === 1 && evidence.section === "work" && evidence.resumeLineId !== undefined;
      const isListed =
        (requirement.canonicalId && listedIds.has(requirement.canonicalId)) ||
        listedText.includes(requirement.term.toLowerCase());
      if (!isSkill || !isProven || isListed || requirement.term.length > 40) return [];
      return [{ term: requirement.term, evidenceLine: evidence.resumeLineId ?? -1 }];
    })
    .slice(0, mostAdded);
}
