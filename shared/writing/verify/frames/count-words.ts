import { isCarryingVerb, isPlainVerb, isWorkVerb } from "../lexicon/shows.ts";
import { timeUnits, weakeners } from "../lexicon/small-words.ts";
import type { Clause } from "./clause.ts";
import { isMeasuredChange } from "./measured-change.ts";
import type { SourceFrame } from "./source-frame.ts";
import type { Word } from "./word.ts";

const change =
  /^(?:fast|faster|quick|quicker|slower|percent|percentage|point|points|fewer|less|more|higher|drop|fall|fell|rise|rose|gain|cent|decrease|reduction|increase|improvement|shorter|difference|better|cut|drops|gains)$/;

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

const isSamePolarity = (own: Word, word: Word) => own.isDenied === word.isDenied || timeUnits.has(word.low);

/** One verb of the line supports only one verb of the claim: "Designed and developed" is more than "Developed". */
function standsFor(word: Word, own: Word, { words }: Clause): boolean {
  if (own.isOthers && !word.isOthers) return false;
  const isTaken = words.some(
    (other) => other !== word && other.key === own.key && other.isVerb === own.isVerb && !other.isSmall,
  );
  return !isTaken || (own.isVerb && own.key === word.key);
}

/** What a line shows of a clause, word by word. */
export interface Tally {
  found: number;
  hasWorkVerb: boolean;
  used: Set<Word>;
  /** The used words of the line that support only one word of the clause. */
  sure: Set<Word>;
  missing: Word[];
  carrying: Word[];
  denied: Word | undefined;
}

/** Records the words of the line that show a word of the clause. */
function note(word: Word, shown: readonly Word[], agreeing: readonly Word[], tally: Tally): void {
  const [only, ...others] = agreeing;
  if (only === undefined) tally.denied ??= word;
  else if (others.length === 0) tally.sure.add(only);
  for (const one of agreeing) tally.used.add(one);
  tally.found += 1;
  tally.hasWorkVerb ||= isWorkVerb(word.key) || shown.some((one) => one.isVerb);
}

/** "Relief trainer for new operators": a line that begins with a job title. */
const isTitleStart = (own: Word, { words }: SourceFrame) =>
  own.first === 0 || (own.first < 3 && words[0]?.isVerb !== true);

/** Looks for one word of the clause on the line and records the words that support it. */
export function countWord(
  word: Word,
  clause: Clause,
  frame: SourceFrame,
  isComputed: boolean,
  tally: Tally,
): void {
  const shown = frame.shown.get(word.key) ?? [];
  const agreeing = shown.filter(
    (one) => isSamePolarity(one, word) && (one.isAs || !word.isAs || isTitleStart(one, frame)),
  );
  const isShown = shown.length > 0 && (!word.isVerb || shown.some((one) => standsFor(word, one, clause)));
  if (isShown) {
    note(word, shown, agreeing, tally);
    return;
  }
  if (isPlainVerb(word.key) || isMeasuredChange(word, clause, frame)) return;
  if (isCarryingVerb(word.key)) tally.carrying.push(word);
  else if (!isGiven(word, clause, frame) && !(isComputed && change.test(word.low))) tally.missing.push(word);
}

/**
 * True for words that the line states in another way: its unit of time, its state, its abbreviation, its kind of
 * credential.
 */
function isGiven(word: Word, clause: Clause, frame: SourceFrame): boolean {
  const unit = timeUnits.get(word.low);
  return (
    (unit !== undefined && frame.units.has(unit)) ||
    isOfState(word, frame) ||
    (word.low === "every" && isRate(word, clause, frame)) ||
    isInitials(word, clause, frame) ||
    (frame.hasCredential && /^(?:certificate|card)$/.test(word.low))
  );
}
