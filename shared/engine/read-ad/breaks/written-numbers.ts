import { gap, type Token } from "../../words/tokenise.ts";

const names =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = new Map([
  ["twenty", 20],
  ["thirty", 30],
  ["forty", 40],
]);

/** The number that a word names: "two", "eighteen". */
function numberOf(low: string): number | undefined {
  const at = names.indexOf(low);
  return at < 0 ? tens.get(low) : at;
}

/** The bracket says the number of the word before it again. */
function isSaidAgain(before: Token | undefined, token: Token): before is Token {
  if (before === undefined || (token.gap & gap.open) === 0 || !/^\d{1,2}$/.test(token.low)) return false;
  return numberOf(before.low) === Number(token.low);
}

/** "Two (2) years", as official ads write it, is "2 years": the number stands once, over both. Linear. */
export function withNumbersOnce(words: readonly Token[]): readonly Token[] {
  if (!words.some((token, at) => isSaidAgain(words[at - 1], token))) return words;
  const once: Token[] = [];
  let isClosing = false;
  for (const token of words) {
    const before = once.at(-1);
    if (isSaidAgain(before, token)) {
      once[once.length - 1] = { ...token, start: before.start, gap: before.gap };
      isClosing = true;
      continue;
    }
    once.push(isClosing ? { ...token, gap: token.gap & ~gap.close } : token);
    isClosing = false;
  }
  return once;
}
