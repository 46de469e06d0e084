import type { PhraseRange } from "../../words/noun-phrases.ts";
import { phraseEnds } from "../../words/plain-words.ts";
import { gap, type Token } from "../../words/tokenise.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Words that describe how a person works; an ad says them of its team as well as of the candidate. */
const manners = words(`
dynamic independent lively tolerant talented courteous courtesy assertive assertiveness sociable calm warm polite patient
ingenuity originality imagination imaginative methodical systematic rigorous thorough loyal loyalty cheerful pleasant
hospitable easygoing mature maturity tactful humble humility optimistic optimism resourceful resourcefulness pragmatic
inquisitive curious articulate discreet attentive disciplined discipline perseverance perceptive persistent persistence
tenacious tenacity driven vigorous energetic energy engaging considerate cooperative helpful flexible flexibility
conscientious openminded selfconfident selfdriven organised organized competitive
`);

/** "planning skills", "a cheerful personality", "a professional manner". */
const mannerNouns = words(
  "skill skills personality manner attitude mindset outlook mentality spirit nature disposition",
);
/** What comes before such a noun without naming a manner. */
const notManners = words(`
hard soft technical key required relevant new necessary essential desirable different various these those your our their
it the a an and or with of other any all more basic professional specific similar additional computer software
`);
/** "detail-oriented", "quality-minded". */
const leanings = words("oriented orientated minded focused focussed driven centric centred centered");

const breaks = gap.comma | gap.newline | gap.semicolon | gap.stop | gap.colon | gap.open | gap.close;

function follows(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && at > 0 && (token.gap & breaks) === 0;
}

function namesManner(tokens: readonly Token[], at: number): PhraseRange | undefined {
  const low = tokens[at]?.low ?? "";
  const before = tokens[at - 1]?.low ?? "";
  if (mannerNouns.has(low) && follows(tokens, at) && !notManners.has(before) && !phraseEnds.has(before)) {
    return { first: at - 1, last: at + 1 };
  }
  if (leanings.has(low) && follows(tokens, at) && !phraseEnds.has(before))
    return { first: at - 1, last: at + 1 };
  return manners.has(low) ? { first: at, last: at + 1 } : undefined;
}

/**
 * Manners of working by their words and patterns: "dynamic", "planning skills", "quality-minded". For single
 * sentences only: in a whole ad they mostly praise the team, so they are never requirements.
 */
export function mannerPhrases(tokens: readonly Token[]): PhraseRange[] {
  const found: PhraseRange[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const range = namesManner(tokens, at);
    if (range === undefined) continue;
    const last = found.at(-1);
    if (last !== undefined && last.last > range.first) found.pop();
    found.push(range);
  }
  return found;
}
