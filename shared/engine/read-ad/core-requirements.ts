import type { Requirement } from "../analysis.ts";
import { findTerms } from "../vocabulary/terms/find-terms.ts";
import { type Token, tokenise } from "../words/tokenise.ts";

/** A requirement while the ad is read: every mention is counted, the strongest is kept. */
export interface DraftRequirement extends Requirement {
  literal: boolean;
  /** The words of `term`. */
  words: readonly Token[];
  mentions: number;
  /** It stands in a list, not in running text. */
  listed: boolean;
}

const maxCore = 8;

function namedInTitle(
  draft: DraftRequirement,
  ids: ReadonlySet<string>,
  titleStems: ReadonlySet<string>,
): boolean {
  if (draft.canonicalId !== undefined) return ids.has(draft.canonicalId);
  return draft.words.length > 0 && draft.words.every(({ stem }) => titleStems.has(stem));
}

/**
 * Ids of up to eight musts that decide the score's cap: named in the title, literally "essential /
 * mandatory / must", or in two sentences; ties by first position (docs/engine.md, What an ad asks, row core).
 */
export function chooseCore(drafts: readonly DraftRequirement[], title: string): Set<string> {
  const ids = new Set(findTerms(title).map((f) => f.term.id));
  const titleStems = new Set(tokenise(title).map((t) => t.stem));
  const rank = (d: DraftRequirement) =>
    (namedInTitle(d, ids, titleStems) ? 4 : 0) + (d.literal ? 2 : 0) + (d.mentions >= 2 ? 1 : 0);
  const musts = drafts.filter((d) => d.importance === "must" && d.kind !== "soft" && rank(d) > 0);
  const ordered = [...musts].sort((a, b) => rank(b) - rank(a) || a.span.start - b.span.start);
  return new Set(ordered.slice(0, maxCore).map((d) => d.id));
}
