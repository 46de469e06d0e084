/** What an advertised pay says. Money in whole units of the currency, as written (thousands expanded). */
export type SalaryText = {
  raw: string;
  min: number | null;
  max: number | null;
  period: "hour" | "day" | "week" | "fortnight" | "month" | "year" | null;
  currency: string | null;
  super: "incl" | "excl" | "unknown";
  isPackage: boolean;
};

const PERIODS: readonly (readonly [NonNullable<SalaryText["period"]>, RegExp])[] = [
  [
    "hour",
    /\b(?:per|an|p\.?) ?h(?:ou)?r?\b|\/ ?h(?:ou)?r?\b|\bph\b|\bhourly\b|\bpro stunde\b|\bpor hora\b|\/ ?hod\b/,
  ],
  ["day", /\b(?:per|a) day\b|\/ ?day\b|\bp\.?d\.?(?=\W|$)|\bdaily\b|\bpro tag\b|\bpor d[ií]a\b/],
  ["fortnight", /\b(?:per|a) fortnight\b|\/ ?fortnight\b|\bfortnightly\b/],
  ["week", /\b(?:per|a) week\b|\/ ?w(?:ee)?k\b|\bp\.?w\.?(?=\W|$)|\bweekly\b/],
  [
    "month",
    /\b(?:per|a) month\b|\/ ?mo(?:nth)?\b|\bmonthly\b|\bp\.?c?\.?m\.?(?=\W|$)|\bpro monat\b|\bal mes\b|\/ ?mes\b|\bměsíčně\b|\bmensual\b/,
  ],
  [
    "year",
    /\b(?:per|a) (?:year|annum)\b|\/ ?(?:yr|year|any|año|ano|jahr|rok)\b|\bp\.?a\.?(?=\W|$)|\bannual(?:ly)?\b|\byearly\b|\bpro jahr\b|\bal año\b/,
  ],
];

const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ["AUD", /\baud?\b|a\$|au\$/],
  ["NZD", /\bnzd\b|nz\$/],
  ["USD", /\busd\b|us\$/],
  ["CZK", /\bczk\b|kč/],
  ["CHF", /\bchf\b/],
  ["EUR", /\beur\b|€/],
  ["GBP", /\bgbp\b|£/],
];

/** A number of money: digits with separators, optional cents, optional k. The lookbehind keeps it out of words. */
const MONEY =
  /(?<![\w.,])(\d{1,3}(?:[ ,.'\u00a0\u202f]\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?(?:\s?(k)(?!\p{L}))?(?![\d%])/giu;

function amounts(text: string): number[] {
  const found: number[] = [];
  for (const [, whole = "", cents, k] of text.matchAll(MONEY)) {
    const value = Number(`${whole.replace(/\D/g, "")}.${cents ?? "0"}`) * (k === undefined ? 1 : 1000);
    if (Number.isFinite(value) && value > 0) found.push(value);
  }
  return found;
}

/** "80-100k": the k of the upper end counts for the lower end too. */
function sharedThousands(min: number, max: number, text: string): number {
  return min < 1000 && max >= 10_000 && /\d\s?k(?!\p{L})/iu.test(text) ? min * 1000 : min;
}

/**
 * Reads an advertised salary ("$45 ph", "$800-$900 pd + super", "85k", "$90,000 - $100,000 p.a."). Null when
 * the text holds no amount: a salary is never invented (capture.md section 4). `raw` is the text to store.
 */
export function readSalaryText(text: string): SalaryText | null {
  const raw = text
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (raw === "" || raw.length > 300) return null;
  const lower = raw.toLowerCase();
  const pay = lower.replace(/\d{1,2}(?:[.,]\d{1,2})?\s?%/g, " ");
  const [first, second] = amounts(pay);
  if (first === undefined) return null;
  const max = second === undefined || second < first ? first : second;
  const currency = CURRENCIES.find(([, sign]) => sign.test(lower))?.[0] ?? null;
  return {
    raw,
    min: sharedThousands(first, max, pay),
    max,
    period: PERIODS.find(([, words]) => words.test(lower))?.[0] ?? null,
    currency,
    super: superannuation(lower),
    isPackage: /\bpackag(?:e|ing)\b|\btotal remuneration\b|\btrp\b/.test(lower),
  };
}

function superannuation(lower: string): SalaryText["super"] {
  if (!/\bsuper(?:annuation)?\b/.test(lower)) return "unknown";
  if (/(?:incl?\.?|including|inclusive of|inc) (?:\d{1,2}(?:\.\d)?% )?super/.test(lower)) return "incl";
  return /(?:\+|plus|excl?\.?|excluding|and) ?(?:\d{1,2}(?:\.\d)?% )?super/.test(lower) ? "excl" : "unknown";
}
