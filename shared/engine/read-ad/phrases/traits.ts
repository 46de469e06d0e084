import type { PhraseRange } from "../../words/noun-phrases.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import { isJobNoun } from "../job-nouns.ts";
import { trimmed } from "./phrase-bounds.ts";
import { contentCount, isNumber } from "./phrase-words.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** What people are, as ads want them. */
const traits = words(`
adaptable ambitious approachable articulate calm caring cheerful collaborative committed compassionate conscientious courteous creative
curious dedicated diligent driven dynamic empathetic energetic enthusiastic flexible friendly hardworking helpful honest humble independent innovative
kind meticulous methodical motivated organised organized outgoing passionate patient personable polite positive proactive punctual reliable resilient
resourceful respectful responsible sociable tenacious trustworthy versatile inquisitive intuitive persuasive observant disciplined decisive
`);
/** Written as two: "hands-on", "well presented". */
const pairs = new Set(
  "hands on,detail oriented,detail focused,detail driven,results oriented,results driven,results focused,customer focused,customer oriented,people focused,team oriented,goal oriented,solution focused,solutions focused,solution oriented,self motivated,self driven,self directed,self disciplined,well organised,well organized,well presented,well spoken,well groomed,physically fit,hard working,forward thinking,quick thinking,open minded,like minded,quality focused,safety focused,safety conscious,commercially minded,community minded,technically minded,tech savvy,fast learning,easy going,switched on,outcome focused,outcomes focused,service oriented,service focused,process driven,data driven".split(
    ",",
  ),
);
const degrees = words("highly very really genuinely super truly extremely");
/** They stand in such a row, and say nothing that a resume could show. */
const fillers = words(
  "effective experienced skilled talented qualified capable competent suitable suitably new full part time casual",
);

/** Where the trait at `at` ends; `at` itself where none stands. */
function traitEnd(tokens: readonly Token[], at: number): number {
  const [low, next] = [tokens[at]?.low ?? "", tokens[at + 1]?.low ?? ""];
  if (pairs.has(`${low} ${next}`)) return at + 2;
  return traits.has(low) ? at + 1 : at;
}

const links = words("and or yet but");

interface Row {
  found: PhraseRange[];
  /** Behind its last word. */
  end: number;
}

/** The traits that stand in a row from `from` on: "reliable, calm and hands-on". */
function rowFrom(tokens: readonly Token[], from: number): Row {
  const found: PhraseRange[] = [];
  let at = from;
  let end = from;
  while (at < tokens.length) {
    const low = tokens[at]?.low ?? "";
    const last = traitEnd(tokens, at);
    if (last > at) found.push({ first: at, last });
    if (last > at || fillers.has(low)) end = Math.max(last, at + 1);
    else if (!links.has(low) && !degrees.has(low)) break;
    at = Math.max(last, at + 1);
  }
  return { found, end };
}

const seeks = words("seeking seek seeks hiring");
const seeksFor = words("looking looks look searching search hunt hunting lookout");
const articles = words("a an some two three several");

/** Behind "we are looking for a", "seeking": who is wanted; -1 elsewhere. */
function wantedAt(tokens: readonly Token[]): number {
  const verb = tokens.findIndex(
    ({ low }, at) => seeks.has(low) || (seeksFor.has(low) && tokens[at + 1]?.low === "for"),
  );
  if (verb < 0) return -1;
  const behind = seeks.has(tokens[verb]?.low ?? "") ? verb + 1 : verb + 2;
  return articles.has(tokens[behind]?.low ?? "") ? behind + 1 : behind;
}

const persons = words(
  "person people individual individuals professional professionals player candidate self",
);
const longestTitle = 5;
/** "organiser", "stylist", "technician": most names of jobs end so. */
const jobEnd = /(?:er|or|ist|ian)s?$/;

/** "Seeking creative solutions" seeks nobody: behind the row stands who is wanted. */
function namesPerson(tokens: readonly Token[], end: number): boolean {
  return tokens
    .slice(end, end + longestTitle)
    .some(({ low }) => persons.has(low) || isJobNoun(low) || jobEnd.test(low));
}

const copulas = words("is are");
const farthestWho = 6;

/** "leaders who are organised, able to think on their feet": what is said of them behind their name. */
function saidOf(tokens: readonly Token[], from: number): PhraseRange[] {
  const who = tokens.findIndex(({ low }, at) => at >= from && at < from + farthestWho && low === "who");
  if (who < 0 || !copulas.has(tokens[who + 1]?.low ?? "")) return [];
  const { found, end } = rowFrom(tokens, who + 2);
  const next = tokens[end];
  return next === undefined || (next.gap & gap.comma) !== 0 || links.has(tokens[end - 1]?.low ?? "")
    ? found
    : [];
}

/** "We are seeking a reliable and hands-on driver": what they are to be. */
export function wantedTraits(tokens: readonly Token[]): PhraseRange[] {
  const from = wantedAt(tokens);
  if (from < 0) return [];
  const { found, end } = rowFrom(tokens, from);
  return namesPerson(tokens, end) ? [...found, ...saidOf(tokens, end)] : [];
}

/** Nothing is called so: the row ends, or goes on about a person. */
function saysOfPerson(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end];
  if (next === undefined || (next.gap & ~gap.joined) !== 0 || next.low === "with" || next.low === "who")
    return true;
  return persons.has(next.low) || isJobNoun(next.low);
}

/** "Detail-oriented, with strong analytical skills": one trait opens the item, and it goes on. */
function opensItem(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  const next = tokens[last];
  return first === 0 && next !== undefined && (next.low === "with" || (next.gap & gap.comma) !== 0);
}

/** Traits that stand in a row of their own: "Friendly, punctual and well presented", "someone who is calm and kind". */
export function traitRow(tokens: readonly Token[]): PhraseRange[] {
  for (let at = 0; at < tokens.length; at += 1) {
    const { found, end } = rowFrom(tokens, at);
    const [only] = found;
    if (only === undefined) continue;
    if (saysOfPerson(tokens, end) && (found.length > 1 || opensItem(tokens, only))) return found;
    at = end;
  }
  return [];
}

/** What a phrase asks for beside the traits that it begins or ends with. */
export function besideTraits<P extends PhraseRange>(
  tokens: readonly Token[],
  phrases: readonly P[],
  row: readonly PhraseRange[],
  isWanted: boolean,
): P[] {
  const [from, to] = [row[0]?.first ?? 0, row.at(-1)?.last ?? 0];
  return phrases.flatMap((phrase) => {
    if (!(phrase.first < to && from < phrase.last)) return [phrase];
    // "3 years of hands-on work": what is counted stays whole.
    if (phrase.first < from && isNumber(tokens[phrase.first]?.low ?? "")) return [phrase];
    // Behind "a reliable and hands-on" the job stands.
    if (isWanted) return [];
    const rest = trimmed(tokens, { first: to, last: phrase.last });
    return rest === undefined || contentCount(tokens, rest.first, rest.last) === 0
      ? []
      : [{ ...phrase, ...rest }];
  });
}
