import { type PayPeriod, payAmount, perPeriod, salaryRange } from "../money.ts";

/** Pay as an employer states it, in dollars a period; 0 is none. */
export interface PostingPay {
  min: number;
  max: number;
  period: PayPeriod;
}

/** Full-time hours and days of a year, to set pay of another period beside a year's. */
const perYear: Record<PayPeriod, number> = { year: 1, day: 260, hour: 38 * 52 };

/** The least that a year's pay can be: below it somebody meant an hour or a day. */
export const leastYearlyPay = 1000;

/** '$32.50 - $38 an hour'; '' where none is stated, and for dollars a year, which have their own words (D-40). */
export function postingPayText({ min, max, period }: PostingPay): string {
  if (period === "year" || (min === 0 && max === 0)) return "";
  const per = perPeriod(period);
  if (min === 0) return `Up to ${payAmount(max)} ${per}`;
  if (max === 0) return `From ${payAmount(min)} ${per}`;
  return min === max ? `${payAmount(min)} ${per}` : `${payAmount(min)} - ${payAmount(max)} ${per}`;
}

/** Whole dollars a year; cents of an hour and a day. */
export function isWholePay(amount: number, period: PayPeriod): boolean {
  return Number.isInteger(period === "year" ? amount : Math.round(amount * 1e6) / 1e4);
}

/** What it comes to in whole dollars a year, full-time: for sorting, never shown. */
export function yearlyPay(amount: number, period: PayPeriod): number {
  return Math.round(amount * perYear[period]);
}

/** The pay of an ad in words: as its employer states it, else as the specification has it. */
export function jobPayText(job: { salaryMin: number; salaryMax: number; pay?: string | undefined }): string {
  return job.pay || salaryRange(job.salaryMin, job.salaryMax);
}
