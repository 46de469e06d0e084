import type { Line, Page, Word } from "tesseract.js";
import type { PageItem } from "#shared/resume/layout/page-item.ts";

/** What was recognised on one page. */
export interface RecognisedText {
  items: PageItem[];
  /** Mean confidence of the words with letters or digits, 0 to 100, long words counting more; 0 without any. */
  confidence: number;
  /** Words with letters or digits. */
  words: number;
  /** Most words stand on their side. */
  isSideways: boolean;
}

/** A row of type, from the highest letter to the lowest, is this share of the size of its font. */
const rowShare = 0.92;
/** A sign without a letter that is surer than this is punctuation; others are rules and specks. */
const sureSign = 60;
const hasLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * The words of a page as the reader of PDFs knows them, each with its place in points. Rows, columns and gaps are then
 * read by the same rules as those of a text layer.
 * @param scale pixels a point.
 * @param page from 0.
 */
export function recognisedText({ blocks }: Page, scale: number, page: number): RecognisedText {
  const lines = (blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  const words = lines.flatMap((line) => line.words).filter(({ text }) => hasLetter(text));
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sum = words.reduce((total, { text, confidence }) => total + text.length * confidence, 0);
  return {
    items: lines.flatMap((line) => itemsOf(line, scale, page)),
    confidence: letters === 0 ? 0 : Math.round(sum / letters),
    words: words.length,
    isSideways: isSideways(words),
  };
}

function itemsOf(line: Line, scale: number, page: number): PageItem[] {
  const { baseline, rowAttributes, bbox } = line;
  const rowHeight = rowAttributes.rowHeight > 0 ? rowAttributes.rowHeight : bbox.y1 - bbox.y0;
  const size = rowHeight / rowShare / scale;
  const y = (baseline.y0 + baseline.y1) / 2 / scale;
  return line.words.flatMap((word, at): PageItem[] => {
    const isMark = at === 0 && line.words.length > 1 && isListMark(word, rowHeight);
    if (!isMark && !hasLetter(word.text) && word.confidence < sureSign) return [];
    const { x0, x1 } = word.bbox;
    const text = isMark ? "•" : word.text;
    return [{ text, x: x0 / scale, y, w: (x1 - x0) / scale, size, bold: false, page, space: true }];
  });
}

/** A round or square mark is recognised as any small sign ("+", "*", "e"); a dash is one of its own. */
function isListMark({ text, bbox }: Word, rowHeight: number): boolean {
  const [width, height] = [bbox.x1 - bbox.x0, bbox.y1 - bbox.y0];
  const isSmall = Math.max(width, height) <= 0.55 * rowHeight && width < 2 * height;
  return text.length === 1 && (isSmall || /[•*«»°©®¢¤]/.test(text));
}

/** Words of four letters and more are wider than high. */
function isSideways(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => text.length >= 4);
  const upright = long.filter(({ bbox }) => bbox.x1 - bbox.x0 >= bbox.y1 - bbox.y0);
  return upright.length * 2 < long.length;
}
