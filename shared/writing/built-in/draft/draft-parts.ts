import { splitSentences } from "../../verify/claim.ts";
import { withoutHidden } from "../../verify/hidden-characters.ts";

/** A person's draft as its parts; each paragraph is a list of sentences. */
export interface DraftParts {
  /** Lines before the greeting: name, address, date. */
  head: string[];
  greeting?: string;
  paragraphs: string[][];
  /** From the sign-off on. */
  end: string[];
}

const greeting = /^(?:dear\b.{0,60}|to whom(?:soever)? it may concern|hello\b.{0,40}|hi\b.{0,40})[,:!.]*$/i;
const signOff =
  /^(?:yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|kind(?:est)? regards|best regards|warm regards|regards|best wishes|many thanks|cheers|thank you)[,.!]*$/i;

/** Splits a draft into parts; a text without a greeting or a sign-off is paragraphs only. */
export function readDraftParts(text: string): DraftParts {
  const lines = withoutHidden(text)
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const { from, to } = bodyRange(lines);
  return {
    head: lines.slice(0, Math.max(0, from - 1)),
    ...(from === 0 ? {} : { greeting: lines[from - 1] ?? "" }),
    paragraphs: lines.slice(from, to).map(splitSentences),
    end: lines.slice(to),
  };
}

/** The lines between the greeting and the sign-off, as indices into `lines`. */
export function bodyRange(lines: readonly string[]): { from: number; to: number } {
  const greets = lines.findIndex((line) => greeting.test(line.trim()));
  const signs = lines.findLastIndex((line) => signOff.test(line.trim()));
  return { from: greets + 1, to: signs > greets ? signs : lines.length };
}
