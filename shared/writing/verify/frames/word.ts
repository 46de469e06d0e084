/** One word of a statement, or several that are one verb ("carried out"). */
export interface Word {
  low: string;
  /** What is compared (see `keyOf`). */
  key: string;
  /** UTF-16 offsets into the text. */
  start: number;
  end: number;
  /** Token positions, end exclusive. */
  first: number;
  last: number;
  /** The text before the word (`gap` of the tokeniser). */
  gap: number;
  isSmall: boolean;
  /** It has the form of a verb that says what was done. */
  isVerb: boolean;
  /** Behind a "no", "never" or "without" of its clause. */
  isDenied: boolean;
  /** Behind "as": what one was, not what one worked with. */
  isAs: boolean;
  /** "drawings prepared by two drafters": what others did. */
  isOthers: boolean;
  /** Number of the clause part that contains the word. */
  part: number;
}
