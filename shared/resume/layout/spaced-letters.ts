import { median, type PageItem } from "./page-item.ts";
import { gapBetween } from "./rows.ts";

const isLetter = (item: PageItem | undefined) =>
  item !== undefined && [...item.text].length === 1 && /[\p{L}&]/u.test(item.text);

/**
 * Letters set apart one by one ("E X P E R I E N C E") become words again: four or more letters in a row
 * with even gaps; a gap half as wide again parts two words.
 * @returns the items of the row, and whether any were joined.
 */
export function joinSpacedLetters(row: readonly PageItem[]): { items: PageItem[]; joined: boolean } {
  const items: PageItem[] = [];
  let joined = false;
  for (let at = 0; at < row.length; ) {
    let end = at;
    while (isLetter(row[end])) end++;
    const letters = row.slice(at, end);
    if (letters.length >= 4) {
      joined = true;
      items.push(...wordsOfLetters(letters));
      at = end;
    } else {
      const next = row.slice(at, Math.max(end, at + 1));
      items.push(...next);
      at += next.length;
    }
  }
  return { items, joined };
}

function wordsOfLetters(letters: readonly PageItem[]): PageItem[] {
  const gaps = letters.slice(1).map((letter, at) => gapBetween(letters[at] ?? letter, letter));
  const wide = Math.max(median(gaps) * 1.5, median(gaps) + 0.15 * (letters[0]?.size ?? 0));
  const words: PageItem[] = [];
  letters.forEach((letter, at) => {
    const word = words.at(-1);
    if (word && (gaps[at - 1] ?? 0) <= wide) {
      word.text += letter.text;
      word.w = letter.x + letter.w - word.x;
    } else {
      // The gap between spaced words is wide only beside other text.
      if (word && (gaps[at - 1] ?? 0) <= 4 * wide) word.w = letter.x - word.x - 0.25 * letter.size;
      words.push({ ...letter, space: word !== undefined || letter.space === true });
    }
  });
  return words;
}
