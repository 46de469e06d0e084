import { type Token, tokenise } from "#shared/engine/words/tokenise.ts";
import { readDates, readNumbers, type WrittenDate } from "../read-numbers.ts";
import { type Figure, readFigures } from "./read-figures.ts";
import { readWords } from "./read-words.ts";
import type { Word } from "./word.ts";

/** One line of the person or one sentence of a writer: its words with their positions, and its figures. */
export interface Statement {
  text: string;
  words: readonly Word[];
  figures: readonly Figure[];
  dates: readonly WrittenDate[];
}

/** Reads a statement. Pure and linear in the text. */
export function readStatement(
  text: string,
  tokens: readonly Token[] = tokenise(text),
  dates: readonly WrittenDate[] = readDates(text),
): Statement {
  const words = readWords(tokens);
  return { text, words, figures: readFigures(text, words, readNumbers(text), dates), dates };
}
