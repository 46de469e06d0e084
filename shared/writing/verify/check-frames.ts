import type { Span } from "#shared/engine/analysis.ts";
import { namesJob } from "#shared/engine/roles/job-titles.ts";
import { refuse, type UnsupportedClaim } from "./claim.ts";
import type { SourceLine } from "./fact-sources.ts";
import { carry } from "./frames/check-clause.ts";
import type { Clause } from "./frames/clause.ts";
import { readClauses, readItems } from "./frames/clauses.ts";
import { claimsAlike, isAboutReader } from "./frames/letter-talk.ts";
import { sourceFrame } from "./frames/source-frame.ts";
import type { Statement } from "./frames/statement.ts";
import type { Word } from "./frames/word.ts";
import { excusedWords } from "./given-words.ts";
import { datesAgree } from "./read-numbers.ts";
import type { Check, ClaimLine } from "./scope.ts";

function clauseOf(
  claimed: Statement,
  words: readonly Word[],
  excused: ReadonlySet<Word>,
  line: ClaimLine,
): Clause {
  const [first] = words;
  const last = words.at(-1);
  const isHere = (start: number, end: number) => start >= (first?.start ?? 0) && end <= (last?.end ?? 0);
  return {
    claimed,
    words,
    figures: claimed.figures.filter(
      (one) =>
        isHere(one.start, one.end) &&
        !words.some((word) => word.start < one.end && word.end > one.start && excused.has(word)),
    ),
    excused,
    terms: line.terms
      .filter((one) => isHere(one.start, one.end))
      .map((one) => ({
        ...one,
        words: words.filter((word) => word.start >= one.start && word.end <= one.end),
      })),
  };
}

const isEmpty = ({ words, excused, figures, claimed }: Clause) =>
  figures.length === 0 &&
  words.every(
    (word) =>
      word.isSmall ||
      excused.has(word) ||
      claimed.dates.some((date) => word.start < date.end && word.end > date.start),
  );

/** The error on the line that supports most of the clause; undefined if one line supports all of it. */
function errorOn(
  clause: Clause,
  lines: readonly SourceLine[],
  facts: Set<string>,
): UnsupportedClaim | undefined {
  let best: { found: number; error: UnsupportedClaim } | undefined;
  for (const line of lines) {
    const { found, error } = carry(clause, sourceFrame(line));
    if (error === undefined && (found > 0 || clause.figures.length > 0)) {
      facts.add(line.id);
      return undefined;
    }
    if (error !== undefined && (best === undefined || found > best.found)) best = { found, error };
  }
  const [word] = clause.words.filter((one) => !one.isSmall && !clause.excused.has(one));
  return (
    best?.error ??
    refuse("word", word === undefined ? clause.claimed.text : clause.claimed.text.slice(word.start, word.end))
  );
}

/** The lines that may support a date: those that support the name directly before it, which another check accepted. */
function linesBefore(
  date: Span,
  words: readonly Word[],
  line: ClaimLine,
  lines: readonly SourceLine[],
): SourceLine[] {
  const named = words.filter((word) => !word.isSmall && /^\p{L}/u.test(word.low) && word.end <= date.start);
  const within = (span: Span) => named.filter((word) => word.start >= span.start && word.end <= span.end);
  const [settled = []] = line.settled
    .map((span) => ({ span, words: within(span) }))
    .filter((one) => one.words.length > 0)
    .sort((one, other) => other.span.end - one.span.end)
    .map((one) => one.words);
  return settled.length === 0
    ? lines.filter((one) => one.work !== undefined)
    : lines.filter((one) => settled.every(({ key }) => sourceFrame(one).shown.has(key)));
}

/**
 * A date next to nothing but names. "I have worked as a Cook at the Lodge since 2004" needs a line of that role; "I
 * hold a Certificate IV in Retail Management (2023)" needs the line of that certificate.
 */
function looseDate(
  { claimed, words, excused }: Clause,
  lines: readonly SourceLine[],
  line: ClaimLine,
): UnsupportedClaim | undefined {
  const date = claimed.dates.find((one) =>
    words.some((word) => word.start < one.end && word.end > one.start && !excused.has(word)),
  );
  if (date === undefined) return undefined;
  const isHeld = linesBefore(date, words, line, lines).some((one) =>
    one.dates.some((own) => datesAgree(date, own)),
  );
  return isHeld ? undefined : refuse("date", claimed.text.slice(date.start, date.end));
}

const isTask = (clause: Clause) =>
  clause.words.some((word) => word.isVerb && !word.isSmall && !clause.excused.has(word));

const person =
  /(?:[a-z]er|[a-z]or|ist|ian|nurse|chef|cook|lead|hand|head|assistant|clerk|principal|apprentice|graduate|attendant|accountant|consultant)$/;

/** A bare job title that neither the role nor the person has: "Team leader" from "reports to the team leader". */
function jobOf({ words, excused, claimed }: Clause): string | undefined {
  const open = words.filter((word) => !excused.has(word) && !word.isSmall);
  if (open.some((word) => word.isVerb) || open.length > 4 || words.length > open.length + 2) return undefined;
  const text = open.map((word) => claimed.text.slice(word.start, word.end)).join(" ");
  return open.length > 0 && open.length < 4 && person.test(open.at(-1)?.low ?? "") && namesJob(text)
    ? text
    : undefined;
}

function checkClause(
  clause: Clause,
  lines: readonly SourceLine[],
  line: ClaimLine,
  isListing: boolean,
): UnsupportedClaim | undefined {
  if (isEmpty(clause)) return looseDate(clause, lines, line);
  const job = jobOf(clause);
  if (job !== undefined && !lines.some((one) => one.text.toLowerCase().startsWith(job.toLowerCase())))
    return refuse("title", job);
  const error = errorOn(clause, lines, line.facts);
  if (error === undefined || (isTask(clause) && !isListing)) return error;
  // In a list of skills or credentials, a different line may support each item.
  const own = isListing ? lines : lines.filter((one) => one.work === undefined || line.origin.has(one.id));
  const items = readItems(clause.words);
  if (items.length < 2) return error;
  return itemError(
    items.map((words) => clauseOf(clause.claimed, words, clause.excused, line)),
    own,
    line.facts,
  );
}

function itemError(
  items: readonly Clause[],
  lines: readonly SourceLine[],
  facts: Set<string>,
): UnsupportedClaim | undefined {
  for (const item of items) {
    const wrong = isEmpty(item) ? undefined : errorOn(item, lines, facts);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** Phrases that introduce a list of skills or credentials and state no task. */
const lists =
  /\b(?:resume (?:also )?lists|skills (?:also )?include|hold the following|hold these|have these|I (?:also )?bring|among my skills|I (?:also |currently )?(?:hold|use|know|speak)|I have (?:an?|the|my|current|experience|skills) |(?:skilled|experienced|trained|proficient|competent|confident) (?:in|with)|on my list|list of skills|can also help with)\b/i;

/**
 * Compares each clause with one line of the person. The line must show every word at the same strength, every figure
 * with its bound, noun and rate, and nothing that limits the line may be dropped. Source: docs/engine.md, Writing.
 */
export const checkFrames: Check = (line, scope) => {
  const claimed = line.statement;
  const excused = excusedWords(claimed, line, scope);
  const wording = new Set(scope.wording);
  const lines = [...scope.wording, ...scope.lines.filter((one) => !wording.has(one))].filter(
    (one) => !one.isSilent,
  );
  const isListing = scope.isLetter === true ? lists.test(line.text) : scope.entries === undefined;
  const isAlike = claimsAlike(line.text);
  for (const [n, words] of readClauses(claimed).entries()) {
    const isReader = scope.isLetter === true && isAboutReader(words, n === 0);
    if (isReader && !isAlike) continue;
    const error = checkClause(clauseOf(claimed, words, excused, line), lines, line, isListing);
    if (error !== undefined) return error;
  }
  return undefined;
};
