import { relations } from "#shared/engine/vocabulary/relations.ts";
import type { FoundTerm } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { type ClaimKind, refuse, type UnsupportedClaim } from "../claim.ts";
import { holdsTerm } from "../fact-sources.ts";
import { isCarryingVerb, isPlainVerb, isWorkVerb } from "../lexicon/shows.ts";
import { timeUnits, weakeners } from "../lexicon/small-words.ts";
import { datesAgree } from "../read-numbers.ts";
import { strengthOf } from "../strength.ts";
import { figureFault } from "./match-figures.ts";
import { droppedQualifier } from "./qualifiers.ts";
import { type Figure, ratesOf } from "./read-figures.ts";
import type { Word } from "./read-words.ts";
import type { SourceFrame } from "./source-frame.ts";
import type { Statement } from "./statement.ts";

/** A part of a claim that one line of the person must carry alone. */
export interface Clause {
  claimed: Statement;
  words: readonly Word[];
  figures: readonly Figure[];
  /** Words that are given or judged already: names of the role, dates, slots of the letter. */
  excused: ReadonlySet<Word>;
  /** Skills, tools and papers that the vocabulary knows, with their words. */
  terms: readonly (FoundTerm & { words: readonly Word[] })[];
}

/** How far a line carries a clause. */
export interface Carried {
  /** Words of the clause that the line shows. */
  found: number;
  fault: UnsupportedClaim | undefined;
}

/** "a team of 18 storepersons" is 18 storepersons. */
const isGroup = /^(?:team|group|crew|groups|teams|total|number)s?$/;

const change =
  /^(?:fast|faster|quick|quicker|slower|percent|percentage|point|points|fewer|less|more|higher|drop|fall|fell|rise|rose|gain|cent|decrease|reduction|increase|improvement|shorter|difference|better|cut|drops|gains)$/;
const soft = new Set(["soft"]);

function isInFigure(word: Word, figures: readonly Figure[]): boolean {
  return figures.some((one) => word.start >= one.from && word.end <= one.to);
}

/** Words that the vocabulary shows from the line, by another name or by what entails it; and the line's words for it. */
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

/** "UAT" for "user acceptance testing", and the other way round. */
function isInitials(word: Word, clause: Clause, frame: SourceFrame): boolean {
  const written = clause.claimed.text.slice(word.start, word.end);
  if (/^[A-Z]{2,6}$/.test(written))
    return frame.initials.includes(word.low) || initialsOf(clause.words).includes(word.low);
  return frame.acronyms.some((low) => {
    const at = initialsOf(clause.words).indexOf(low);
    const own = clause.words.indexOf(word);
    return at !== -1 && own >= at && own < at + low.length;
  });
}

const initialsOf = (words: readonly Word[]) => words.map((word) => word.low[0] ?? " ").join("");

/** "studying" where the line says "expected 2027": a word of the same class. */
function isOfState(word: Word, frame: SourceFrame): boolean {
  const group = weakeners.find(({ words }) => words.has(word.low));
  return group !== undefined && frame.words.some((one) => group.words.has(one.low));
}

/** "every fortnight" where the line says "fortnightly". */
function isRate(word: Word, { words }: Clause, frame: SourceFrame): boolean {
  const unit = timeUnits.get(words[words.indexOf(word) + 1]?.low ?? "");
  return unit !== undefined && frame.rates.has(unit);
}

/** A rate that the line does not speak of: "every morning" where it says "three mornings a week". */
function rateFault(clause: Clause, frame: SourceFrame): UnsupportedClaim | undefined {
  const [first] = clause.words;
  const text = clause.claimed.text.slice(first?.start ?? 0, clause.words.at(-1)?.end);
  for (const unit of ratesOf(text))
    if (!frame.rates.has(unit) && frame.rates.size > 0) return refuse("number", unit, ownSaying(frame));
  return undefined;
}

const isSamePolarity = (own: Word, word: Word) => own.isDenied === word.isDenied || timeUnits.has(word.low);

/** One verb of the line carries one verb of the claim: "Designed and developed" is more than "Developed". */
function standsFor(word: Word, own: Word, { words }: Clause): boolean {
  if (own.isOthers && !word.isOthers) return false;
  const isTaken = words.some(
    (other) => other !== word && other.key === own.key && other.isVerb === own.isVerb && !other.isSmall,
  );
  return !isTaken || (own.isVerb && own.key === word.key);
}

const lengths = /^(?:year|month|week|day)s?$/;

/** A length that the role's dates add up to, where the line has a length of its own: "in 18 months". */
function lengthFault(clause: Clause, frame: SourceFrame): UnsupportedClaim | undefined {
  const own = frame.figures.filter((one) => lengths.test(one.counted[0]?.low ?? ""));
  if (own.length === 0) return undefined;
  const wrong = clause.claimed.figures.find(
    (one) =>
      /^years?$/.test(one.counted[0]?.low ?? "") &&
      clause.words.some((word) => word.start === one.start) &&
      !own.some((held) => held.value === one.value || held.value === one.value * 12),
  );
  return wrong && refuse("years", clause.claimed.text.slice(wrong.start, wrong.end), ownSaying(frame));
}

interface Tally {
  found: number;
  hasDeed: boolean;
  used: Set<Word>;
  /** Of the used words those that nothing else of the line could stand for. */
  sure: Set<Word>;
  missing: Word[];
  carrying: Word[];
  denied: Word | undefined;
}

function countWord(word: Word, clause: Clause, frame: SourceFrame, isComputed: boolean, tally: Tally): void {
  const shown = frame.shown.get(word.key) ?? [];
  const agreeing = shown.filter(
    (one) => isSamePolarity(one, word) && (one.isAs || one.first === 0 || !word.isAs),
  );
  const isShown = shown.length > 0 && (!word.isVerb || shown.some((one) => standsFor(word, one, clause)));
  if (isShown) {
    if (agreeing.length === 0) tally.denied ??= word;
    for (const one of agreeing) tally.used.add(one);
    if (agreeing.length === 1 && agreeing[0] !== undefined) tally.sure.add(agreeing[0]);
    tally.found += 1;
    if (isWorkVerb(word.key) || shown.some((one) => one.isVerb)) tally.hasDeed = true;
    return;
  }
  if (isPlainVerb(word.key)) return;
  if (isCarryingVerb(word.key)) {
    tally.carrying.push(word);
    return;
  }
  const unit = timeUnits.get(word.low);
  if (unit !== undefined && frame.units.has(unit)) return;
  if (isOfState(word, frame)) return;
  if (word.low === "every" && isRate(word, clause, frame)) return;
  if (isComputed && change.test(word.low)) return;
  if (isInitials(word, clause, frame)) return;
  if (/^(?:certificate|card)$/.test(word.low) && frame.hasPaper) return;
  tally.missing.push(word);
}

const figureKinds: Record<string, ClaimKind> = {
  value: "number",
  bound: "number",
  counted: "number",
  rate: "number",
};

const textOf = ({ claimed }: Clause, word: Word) => claimed.text.slice(word.start, word.end);
const ownSaying = (frame: SourceFrame) => `Your own line says "${frame.text.slice(0, 80)}".`;

function dateFault(clause: Clause, frame: SourceFrame): UnsupportedClaim | undefined {
  const [first] = clause.words;
  const last = clause.words.at(-1);
  const wrong = clause.claimed.dates.find(
    (date) =>
      date.start >= (first?.start ?? 0) &&
      date.end <= (last?.end ?? 0) &&
      !clause.words.some(
        (word) => word.start >= date.start && word.end <= date.end && clause.excused.has(word),
      ) &&
      !frame.dates.some((own) => datesAgree(date, own)) &&
      !frame.figures.some((own) => String(own.value) === date.startDate),
  );
  return wrong && refuse("date", clause.claimed.text.slice(wrong.start, wrong.end));
}

function figuresFault(clause: Clause, frame: SourceFrame, tally: Tally): UnsupportedClaim | undefined {
  for (const figure of clause.figures) {
    const fault = figureFault(figure, clause.claimed, frame, tally.used);
    if (fault === undefined) continue;
    return refuse(
      figureKinds[fault] ?? "number",
      clause.claimed.text.slice(figure.from, figure.to),
      ownSaying(frame),
    );
  }
  return undefined;
}

/** Holds a clause against one line of the person: every word, figure and qualifier. Linear in both. */
export function carry(clause: Clause, frame: SourceFrame): Carried {
  const byTerm = termWords(clause, frame);
  const tally: Tally = {
    found: 0,
    hasDeed: false,
    used: new Set(byTerm.own),
    sure: new Set(),
    missing: [],
    carrying: [],
    denied: undefined,
  };
  const isComputed = clause.figures.some((one) => !frame.figures.some((own) => own.value === one.value));
  for (const word of clause.words) {
    if (word.isSmall || clause.excused.has(word)) continue;
    if (isInFigure(word, clause.figures) || isInDate(word, clause)) continue;
    if (clause.figures.some((one) => one.group === word) && isGroup.test(word.low)) continue;
    if (byTerm.claimed.has(word) && !frame.shown.has(word.key)) {
      tally.found += 1;
      continue;
    }
    countWord(word, clause, frame, isComputed, tally);
  }
  // "Gave manual handling training" needs the training; alone the verb claims more than the line.
  if (!isComputed && !tally.hasDeed && frame.verbs.size > 0 && frame.line.work !== undefined)
    tally.missing.push(...tally.carrying);
  return { found: tally.found, fault: faultOf(clause, frame, tally) };
}

const isInDate = (word: Word, { claimed }: Clause) =>
  claimed.dates.some((date) => word.start >= date.start && word.end <= date.end);

function faultOf(clause: Clause, frame: SourceFrame, tally: Tally): UnsupportedClaim | undefined {
  const [missing] = tally.missing;
  if (missing !== undefined) {
    const isStrong = isWorkVerb(missing.key) || strengthOf(missing.low) !== undefined;
    const kind = isStrong ? "strength" : "word";
    return refuse(kind, textOf(clause, missing), ownSaying(frame));
  }
  if (tally.denied !== undefined) return refuse("strength", textOf(clause, tally.denied), ownSaying(frame));
  const length = lengthFault(clause, frame);
  if (length !== undefined) return length;
  const figure = figuresFault(clause, frame, tally) ?? rateFault(clause, frame) ?? dateFault(clause, frame);
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
