import { type PayPeriod, payAmount, perPeriod } from "#shared/domain/money.ts";
import type { Token } from "../words/tokenise.ts";
import type { KnockOutHit } from "./knock-out-term.ts";

/** Pay as a text states it. Amounts in dollars. */
export interface Pay {
  low: number;
  high: number;
  period: PayPeriod;
  /** True when the amount holds superannuation, false when it comes on top, null when nothing is said. */
  withSuper: boolean | null;
}

/** What may stand as pay, per period: other sums in ads are budgets, awards and vouchers. */
const plausible: Readonly<Record<PayPeriod, readonly [number, number]>> = {
  year: [25_000, 900_000],
  day: [150, 4_000],
  hour: [18, 400],
};

const amount =
  /\$ ?(\d{1,3}(?:,\d{3}){1,3}|\d{1,7})(\.\d{1,2})? ?([kK](?![A-Za-z]))?(?! ?(?:million|billion|m\b|bn\b|b\b|M\b))/g;
const notPay =
  /packag(?:e|ing) (?:up to|of up to|benefit|option)|budget|revenue|portfolio|turnover|bonus(?!es)|referral|voucher|allowance|worth of|raised|funding|projects? valued|valued at|reimburse|gift|discount|deposit|fundrais|per meal|for (?:learning|training|study|courses|development)|grant|sales target|transactions/i;

function periodOf(text: string, value: number): PayPeriod | null {
  if (/per hour|an hour|hourly|\bp\/?h\b|\/ ?h(?:ou)?r\b|\bph\b|per hr/i.test(text)) return "hour";
  if (/per day|a day|daily|\/ ?day\b|\bp\.?d\.?\b/i.test(text)) return "day";
  if (
    /per annum|\bp\.? ?a\.?\b|annual|per year|a year|\/ ?y(?:ea)?r\b|salary|package|\bsuper\b|superannuation|\bbase\b|\bote\b|\btrp\b|remuneration|pay\b|earn/i.test(
      text,
    )
  )
    return value >= plausible.year[0] ? "year" : null;
  return null;
}

function superOf(text: string): boolean | null {
  if (/(?:\+|plus|excl\w{0,8}|and|&) ?(?:\d{1,2}(?:\.\d)?% ?)?(?:of )?super|base salary/i.test(text))
    return false;
  if (
    /incl\w{0,8}(?: of)? ?super|inc\.? super|package|total remuneration|\btrp\b|including super/i.test(text)
  )
    return true;
  return null;
}

/** Pay and what comes beside it stand apart: "$70,000 plus a bonus", "$35 an hour, salary packaging up to $9,010". */
const besides = /[,;|](?!\d)|\s(?:plus|\+|and|with)\s|\s[+]/;

/** "$130-160k" written in full. */
function spelledOut(text: string): string {
  return text.replace(/\$ ?(\d{2,3}) ?[-\u2013] ?\$?(\d{2,3}) ?[kK]\b/g, "$$$1k - $$$2k");
}

/** The pay a sentence states, or null. "$5 million budget" and "salary packaging up to $15,900" are none. */
export function readPay(text: string): Pay | null {
  const start = text.slice(0, 600);
  if (!start.includes("$")) return null;
  const short = spelledOut(start);
  if (!notPay.test(short)) return payOf(short, short);
  for (const clause of short.split(besides)) {
    const pay = clause.includes("$") && !notPay.test(clause) ? payOf(clause, short) : null;
    if (pay !== null) return pay;
  }
  return null;
}

/** @param clause holds the amounts. @param whole tells the period where the clause does not, and about super. */
function payOf(clause: string, whole: string): Pay | null {
  const found = [...clause.matchAll(amount)].map((m) => {
    const value = Number((m[1] ?? "").replaceAll(",", "")) + Number(m[2] ?? 0);
    return { value: m[3] === undefined ? value : value * 1000, isThousands: m[3] !== undefined };
  });
  const hasThousands = found.some((f) => f.isThousands);
  const values = found.map((f) => (hasThousands && f.value < 1000 ? f.value * 1000 : f.value)).slice(0, 2);
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (values.length === 0) return null;
  const period = periodOf(clause, high) ?? (hasThousands ? "year" : periodOf(whole, high));
  if (period === null) return null;
  const [least, most] = plausible[period];
  return low < least || high > most ? null : { low, high, period, withSuper: superOf(whole) };
}

const awardLevel =
  /\b(?:APS ?[1-6]|EL ?[12]\b|SES ?[1-3]|HEW ?(?:level )?\d{1,2}|HEO ?\d|SCHADS[ ,A-Za-z]{0,20}(?:[Ll]evel )?\d(?:\.\d)?|VPS ?(?:G|Grade )?[1-6]|AO ?[1-8]\b|ASO ?[1-8]\b|Clerk Grade \d{1,2}\/\d{1,2}|Grade \d{1,2}\/\d{1,2})/;

function tokenAt(tokens: readonly Token[], offset: number): number {
  const at = tokens.findIndex((t) => t.end > offset);
  return at === -1 ? tokens.length - 1 : at;
}

/** "$90,000 to $100,000 a year, plus super". */
export function payText(pay: Pay): string {
  const range = pay.low === pay.high ? payAmount(pay.low) : `${payAmount(pay.low)} to ${payAmount(pay.high)}`;
  const withSuper = pay.withSuper === null ? "" : pay.withSuper ? ", super included" : ", plus super";
  return `${range} ${perPeriod(pay.period)}${withSuper}`;
}

/** Pay or an award level in a sentence, as one hit over its words. */
export function findSalary(text: string, tokens: readonly Token[]): KnockOutHit[] {
  // The dollar sign stands before the first word.
  const start = Math.max(0, (tokens[0]?.start ?? 0) - 2);
  const sentence = text.slice(start, tokens.at(-1)?.end ?? 0);
  const tail = text.slice(start, (tokens.at(-1)?.end ?? 0) + 2);
  const pay = readPay(tail);
  if (pay !== null) {
    const first = tokenAt(tokens, start + sentence.indexOf("$"));
    const last = tokenAt(tokens, start + Math.max(sentence.indexOf("$"), sentence.lastIndexOf("$")) + 1) + 1;
    return [{ id: "salary", kind: "salary", label: payText(pay), first, last: Math.max(last, first + 1) }];
  }
  const level = awardLevel.exec(sentence.slice(0, 600));
  if (level === null) return [];
  const first = tokenAt(tokens, start + level.index);
  const last = tokenAt(tokens, start + level.index + level[0].length - 1) + 1;
  return [{ id: "salary", kind: "salary", label: level[0], first, last: Math.max(last, first + 1) }];
}
