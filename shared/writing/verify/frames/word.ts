/** One word of a statement, or several that are one verb ("carried out"). */
export interface Word {
  low: string;
  /** The form that is compared (see `keyOf`). */
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
  /** True for the form of a verb that says what was done. */
  isVerb: boolean;
  /** True after a "no", "never" or "without" in its clause. */
  isDenied: boolean;
  /** True after "as": a role, not a tool. */
  isAs: boolean;
  /** "drawings prepared by two drafters": true for what others did. */
  isOthers: boolean;
  /** Number of the clause part that contains the word. */
  part: number;
}
