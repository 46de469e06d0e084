import { monthNames } from "#shared/domain/dates.ts";
import { otherLetter } from "./date-patterns.ts";

/** Spanish months that begin otherwise than the English ones. */
const spanishStarts: Readonly<Record<string, string>> = {
  ene: "jan",
  abr: "apr",
  ago: "aug",
  dic: "dec",
  set: "sep",
};
export const months = monthNames.map((name) => name.toLowerCase());
const asciiOnly = /^[\0-\x7F]*$/;
const anyLetter = /\p{L}/u;

/** The text in lower case, every offset unchanged, other letters replaced by one that stands for all. */
export function foldLetters(text: string): string {
  if (asciiOnly.test(text)) return text.toLowerCase();
  let folded = "";
  for (const ch of text) {
    if (ch.charCodeAt(0) < 128) folded += ch.toLowerCase();
    else folded += anyLetter.test(ch) ? otherLetter.repeat(ch.length) : ch;
  }
  return folded;
}

export const pad = (n: number) => (n < 10 ? `0${n}` : String(n));

export function fullYear(text: string): string {
  const digits = text.replace(/\D/g, "");
  if (digits.length === 4) return digits;
  return Number(digits) < 60 ? `20${digits}` : `19${digits}`;
}

/** One written date as `YYYY` or `YYYY-MM`; undefined when its month is impossible. */
export function readDate(text: string): string | undefined {
  const low = text
    .toLowerCase()
    .trim()
    .replace(/^\d{1,2}(?:st|nd|rd|th)?\s(?=[a-z])/, "");
  if (/^terms? /.test(low)) return low.slice(-4);
  if (/^(?:spring|summer|autumn|fall|winter|early|mid|late|end|start|beginning)/.test(low))
    return fullYear(low);
  const start = low.slice(0, 3);
  const name = months.indexOf(spanishStarts[start] ?? start);
  if (name !== -1) return `${fullYear(low.replace(/^[a-z.]+/, ""))}-${pad(name + 1)}`;
  const parts = low.split(/[-/.]/).map((p) => p.trim());
  const first = parts[0] ?? "";
  if (parts.length === 1) return first;
  if (first.length === 4) return `${first}-${parts[1] ?? "01"}`;
  const month = Number(parts.length === 3 ? parts[1] : first);
  const end = parts.at(-1) ?? "";
  return month >= 1 && month <= 12 ? `${end}-${pad(month)}` : undefined;
}
