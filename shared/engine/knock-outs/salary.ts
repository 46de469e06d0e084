import { readPay, statedPayText } from "#shared/domain/pay/read-pay.ts";
import type { Token } from "../words/tokenise.ts";
import type { KnockOutHit } from "./knock-out-term.ts";

const awardLevel =
  /\b(?:APS ?[1-6]|EL ?[12]\b|SES ?[1-3]|HEW ?(?:level )?\d{1,2}|HEO ?\d|SCHADS[ ,A-Za-z]{0,20}(?:[Ll]evel )?\d(?:\.\d)?|VPS ?(?:G|Grade )?[1-6]|AO ?[1-8]\b|ASO ?[1-8]\b|Clerk Grade \d{1,2}\/\d{1,2}|Grade \d{1,2}\/\d{1,2})/;

function tokenAt(tokens: readonly Token[], offset: number): number {
  const at = tokens.findIndex((t) => t.end > offset);
  return at === -1 ? tokens.length - 1 : at;
}

/** Pay or an award level in a sentence, as one hit over its words. */
export function findSalary(text: string, tokens: readonly Token[]): KnockOutHit[] {
  // The dollar sign comes before the first word.
  const start = Math.max(0, (tokens[0]?.start ?? 0) - 2);
  const sentence = text.slice(start, tokens.at(-1)?.end ?? 0);
  const tail = text.slice(start, (tokens.at(-1)?.end ?? 0) + 2);
  const pay = readPay(tail);
  if (pay !== null) {
    const amounts = [...sentence.matchAll(sentence.includes("$") ? /\$/g : /\d+/g)];
    const first = tokenAt(tokens, start + (amounts[0]?.index ?? 0));
    const last = tokenAt(tokens, start + (amounts.at(-1)?.index ?? 0) + 1) + 1;
    return [
      { id: "salary", kind: "salary", label: statedPayText(pay), first, last: Math.max(last, first + 1) },
    ];
  }
  const level = awardLevel.exec(sentence.slice(0, 600));
  if (level === null) return [];
  const first = tokenAt(tokens, start + level.index);
  const last = tokenAt(tokens, start + level.index + level[0].length - 1) + 1;
  return [{ id: "salary", kind: "salary", label: level[0], first, last: Math.max(last, first + 1) }];
}
