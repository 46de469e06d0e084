import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { vocabulary } from "../vocabulary/vocabulary.ts";
import { findPhrases, PhraseIndex, type PhraseSource } from "./phrase-index.ts";
import { stem } from "./stem.ts";
import { tokenise } from "./tokenise.ts";

const words =
  "stocktake onboarding waterproofing bookkeeping timekeeping timekeepers organisations colouring licences children aluminium theatres companies winemaking upselling paediatrics mailing".split(
    " ",
  );

describe("names written apart", () => {
  const index = new PhraseIndex<string>();
  for (const word of words) index.add(word, word);

  /** The lengths of words that are tried as one. */
  const isPair = (first: string, second: string) =>
    second.length > 3 && first.length < 10 && second.length < 10 && first.length + second.length > 6;

  const isOneWord = (source: PhraseSource<unknown>, word: string) =>
    source.get(stem(word))?.some(({ size }) => size === 1) === true;

  test("mayClose, any two halves of a known word, says yes to the first", () => {
    for (const source of [index, vocabulary().index])
      for (const word of words)
        for (let at = 2; at < word.length; at += 1)
          if (isPair(word.slice(0, at), word.slice(at)) && isOneWord(source, word))
            expect(source.mayClose(word.slice(0, at)), word).toBe(true);
  });

  test("mayClose, any two words of which the joined stem is known, says yes to the first", () => {
    const first = fc.stringMatching(/^[a-z]{2,9}$/);
    const second = fc
      .tuple(
        fc.stringMatching(/^[a-z]{0,6}$/),
        fc.constantFrom(
          "ring",
          "ings",
          "sers",
          "tors",
          "ries",
          "ised",
          "ized",
          "ourss",
          "ogue",
          "tres",
          "lled",
          "sses",
        ),
      )
      .map((parts) => parts.join("").slice(-9));
    fc.assert(
      fc.property(first, second, (one, two) => {
        fc.pre(isPair(one, two));
        const own = new PhraseIndex<string>();
        own.add(stem(one + two), "known");
        return own.get(stem(one + two)) === undefined || own.mayClose(one);
      }),
    );
  });

  test("findPhrases, halves apart, finds the word", () => {
    const found = findPhrases(tokenise("the water proofing and the stock take"), index);
    expect(found.map(({ phrase }) => phrase.value)).toEqual(["waterproofing", "stocktake"]);
  });
});
