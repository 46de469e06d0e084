/**
 * Characters that people cannot see but software reads: zero-width and soft hyphens, bidirectional controls, Unicode
 * tags, variation selectors beyond emoji, control characters. Prompt injections use them.
 */
const hidden = /(?![\t\n\r\f\v])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The text without invisible characters; spaces and line ends stay. */
export function withoutHidden(text: string): string {
  return text.replace(hidden, "");
}

/** True if the text contains invisible characters. */
export function hasHidden(text: string): boolean {
  return withoutHidden(text) !== text;
}
