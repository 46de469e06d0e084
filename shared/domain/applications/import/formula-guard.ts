/**
 * Texts that a spreadsheet would run as a formula (OWASP CSV injection); some spreadsheets treat the full-width
 * characters alike.
 */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/;

const isRisky = (text: string) => formula.test(text.replace(/^'+/, ""));

/** Puts an apostrophe before a text that a spreadsheet would run; {@link unguarded} removes it again. */
export function guarded(text: string): string {
  return isRisky(text) ? `'${text}` : text;
}

/** The text that {@link guarded} received. An apostrophe before a harmless text belongs to the text. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && isRisky(cell) ? cell.slice(1) : cell;
}
