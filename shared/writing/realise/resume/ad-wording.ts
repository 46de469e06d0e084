import type { Requirement } from "#shared/engine/analysis.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import type { Rewrite } from "../../changes/edit-line.ts";
import { lowered } from "./lowered.ts";

const acronym = /^[A-Z][A-Z0-9&/]{1,5}$/;

/**
 * Writes a term out with its short form if the ad uses the other one: "AWS" becomes "Amazon Web Services (AWS)". Only
 * for pairs of a name and its acronym, because other aliases would break the grammar.
 * @param done ids of terms that are written out already; each is done once.
 */
export function adWording(
  text: string,
  requirements: readonly Requirement[],
  done: Set<string>,
): Rewrite | undefined {
  for (const found of findTerms(text)) {
    const asked = requirements.find((one) => one.canonicalId === found.term.id);
    const held = text.slice(found.start, found.end);
    if (!asked || done.has(found.term.id) || held.toLowerCase() === asked.term.toLowerCase()) continue;
    const isPair = acronym.test(held) !== acronym.test(asked.term);
    if (!isPair || !isListed(found.term.forms, held) || !isListed(found.term.forms, asked.term)) continue;
    if (text.toLowerCase().includes(asked.term.toLowerCase())) continue;
    done.add(found.term.id);
    const [long, short] = acronym.test(held) ? [asked.term, held] : [held, asked.term];
    const named = `${found.start > 0 ? lowered(long) : long} (${short})`;
    return {
      text: text.slice(0, found.start) + named + text.slice(found.end),
      reason: `Writes ${named} out, as this ad does`,
    };
  }
  return undefined;
}

function isListed(forms: readonly { written: string }[], text: string): boolean {
  return forms.some((form) => form.written.toLowerCase() === text.toLowerCase());
}
