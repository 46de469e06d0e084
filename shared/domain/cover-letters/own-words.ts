import { isOwnLine, type QuotedLetter } from "./quoted-letter.ts";

const lineEnd = /\r\n|[\n\r\v\f\u2028\u2029]/;
const sentenceEnd = /(?<=[.!?]["'\u2019)]?)\s+(?=["'\u2018(]?[\p{Lu}\d])/u;
const greeting = /^(?:dear|hello|hi|to whom)\b/i;
const signOff =
  /^(?:yours \w+|(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards|sincerely|thank you|thanks)[,.]?$/i;
const most = 12;

function bodySentences(text: string): string[] {
  const lines = text.split(lineEnd).map((line) => line.trim().replace(/^[•*-]\s+/, ""));
  const greets = lines.findIndex((line) => greeting.test(line));
  const signs = lines.findLastIndex((line) => signOff.test(line));
  const body = lines.slice(greets + 1, signs > greets ? signs : lines.length);
  return body.flatMap((line) => line.split(sentenceEnd)).filter((one) => /\p{L}/u.test(one));
}

/** Sentences of a letter that the person rewrote, which the next version reuses. Pure. */
export function typedSentences(written: string, edited: string): string[] {
  const known = new Set(bodySentences(written));
  return bodySentences(edited)
    .filter((one) => !known.has(one))
    .slice(0, most);
}

/** The lines that the person added, and the ids of those they removed. Pure. */
export function arrangedWords(
  written: QuotedLetter,
  arranged: QuotedLetter,
): { ownLines: string[]; unwanted: string[] } {
  const linesOf = ({ own, jobs }: QuotedLetter) => [...own, ...jobs.flatMap(({ lines }) => lines)];
  const wasOn = new Set(linesOf(written).flatMap(({ id, isOn }) => (isOn ? [id] : [])));
  const lines = linesOf(arranged);
  return {
    ownLines: lines.filter((line) => isOwnLine(line) && line.isOn).map(({ text }) => text),
    unwanted: lines.filter(({ id, isOn }) => !isOn && wasOn.has(id)).map(({ id }) => id),
  };
}
