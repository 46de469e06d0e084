import { payAmount, perPeriod } from "../money.ts";
import { periodIn, type StatedPeriod } from "./pay-periods.ts";

/** Pay as a text states it, in Australian dollars. */
export interface StatedPay {
  /** Null for "up to". */
  low: number | null;
  /** Null for "from". */
  high: number | null;
  period: StatedPeriod;
  /** True if the amount includes superannuation, false if super is added, null if nothing is said. */
  withSuper: boolean | null;
}

/** The range of plausible pay for each period; other amounts in ads are budgets, awards and vouchers. */
const plausible: Readonly<Record<StatedPeriod, readonly [number, number]>> = {
  hour: [18, 400],
  day: [150, 4_000],
  week: [250, 10_000],
  fortnight: [500, 20_000],
  month: [1_000, 60_000],
  year: [25_000, 900_000],
};

const notPay =
  /packag(?:e|ing) (?:(?:of )?(?:up )?to|benefit|option|cap)|budget|revenue|portfolio|turnover|bonus(?!es)|referral|voucher|allowance|worth of|raised|funding|projects? valued|valued at|reimburse|gift|discount|deposit|fundrais|per meal|for (?:learning|training|study|courses|development)|grant|sales target|transactions|membership|\bfees?\b|loan|insur|savings?\b/i;
const paid =
  /salary|package|\bsuper\b|superannuation|\bbase\b|\bote\b|\btrp\b|remuneration|\bpay\b|\brate\b|wages?\b|earn/i;
const foreign = /\b(?:US|NZ|CA|SG|HK)\$|\b(?:USD|NZD|GBP|EUR|SGD|CAD|HKD|INR)\b|[€£₹]/;

const number = String.raw`(\d{1,3}(?:[, ]\d{3}){1,2}(?!\d)|\d{1,7})(\.\d{1,2}(?!\d))?(?: ?([kK])(?![A-Za-z]))?`;
const sign = String.raw`(?:\bAUD ?|\bAU?)?(\$)? ?`;
const eachTime = "(?: ?(?:an? |per |/ ?)?(?:hour|hr|day|week|month|year|annum))?";
const join = String.raw`${eachTime}\s{0,2}(?:-|–|—|(?:up )?to|and)\s{0,2}`;
const amounts = new RegExp(
  `(?<![\\d.,%$])${sign}${number}(?:${join}${sign}${number})?(?! ?(?:%|million|billion|m\\b|bn\\b|[-–]?years?\\b))(?![\\d]|[.,]\\d)`,
  "gi",
);

/**
 * Text after these words is about something other than the pay: "$70,000 plus a bonus", "$35 an hour, salary
 * packaging up to $9,010".
 */
const besides = /[,;|](?!\d)|\s(?:plus|\+|with)\s|\sand\s(?![$\d])|\s[+]/;
/** How often it is paid, and how much one works, do not say what period the amount is for. */
const otherTimes =
  /\b(?:paid|payments?|billed) (?:weekly|fortnightly|monthly|daily)\b|\b(?:weekly|fortnightly|monthly|daily) pay(?:ments?)?\b|\b\d[\d.]{0,4}(?:\s?(?:-|–|to)\s?\d[\d.]{0,4})? ?(?:hours?|hrs?|days?|shifts?) (?:a|per|each) (?:day|week|fortnight|month)\b/gi;

const noLow =
  /(?:\bup to|\bmax(?:imum)?(?: of)?|\bcapped at|\bas much as|\bto a maximum of)[:\s]{1,2}(?:an? )?$/i;
const noHigh =
  /(?:\bfrom|\bstarting (?:at|from|on)|\bmin(?:imum)?(?: of)?|\bat least|\babove|\bover)[:\s]{1,2}$/i;

const ownUnit = /^ ?(?:hours?|hrs?|days?|shifts?|weeks?|fortnights?|months?|years?)\b/i;

function superOf(text: string): boolean | null {
  if (/(?:\+|plus|excl\w{0,8}|and|&) ?(?:\d{1,2}(?:\.\d)?% ?)?(?:of )?super|base salary/i.test(text))
    return false;
  return /incl\w{0,8}(?: of)? ?super|inc\.? super|(?<!salary )package|total remuneration|super(?:annuation)? (?:is )?incl|\btrp\b/i.test(
    text,
  )
    ? true
    : null;
}

interface Clause {
  text: string;
  sentence: string;
}

/** The amounts of a match in dollars: in "95-105k" both are in thousands. */
function amountsOf([
  ,
  ,
  digits = "",
  cents = "",
  ownK,
  ,
  otherDigits,
  otherCents = "",
  otherK,
]: RegExpExecArray) {
  const hasThousands = ownK !== undefined || otherK !== undefined;
  const dollars = (whole: string, part: string, k: string | undefined) => {
    const value = Number(whole.replace(/[, ]/g, "") + part);
    return k !== undefined || (hasThousands && value < 1000) ? value * 1000 : value;
  };
  const first = dollars(digits, cents, ownK);
  const isRange = otherDigits !== undefined;
  return { first, last: isRange ? dollars(otherDigits, otherCents, otherK) : first, isRange, hasThousands };
}

const hasSign = ([whole, own, , , , other]: RegExpExecArray) =>
  own !== undefined || other !== undefined || /\bAUD/.test(whole);

/** The period next to an amount, else in its clause; a year for a large amount that is paid. */
function periodOf(
  after: string,
  { text, sentence }: Clause,
  { last, hasThousands }: ReturnType<typeof amountsOf>,
) {
  const beside = /^[^\d,;]{0,30}/.exec(after)?.[0] ?? "";
  if (hasThousands) return { period: "year", isNamed: true } as const;
  const named = periodIn(beside) ?? periodIn(text);
  if (named !== null) return { period: named, isNamed: true };
  return paid.test(sentence) && last >= plausible.year[0]
    ? ({ period: "year", isNamed: false } as const)
    : null;
}

function payOf(match: RegExpExecArray, clause: Clause): StatedPay | null {
  const { text, sentence } = clause;
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  const found = amountsOf(match);
  const { first, last, isRange } = found;
  const told = periodOf(after, clause, found);
  if (told === null) return null;
  // A bare number is pay only next to words for pay, and never with another unit ("45 hours").
  if (!hasSign(match) && !(paid.test(sentence) && told.isNamed && !ownUnit.test(after))) return null;
  const [least, most] = plausible[told.period];
  if (last < first || first < least || last > most) return null;
  return {
    low: !isRange && noLow.test(before) ? null : first,
    high: !isRange && (noHigh.test(before) || /^ ?\+(?! ?super)/.test(after)) ? null : last,
    period: told.period,
    withSuper: superOf(sentence),
  };
}

const longest = 600;

/** The pay that a sentence states, or null. "$5 million budget" and "salary packaging up to $15,900" are not pay. */
export function readPay(text: string): StatedPay | null {
  const sentence = text.slice(0, longest).replace(otherTimes, " ");
  if (!/\d/.test(sentence) || foreign.test(sentence)) return null;
  const clauses = notPay.test(sentence) ? sentence.split(besides) : [sentence];
  for (const clause of clauses) {
    if (notPay.test(clause)) continue;
    for (const match of clause.matchAll(amounts)) {
      const pay = payOf(match, { text: clause, sentence });
      if (pay !== null) return pay;
    }
  }
  return null;
}

/** The first pay in an ad's text, sentence by sentence. Linear in the length of the text. */
export function readAdPay(text: string): StatedPay | null {
  for (const sentence of text.split(/\n|(?<=[.!?])\s(?=\p{Lu})/u)) {
    const pay = readPay(sentence);
    if (pay !== null) return pay;
  }
  return null;
}

/** "$90,000 to $100,000 a year, plus super", "up to $1,900 a week". */
export function statedPayText({ low, high, period, withSuper }: StatedPay): string {
  const range =
    low === null
      ? `up to ${payAmount(high ?? 0)}`
      : high === null
        ? `from ${payAmount(low)}`
        : low === high
          ? payAmount(low)
          : `${payAmount(low)} to ${payAmount(high)}`;
  const ending = withSuper === null ? "" : withSuper ? ", super included" : ", plus super";
  return `${range} ${perPeriod(period)}${ending}`;
}
