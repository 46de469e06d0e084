import { closedWords } from "../words/phrase-index.ts";
import { stem as stemOf } from "../words/stem.ts";
import { type Token, tokenise } from "../words/tokenise.ts";
import { isKnownWord, wordRarity } from "./word-weights.ts";

interface AdWord {
  weight: number;
  /** Place of the first mention. */
  start: number;
  end: number;
}

/** The ad's words that weigh anything, by stem. */
export interface AdLanguage {
  words: ReadonlyMap<string, AdWord>;
  total: number;
}

/** Weights of words: all of the ad's, and those of them that the resume uses too. */
export interface LanguageShare {
  total: number;
  shared: number;
}

/**
 * The share of the ad's words, 0-1, that a resume uses, against what the ad could share at most with a person; null for
 * an ad without any word. The resume's length is not looked at: what is beside the point neither helps nor harms.
 */
export function languageRatio({ total, shared }: LanguageShare): number | null {
  return total === 0 ? null : Math.min(1, shared / total);
}

/** More mentions of one word add nothing: an ad that repeats its product is no other ad. */
const mostMentions = 12;
/** Nobody uses all words of an ad: this share of its breadth is as much as two texts about the same work share. */
const fullShare = 1.8;

/** What an ad says again and again it is about: mentions squared, by the word's rarity. */
function topicWeight(mentions: number, rarity: number): number {
  return Math.min(mentions, mostMentions) ** 2 * rarity;
}

/**
 * What is shared at most: between the sum and the length of the vector of weights, so that a short ad about one thing
 * and a long one about many are measured alike.
 */
function fullLanguage(weights: readonly number[]): number {
  let [sum, squares] = [0, 0];
  for (const weight of weights) {
    sum += weight;
    squares += weight * weight;
  }
  return fullShare * Math.sqrt(sum * Math.sqrt(squares));
}

interface Mention extends Pick<AdWord, "start" | "end"> {
  stem: string;
}

/** The words of a text; two short neighbours that are known as one word are one ("stock take", "front-end"). */
export function readMentions(tokens: readonly Token[]): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (token === undefined) continue;
    const closed = next === undefined ? undefined : closedWords(token.low, next.low);
    const joined = closed === undefined ? undefined : stemOf(closed);
    if (joined !== undefined && next !== undefined && isKnownWord(joined)) {
      mentions.push({ stem: joined, start: token.start, end: next.end });
      at += 1;
    } else mentions.push(token);
  }
  return mentions;
}

/** Stems of the names in a text: an employer's, a person's. */
export function namesIn(...texts: readonly (string | undefined)[]): Set<string> {
  return new Set(texts.flatMap((text) => tokenise(text ?? "").map(({ stem }) => stem)));
}

/** Reads the language of an ad: each word once, weighed by how much it says and how often it occurs. */
export function readAdLanguage(tokens: readonly Token[], company: string | undefined): AdLanguage {
  const employer = namesIn(company);
  const mentions = new Map<string, Mention & { times: number }>();
  for (const { stem, start, end } of readMentions(tokens)) {
    const known = mentions.get(stem);
    if (known !== undefined) known.times += 1;
    else if (!employer.has(stem) && wordRarity(stem) > 0) mentions.set(stem, { stem, start, end, times: 1 });
  }
  const words = new Map<string, AdWord>();
  for (const { stem, start, end, times } of mentions.values())
    words.set(stem, { weight: topicWeight(times, wordRarity(stem)), start, end });
  return { words, total: fullLanguage([...words.values()].map(({ weight }) => weight)) };
}

/** What the two texts share. */
export function shareLanguage(ad: AdLanguage, stems: ReadonlySet<string>): LanguageShare {
  let shared = 0;
  for (const stem of stems) shared += ad.words.get(stem)?.weight ?? 0;
  return { total: ad.total, shared };
}

/**
 * The language ratio without the words of the given terms: of alternatives one is enough, so a second one must not
 * make the person nearer to the ad.
 */
export function ratioBeside(
  terms: readonly string[],
  ad: AdLanguage,
  stems: ReadonlySet<string>,
): number | null {
  return languageRatio(shareLanguage(languageBeside(terms, ad), stems));
}

/** The language of an ad without some terms, the last ones asked for: they are the same for every resume. */
const besideTerms = new WeakMap<AdLanguage, { terms: string; language: AdLanguage }>();

function languageBeside(terms: readonly string[], ad: AdLanguage): AdLanguage {
  if (terms.length === 0) return ad;
  const key = terms.join("\n");
  const known = besideTerms.get(ad);
  if (known?.terms === key) return known.language;
  const language = withoutTerms(terms, ad);
  besideTerms.set(ad, { terms: key, language });
  return language;
}

function withoutTerms(terms: readonly string[], ad: AdLanguage): AdLanguage {
  const cut = new Set(terms.flatMap((term) => readMentions(tokenise(term)).map(({ stem }) => stem)));
  const words = new Map([...ad.words].filter(([stem]) => !cut.has(stem)));
  const total = fullLanguage([...words.values()].map(({ weight }) => weight));
  return { words, total };
}

/** A word of the ad that the resume lacks, with its weight in the ad. */
export interface NewWord {
  stem: string;
  weight: number;
}

/** The words of a term that weigh something in the ad and that the resume does not use. */
export function newWordsOf(term: string, ad: AdLanguage, stems: ReadonlySet<string>): NewWord[] {
  return readMentions(tokenise(term)).flatMap(({ stem }) => {
    const weight = ad.words.get(stem)?.weight;
    return weight === undefined || stems.has(stem) ? [] : [{ stem, weight }];
  });
}

const mostShown = 5;

/** Up to five of the heaviest words that both texts use, as the ad writes them. */
export function sharedWordsOf(text: string, ad: AdLanguage, stems: ReadonlySet<string>): string[] {
  return [...ad.words]
    .filter(([stem]) => stems.has(stem))
    .sort(([, a], [, b]) => b.weight - a.weight || a.start - b.start)
    .slice(0, mostShown)
    .map(([, { start, end }]) => text.slice(start, end));
}
