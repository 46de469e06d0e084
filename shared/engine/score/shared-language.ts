import type { Span } from "../analysis.ts";
import type { EvidenceLine } from "../evidence/resume-lines.ts";
import { closedSpelling } from "../words/phrase-index.ts";
import { stem } from "../words/stem.ts";
import type { Token } from "../words/tokenise.ts";
import type { LanguageShare } from "./score.ts";
import { wordWeight } from "./word-weights.ts";

/** The ad's words that weigh anything, by stem. */
export interface AdLanguage {
  words: Map<string, { weight: number; start: number; end: number }>;
  total: number;
}

/** The stem of two short neighbours written as one ("stock take"); undefined where nobody joins them. */
function joinedStem(first: Token | undefined, second: Token | undefined): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  const closed = closedSpelling(`${first.low} ${second.low}`);
  return closed === undefined ? undefined : stem(closed);
}

/** Stems of the words inside the spans, which may overlap, also of two written as one. */
function stemsInside(tokens: readonly Token[], spans: readonly Span[]): Set<string> {
  const inside = new Set<string>();
  const ordered = [...spans].sort((a, b) => a.start - b.start);
  let next = 0;
  let reach = 0;
  tokens.forEach((token, at) => {
    for (; (ordered[next]?.start ?? Number.POSITIVE_INFINITY) <= token.start; next += 1)
      reach = Math.max(reach, ordered[next]?.end ?? 0);
    if (token.start >= reach) return;
    inside.add(token.stem);
    const joined = joinedStem(tokens[at - 1], token);
    if (joined !== undefined) inside.add(joined);
  });
  return inside;
}

/** Marks the words that belong to a criterion: by their own stem, or written as one with a neighbour. */
function markJudged(tokens: readonly Token[], judged: ReadonlySet<string>): boolean[] {
  const marks = tokens.map(({ stem: own }) => judged.has(own));
  tokens.forEach((token, at) => {
    const joined = joinedStem(tokens[at - 1], token);
    if (joined !== undefined && judged.has(joined)) marks[at - 1] = marks[at] = true;
  });
  return marks;
}

/**
 * Reads the language of an ad: each stem once, with its weight and the place of its first mention. The words
 * of the criteria are left out: they are judged by their proof, so that other names of a thing, and one of
 * several alternatives, count in full.
 */
export function readAdLanguage(tokens: readonly Token[], criteria: readonly Span[]): AdLanguage {
  const judged = markJudged(tokens, stemsInside(tokens, criteria));
  const words: AdLanguage["words"] = new Map();
  let total = 0;
  tokens.forEach(({ stem: own, start, end }, at) => {
    if (judged[at] === true || words.has(own)) return;
    const weight = wordWeight(own);
    if (weight === 0) return;
    words.set(own, { weight, start, end });
    total += weight;
  });
  return { words, total };
}

/** The stems of a resume that count: of lines that prove something, without what was copied from the ad. */
export function resumeStems(lines: readonly EvidenceLine[]): Set<string> {
  const stems = new Set<string>();
  for (const { tokens, dead } of lines)
    tokens.forEach((token, at) => {
      if (dead[at] !== true) stems.add(token.stem);
    });
  return stems;
}

/** The weights of all of the ad's words and of those that the resume uses too; null for an ad without any. */
export function shareLanguage(ad: AdLanguage, stems: ReadonlySet<string>): LanguageShare | null {
  if (ad.total === 0) return null;
  let shared = 0;
  for (const [stem, { weight }] of ad.words) if (stems.has(stem)) shared += weight;
  return { total: ad.total, shared };
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
