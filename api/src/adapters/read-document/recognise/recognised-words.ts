import type { Line, Page, Word } from "tesseract.js";
import type { PageItem } from "#shared/resume/layout/page-item.ts";

/** What was recognised on one page. */
export interface RecognisedText {
  items: PageItem[];
  /** Mean confidence of the words with letters or digits, 0 to 100, long words counting more; 0 without any. */
  confidence: number;
  /** Words with letters or digits. */
  words: number;
  /** Most words lie on their side. */
  isSideways: boolean;
}

/** A row of type, from the highest letter to the lowest, is this share of the size of its font. */
const rowShare = 0.92;
/** A sign without a letter that is surer than this is punctuation; others are rules and specks. */
const sureSign = 60;
/** Signs that part dates, places and names are small, so the recogniser is rarely sure of them. */
const usualSign = /^[-–—|&/·•:,]$/;
const sureUsualSign = 30;
const hasLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** What the recogniser says of one part of a page. */
export interface RecognisedPart {
  blocks: Page["blocks"];
  /** Where the part begins on the page's picture. */
  at: { x: number; y: number };
}

/**
 * The words of a page as the reader of PDFs knows them, each with its place in points. Rows, columns and gaps are then
 * read by the same rules as those of a text layer.
 * @param scale pixels a point.
 * @param page from 0.
 */
export function recognisedText(
  parts: readonly RecognisedPart[],
  scale: number,
  page: number,
): RecognisedText {
  const lines = parts.flatMap(({ blocks, at }) =>
    (blocks ?? []).flatMap((block) =>
      block.paragraphs.flatMap((paragraph) => paragraph.lines.map((line) => ({ line, at }))),
    ),
  );
  const words = lines.flatMap(({ line }) => line.words).filter(({ text }) => hasLetter(text));
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sum = words.reduce((total, { text, confidence }) => total + text.length * confidence, 0);
  return {
    items: lines.flatMap(({ line, at }) => itemsOf(line, at, scale, page)),
    confidence: letters === 0 ? 0 : Math.round(sum / letters),
    words: words.length,
    isSideways: isSideways(words),
  };
}

function itemsOf(line: Line, from: RecognisedPart["at"], scale: number, page: number): PageItem[] {
  const { baseline, rowAttributes, bbox } = line;
  const rowHeight = rowAttributes.rowHeight > 0 ? rowAttributes.rowHeight : bbox.y1 - bbox.y0;
  const size = rowHeight / rowShare / scale;
  const y = (from.y + (baseline.y0 + baseline.y1) / 2) / scale;
  const words = withWholeAddresses(line.words);
  return words.flatMap((word, at): PageItem[] => {
    const isMark = at === 0 && words.length > 1 && isListMark(word, rowHeight);
    const { x0, x1 } = word.bbox;
    const text = isMark ? "•" : mended(word.text, words[at - 1]?.text);
    if (!isMark && !hasLetter(text) && !isSign(word, rowHeight)) return [];
    return [
      { text, x: (from.x + x0) / scale, y, w: (x1 - x0) / scale, size, bold: false, page, space: true },
    ];
  });
}

const domainEnd = /^(?:com|net|org|edu|gov|io|au)(?:[./]|$)/;

/** "github. com/name": behind the dot of an address the recogniser sees a gap, and an address is one word. */
function withWholeAddresses(words: readonly Word[]): Word[] {
  const whole: Word[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    if (last && /\w\.$/.test(last.text) && domainEnd.test(word.text))
      whole[whole.length - 1] = {
        ...last,
        text: last.text + word.text,
        bbox: { ...last.bbox, x1: word.bbox.x1 },
      };
    else whole.push(word);
  }
  return whole;
}

/** Punctuation that is by itself; a rule across the page is wider than any. */
function isSign({ text, confidence, bbox }: Word, rowHeight: number): boolean {
  const isRule = bbox.x1 - bbox.x0 > 2 * rowHeight || bbox.y1 - bbox.y0 > 1.6 * rowHeight;
  return !isRule && confidence >= (usualSign.test(text) ? sureUsualSign : sureSign);
}

/**
 * A word without what its surroundings add: the edge of a box is recognised as a bracket at its beginning or end, and
 * the level of a certificate, a Roman number, as the letters l.
 */
function mended(text: string, before: string | undefined): string {
  const bare = hasLetter(text) ? withoutEdges(text) : text;
  const isLevel = /^(?:cert(?:ificate|\.)?)$/i.test(before ?? "") && /^[Il1|]{1,3}V?$|^[Il1|]?V$/.test(bare);
  return isLevel && !/^\d+$/.test(bare) ? bare.replace(/[l1|]/g, "I") : bare;
}

const edges = "[]{}|";

function withoutEdges(text: string): string {
  if (text.includes("[") && text.includes("]")) return text;
  let [from, to] = [0, text.length];
  while (edges.includes(text.charAt(from))) from++;
  while (edges.includes(text.charAt(to - 1))) to--;
  return text.slice(from, to);
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
