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

/** Reads a draft; a text without a greeting or a sign-off is all paragraphs. */
export function readDraftParts(text: string): DraftParts {
  const lines = withoutHidden(text)
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const greets = lines.findIndex((line) => greeting.test(line));
  const lastSign = lines.findLastIndex((line) => signOff.test(line));
  const signs = lastSign > greets ? lastSign : -1;
  const body = lines.slice(greets + 1, signs === -1 ? lines.length : signs);
  return {
    head: lines.slice(0, Math.max(0, greets)),
    ...(greets === -1 ? {} : { greeting: lines[greets] ?? "" }),
    paragraphs: body.map(splitSentences),
    end: signs === -1 ? [] : lines.slice(signs),
  };
}

/** True for a paragraph that ends a letter: thanks, and how to go on. */
export function isClosing(paragraph: readonly string[]): boolean {
  return /\b(?:look(?:ing)? forward|thank you|thanks|welcome the (?:chance|opportunity)|discuss|interview|hear(?:ing)? from you|contact me|reach me)\b/i.test(
    paragraph.join(" "),
  );
}
