import type { ResumeLine, ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { type AdCopyIndex, markPasted } from "../read-ad/pasted-text.ts";
import { isOfPrivateLife } from "../roles/career-breaks.ts";
import { type PhraseList, phraseEnd, readPhraseList } from "../words/count-words.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { lineTokens } from "./line-words.ts";
import { killLongLists } from "./long-lists.ts";

/** A resume line ready for evidence: `dead` marks words that prove nothing. */
export interface EvidenceLine {
  line: ResumeLine;
  tokens: Token[];
  dead: boolean[];
  pasted: boolean;
  /** The line's qualification is still being earned. */
  unfinished: boolean;
  /** The line says that all it names has run out. */
  expired: boolean;
  /** The words of the sentences that say so: "First Aid 2025. The CPR part expired in January". */
  ranOut: readonly boolean[];
  /** Words after "do not hold" and the like, to the end of the clause. */
  denied: boolean[];
}

const denials = readPhraseList(
  "no experience|no knowledge|not familiar|no exposure|limited experience|little experience|lack of|do not have|dont have|do not hold|dont hold|" +
    "never used|never worked|never taught|have not taught|havent taught|have not worked|havent worked|have not done|havent done|never done|not experienced|havent used|have not used|without experience|not yet",
);
const wishes = readPhraseList(
  "keen to learn|eager to learn|want to learn|willing to learn|happy to learn|hope to|hoping to|would like to|interested in learning|" +
    "looking to learn|looking to gain|looking to develop|plan to|planning to learn|currently learning|learning about|aspiring to|keen to develop|keen to gain|" +
    "willing to obtain|able to obtain|intend to|want to gain|eager to gain|interest in learning|keen to obtain|yet to",
);
const unfinishedWords = readPhraseList(
  "in progress|provisional member|student member|part completed|partly completed|half completed|halfway through|half way through|subjects left|units left|subjects remaining|units remaining|to finish in|due to finish|first year only|one year only|two years only|first semester only|incomplete|not completed|not finished|unfinished|deferred|discontinued|withdrew|units finished|units completed|subjects completed|finishing in|studying|currently completing|currently undertaking|expected|enrolled|to be completed|ongoing study|currently studying|completing|anticipated|undertaking",
);
const expiredWords = readPhraseList("expired|lapsed|no longer current|previously held|not current");

/** "Four of five subjects passed", "6 of 12 units": a course that goes on. */
const partOfCourse = /\b(\w+) of (?:the )?(\w+) (?:subjects|units|modules|papers|exams)\b/i;

function isPartOfCourse(text: string): boolean {
  const found = partOfCourse.exec(text);
  return (
    found !== null && found[1]?.toLowerCase() !== found[2]?.toLowerCase() && found[1]?.toLowerCase() !== "all"
  );
}

const courseWords = new Set(
  "certificate cert diploma degree bachelor master masters course subjects units apprenticeship traineeship licence member membership accreditation".split(
    " ",
  ),
);

/** In a deed "completing reports" is done, and in a list of skills the words stand beside each one. */
function isUnderWay(line: ResumeLine, tokens: readonly Token[]): boolean {
  if (isPartOfCourse(line.text)) return true;
  const isOfCourse = tokens.some(({ low }) => courseWords.has(low));
  if ((line.section === "work" || line.section === "skills") && !isOfCourse) return false;
  return contains(tokens, unfinishedWords);
}

function contains(tokens: readonly Token[], list: PhraseList): boolean {
  return tokens.some((_, i) => phraseEnd(tokens, i, list) !== -1);
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

const refusals = new Set(["no", "never", "nope"]);
/** Behind these it is told of what there is none: "no conditions on the registration" denies no registration. */
const aboutWhat = new Set("on in at for of from to with by but so yet since".split(" "));
const ends = gap.stop | gap.semicolon | gap.comma;
const signs = gap.dash | gap.colon;

/** "No" and nothing with it: "ARC tick - no, never had it", and neither "licence - no 4711" nor "registration - no conditions". */
function standsAlone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || (next.gap & ends) !== 0;
}

/** "No forklift", "ARC tick - no": a list of what one has says there what one has not. */
function markRefused(tokens: readonly Token[], marks: boolean[]): void {
  tokens.forEach((token, at) => {
    if (!refusals.has(token.low)) return;
    const isFirst = at === 0 || (token.gap & gap.stop) !== 0;
    if (isFirst && token.low === "no" && !/^\d/.test(tokens[at + 1]?.low ?? "")) {
      let end = at + 1;
      while (
        end < tokens.length &&
        ((tokens[end]?.gap ?? 0) & ends) === 0 &&
        !aboutWhat.has(tokens[end]?.low ?? "")
      )
        end += 1;
      marks.fill(true, at, end);
    } else if (
      !isFirst &&
      (token.gap & signs) !== 0 &&
      (token.gap & gap.joined) === 0 &&
      standsAlone(tokens, at)
    ) {
      let first = at;
      while (first > 0 && ((tokens[first]?.gap ?? 0) & (gap.stop | gap.semicolon)) === 0) first -= 1;
      marks.fill(true, first, at);
    }
  });
}

/** Marks each sentence that holds a phrase of the list. */
function markSentences(tokens: readonly Token[], list: PhraseList): boolean[] {
  const marks = tokens.map(() => false);
  for (let at = 0; at < tokens.length; at += 1) {
    if (marks[at] === true || phraseEnd(tokens, at, list) === -1) continue;
    let first = at;
    while (first > 0 && ((tokens[first]?.gap ?? 0) & (gap.stop | gap.semicolon)) === 0) first -= 1;
    let last = at + 1;
    while (last < tokens.length && ((tokens[last]?.gap ?? 0) & (gap.stop | gap.semicolon)) === 0) last += 1;
    marks.fill(true, first, last);
  }
  return marks;
}

function expiredOn(model: ResumeModel, lineId: number, asOf: string): boolean {
  return model.certificates.some(
    (c) => c.lines.includes(lineId) && c.expires !== undefined && c.expires < asOf.slice(0, c.expires.length),
  );
}

/** What the lines say whichever ad they are compared with, and their words. */
interface OwnLines {
  asOf: string;
  lines: readonly EvidenceLine[];
  words: readonly (readonly Token[])[];
}

const ownLines = new WeakMap<ResumeModel, OwnLines>();

/** Read once for all the ads of a day. */
function ownLinesOf(model: ResumeModel, asOf: string): OwnLines {
  const known = ownLines.get(model);
  if (known?.asOf === asOf) return known;
  const lines = readOwnLines(model, asOf);
  const own = { asOf, lines, words: lines.map(({ tokens }) => tokens) };
  ownLines.set(model, own);
  return own;
}

/** Words that are copied from the ad are dead in it. */
function withCopied(line: EvidenceLine, copied: readonly boolean[]): EvidenceLine {
  if (!copied.includes(true)) return line;
  return { ...line, dead: line.dead.map((isDead, at) => isDead || copied[at] === true), pasted: true };
}

/**
 * The lines of a resume as evidence for one ad: copied, denied, expired and over-long parts are dead. Where nothing is
 * copied, the same lines for every ad: whatever is read of them once serves the next ad.
 */
export function readEvidenceLines(
  model: ResumeModel,
  ad: AdCopyIndex,
  asOf: string,
): readonly EvidenceLine[] {
  const { lines, words } = ownLinesOf(model, asOf);
  const copied = markPasted(words, ad);
  if (!copied.some((row) => row.includes(true))) return lines;
  return lines.map((line, n) => withCopied(line, copied[n] ?? []));
}

/** "[CITY], [STATE]": what an anonymous copy has left out says nothing. */
const leftOut = /\[[A-Z][A-Z _-]*\]/g;

function markLeftOut(text: string, tokens: readonly Token[], dead: boolean[]): void {
  for (const { index, 0: blank } of text.matchAll(leftOut))
    tokens.forEach(({ start, end }, at) => {
      if (start >= index && end <= index + blank.length) dead[at] = true;
    });
}

function readOwnLines(model: ResumeModel, asOf: string): EvidenceLine[] {
  const unfinished = new Set(model.education.filter((e) => e.inProgress === true).flatMap((e) => e.lines));
  const lines = model.meta.lines.map((line): EvidenceLine => {
    const tokens = lineTokens(line);
    const dead = tokens.map(() => false);
    const denied = tokens.map(() => false);
    // From a denial or a wish to the end of its clause nothing counts.
    markClauses(tokens, denials, denied);
    if (line.section !== "work") markRefused(tokens, denied);
    markClauses(tokens, wishes, dead);
    if (line.text.includes("[")) markLeftOut(line.text, tokens, dead);
    denied.forEach((isDenied, i) => {
      if (isDenied) dead[i] = true;
    });
    const ranOut = expiredOn(model, line.id, asOf)
      ? tokens.map(() => true)
      : markSentences(tokens, expiredWords);
    const expired = tokens.length > 0 && !ranOut.includes(false);
    ranOut.forEach((isOut, i) => {
      if (isOut) dead[i] = true;
    });
    if (line.section === "referees" || isOfPrivateLife(line.text)) dead.fill(true);
    const isUnfinished = unfinished.has(line.id) || isUnderWay(line, tokens);
    return { line, tokens, dead, pasted: false, unfinished: isUnfinished, expired, ranOut, denied };
  });
  killLongLists(lines);
  return lines;
}
