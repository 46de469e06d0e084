import type { FactAnswer } from "#shared/domain/evidence-bank/bank-entry.ts";
import { capitalised } from "#shared/domain/text.ts";

const months = "January February March April May June July August September October November December".split(
  " ",
);

/** "2021" or "March 2021". */
export function dateWords(date: string): string {
  const [year = "", month] = date.split("-");
  const name = month === undefined ? undefined : months[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
}

/** " since March 2021", " from 2019 to 2021"; empty where no date was given. */
function period({ since, until }: FactAnswer): string {
  if (since && until) return ` from ${dateWords(since)} to ${dateWords(until)}`;
  if (since) return ` since ${dateWords(since)}`;
  return until ? ` until ${dateWords(until)}` : "";
}

function paperWords(fact: FactAnswer): string {
  const { term, state, until } = fact;
  const dates = period(fact);
  if (state === "expired") return `${term}, expired${until ? ` ${dateWords(until)}` : ""}`;
  if (state === "in progress") return `${term}, in progress${dates}`;
  return dates ? `${term}, held${dates}` : term;
}

/** The answer without the person's words: what, where, since when, and the state. */
function answered(fact: FactAnswer, place: string): string {
  const { term, subject, state, since, until } = fact;
  const about = place + period(fact);
  if (subject === "paper") return paperWords(fact);
  // Words that the engine and the fact check read as "not finished yet".
  if (state === "in progress")
    return `Currently learning ${term}${since ? ` since ${dateWords(since)}` : ""}`;
  if (state === "basic") return `Basic ${subject === "tool" ? "use of " : ""}${term}${about}`;
  if (subject !== "tool") return term + about;
  return `${since && !until ? "Using" : "Used"} ${term}${about}`;
}

const agreed = /^(?:yes|yep|yeah|yup|sure|correct|of course)\b[\s,.!:;–—-]*/i;
const said = /^(?:i|we)(?:[’']ve| have| had)? (?!am\b|was\b|were\b|are\b)(?=\p{L})/iu;

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** "Yes, I used it at Acme." as a line of a resume: "Used it at Acme". */
const asLine = (words: string) => oneLine(words).replace(agreed, "").replace(said, "").replace(/\.$/, "");

/** Whether words name a term. */
type Names = (text: string, term: string) => boolean;
const spells: Names = (text, term) => text.toLowerCase().includes(term.toLowerCase());

/** The qualifier in front, needed because the words alone would claim more than the person did. */
const isQualified = ({ state }: FactAnswer) => state !== null && state !== "held";

/** The words after their qualifier, in one sentence. A second sentence would not carry the qualifier. */
const under = (bare: string, words: string) => `${bare}: ${words.replace(/(?<![.;!?])[.;!?]+\s+/g, ", ")}`;

/**
 * The fact as a line of a resume. It contains only what the person said: a basic skill stays basic, and the line says
 * what is in progress. The person's words come first if they name the skill.
 * @param names finds the term by its spelling, unless a caller knows other names too.
 */
export function factLine(fact: FactAnswer, names: Names = spells): string {
  const words = asLine(fact.words);
  const bare = fact.state === null ? fact.term : answered(fact, "");
  if (words === "") return capitalised(bare);
  if (isQualified(fact)) return capitalised(under(bare, words));
  if (!names(words, fact.term)) return capitalised(`${bare}: ${words}`);
  const dates = period(fact).trim();
  const isDated = fact.since === null || words.includes(fact.since.slice(0, 4));
  return capitalised(isDated || dates === "" ? words : `${words} ${dates}`);
}

/**
 * The fact as the person said it, with its place and dates, for the fact check and the writers.
 * @returns null if the answer was no, which proves nothing.
 */
export function factSource(fact: FactAnswer, names: Names = spells): string | null {
  const { state, role, subject, term } = fact;
  if (state === "not") return null;
  const words = oneLine(fact.words);
  if (state === null) return names(words, term) ? words : `${term}: ${words}`;
  const where = role?.employer || role?.position;
  const bare = capitalised(answered(fact, where && subject !== "paper" ? ` at ${where}` : ""));
  if (words === "") return bare;
  if (isQualified(fact)) return under(bare, words);
  return !names(words, term) ? `${bare}: ${words}` : `${words.replace(/[.!?]$/, "")}. ${bare}`;
}

/** The line that an answer adds to a resume; null for a no and for an expired credential. */
export function answerLine(fact: FactAnswer): string | null {
  return fact.state === "not" || fact.state === "expired" ? null : factLine(fact);
}
