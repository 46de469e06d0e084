import { payAmount, perPeriod } from "#shared/domain/money.ts";
import type { Profile } from "../domain/autofill/profile.ts";
import { fold } from "./fold.ts";
import type { ControlOption, FormControl } from "./form-snapshot.ts";

const FOREIGN = /\b(?:chf|eur|euro|usd|gbp|sgd|nzd|inr|hkd)\b|[\u20ac\u00a3]|us\$/i;
const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/\bhour|\bstunde/, "hour"],
  [/\bday\b|\bdaily|\btag\b/, "day"],
  [/\bmonth|\bmonat|\bmois/, "month"],
];

type Salary = NonNullable<Profile["salary"]>;

/** False if the box wants a number for another period or currency, for which the person gave no figure. */
function isSameMeasure(asked: string, salary: Salary): boolean {
  const other = PERIODS.find(([pattern]) => pattern.test(fold(asked)))?.[1];
  return !FOREIGN.test(asked) && (other === undefined || other === salary.period);
}

/** '$110,000 a year plus super'; with the currency's letters if the form mentions another currency. */
export function salaryText(salary: Salary, asked = ""): string {
  const amount = payAmount(salary.amount);
  const money = FOREIGN.test(asked) ? amount.replace("$", "AUD ") : amount;
  return `${money} ${perPeriod(salary.period)} ${salary.includesSuper ? "including super" : "plus super"}`;
}

/** The text to write; undefined if the box takes only a number that would mean something else. */
export function answerSalary(control: FormControl, asked: string, salary: Salary): string | undefined {
  const wantsNumber =
    control.type === "number" || /numbers? only|digits only|numeric|only numbers/.test(fold(asked));
  if (!wantsNumber) return salaryText(salary, asked);
  return isSameMeasure(asked, salary) ? String(salary.amount) : undefined;
}

/** The range that contains an amount, among options such as '$90,000 - $110,000' or '110k+'. */
export function chooseSalaryRange(options: readonly ControlOption[], salary: Salary): number | undefined {
  const found = options.flatMap(({ label }, index) => {
    const numbers = Array.from(
      label.replace(/[,\s](?=\d{3})/g, "").matchAll(/(\d+(?:\.\d+)?)\s*(k)?/gi),
      ([, digits, k]) => Number(digits) * (k === undefined ? 1 : 1000),
    );
    const [from, to] = numbers;
    if (from === undefined) return [];
    const isUnder = /under|less|below|up to|</i.test(label) && to === undefined;
    const low = isUnder ? 0 : from;
    const high = isUnder ? from : (to ?? Number.POSITIVE_INFINITY);
    return salary.amount >= low && salary.amount <= high ? [index] : [];
  });
  return found[0];
}
