/**
 * Characters that people cannot see but software reads: zero-width and soft hyphens, bidirectional controls, Unicode
 * tags, variation selectors beyond emoji, control characters. Prompt injections use them.
 */
const hidden = /(?![\t\n\r\f\v])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The text without the characters that cannot be seen; spaces and line ends stay. */
export function withoutHidden(text: string): string {
  return text.replace(hidden, "");
}

/** True when the text carries characters that cannot be seen. */
export function hasHidden(text: string): boolean {
  return withoutHidden(text) !== text;
}
