import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { splitList } from "../realise/resume/skills-line.ts";
import { readNumbers } from "../verify/read-numbers.ts";

export interface Refusal {
  claim: string;
  reason: string;
}

const copiedWords = 8;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(copiedWords - 1).map((_, at) => words.slice(at, at + copiedWords).join(" ")));
}

/**
 * Checks that the fact check of a single line does not cover: an edit may not copy the ad, and may not drop anything
 * that the person wrote (docs/engine.md, Writing).
 * @param elsewhere lines that repeat what this one may leave out.
 */
export function refuseEdit(
  before: string,
  after: string,
  adText: string,
  elsewhere = "",
): Refusal | undefined {
  return repeatsAd(before, after, adText) ?? losesFact(before, `${after}\n${elsewhere}`);
}

/** True for eight words in a row that are in the ad and not in the person's own words. */
function repeatsAd(before: string, after: string, adText: string): Refusal | undefined {
  const own = runsOf(before);
  const ad = runsOf(adText);
  const copied = [...runsOf(after)].find((run) => ad.has(run) && !own.has(run));
  return copied ? { claim: copied, reason: "This is the ad's sentence, not yours." } : undefined;
}

function losesFact(before: string, after: string): Refusal | undefined {
  const held = new Set(readNumbers(after).map((one) => `${one.value}${one.unit}`));
  const number = readNumbers(before).find((one) => !held.has(`${one.value}${one.unit}`));
  if (number) return lost(before.slice(number.start, number.end));
  const terms = new Set(findTerms(after).map((one) => one.term.id));
  const term = findTerms(before).find((one) => !terms.has(one.term.id));
  if (term) return lost(before.slice(term.start, term.end));
  const low = after.toLowerCase();
  const item = splitList(before)?.items.find((one) => !low.includes(one.toLowerCase().replace(/\.$/, "")));
  return item ? lost(item) : undefined;
}

function lost(what: string): Refusal {
  return { claim: what.trim(), reason: "The new wording leaves this out." };
}
