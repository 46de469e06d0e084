import type { StatedPeriod } from "./pay/pay-periods.ts";

/** Pay and prices in words, all in Australian dollars. */

/** The periods that forms offer, because people think of their own pay in them. */
export const payPeriods = ["year", "day", "hour"] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** 'an hour', 'a fortnight', 'a year' */
export function perPeriod(period: StatedPeriod): string {
  return period === "hour" ? "an hour" : `a ${period}`;
}

/** '$90,000', '$45.50': cents only if there are any. */
export function payAmount(value: number): string {
  const cents = Math.round((value - Math.floor(value)) * 100);
  const whole = String(Math.floor(value)).replace(/(?<=\d)(?=(?:\d{3}){1,6}$)/g, ",");
  return cents === 0 ? `$${whole}` : `$${whole}.${String(cents).padStart(2, "0")}`;
}

/** '$19.00': dollars with two decimals, as on invoices. */
export function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}

const thousands = (amount: number) => `$${Math.round(amount / 1000)}k`;

/**
 * The salary of a card: '$80k - $100k', 'From $80k', 'Up to $100k' or 'Salary not specified'. 0 counts as none.
 * decision: D-40.
 */
export function salaryRange(min: number | null | undefined, max: number | null | undefined): string {
  if (min && max) return `${thousands(min)} - ${thousands(max)}`;
  if (min) return `From ${thousands(min)}`;
  return max ? `Up to ${thousands(max)}` : "Salary not specified";
}

/** The form's salary in whole dollars; a text without a number counts as 0. People also write '$90,000' and '90k'. */
export function readSalary(typed: string): number {
  const plain = typed.replace(/[$,\s]/g, "");
  const amount = /^\d+(\.\d+)?k$/i.test(plain) ? Number.parseFloat(plain) * 1000 : Number.parseInt(plain, 10);
  return Number.isFinite(amount) && amount > 0 ? Math.trunc(amount) : 0;
}
