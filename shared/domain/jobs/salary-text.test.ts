import { expect, test } from "vitest";
import { readSalaryText } from "./salary-text.ts";

test.each<[string, number | null, number | null, string | null, string]>([
  ["$45 ph", 45, 45, "hour", "unknown"],
  ["$800-$900 pd + super", 800, 900, "day", "excl"],
  ["85k", 85_000, 85_000, null, "unknown"],
  ["$80-100k plus super", 80_000, 100_000, null, "excl"],
  ["$78,000 – $84,000 per year + super", 78_000, 84_000, "year", "excl"],
  ["$65,000.00/yr - $75,000.00/yr", 65_000, 75_000, "year", "unknown"],
  ["$120,000 package including super", 120_000, 120_000, null, "incl"],
  ["AUD 95000 - 105000 per year", 95_000, 105_000, "year", "unknown"],
  ["$32.50 an hour", 32.5, 32.5, "hour", "unknown"],
  ["$90,000 + 12% super", 90_000, 90_000, null, "excl"],
  ["50 000 – 80 000 Kč", 50_000, 80_000, null, "unknown"],
  ["12000/12000€ Brut/any", 12_000, 12_000, "year", "unknown"],
])("readSalaryText, %s, gives %s to %s per %s, super %s", (text, min, max, period, superannuation) => {
  expect(readSalaryText(text)).toMatchObject({ min, max, period, super: superannuation });
});

test.each(["", "Competitive", "Add expected salary", "Great pay + super", "12% super"])(
  "readSalaryText, %s, invents nothing",
  (text) => {
    expect(readSalaryText(text)).toBeNull();
  },
);

test("readSalaryText, any answer, holds its amounts in the raw text", () => {
  const salary = readSalaryText("From $61,500 to $72,000 p.a.");
  expect(salary?.raw).toContain("61,500");
  expect(salary).toMatchObject({ min: 61_500, max: 72_000, period: "year" });
});
