import { checkTerms } from "#shared/match/knock-outs/check-terms.ts";
import { conditionTerms } from "#shared/match/knock-outs/condition-terms.ts";
import { rightsTerms } from "#shared/match/knock-outs/rights-terms.ts";
import { ticketTerms } from "#shared/match/knock-outs/ticket-terms.ts";
import { families } from "#shared/match/vocabulary/families.ts";
import { readFamily } from "#shared/match/vocabulary/term-lines.ts";

/** Every written name of the vocabulary's terms. */
export function termNames(): string[] {
  return Object.entries(families).flatMap(([family, text]) =>
    readFamily(family, text).flatMap((term) => term.forms.map((form) => form.written)),
  );
}

/** Every phrase that names a knock-out. */
export function knockOutNames(): string[] {
  const terms = [...rightsTerms, ...checkTerms, ...ticketTerms, ...conditionTerms];
  const all = terms.flatMap(({ phrases, cased }) => [...phrases.split("|"), ...(cased?.split("|") ?? [])]);
  return all.filter((name) => name !== "");
}

/**
 * What a first attempt does: a regular expression for every name, with the plural and the hyphens that our
 * matcher understands too, looked for in both texts. It finds less than the engine (no stems, no spellings,
 * no case rules) and leaves out all that the engine does with what it found: sections, importance, proof,
 * knock-outs, READ.
 */
export function naiveFinder(names: readonly string[]): (resume: string, ad: string) => number {
  return (resume, ad) => {
    let both = 0;
    for (const name of names) {
      const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "[\\s-]+");
      const pattern = new RegExp(`(?<!\\w)${escaped}(?:s|es)?(?!\\w)`, "gi");
      const asked = [...ad.matchAll(pattern)].length;
      const held = [...resume.matchAll(pattern)].length;
      if (asked > 0 && held > 0) both += 1;
    }
    return both;
  };
}
