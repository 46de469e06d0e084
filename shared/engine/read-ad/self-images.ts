import type { PhraseRange } from "../words/noun-phrases.ts";
import type { Token } from "../words/tokenise.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

const asVerbs = words("act acts acting serve serves serving");
/** "Act as a thought partner": what somebody is to be for others; "act as fire warden" is a task. */
const images = words(
  "expert partner ambassador champion advocate voice face resource bridge conduit custodian model example board sponsor evangelist",
);

/** How somebody is to feel: a resume shows deeds, not that. "Eager to learn" is the known manner. */
const feelings = words("excited eager thrilled enthusiastic energised energized inspired motivated hungry");
const feelingNouns = words("enthusiasm excitement hunger mindset mentality");
const learning = words("learn learning");

function at(tokens: readonly Token[], place: number): string {
  return tokens[place]?.low ?? "";
}

/**
 * What an ad says of the person's feelings or standing and no resume shows: "excited to work with", "a long-term mindset",
 * "serve as the primary expert". Manners that the vocabulary knows ("growth mindset") are no such phrase: ask that first.
 */
export function isSelfImage(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  if (asVerbs.has(at(tokens, first)) && at(tokens, first + 1) === "as")
    return images.has(at(tokens, last - 1));
  for (let place = first; place < last; place += 1) {
    const low = at(tokens, place);
    if (feelingNouns.has(low)) return true;
    const next = at(tokens, place + 1);
    if (feelings.has(low) && (next === "to" || next === "about" || next === "by"))
      return !learning.has(at(tokens, place + 2));
  }
  return false;
}
