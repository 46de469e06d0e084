import { shortened } from "#shared/domain/text.ts";

/** At most so many characters, without half of one at the end. */
export const cut = (text: string, most: number) => shortened(text, most).toWellFormed();
/** An address without its scheme. */
export const domain = /^[\w-]{1,60}(?:\.[\w-]{1,60}){1,6}(?:[/?#]\S{0,2000})?$/;
/** White space and line ends as single blanks. */
export const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
/** The database takes neither a NUL nor half a character. */
export const storable = (text: string) => text.replaceAll("\u0000", "").toWellFormed();

/** The value of a JSON text; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
