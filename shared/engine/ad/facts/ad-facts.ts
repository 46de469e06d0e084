import { readAdPay, type StatedPay } from "#shared/domain/pay/read-pay.ts";
import { type Token, tokenise } from "../../words/tokenise.ts";
import { type AdLine, readAdLines } from "../ad-lines.ts";
import { type AdLanguage, languageOf } from "./ad-language.ts";
import { closingDay } from "./closing-date.ts";
import { type AdContact, contactIn } from "./contact.ts";
import { chooseDocumentRequests, type DocumentRequest, documentRequestIn } from "./what-to-send.ts";
import { chooseWorkplace, type Workplace, workplaceOf } from "./workplace.ts";

/** What an ad says beside its requirements. Null: the whole text was read and does not say it. */
export interface AdFacts {
  /** `YYYY-MM-DD`. */
  closes: string | null;
  workplace: Workplace | null;
  pay: StatedPay | null;
  contact: AdContact | null;
  /** What must be sent beside the resume, in the order of the text. */
  asks: DocumentRequest[];
  language: AdLanguage;
}

/** A stretch of a line between two stops. */
interface Part {
  text: string;
  tokens: readonly Token[];
}

const longestPart = 1_200;
/** Stops, and marks of a list that runs on inside a line. */
const stop = /[.!?;](?=\s+["'(\u201C]?[A-Z\d])|\s(?=[\u2022\u25AA\u25CF\u2023\u2713\uF0B7])/g;
/** "5.00 p.m. Friday", "no. 4": no end of a sentence. */
const noStop = /(?:\b(?:no|st|mr|ms|mrs|dr|approx|p\.?m|a\.?m|e\.g|i\.e|etc|inc|ltd)|\b[A-Z])$/i;

function partsOf(text: string, line: AdLine): Part[] {
  const own = text.slice(line.start, line.end);
  const parts: Part[] = [];
  let from = 0;
  const add = (end: number) => {
    const piece = own.slice(from, end);
    from = end;
    if (piece.trim() !== "")
      parts.push({ text: piece.slice(0, longestPart), tokens: tokenise(piece.slice(0, longestPart)) });
  };
  for (const { index } of own.matchAll(stop))
    if (!noStop.test(own.slice(Math.max(0, index - 6), index))) add(index + 1);
  add(own.length);
  return parts;
}

function firstOf<Value>(parts: readonly Part[], read: (part: Part) => Value | null): Value | null {
  for (const part of parts) {
    const value = read(part);
    if (value !== null) return value;
  }
  return null;
}

const longestLabel = 5;
/** "Closing Date" above "28th May 2021 at 5pm". */
const dateLabel =
  /^(?:application |applications )?(?:clos(?:es?|ing)(?: date)?|deadline|due date|advert(?:ising|isement)? end date)$/i;

/** "Application deadline:" in a line of its own belongs to the value below it. */
function withLabels(parts: readonly Part[]): readonly Part[] {
  return parts.map((part, n) => {
    const label = parts[n - 1];
    if (label === undefined || label.tokens.length > longestLabel) return part;
    const said = label.text.trim();
    if (!said.endsWith(":") && !dateLabel.test(said)) return part;
    const text = `${said} ${part.text}`;
    return { text, tokens: tokenise(text) };
  });
}

/**
 * Closing day, workplace, pay, contact, what must be sent, and the language of an ad. Pure and linear in the length
 * of the text; never throws. Source: docs/engine.md, What an ad asks.
 * @param options.asOf the day of reading, `YYYY-MM-DD`: it tells the year of a day that is written without one.
 * @param options.location the ad's place as a job site names it: "Melbourne (Hybrid)".
 */
export function readAdFacts(text: string, options: { asOf: string; location?: string }): AdFacts {
  const lines = readAdLines(text, tokenise(text));
  const parts = lines.flatMap((line) => partsOf(text, line));
  const asks = parts.flatMap((part, n) => documentRequestIn(part.text, parts[n + 1]?.text) ?? []);
  return {
    closes: firstOf(withLabels(parts), (part) => closingDay(part.tokens, options.asOf)),
    workplace: chooseWorkplace(
      options.location,
      parts.map((part) => workplaceOf(part.tokens)),
    ),
    pay: readAdPay(text),
    contact: firstOf(parts, (part) => contactIn(part.text)),
    asks: chooseDocumentRequests(asks),
    language: languageOf(text, lines),
  };
}
