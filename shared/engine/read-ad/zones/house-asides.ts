import { gap, type Token } from "../../words/tokenise.ts";

const ours = new Set(["our", "ours"]);
/** "(many of our riders speak Greek)" speaks of the house at once. */
const earliest = 4;

/** The words of a sentence without what it tells of the house in brackets: "a second language (many of our riders speak Greek)". */
export function withoutHouseAsides(tokens: Token[]): Token[] {
  const open = tokens.findIndex(
    ({ gap: bits }, at) =>
      at > 0 && (bits & gap.open) !== 0 && tokens.slice(at, at + earliest).some(({ low }) => ours.has(low)),
  );
  if (open < 0) return tokens;
  const close = tokens.findIndex(({ gap: bits }, at) => at > open && (bits & gap.close) !== 0);
  return [...tokens.slice(0, open), ...(close < 0 ? [] : tokens.slice(close))];
}
