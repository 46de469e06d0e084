import type { ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import { isJobNoun } from "../ad/job-nouns.ts";
import { type PhraseList, phraseEnd, readPhraseList } from "../words/count-words.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { markOtherParties } from "./other-parties.ts";
import { markThirdPartyActions } from "./third-party-actions.ts";

const denials = readPhraseList(
  "no experience|no knowledge|not trained|not signed off|not certified in|not qualified in|did not do|didnt do|did not use|didnt use|not familiar|no exposure|limited experience|little experience|lack of|do not have|dont have|do not hold|dont hold|" +
    "never used|never worked|never taught|never got around to|never got to|never finished|never completed|never held|did not finish|didnt finish|did not complete|didnt complete|dropped out of|have not taught|havent taught|have not worked|havent worked|have not done|havent done|never done|not experienced|havent used|have not used|without experience|not yet",
);
const wishes = readPhraseList(
  "planning to sit|planning to study|planning to do|looked at doing|thinking of doing|would love to|reading a lot about|keen to learn|eager to learn|want to learn|willing to learn|happy to learn|hope to|hoping to|would like to|interested in learning|" +
    "looking to learn|looking to gain|looking to develop|plan to|planning to learn|currently learning|learning about|aspiring to|keen to develop|keen to gain|" +
    "willing to obtain|able to obtain|intend to|want to gain|eager to gain|interest in learning|keen to obtain|yet to",
);
/** "Not yet", "Things I have not done": what is under such a heading is not there. */
const denyingHeading =
  /^\W{0,3}(?:(?:things|skills|areas|what|where|work|tools) )?(?:(?:that )?i (?:have|can|do|am) ?(?:not|n[\u2019']?t|never)\b|i (?:haven|can|don)[\u2019']?t\b|not(?: \(?(?:yet|held|done|had|used)\)?)?\W{0,3}$|gaps\W{0,3}$)/i;

/** Lists of what somebody lacks are short: after more lines there was a heading that is not recognised. */
const mostDenied = 6;

/** The lines under headings that deny, by their place. */
export function deniedParts(lines: readonly ResumeLine[]): ReadonlySet<number> {
  const denied = new Set<number>();
  let left = 0;
  lines.forEach(({ heading, text }, at) => {
    if (heading === true) left = denyingHeading.test(text) ? mostDenied : 0;
    else if (left > 0) {
      denied.add(at);
      left -= 1;
    }
  });
  return denied;
}

/** Marks the words from a phrase of the list to the end of its clause. */
function markClauses(tokens: readonly Token[], list: PhraseList, marks: boolean[]): void {
  for (let at = 0; at < tokens.length; at += 1) {
    let end = phraseEnd(tokens, at, list);
    if (end === -1) continue;
    while (end < tokens.length) {
      const token = tokens[end];
      if (token === undefined || token.low === "but" || (token.gap & (gap.stop | gap.semicolon)) !== 0) break;
      marks[end] = true;
      end += 1;
    }
    at = end - 1;
  }
}

const refusals = new Set(["no", "never", "nope", "not"]);
/** "RIW: never needed", "motion: not my thing": the words that may end a refusal behind its sign. */
const refusalEnds = new Set(
  "needed required had held used done yet it my thing really current one me mine applicable".split(" "),
);
const longestRefusal = 4;
/** "licensed assessor (I'm not one)", "Leapfrog (have watched someone use it)": the bracket denies what comes before it. */
const denyingBrackets =
  /\((?:i[’']?m not|i am not|not (?:one|me|yet|used|held|current)|(?:i )?(?:have )?(?:only )?(?:watched|seen)\b|never (?:used|held|had|done|worked|touched|needed|finished|completed)\b)[^)]{0,60}\)/gi;
/** Behind these it is told of what there is none: "no conditions on the registration" denies no registration. */
const aboutWhat = new Set("on in at for of from to with by but so yet since".split(" "));
const ends = gap.stop | gap.semicolon | gap.comma;
const signs = gap.dash | gap.colon;

/** "No" and nothing with it: "ARC tick - no, never had it", and neither "licence - no 4711" nor "registration - no conditions". */
function standsAlone(tokens: readonly Token[], at: number): boolean {
  for (let next = at + 1; next <= at + longestRefusal; next += 1) {
    const token = tokens[next];
    if (token === undefined || (token.gap & ends) !== 0) return true;
    if (!refusalEnds.has(token.low)) return false;
  }
  return false;
}

/** Back from the bracket to the sign that parts it from the item before. */
function markBeforeBrackets(text: string, tokens: readonly Token[], marks: boolean[]): void {
  for (const { index } of text.matchAll(denyingBrackets)) {
    const bracket = tokens.findIndex(({ start }) => start > index);
    let first = bracket - 1;
    while (first > 0 && ((tokens[first]?.gap ?? 0) & ends) === 0) first -= 1;
    if (bracket > 0) marks.fill(true, Math.max(first, 0), bracket);
  }
}

/** "No forklift": to the end of what is refused. */
function markBehind(tokens: readonly Token[], at: number, marks: boolean[]): void {
  let end = at + 1;
  while (
    end < tokens.length &&
    ((tokens[end]?.gap ?? 0) & ends) === 0 &&
    !aboutWhat.has(tokens[end]?.low ?? "")
  )
    end += 1;
  marks.fill(true, at, end);
}

/** "ARC tick - no": back to the start of the sentence. */
function markBefore(tokens: readonly Token[], at: number, marks: boolean[]): void {
  let first = at;
  while (first > 0 && ((tokens[first]?.gap ?? 0) & (gap.stop | gap.semicolon)) === 0) first -= 1;
  marks.fill(true, first, at);
}

const joints = new Set(["and", "or"]);

/** "No Certificate IV, and no nursing certificate": the refusal goes on. */
function isRefusedAgain(tokens: readonly Token[], at: number, marks: readonly boolean[]): boolean {
  const before = joints.has(tokens[at - 1]?.low ?? "") ? at - 2 : at - 1;
  return tokens[at]?.low === "no" && marks[before] === true;
}

const kindsOfPeople = new Set("person man woman guy expert whiz wiz guru fan".split(" "));
const longestKind = 4;

/** "ok with tablets, not an Excel man": what one is not good at comes before the word for such people. */
function markNoPerson(tokens: readonly Token[], marks: boolean[]): void {
  tokens.forEach(({ low }, at) => {
    if (low !== "not" || !/^an?$/.test(tokens[at + 1]?.low ?? "")) return;
    const kind = tokens
      .slice(at + 2, at + 3 + longestKind)
      .findIndex((token) => kindsOfPeople.has(token.low));
    if (kind > 0) marks.fill(true, at, at + 2 + kind);
  });
}

/** A list of what one has says there what one has not. */
function markRefused(tokens: readonly Token[], marks: boolean[]): void {
  tokens.forEach((token, at) => {
    // What is marked already ends where this would.
    if (!refusals.has(token.low) || marks[at] === true) return;
    const isFirst = at === 0 || (token.gap & gap.stop) !== 0 || isRefusedAgain(tokens, at, marks);
    if (isFirst && token.low === "no" && !/^\d/.test(tokens[at + 1]?.low ?? ""))
      markBehind(tokens, at, marks);
    const isSigned = (token.gap & signs) !== 0 && (token.gap & gap.joined) === 0;
    if (!isFirst && isSigned && standsAlone(tokens, at)) markBefore(tokens, at, marks);
  });
}

/** "[CITY], [STATE]": what an anonymous copy has left out says nothing. */
const leftOut = /\[[A-Z][A-Z _-]*\]/g;

function markLeftOut(text: string, tokens: readonly Token[], dead: boolean[]): void {
  for (const { index, 0: blank } of text.matchAll(leftOut))
    tokens.forEach(({ start, end }, at) => {
      if (start >= index && end <= index + blank.length) dead[at] = true;
    });
}

/** Each bracket is looked up among the words: a longer line is no line of a resume. */
const longestLine = 2000;

const longestCondition = 40;
/** "Would relocate if needed": what one is ready for is asked as that. */
const offers = new Set("relocate move travel work consider be also gladly happily".split(" "));

/** "Would do Cert IV if somebody paid": what is not done yet, to the end of its sentence. */
function markConditional(tokens: readonly Token[], marks: boolean[]): void {
  tokens.forEach(({ low }, at) => {
    if (low !== "would" || marks[at] === true || offers.has(tokens[at + 1]?.low ?? "")) return;
    let end = at + 1;
    const most = Math.min(tokens.length, at + longestCondition);
    while (end < most && ((tokens[end]?.gap ?? 0) & (gap.stop | gap.semicolon)) === 0) end += 1;
    if (tokens.slice(at, end).some((token) => token.low === "if")) marks.fill(true, at, end);
  });
}

/** What the person says not to have, to the end of its clause or back to the start of its item. */
export function markDenied(line: ResumeLine, tokens: readonly Token[], marks: boolean[]): void {
  markClauses(tokens, denials, marks);
  markNoPerson(tokens, marks);
  if (line.section !== "work") {
    markRefused(tokens, marks);
    markConditional(tokens, marks);
  }
  if (line.text.length <= longestLine && line.text.includes("("))
    markBeforeBrackets(line.text, tokens, marks);
}

const talks = new Set("talk talked talking spoke speak speaking chat chatted listen listened met".split(" "));
const besides = new Set("with to between".split(" "));
const determiners = new Set("the our other local all two three several many".split(" "));
const longestOther = 3;

function isPeople(low: string): boolean {
  return low.endsWith("s") && isJobNoun(low.slice(0, -1));
}

/** "Talk with the forklift drivers": what others are is no work of one's own. */
function markOthers(tokens: readonly Token[], marks: boolean[]): void {
  tokens.forEach(({ low }, at) => {
    if (!talks.has(low) || !besides.has(tokens[at + 1]?.low ?? "")) return;
    let first = at + 2;
    while (determiners.has(tokens[first]?.low ?? "")) first += 1;
    const last = tokens.slice(first + 1, first + 1 + longestOther).findIndex((token) => isPeople(token.low));
    if (last >= 0) marks.fill(true, first, first + 1 + last);
  });
}

/** What is only wished for, what others are, and the blanks of an anonymous copy. */
export function markWished(text: string, tokens: readonly Token[], marks: boolean[]): void {
  markClauses(tokens, wishes, marks);
  markOthers(tokens, marks);
  markThirdPartyActions(tokens, marks);
  markOtherParties(tokens, marks);
  if (text.length <= longestLine && text.includes("[")) markLeftOut(text, tokens, marks);
}
