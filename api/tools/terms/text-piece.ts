import type { Place } from "./term-list.ts";

/** A text of the project that is checked for terms. */
export interface TextPiece {
  place: Place;
  /** From the top of the repository; a folder's name ends in a slash. */
  file: string;
  /** The line of the text's first character, from 1. */
  line: number;
  text: string;
}
