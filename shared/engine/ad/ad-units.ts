import type { Span } from "../analysis.ts";
import type { Token } from "../words/tokenise.ts";
import { type AdLine, readAdLines } from "./ad-lines.ts";
import { englishLines } from "./facts/ad-language.ts";
import { isPromptInjection } from "./prompt-injection-filter.ts";
import { sentenceSpans } from "./sentence-spans.ts";
import { withWrappedLines } from "./wrapped-lines.ts";

/** A list item, a heading, a row of facts or one sentence of running text: what gets one label. */
export interface AdUnit extends Span {
  /** Its words; the first follows no gap. */
  tokens: readonly Token[];
  /** The kind of list mark of its line, "" for none. */
  mark: string;
  /** Place among the units of its line, from 0. */
  place: number;
  /** Number of units in its line. */
  ofLine: number;
  /** An empty line is before its line. */
  gapBefore: boolean;
  line: number;
}

function unitsOfLine(text: string, line: AdLine): AdUnit[] {
  let at = 0;
  const spans = sentenceSpans(text, line.start, line.end).flatMap((span) => {
    while ((line.tokens[at]?.start ?? span.start) < span.start) at += 1;
    const first = at;
    while ((line.tokens[at]?.start ?? span.end) < span.end) at += 1;
    return at === first || isPromptInjection(text.slice(span.start, span.end))
      ? []
      : [{ ...span, tokens: line.tokens.slice(first, at) }];
  });
  return spans.map(({ tokens: [first, ...rest], ...span }, place) => ({
    ...span,
    tokens: first === undefined ? [] : [{ ...first, gap: 0 }, ...rest],
    mark: line.bullet ? line.mark || "-" : "",
    place,
    ofLine: spans.length,
    gapBefore: line.blankBefore,
    line: line.line,
  }));
}

/**
 * The text of an ad as units in their order; what holds no word, or is addressed to a program, is in none. Linear.
 * @param words the tokens of the whole text.
 */
export function adUnits(text: string, words: readonly Token[]): AdUnit[] {
  const lines = englishLines(text, withWrappedLines(text, readAdLines(text, words)));
  return lines.flatMap((line) => unitsOfLine(text, line));
}
