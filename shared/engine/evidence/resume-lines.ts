import type { ResumeLine, ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { type AdCopyIndex, markPasted } from "../ad/pasted-text.ts";
import { isOfPrivateLife } from "../roles/career-gaps.ts";
import { type PhraseList, phraseEnd, readPhraseList } from "../words/count-words.ts";
import { isLeftOff } from "../words/left-off.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { markAims } from "./career-objective.ts";
import { lineTokens } from "./line-words.ts";
import { killLongLists } from "./long-lists.ts";
import { deniedParts, markDenied, markWished } from "./negation.ts";
import { markOwnName } from "./own-name.ts";

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

const unfinishedWords = readPhraseList(
  "in progress|provisional member|student member|part completed|partly completed|half completed|halfway through|half way through|to finish in|due to finish|first year only|one year only|two years only|first semester only|finishing in|studying|currently completing|currently undertaking|expected|enrolled|to be completed|ongoing study|currently studying|completing|anticipated|undertaking|finish the|finish my|to study for|study for a",
);
/** The person does not hold what the sentence names: it is offered, applied for or waited for. */
const pendingWords = readPhraseList(
  "can be had|can be obtained|can get one|can get it|can get a|can get an|can get my|can obtain|could get|would go for|willing to get|willing to obtain|willing to go|happy to get|happy to obtain|prepared to get|prepared to obtain|applied for|application lodged|application number|application submitted|application pending|awaiting",
);
const expiredWords = readPhraseList("expired|lapsed|no longer current|previously held|not current");

/** "Four of five subjects passed", "6 of 12 units": a course that goes on. */
const partOfCourse = /\b(\w+) of (?:the )?(\w+) (?:subjects|units|modules|papers|exams)\b/i;
/** "One unit of four finished". */
const unitsOfCourse =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:subject|unit|module|paper|exam)s? of (?:the )?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i;

function isPartOfCourse(text: string): boolean {
  const found = partOfCourse.exec(text) ?? unitsOfCourse.exec(text);
  return (
    found !== null && found[1]?.toLowerCase() !== found[2]?.toLowerCase() && found[1]?.toLowerCase() !== "all"
  );
}

const courseWords = new Set(
  "certificate cert diploma degree bachelor master masters course subjects units apprenticeship traineeship licence member membership accreditation".split(
    " ",
  ),
);

const lastYear = /\b((?:19|20)\d\d)[).]?$/;
const began = /\b(?:from|since|started|commenced|commencing|expected|due|to finish|until|anticipated)\b/i;

/** "Bachelor of Nursing, 2009": done, though the next award of the same entry is under way. */
function endedBefore(text: string, asOf: string): boolean {
  const year = lastYear.exec(text.trimEnd())?.[1];
  return year !== undefined && year < asOf.slice(0, 4) && !began.test(text);
}

/** In a task "completing reports" is done, and in a list of skills the words are beside each one. */
function isUnderWay(line: ResumeLine, tokens: readonly Token[]): boolean {
  if (isPartOfCourse(line.text)) return true;
  const isOfCourse = tokens.some(({ low }) => courseWords.has(low));
  if ((line.section === "work" || line.section === "skills") && !isOfCourse) return false;
  return contains(tokens, unfinishedWords) || isLeftOff(line.text);
}

function contains(tokens: readonly Token[], list: PhraseList): boolean {
  return tokens.some((_, i) => phraseEnd(tokens, i, list) !== -1);
}

const stillHeld = new Set("never not hasnt havent wasnt".split(" "));
const leastItems = 3;

/** "Forklift lapsed 2019, White Card, HR licence": said of its own item of the list. */
function isOfItem(tokens: readonly Token[], at: number): boolean {
  const commas = tokens.filter(({ gap: bits }) => (bits & gap.comma) !== 0).length;
  return commas >= leastItems - 1 && at > 0 && ((tokens[at]?.gap ?? 0) & gap.comma) === 0;
}

/**
 * Marks each sentence that holds a phrase of the list; "White Card, rail safety (expired 2023)" marks what comes before
 * its bracket. What "never lapsed" is held.
 */
function markSentences(tokens: readonly Token[], list: PhraseList): boolean[] {
  const marks = tokens.map(() => false);
  for (let at = 0; at < tokens.length; at += 1) {
    if (marks[at] === true || phraseEnd(tokens, at, list) === -1) continue;
    if (stillHeld.has(tokens[at - 1]?.low ?? "")) continue;
    const isInBracket = ((tokens[at]?.gap ?? 0) & gap.open) !== 0;
    const isItem = isInBracket || isOfItem(tokens, at);
    const ends = gap.stop | gap.semicolon | (isItem ? gap.comma : 0);
    let first = at;
    while (first > 0 && ((tokens[first]?.gap ?? 0) & ends) === 0) first -= 1;
    let last = at + 1;
    const closes = ends | (isInBracket ? gap.close : 0);
    while (last < tokens.length && ((tokens[last]?.gap ?? 0) & closes) === 0) last += 1;
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

function readOwnLines(model: ResumeModel, asOf: string): EvidenceLine[] {
  const unfinished = new Set(model.education.filter((e) => e.inProgress === true).flatMap((e) => e.lines));
  const underDenial = deniedParts(model.meta.lines);
  const lines = model.meta.lines.map((line, at): EvidenceLine => {
    const tokens = lineTokens(line);
    const dead = tokens.map(() => false);
    const denied = tokens.map(() => underDenial.has(at));
    markDenied(line, tokens, denied);
    markWished(line.text, tokens, dead);
    markAims(line, tokens, dead);
    markOwnName(model, line, tokens, dead);
    denied.forEach((isDenied, i) => {
      if (isDenied) dead[i] = true;
    });
    const ranOut = expiredOn(model, line.id, asOf)
      ? tokens.map(() => true)
      : markSentences(tokens, expiredWords);
    const expired = tokens.length > 0 && !ranOut.includes(false);
    // In a role "awaiting" and "applied for" tell of the work.
    const pending = line.section === "work" ? [] : markSentences(tokens, pendingWords);
    pending.forEach((isPending, i) => {
      if (isPending) dead[i] = true;
    });
    ranOut.forEach((isOut, i) => {
      if (isOut) dead[i] = true;
    });
    if (line.section === "referees" || isOfPrivateLife(line.text)) dead.fill(true);
    const isUnfinished =
      (unfinished.has(line.id) && !endedBefore(line.text, asOf)) || isUnderWay(line, tokens);
    return { line, tokens, dead, pasted: false, unfinished: isUnfinished, expired, ranOut, denied };
  });
  killLongLists(lines);
  return lines;
}
