import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { periodIn, statedPeriods } from "./pay-periods.ts";
import { readAdPay, readPay, type StatedPay, statedPayText } from "./read-pay.ts";

const short = (pay: StatedPay | null) =>
  pay === null ? null : `${pay.low ?? ""}-${pay.high ?? ""} ${pay.period}`;

describe("the pay that a sentence states", () => {
  it.each([
    ["$38.50 an hour", "38.5-38.5 hour"],
    ["$45 p/h + super", "45-45 hour"],
    ["The rate is $32.10 - $36.40 per hour, paid fortnightly", "32.1-36.4 hour"],
    ["$45 hour up to $52 hour", "45-52 hour"],
    ["$450 a day", "450-450 day"],
    ["Day rate $700 to $850 per day", "700-850 day"],
    ["$620 pd + GST", "620-620 day"],
    ["Grade 4 ($1,310.20 - $1,480.90 per week)", "1310.2-1480.9 week"],
    ["$1,900 a week, 38 hours per week", "1900-1900 week"],
    ["Earn $2,000 weekly", "2000-2000 week"],
    ["$4,100.50 per fortnight", "4100.5-4100.5 fortnight"],
    ["Remuneration: $3,571.30 - $3,917.20 fortnightly", "3571.3-3917.2 fortnight"],
    ["$2,900 to $3,100 a fortnight", "2900-3100 fortnight"],
    ["$6,200 per month plus super", "6200-6200 month"],
    ["A monthly salary of $7,000", "7000-7000 month"],
    ["$5,000 - $5,600/month", "5000-5600 month"],
    ["$90,000 to $100,000 a year", "90000-100000 year"],
    ["$90k-$100k + super", "90000-100000 year"],
    ["95-105k + super", "95000-105000 year"],
    ["Salary: 88k - 94k", "88000-94000 year"],
    ["Pay 102,000-110,000 p.a.", "102000-110000 year"],
    ["Base salary of $115,000", "115000-115000 year"],
    ["between $115,000 and $125,000 plus super", "115000-125000 year"],
    ["$130-160k, up to $175k for the right person, plus super", "130000-160000 year"],
    ["up to $120k package", "-120000 year"],
    ["Pay up to $55 an hour", "-55 hour"],
    ["a maximum of $2,100 a week", "-2100 week"],
    ["from $80,000 a year", "80000- year"],
    ["Starting at $29 per hour", "29- hour"],
    ["Earn $1,800+ per week", "1800- week"],
    ["$72,000 a year, plus a bonus of $5,000", "72000-72000 year"],
    ["$35 an hour, salary packaging up to $9,010", "35-35 hour"],
  ])("%s", (text, expected) => expect(short(readPay(text))).toBe(expected));

  it.each([
    "A $5 million budget",
    "Salary packaging up to $15,900 a year",
    "You handle 30 calls per hour",
    "Four days, 45 hours, and we pay overtime",
    "US$120,000 a year",
    "£45,000 per annum",
    "A bonus of $2,000 a month",
    "Portfolio of $40,000 per month in sales",
    "Ring 1800 555 010 to ask about pay",
    "Ref 104,500: apply by 5 pm",
    "5 years of experience, pay to be agreed",
  ])("no pay: %s", (text) => expect(readPay(text)).toBeNull());

  it.each([
    ["$90,000 plus super", false],
    ["$90,000 a year + 12% super", false],
    ["$90,000 package", true],
    ["$90,000 a year including super", true],
    ["$90,000 a year", null],
  ])("super, %s: %s", (text, withSuper) => expect(readPay(text)).toMatchObject({ withSuper }));

  it("of an ad the first that is pay", () => {
    const ad = "Budget officer\nYou manage a $3 million budget.\nPay: $4,200 per fortnight\nBonus $500";
    expect(short(readAdPay(ad))).toBe("4200-4200 fortnight");
  });
});

describe("any pay", () => {
  const ranges = { hour: [18, 400], day: [150, 4000], week: [250, 9000], fortnight: [500, 19000] };
  const rest = { month: [1000, 50000], year: [25000, 800000] };
  const pay: fc.Arbitrary<StatedPay> = fc.constantFrom(...statedPeriods).chain((period) => {
    const [least = 0, most = 0] = { ...ranges, ...rest }[period];
    const dollars = fc.integer({ min: least * 100, max: most * 100 }).map((cents) => cents / 100);
    return fc
      .record({
        ends: fc.tuple(dollars, dollars),
        form: fc.constantFrom("range", "from", "up to", "one"),
        withSuper: fc.constantFrom(null, true, false),
      })
      .map(({ ends, form, withSuper }) => {
        const [low, high] = [Math.min(...ends), Math.max(...ends)];
        return {
          low: form === "up to" ? null : low,
          high: form === "from" ? null : form === "one" ? low : high,
          period,
          withSuper,
        };
      });
  });

  it("is read from its own words as it was", () => {
    fc.assert(
      fc.property(pay, (one) => {
        expect(readPay(statedPayText(one))).toEqual(one);
      }),
    );
  });

  it("is the same however the period is written and whatever line comes before it", () => {
    const per = fc.constantFrom("per", "a", "/");
    fc.assert(
      fc.property(pay, per, (one, word) => {
        if (one.low === null || one.high === null) return;
        const text = `Who we are\nWe ship 40 boxes a day.\n$${one.low} - $${one.high} ${word} ${one.period}`;
        expect(readAdPay(text)).toMatchObject({ low: one.low, high: one.high, period: one.period });
      }),
    );
  });

  it("is possible, in any text", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "$",
        "95",
        "k",
        "-",
        ",000",
        " per hour",
        " a week",
        "up to ",
        " super",
        "\n",
        "salary ",
        ".5",
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const read = readAdPay(pieces.join(""));
        if (read === null) return;
        const [low, high] = [read.low ?? read.high ?? 0, read.high ?? read.low ?? 0];
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(18);
        expect(high).toBeLessThanOrEqual(900_000);
      }),
    );
  });

  it.each([
    ["per-hour-wage", "hour"],
    ["1 YEAR", "year"],
    ["HOUR", "hour"],
    ["per-month-salary", "month"],
    ["FORTNIGHT", "fortnight"],
    ["a nine-day fortnight", null],
    ["", null],
  ])("the period %j is %s", (text, period) => expect(periodIn(text)).toBe(period));
});
