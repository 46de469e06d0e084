import type { DescriptionReading } from "../candidates/reading.ts";
import type { CaptureDescription, PageSnapshot } from "../capture.ts";
import { countWords } from "../page/element-text.ts";
import { htmlText } from "../page/html-text.ts";

const SELECTION_WORDS = 40;

/** What the user selected is the description, whenever there are forty words of it. */
export function selectedText(snapshot: PageSnapshot): CaptureDescription | null {
  const selected = snapshot.selection;
  const text = selected === null ? "" : htmlText(selected.html) || selected.text.trim();
  const words = countWords(text);
  return words < SELECTION_WORDS ? null : { text, words, confidence: 0.9, reader: "selection" };
}

/** The surest text, or a much longer one where that is a teaser. */
export function bestDescription(found: readonly DescriptionReading[]): CaptureDescription | null {
  const ranked = [...found].sort((one, other) => other.confidence - one.confidence);
  const sure = ranked[0];
  if (sure === undefined) return null;
  const words = countWords(sure.text);
  // Data may carry a teaser only: a much longer text on the page is the whole of it.
  const longer = ranked.find(({ text }) => words < 60 && countWords(text) > words * 2);
  const best = longer ?? sure;
  return { text: best.text, words: countWords(best.text), confidence: best.confidence, reader: best.reader };
}
