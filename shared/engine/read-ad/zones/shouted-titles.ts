import type { Token } from "../../words/tokenise.ts";
import { zoneOfHeading } from "./heading-words.ts";

const longestTitle = 7;

function isCapital(text: string, { start, end }: Token): boolean {
  return /^[\p{Lu}'\u2019&-]+$/u.test(text.slice(start, end));
}

/** Words in capitals from a place on, one for any other word: a run that is no heading has none inside. */
export function runLength(text: string, tokens: readonly Token[], at: number): number {
  let last = at + 1;
  while (
    last < tokens.length &&
    isCapital(text, tokens[last - 1] as Token) &&
    isCapital(text, tokens[last] as Token)
  )
    last += 1;
  return last - at;
}

/** How many words of a heading in capitals begin at a place: "… when rostered WHAT YOU NEED Mandatory:". */
export function titleLength(text: string, tokens: readonly Token[], at: number): number {
  let last = at;
  while (last < tokens.length && isCapital(text, tokens[last] as Token)) {
    // "PARAGON SERVICES – PROTECTION OFFICERS (SCREENING)" is the ad's own title.
    if (last > at && tokens[last]?.gap !== 0) return 0;
    last += 1;
  }
  // "A": the first word of what follows.
  if (last - at > 1 && tokens[last - 1]?.low.length === 1) last -= 1;
  const words = tokens.slice(at, last).map(({ low }) => low);
  const isTitle = words.length > 1 && words.length <= longestTitle;
  return isTitle && zoneOfHeading(words.join(" ")) !== null ? words.length : 0;
}
