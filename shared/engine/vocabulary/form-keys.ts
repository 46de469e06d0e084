import { stem } from "../words/stem.ts";
import { tokenise } from "../words/tokenise.ts";

/** Letters or digits that a word and its stem share. */
export const keyLength = 3;

const isAlphanumeric = (code: number) =>
  (code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123);

/** The first letters or digits from `from` on, in lower case. */
export function keyOf(text: string, from: number): string {
  let start = from;
  while (start < text.length && !isAlphanumeric(text.charCodeAt(start))) start += 1;
  let end = start;
  while (end < text.length && end - start < keyLength && isAlphanumeric(text.charCodeAt(end))) end += 1;
  return text.slice(start, end).toLowerCase();
}

/** Starts of the few words whose stem begins otherwise: people, tyre, mum, paediatric, aesthetic. */
const changingStarts = new Set(["peo", "tyr", "mum"]);

/** The key under which the words of a text look for this form: that of its first stem. */
export function formKey(line: string, from: number): string {
  const key = keyOf(line, from);
  if (!changingStarts.has(key) && !key.includes("ae")) return key;
  return keyOf(firstStem(line.slice(from).split("|", 1)[0] ?? ""), 0);
}

const plainForm = /^[a-z]+(?: [a-z]+)*$/;

/** The stem of a form's first word. */
export function firstStem(written: string): string {
  if (!plainForm.test(written)) return tokenise(written)[0]?.stem ?? "";
  const space = written.indexOf(" ");
  return stem(space === -1 ? written : written.slice(0, space));
}

/** False for a form of several words. */
export function mayBeOneWord(written: string): boolean {
  return !written.includes(" ") || !plainForm.test(written);
}
