const longest = 400;
/** No digit follows, and no masked rest ("+49 176 *** **"). */
const ends = "(?!\\d|[ -]?[xX*]{2})";

/** Numbers with a country, Australian forms (04xx, (0x), 1300), then ten digits in threes. */
const forms = [
  "(?:\\+61|0061)[ .-]?(?:\\(0\\))?[ -]?[2-478](?:[ .-]?\\d){8}",
  "(?:\\(\\+\\d{1,3}\\)|\\+\\d{1,3})[ .-]?(?:\\(\\d{1,4}\\)[ .-]?)?\\d(?:[ .-]?\\d){5,11}",
  "04\\d{2}[ .-]?\\d{3}[ .-]?\\d{3}",
  "04(?:[ .-]?\\d){8}",
  "\\(0[2378]\\) ?\\d{4}[ .-]?\\d{4}",
  "0[2378][ .-]?\\d{4}[ .-]?\\d{4}",
  "1[38]00 ?\\d{3} ?\\d{3}",
  "\\(\\d{3}\\)[ -]?\\d{3}[ .-]?\\d{4}",
  // One that runs on from other words or digits has no certain beginning.
  "(?<!\\p{L}|\\d[.-])(?:1[ .-])?\\d{3}[ .-]\\d{3}[ .-]\\d{4}",
  "\\d{3} [·•] \\d{3} [·•] \\d{4}",
].map((form) => new RegExp(`(?<![\\d+])${form}${ends}`, "u"));

const labelled =
  /(?:\b(?:phone|mobile|telephone|tel|cell|ph|mob|call)\b|^[mpt]\b|\s[mpt]:)[ .:]{0,3}(\+?\(?\d[\d ().-]{5,18}\d)(?!\d)/iu;
/** Groups of digits from a 0 on, as written abroad: only believed in a contact block. */
const foreign = new RegExp(`(?<![\\d+./-])\\(?0\\d{1,4}\\)?(?:[ /-]\\d{2,8}){1,4}${ends}(?![/-]\\d)`, "u");

const countDigits = (text: string) => text.replace(/\D/g, "").length;

function ofLength(text: string | undefined, least: number, most: number): string | undefined {
  if (text === undefined) return undefined;
  const digits = countDigits(text);
  return digits >= least && digits <= most ? text.trim() : undefined;
}

/** The phone number as written, or undefined. */
export function findPhone(text: string): string | undefined {
  if (text.length > longest || !/\d/.test(text)) return undefined;
  for (const form of forms) {
    const found = form.exec(text);
    if (found !== null) return found[0].trim();
  }
  return ofLength(labelled.exec(text)?.[1], 8, 15);
}

/** As `findPhone`, in a contact block: there a group of digits from a 0 on is a number too. */
export function findContactPhone(text: string): string | undefined {
  const known = findPhone(text);
  if (known !== undefined || text.length > longest) return known;
  return ofLength(foreign.exec(text)?.[0], 8, 12);
}
