import { type GroundedLine, splitParagraphs, splitSentences } from "./claim.ts";
import { holdsPhrase, namePhrase } from "./entities.ts";
import type { FactSources, SourceLine } from "./fact-sources.ts";
import { isSlotLine } from "./frames/letter-talk.ts";
import { groundWithin } from "./ground-line.ts";
import { hasHidden } from "./hidden-characters.ts";
import type { Target } from "./scope.ts";

export interface LetterPlace {
  target: Target;
  /** `YYYY-MM-DD`, the day up to which the years of the roles are added. */
  asOf?: string;
  /**
   * Sentences that the person gave for this letter, such as why they want the job. They need no proof, and prove
   * nothing else.
   */
  given?: readonly string[];
  /**
   * The caller's cache of verdicts for the same person, target and day, so that each sentence is checked once in each
   * place.
   */
  known?: Map<string, Verdict>;
}

interface Verdict {
  grounded: GroundedLine;
  /** The roles that the sentence is about. */
  entries: readonly number[];
}

/** Work entries that a sentence names by employer; of two roles at one employer, the title decides. */
function namedEntries(sentence: string, sources: FactSources): number[] {
  const phrase = namePhrase(sentence);
  const of = (kind: string) =>
    sources.entities.filter((one) => one.kind === kind && holdsPhrase(phrase, one.phrase));
  const parts = of("part").map((one) => one.entry);
  const found = of("employer").map((one) => one.entry);
  const employers = found.length > 0 ? found : parts;
  const titles = longest(of("title"));
  if (employers.length === 0) return titles.length === 1 ? titles : [];
  const both = employers.filter((entry) => titles.includes(entry));
  return new Set(employers.map((entry) => sources.model.work[entry]?.name)).size === 1 && both.length > 0
    ? both
    : [...new Set(employers)];
}

/** "Nurse" inside "Registered Nurse" is no match: only the longest titles count. */
function longest(titles: readonly { phrase: string; entry: number }[]): number[] {
  const most = Math.max(0, ...titles.map((one) => one.phrase.length));
  return titles.filter((one) => one.phrase.length === most).map((one) => one.entry);
}

const pointsBack =
  /\b(?:there|(?:in|during|through|from|over|at) (?:that|this|the same) (?:role|position|time|job|period|employer)|in doing so|as part of this)\b/i;

/** A greeting, a sign-off or a reference line. Only contacts, links and text about the AI model are checked. */
function groundSlot(sentence: string, sources: FactSources, { target }: LetterPlace): GroundedLine {
  const { lines } = sources;
  return groundWithin(sentence, {
    sources,
    lines,
    counted: lines,
    wording: lines,
    target,
    isLetter: true,
    isSlot: true,
  });
}

/** "Ash" below the letter: the person's own name, or a part of it. */
function isOwnName(sentence: string, { model }: FactSources): boolean {
  const own = namePhrase(model.basics.name ?? "").split(" ");
  const words = namePhrase(sentence).split(" ");
  return words.length < 6 && words.every((word) => word !== "" && own.includes(word));
}

function cachedVerdict(
  sentence: string,
  sources: FactSources,
  place: LetterPlace,
  before: readonly number[],
): Verdict {
  const key = `${before.join()} ${sentence}`;
  const verdict = place.known?.get(key) ?? groundSentence(sentence, sources, place, before);
  place.known?.set(key, verdict);
  return verdict;
}

function groundSentence(
  sentence: string,
  sources: FactSources,
  place: LetterPlace,
  before: readonly number[],
): Verdict {
  const isGiven = isSlotLine(sentence) || isOwnName(sentence, sources) || place.given?.includes(sentence);
  if (isGiven && !hasHidden(sentence))
    return { grounded: groundSlot(sentence, sources, place), entries: before };
  const named = namedEntries(sentence, sources);
  const entries = named.length === 0 && pointsBack.test(sentence) ? before : named;
  const { lines } = sources;
  const isBound = entries.length > 0;
  const isOwn = (one: SourceLine) => one.work === undefined || entries.includes(one.work);
  const kept = isBound ? lines.filter(isOwn) : lines;
  const grounded = groundWithin(sentence, {
    sources,
    lines: kept,
    counted: kept,
    wording: kept,
    ...(isBound && { entries }),
    target: place.target,
    isLetter: true,
    ...(place.asOf !== undefined && { asOf: place.asOf }),
  });
  return { grounded, entries: named.length > 0 ? named : before };
}

/** The sentences of a paragraph; a punctuation mark inside a name ("Yahoo! Sport") does not end one. */
function sentencesBeside(paragraph: string, { title, company, contact }: Target): string[] {
  const names = [title, company, contact].filter(
    (one) => one !== undefined && /[.!?]\s/.test(one),
  ) as string[];
  if (names.length === 0) return splitSentences(paragraph);
  // The placeholder starts with a capital, because a sentence may begin with a name.
  const shield = (at: number) => `N\uE000${at}\uE001`;
  const shielded = names.reduce((text, name, at) => text.replaceAll(name, shield(at)), paragraph);
  return splitSentences(shielded).map((sentence) =>
    names.reduce((text, name, at) => text.replaceAll(shield(at), () => name), sentence),
  );
}

/**
 * Checks every sentence of a letter against the person's words. A sentence that names a role may use the facts of
 * that role only. The ad's employer and title are allowed as the target, never as the person's own. Works for any
 * writer, including a model. Deterministic; never throws. Source: docs/engine.md, Writing.
 */
export function groundLetter(text: string, sources: FactSources, place: LetterPlace): GroundedLine[] {
  return splitParagraphs(text).flatMap((paragraph) => {
    let entries: readonly number[] = [];
    return sentencesBeside(paragraph, place.target).map((sentence) => {
      const verdict = cachedVerdict(sentence, sources, place, entries);
      entries = verdict.entries;
      return verdict.grounded;
    });
  });
}
