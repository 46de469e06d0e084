/** A part of a piece of the file; `from` and `to` are shares of the piece's letters. */
export interface Place {
  piece: number;
  from: number;
  to: number;
}

export interface PlaceFinder {
  /** Where each of the lines is, in the file's order where it can be: the same words may be there twice. */
  lines: (lines: readonly string[]) => Place[][];
  /** Where a value is, first of all in these places. */
  value: (text: string, near: readonly Place[]) => Place[];
}

/** Spaces, marks and joined letters differ between a page and what is read of it; letters and digits do not. */
const lettersOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** What a line is joined of where its parts are apart on the page. */
const joints = /\t| \| | {2,}| [–—•·-] /;
/** Shorter parts are everywhere. */
const leastLetters = 4;
/** So many searches for one file: a text that is not this file's must not hold up the page. */
const mostSearches = 20_000;

/** A file's letters in one row, each with the piece it is of. */
interface Row {
  letters: string;
  /** Where each piece begins; the last number is the row's end. */
  starts: number[];
}

function rowOf(pieces: readonly string[]): Row {
  const starts = [0];
  let letters = "";
  for (const piece of pieces) {
    letters += lettersOf(piece);
    starts.push(letters.length);
  }
  return { letters, starts };
}

function placesOf({ starts }: Row, from: number, to: number): Place[] {
  const places: Place[] = [];
  for (let piece = 0; piece + 1 < starts.length; piece++) {
    const [start = 0, end = 0] = [starts[piece], starts[piece + 1]];
    const [first, last] = [Math.max(from, start), Math.min(to, end)];
    if (first >= last) continue;
    const length = end - start;
    places.push({ piece, from: (first - start) / length, to: (last - start) / length });
  }
  return places;
}

interface Search {
  row: Row;
  taken: Uint8Array;
  /** Where the last part ended: the next one comes after it, as a rule. */
  at: number;
  left: number;
}

function takeFirst(search: Search, letters: string, from: number): Place[] | undefined {
  const { row, taken } = search;
  for (let at = from; search.left-- > 0; at++) {
    at = row.letters.indexOf(letters, at);
    if (at < 0) return undefined;
    if (taken[at] || taken[at + letters.length - 1]) continue;
    search.at = at + letters.length;
    taken.fill(1, at, search.at);
    return placesOf(row, at, search.at);
  }
  return undefined;
}

const take = (search: Search, letters: string) =>
  takeFirst(search, letters, search.at) ?? takeFirst(search, letters, 0);

/** A line as a whole, else its parts, else as many words at once as are together. */
function placeLine(search: Search, line: string): Place[] {
  const letters = lettersOf(line);
  if (letters === "") return [];
  const whole = take(search, letters);
  if (whole) return whole;
  const parts = line.split(joints);
  if (parts.length > 1) return parts.flatMap((part) => placeLine(search, part));
  return placeWords(search, line.split(" "));
}

function placeWords(search: Search, words: readonly string[]): Place[] {
  const places: Place[] = [];
  for (let first = 0; first < words.length; first++) {
    for (let end = words.length; end > first; end--) {
      const letters = lettersOf(words.slice(first, end).join(""));
      const found = letters.length < leastLetters ? undefined : take(search, letters);
      if (!found) continue;
      places.push(...found);
      first = end - 1;
      break;
    }
  }
  return places;
}

/**
 * Finds the words of a text on the pages they were read from, by letters and digits alone. What is not found has no
 * place; nothing is guessed. Pure.
 * @param pieces the file's own text in its order: items of a page, or paragraphs.
 */
export function createPlaceFinder(pieces: readonly string[]): PlaceFinder {
  const row = rowOf(pieces);
  return {
    lines: (lines) => {
      const taken = new Uint8Array(row.letters.length);
      const search: Search = { row, taken, at: 0, left: mostSearches };
      return lines.map((line) => placeLine(search, line));
    },
    value: (text, near) => {
      const letters = lettersOf(text);
      if (letters === "") return [];
      const first = near[0];
      const start = first ? (row.starts[first.piece] ?? 0) : 0;
      const behind = row.letters.indexOf(letters, start);
      const at = behind < 0 ? row.letters.indexOf(letters) : behind;
      return at < 0 ? [...near] : placesOf(row, at, at + letters.length);
    },
  };
}
