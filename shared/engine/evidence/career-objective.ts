import type { ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import { type PhraseList, phraseEnd, readPhraseList } from "../words/count-words.ts";
import { gap, type Token } from "../words/tokenise.ts";

const words = (text: string) => new Set(text.split(" "));

const openers: PhraseList = readPhraseList(
  "seeking|seek|looking for|to obtain|to secure|to find|to gain|to get|want|wanting|hunting for|aiming for|goal|objective|aim|ambition",
);
/** "Interested in Python": the field follows these at once. */
const interests: PhraseList = readPhraseList("interested in|interest in");
const jobs = words(
  "role roles position positions job jobs opportunity opportunities career careers placement traineeship apprenticeship internship employment work start",
);
const intoField = words("in as with within at");
/** "To move from the bank into lending", "Objective: to work in aged care". */
const steps = words("move work join become return break step transition get start build");
/** What comes after these describes the person again. */
const tellsAgain = words(
  "after with using bringing having where who that which because based built drawing backed have has bring offer hold am i",
);
const clauseEnds = gap.comma | gap.stop | gap.semicolon;
const longestNamed = 7;
/** An aim without an end is none: each look would run through the whole line. */
const longestAim = 40;

/** From a place to the end of what is aimed at. */
function markAim(tokens: readonly Token[], from: number, marks: boolean[]): void {
  for (let at = from; at < from + longestAim; at += 1) {
    const token = tokens[at];
    if (token === undefined || (token.gap & clauseEnds) !== 0 || (at > from && tellsAgain.has(token.low)))
      return;
    marks[at] = true;
  }
}

/** The place behind "a position in", or -1: "seeking feedback" is no aim. */
function behindJob(tokens: readonly Token[], from: number): number {
  for (let at = from; at < from + longestNamed; at += 1) {
    const token = tokens[at];
    if (token === undefined || (at > from && (token.gap & clauseEnds) !== 0)) return -1;
    if (jobs.has(token.low) && intoField.has(tokens[at + 1]?.low ?? "")) return at + 2;
  }
  return -1;
}

/**
 * "Seeking a position in commercial lending": the field of the job that somebody wants is no field they have worked in.
 * The kind of the job ("a part-time role") stays: it answers what the ad asks of hours and places. Under a role the
 * words tell of others ("participants seeking work in hospitality").
 *
 * @param marks set to true at the tokens that are only aimed at
 */
export function markAims(line: ResumeLine, tokens: readonly Token[], marks: boolean[]): void {
  if (line.section === "work") return;
  tokens.forEach(({ low, gap: before }, at) => {
    const opened = phraseEnd(tokens, at, openers);
    const interest = phraseEnd(tokens, at, interests);
    const field = opened === -1 ? interest : behindJob(tokens, opened);
    if (field !== -1) markAim(tokens, field, marks);
    const isStart = at === 0 || (before & (gap.colon | gap.stop)) !== 0;
    if (isStart && low === "to" && steps.has(tokens[at + 1]?.low ?? "")) markAim(tokens, at + 2, marks);
  });
}
