import type { Token } from "./tokenise.ts";

const functionWords = new Set(
  "the and of to with for you your our we will is are or be have as by at that this from their who us a an in on it not".split(
    " ",
  ),
);
const otherWords = new Set(
  "und der die das mit für fur wir sie ein eine zu den im von bei le la les des et du une vous nous pour avec est el los las y una para con de em os uma il di che per sono".split(
    " ",
  ),
);

/** True when the text reads as English: enough English small words, and more than of its neighbours. */
export function isEnglish(tokens: readonly Token[]): boolean {
  if (tokens.length === 0) return false;
  let english = 0;
  let other = 0;
  for (const { low } of tokens) {
    if (functionWords.has(low)) english += 1;
    if (otherWords.has(low)) other += 1;
  }
  return english * 25 >= tokens.length && english > other;
}
