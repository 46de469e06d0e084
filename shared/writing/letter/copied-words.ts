import { tokenise } from "#shared/match/words/tokenise.ts";

/** So many words in a row are a copy of the ad, not an answer to it. */
const run = 6;

/**
 * Tells whether a sentence repeats six words in a row of the ad. Its title and employer are names and no
 * copy, nor is what the person's own lines say ("Certificate IV in Accounting and Bookkeeping").
 */
export function copyCheck(
  ad: string,
  names: readonly string[],
  own: readonly string[] = [],
): (sentence: string) => boolean {
  const held = new Set(own.flatMap(runsOf));
  const runs = new Set(runsOf(ad).filter((one) => !held.has(one)));
  return (sentence) => {
    const bare = names.reduce(
      (text, name) => (name === "" ? text : text.replaceAll(name, "\u0001")),
      sentence,
    );
    return bare.split("\u0001").some((part) => runsOf(part).some((one) => runs.has(one)));
  };
}

function runsOf(text: string): string[] {
  const words = tokenise(text).map((token) => token.low);
  return words.flatMap((_, at) => (at + run <= words.length ? [words.slice(at, at + run).join(" ")] : []));
}
