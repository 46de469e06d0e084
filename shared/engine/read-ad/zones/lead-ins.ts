import { isActionHere } from "../../words/action-verbs.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import { type AdLine, startsSmall } from "../ad-lines.ts";
import type { AdZone } from "./ad-zone.ts";
import { zoneOfBlock } from "./block-grammar.ts";
import { zoneOfHeading } from "./heading-words.ts";
import { type Heading, headed, joined } from "./inline-headings.ts";
import { lastSign } from "./plain-headings.ts";

/** A sentence may lead in a list, by its last words. */
const mostLeadWords = 40;
const tailWords = 9;

/** The words behind the line's last stop. */
export function lastSentence(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findLastIndex((token) => (token.gap & gap.stop) !== 0);
  return tokens.slice(Math.max(at, 0));
}

/** The ends of a sentence to the reader that goes on in a list. */
const unended =
  /(?:^| )(?:you will|youll)(?: be)?$|^(?:what matters is that )?(?:you|youll|youre|youve|youd)(?: \w+){0,4} (?:with|have|got|need|bring|hold|in|of|to|that|are|be)$|(?:expected|required|asked|able) to$|^(?:what matters|we need to know) is that you$/;

const leadEnds = new Set(["with", "if", "have"]);

/** "You'll go to the top of the pile with" above "Liebherr time, a forklift ticket, or line boring". */
function opensRowOfWishes({ tokens }: AdLine, said: readonly Token[]): boolean {
  const commas = tokens.filter(({ gap: bits }) => (bits & gap.comma) !== 0).length;
  if (commas < 2 || !leadEnds.has(said.at(-1)?.low ?? "")) return false;
  return zoneOfHeading(joined(said.slice(-tailWords))) === "preferred";
}

/** "… the defects liability period. You will", "You'll be confident with" above a list: the sign of leading in was left out. */
function isUnended(text: string, lines: readonly AdLine[], at: number, said: readonly Token[]): boolean {
  const next = lines[at + 1];
  if (next === undefined || next.blankBefore) return false;
  if (!(next.bullet || startsSmall(text, next))) return opensRowOfWishes(next, said);
  return unended.test(joined(said));
}

/** The list below "will:" has verbs in the base form ("plan lessons"), the one below "you'll be:" in -ing. */
export function leadsInVerbs(lines: readonly AdLine[], at: number, last: string | undefined): boolean {
  const isGerund = lines[at]?.tokens[0]?.low.endsWith("ing") === true;
  if (isGerund ? last !== "be" : last !== "will" && last !== "to") return false;
  return zoneOfBlock(lines, at) === "duties";
}

/** "It would be advantageous in this position for you to demonstrate the following:": what the sentence opens with rules. */
const opensWish =
  /^(?:it (?:would|will|is|may)|itd|its)(?: also| be)* (?:an? )?(?:highly |distinct |definite )?(?:advantageous|advantage|desirable|beneficial|preferred|preferable|helpful|useful|handy|bonus|plus|asset)(?: |$)/;

/** "…, and who holds:", whatever was said before. */
const holdsBelow = /(?:^| )(?:who|that) (?:also )?(?:holds?|has|have|brings?|possess(?:es)?|is|are|can)$/;

function zoneOfLead(line: string): AdZone | null {
  if (confident.test(line) || holdsBelow.test(line)) return "requirements";
  return line.endsWith("expected to") ? "duties" : zoneOfHeading(line);
}

/** "As a team leader you will be responsible for:" above a list: the last words say what the list is. */
export function readLeadIn(text: string, lines: readonly AdLine[], at: number): Heading | undefined {
  const line = lines[at] as AdLine;
  const said = lastSentence(line.tokens);
  if (said.length > mostLeadWords || lines[at + 1] === undefined) return undefined;
  const sign = lastSign(text, line);
  // "Some familiarity with the key areas -", in a list: its parts stand below.
  const isDashed = line.bullet && !isActionHere(said[0]) && /^[-\u2013\u2014]$/.test(sign);
  const isLed = sign === ":" || isDashed || (sign === ";" && said.some(({ low }) => low === "following"));
  if (!isLed && !isUnended(text, lines, at, said)) return undefined;
  const tail = said.slice(-tailWords);
  const zone = opensWish.test(joined(said)) ? "preferred" : zoneOfLead(joined(tail));
  // "The successful applicant will:" leads in what they have, or what they will do.
  const isDone = zone === "requirements" && leadsInVerbs(lines, at + 1, tail.at(-1)?.low);
  // "Provide a collection service to inpatients, including:" is a task, and its parts stand below.
  const isTask = zone === null && !line.bullet && isActionHere(said[0]);
  return { ...headed(isDone || isTask ? "duties" : zone, tail), leadsIn: true };
}

/** "You'll be confident with", "What matters is that you": what they can do. */
const confident =
  /^what matters(?: \w+){0,3} you$|^(?:you|youll|youre)(?: \w+){0,2} (?:confident|comfortable|familiar|good|great|skilled|experienced|proficient|across|at home) (?:with|in|at)$/;
