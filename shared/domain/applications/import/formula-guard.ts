/** What a spreadsheet would run as a formula (OWASP CSV injection); some read the full-width characters as these. */
const formula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/;

const isRisky = (text: string) => formula.test(text.replace(/^'+/, ""));

/** Puts an apostrophe before a text that a spreadsheet would run; {@link unguarded} takes exactly that one away. */
export function guarded(text: string): string {
  return isRisky(text) ? `'${text}` : text;
}

/** What {@link guarded} was given. An apostrophe before anything harmless belongs to the text. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && isRisky(cell) ? cell.slice(1) : cell;
}
