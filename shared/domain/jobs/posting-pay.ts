import { type PayPeriod, payAmount, perPeriod, salaryRange } from "../money.ts";
import { periodIn, type StatedPeriod } from "../pay/pay-periods.ts";

/** Pay as an employer states it, in dollars per period; 0 means none. */
export interface PostingPay {
  min: number;
  max: number;
  period: StatedPeriod;
}

/** The number of each period in a full-time year of 38 hours a week: for sorting and comparing, never shown. */
const perYear: Readonly<Record<StatedPeriod, number>> = {
  hour: 38 * 52,
  day: 260,
  week: 52,
  fortnight: 26,
  month: 12,
  year: 1,
};

/** The lowest possible pay for a year: a lower amount was meant for an hour or a day. */
export const leastYearlyPay = 1000;

/** '$32.50 - $38 an hour'; '' if none is stated, and for dollars a year, which have their own format (D-40). */
export function postingPayText({ min, max, period }: PostingPay): string {
  if (period === "year" || (min === 0 && max === 0)) return "";
  const per = perPeriod(period);
  if (min === 0) return `Up to ${payAmount(max)} ${per}`;
  if (max === 0) return `From ${payAmount(min)} ${per}`;
  return min === max ? `${payAmount(min)} ${per}` : `${payAmount(min)} - ${payAmount(max)} ${per}`;
}

/** True for whole dollars a year, and for cents of an hour and a day. */
export function isWholePay(amount: number, period: PayPeriod): boolean {
  return Number.isInteger(period === "year" ? amount : Math.round(amount * 1e6) / 1e4);
}

/** The pay in whole dollars a year, full-time: for sorting, never shown. */
export function yearlyPay(amount: number, period: StatedPeriod): number {
  return Math.min(Math.round(amount * perYear[period]), 100_000_000);
}

/** Pay of an ad as the board stores it. */
interface BoardPay {
  /** Whole dollars a year, for sorting if `payText` is shown; 0 means none. */
  salaryMin: number;
  salaryMax: number;
  /** "" for dollars a year. */
  payText: string;
}

const isAmount = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value > 0;

/**
 * Pay as a job source states it; none if its period is unknown.
 * @param interval in the source's spelling, such as "per-year-salary" or "1 YEAR".
 */
export function sourcePay(low: unknown, high: unknown, interval: string): BoardPay {
  const period = periodIn(interval);
  const [min, max] = [low, high].map((amount) => (isAmount(amount) ? amount : 0)) as [number, number];
  if (period === null || max > 10_000_000) return { salaryMin: 0, salaryMax: 0, payText: "" };
  return {
    salaryMin: yearlyPay(min, period),
    salaryMax: yearlyPay(max, period),
    payText: postingPayText({ min, max, period }),
  };
}

/** The pay of an ad in words: the employer's, else the specification's format. */
export function jobPayText(job: { salaryMin: number; salaryMax: number; pay?: string | undefined }): string {
  return job.pay || salaryRange(job.salaryMin, job.salaryMax);
}
