import type { Requirement } from "#shared/engine/analysis.ts";
import { type Token, tokenise } from "#shared/engine/words/tokenise.ts";
import type { Rewrite } from "../../changes/edit-line.ts";
import type { TermMatch } from "../../plan/ad-terms.ts";
import { wordFamily } from "../../verify/word-family.ts";

const reach = 6;
const small = new Set("a an the of in for and or to with on at".split(" "));
const heldBack =
  /\b(?:no|not|never|without|keen|eager|learning|assist\w*|help\w*|support\w*|exposure|basic)\b/i;

/** Requirements that the engine does not find in full in any role. */
export function openRequirements(match: TermMatch): Requirement[] {
  const full = new Set(match.evidence.filter((one) => one.credit === 1).map((one) => one.requirementId));
  return match.requirements.filter(
    (one) => !full.has(one.id) && (one.kind === "hard" || one.kind === "tool") && one.term.length <= 40,
  );
}

/** True when the line contains all words of the term close together, in any form and order. */
function areWordsClose(tokens: readonly Token[], families: readonly string[]): boolean {
  const places = families.map((family) => tokens.findIndex((token) => wordFamily(token.low) === family));
  if (places.includes(-1) || new Set(places).size !== places.length) return false;
  return Math.max(...places) - Math.min(...places) <= reach;
}

/** Finds "service level agreements" for the ad's "SLA": returns where the words with these first letters end. */
function endOfSpelt(text: string, tokens: readonly Token[], term: string): number | undefined {
  if (!/^[A-Z]{3,5}$/.test(term)) return undefined;
  const initials = tokens.map((token) => token.low[0]).join("");
  const at = initials.indexOf(term.toLowerCase());
  const last = tokens[at + term.length - 1];
  return at === -1 || last === undefined || text.includes(term) ? undefined : last.end;
}

/** Keys of the terms that the text already writes out, so that they are not written out twice. */
export function writtenOut(text: string, requirements: readonly Requirement[]): Set<string> {
  const low = text.toLowerCase();
  const keys = new Set<string>();
  for (const { id, term } of requirements) {
    if (low.includes(term.toLowerCase())) keys.add(id);
    if (low.includes(`(${term.toLowerCase()})`)) keys.add(`named ${id}`);
  }
  return keys;
}

/**
 * Adds the ad's name to work that the line describes in other words: "Reconciled bank accounts" gains "(bank
 * reconciliations)". The line must already contain all words of the name, in some form.
 * @param done terms that are written out; each is named once.
 */
export function addAdName(
  text: string,
  open: readonly Requirement[],
  done: Set<string>,
): Rewrite | undefined {
  if (open.length === 0 || text.includes("(") || heldBack.test(text)) return undefined;
  const tokens = tokenise(text);
  for (const { id, term } of open) {
    const key = `named ${id}`;
    if (done.has(key)) continue;
    const spelt = endOfSpelt(text, tokens, term);
    const words = tokenise(term)
      .map((token) => token.low)
      .filter((word) => !small.has(word));
    const isSaid = words.length >= 2 && words.length <= 4 && areWordsClose(tokens, words.map(wordFamily));
    if (spelt === undefined && (!isSaid || text.toLowerCase().includes(term.toLowerCase()))) continue;
    done.add(key);
    const stop = /[.;]$/.exec(text)?.[0] ?? "";
    const at = spelt ?? text.length - stop.length;
    return {
      text: `${text.slice(0, at)} (${term})${text.slice(at)}`,
      reason: `Uses the ad's word: ${term}`,
    };
  }
  return undefined;
}
