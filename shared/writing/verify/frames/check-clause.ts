import { relations } from "#shared/engine/vocabulary/relations.ts";
import { refuse, type UnsupportedClaim } from "../claim.ts";
import { holdsTerm } from "../fact-sources.ts";
import { isWorkVerb } from "../lexicon/shows.ts";
import { strengthOf } from "../strength.ts";
import { type Clause, ownSaying } from "./clause.ts";
import { countWord, type Tally } from "./count-words.ts";
import { numberError } from "./figure-errors.ts";
import { droppedQualifier } from "./qualifiers.ts";
import type { Figure } from "./read-figures.ts";
import type { SourceFrame } from "./source-frame.ts";
import type { Word } from "./word.ts";

/** How much of a clause a line supports. */
export interface Carried {
  /** Number of the clause's words that the line shows. */
  found: number;
  error: UnsupportedClaim | undefined;
}

/** "a team of 18 storepersons" is 18 storepersons. */
const isGroup = /^(?:team|group|crew|groups|teams|total|number)s?$/;

const soft = new Set(["soft"]);

function isInFigure(word: Word, figures: readonly Figure[]): boolean {
  return figures.some((one) => word.start >= one.from && word.end <= one.to);
}

/** Words that the vocabulary proves from the line, by another name or by entailment, and the line's words for them. */
function termWords({ terms }: Clause, frame: SourceFrame): { claimed: Set<Word>; own: Set<Word> } {
  const isWork = frame.line.work !== undefined;
  const held = terms.filter(
    ({ term }) => !(isWork && soft.has(term.kind)) && holdsTerm([frame.line], term.id) !== undefined,
  );
  const ids = new Set(held.flatMap(({ term }) => [term.id, ...(relations().entailedBy.get(term.id) ?? [])]));
  return {
    claimed: new Set(held.flatMap(({ words }) => words)),
    own: new Set(frame.terms.filter(({ id }) => ids.has(id)).flatMap(({ words }) => words)),
  };
}

const textOf = ({ claimed }: Clause, word: Word) => claimed.text.slice(word.start, word.end);
/** True for a word that needs proof: not a function word, a given name, or part of a figure or date. */
function isOpen(word: Word, clause: Clause): boolean {
  if (word.isSmall || clause.excused.has(word)) return false;
  if (isInFigure(word, clause.figures) || isInDate(word, clause)) return false;
  return !(isGroup.test(word.low) && clause.figures.some((one) => one.group === word));
}

const isInDate = (word: Word, { claimed }: Clause) =>
  claimed.dates.some((date) => word.start >= date.start && word.end <= date.end);

/** Compares a clause with one line of the person: every word, figure and qualifier. Linear in both. */
export function carry(clause: Clause, frame: SourceFrame): Carried {
  const byTerm = termWords(clause, frame);
  const tally: Tally = {
    found: 0,
    hasWorkVerb: false,
    used: new Set(byTerm.own),
    sure: new Set(),
    missing: [],
    carrying: [],
    denied: undefined,
  };
  const isComputed = clause.figures.some((one) => !frame.figures.some((own) => own.value === one.value));
  for (const word of clause.words.filter((one) => isOpen(one, clause))) {
    if (byTerm.claimed.has(word) && !frame.shown.has(word.key)) {
      tally.found += 1;
      continue;
    }
    countWord(word, clause, frame, isComputed, tally);
  }
  // "Gave manual handling training" needs the word "training"; the verb alone claims more than the line.
  if (!isComputed && !tally.hasWorkVerb && frame.verbs.size > 0 && frame.line.work !== undefined)
    tally.missing.push(...tally.carrying);
  return { found: tally.found, error: errorOf(clause, frame, tally) };
}

function errorOf(clause: Clause, frame: SourceFrame, tally: Tally): UnsupportedClaim | undefined {
  const [missing] = tally.missing;
  if (missing !== undefined) {
    const isStrong = isWorkVerb(missing.key) || strengthOf(missing.low) !== undefined;
    const kind = isStrong ? "strength" : "word";
    return refuse(kind, textOf(clause, missing), ownSaying(frame));
  }
  if (tally.denied !== undefined) return refuse("strength", textOf(clause, tally.denied), ownSaying(frame));
  const figure = numberError(clause, frame, tally.used);
  if (figure !== undefined) return figure;
  const dropped = droppedQualifier(frame, {
    claim: clause.words,
    sentence: clause.claimed.words,
    used: tally.used,
    sure: tally.sure.size > 0 ? tally.sure : tally.used,
    isComputed:
      clause.figures.length === 0 ||
      clause.figures.every((one) => !frame.figures.some((own) => own.value === one.value)),
    hasMoney: clause.figures.some((one) => one.unit === "$"),
  });
  return (
    dropped &&
    refuse(
      "strength",
      frame.text.slice(dropped.start, dropped.end),
      `${ownSaying(frame)} "${dropped.low}" is left out.`,
    )
  );
}
