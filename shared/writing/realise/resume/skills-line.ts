import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { Evidence, Requirement } from "#shared/engine/analysis.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import type { DraftLine, Rewrite } from "../../changes/edit-line.ts";
import type { TermMatch } from "../../plan/ad-terms.ts";
import { isOfListType } from "./list-type.ts";
import { lowered } from "./lowered.ts";

const separators = [" | ", ", ", "; ", " • ", " · "] as const;
const mostAdded = 8;

function outsideBrackets(list: string, separator: string): string[] {
  const items: string[] = [];
  let open = "";
  for (const piece of list.split(separator)) {
    open = open === "" ? piece : open + separator + piece;
    const depth = open.split("(").length - open.split(")").length;
    if (depth > 0) continue;
    items.push(open);
    open = "";
  }
  return open === "" ? items : [...items, open];
}

/**
 * Fixes capitals after a reorder: the list begins with a capital if it did before, and no inner item has a capital
 * only because it was first.
 */
function recased(before: readonly string[], after: readonly string[]): string[] {
  const first = before[0] ?? "";
  if (!/^\p{Lu}\p{Ll}/u.test(first) || after[0] === first) return [...after];
  const isSentenceCase = before.slice(1).some((item) => /^\p{Ll}/u.test(item));
  if (!isSentenceCase) return [...after];
  return after.map((item, at) => {
    if (at === 0) return (item[0] ?? "").toUpperCase() + item.slice(1);
    return item === first ? lowered(item) : item;
  });
}

/** Splits a line that is a list into its label, items and separator; undefined for prose. */
export function splitList(text: string): { label: string; items: string[]; separator: string } | undefined {
  const [, label = "", list = ""] = /^([^:,;|•·]{2,40}: )?(.+)$/s.exec(text) ?? [];
  for (const separator of separators) {
    // Text in brackets belongs to its item: "AWS (Lambda, RDS)".
    const items = outsideBrackets(list, separator).map((item) => item.trim());
    const isList = items.length >= 3 && items.every((item) => item !== "" && item.split(" ").length <= 6);
    if (isList) return { label, items, separator };
  }
  return undefined;
}

/** Puts the items that this ad requires first; the others keep their order. */
export function relevantFirst(text: string, requirements: readonly Requirement[]): Rewrite | undefined {
  const list = splitList(text);
  if (!list) return undefined;
  const last = list.items.at(-1) ?? "";
  const stop = last.endsWith(".") ? "." : "";
  const items = list.items.map((item, index) =>
    index === list.items.length - 1 && stop ? item.slice(0, -1) : item,
  );
  // "and Jira" at the end of a sentence is not a list of names.
  if (items.some((item) => /^(and|or) /i.test(item))) return undefined;
  const asked = new Set(requirements.flatMap((one) => one.canonicalId ?? []));
  const isRequired = (item: string) =>
    findTerms(item).some((found) => asked.has(found.term.id)) ||
    requirements.some((one) => one.term.toLowerCase() === item.toLowerCase());
  const ordered = recased(items, [...items.filter(isRequired), ...items.filter((item) => !isRequired(item))]);
  const result = list.label + ordered.join(list.separator) + stop;
  return result === text ? undefined : { text: result, reason: "Puts what this ad asks for first" };
}

/** A term that a role proves, and the line that proves it. */
export interface Addition {
  term: string;
  /** Decides the list it joins: a tool goes to the tools, a practice to the practices. */
  kind: Requirement["kind"];
  evidenceLine: number;
}

/** True for the name of a skill ("user stories"), false for a task ("write user stories"). */
function isName(term: string): boolean {
  return findTerms(term).some(({ start, end }) => start === 0 && end === term.length);
}

const thingsOf =
  /^[\s-]+(?:platforms?|systems?|software|apps?|applications?|portals?|modules?|products?|projects?|teams?|departments?|solutions?|engines?|vendors?|compan(?:y|ies)|providers?|startups?)\b/i;

/** "workshops for a new billing platform": the term names the product, not the work. */
function isOfThing(line: string, id: string | undefined): boolean {
  const named = findTerms(line).filter(({ term }) => term.id === id);
  return named.length > 0 && named.every(({ end }) => thingsOf.test(line.slice(end)));
}

/**
 * Terms of the ad that a role proves in full and no skills line names. Only these may be added to the list, in the
 * ad's words (docs/engine.md, Writing).
 */
export function provenTerms(model: ResumeModel, match: TermMatch): Addition[] {
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
      const line = model.meta.lines.find(({ id }) => id === evidence.resumeLineId)?.text ?? "";
      if (requirement.kind !== "tool" && isOfThing(line, requirement.canonicalId)) return [];
      return [{ term: requirement.term, kind: requirement.kind, evidenceLine: evidence.resumeLineId ?? -1 }];
    })
    .slice(0, mostAdded);
}

/** The share of a list's items that have a kind; names that the vocabulary does not know have none. */
function shareOf(text: string, kind: Requirement["kind"]): number {
  const { items = [] } = splitList(text) ?? {};
  const same = items.filter((item) => findTerms(item).some((found) => found.term.kind === kind));
  return items.length === 0 ? 0 : same.length / items.length;
}

const itemsOf = ({ text }: DraftLine) => splitList(text)?.items ?? [];

/**
 * The list for each addition: the one with most items of its kind. A labelled list takes none, because the label says
 * what it contains. If no list has that kind, the term stays with the role that proves it.
 */
export function placeAdditions(
  lists: readonly DraftLine[],
  additions: readonly Addition[],
): Map<DraftLine, Addition[]> {
  const placed = new Map<DraftLine, Addition[]>();
  const free = lists.filter(({ text }) => splitList(text)?.label === "");
  for (const addition of additions) {
    const [best] = free
      .map((line) => ({ line, share: shareOf(line.text, addition.kind) }))
      .filter(({ line, share }) => share >= 0.5 && isOfListType(itemsOf(line), addition.term))
      .sort((a, b) => b.share - a.share);
    if (best !== undefined) placed.set(best.line, [...(placed.get(best.line) ?? []), addition]);
  }
  return placed;
}
