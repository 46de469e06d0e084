import { counted, countWords } from "../text.ts";

/** Units in which an employer limits an answer. */
export const limitUnits = ["words", "characters", "pages"] as const;
export type LimitUnit = (typeof limitUnits)[number];

/** Whether the limit applies to each answer or to all together. */
export const limitScopes = ["answer", "total"] as const;
export type LimitScope = (typeof limitScopes)[number];

export interface Limit {
  /** Above 0; half a page is 0.5. */
  amount: number;
  unit: LimitUnit;
  per: LimitScope;
  /** The words that set it, or "your own" if the person did. */
  words: string;
}

/** Words on an A4 page with headings at 11 points. A limit in pages is shown as about this many words a page. */
export const wordsOfPage = 450;

/** The length of a text in a unit; pages have one decimal. */
export function measureText(text: string, unit: LimitUnit): number {
  if (unit === "characters") return text.trim().length;
  const words = countWords(text);
  return unit === "words" ? words : Math.ceil((words / wordsOfPage) * 10) / 10;
}

const singular: Record<LimitUnit, string> = { words: "word", characters: "character", pages: "page" };

/** "150 words each", "2 pages in total". */
export function limitText({ amount, unit, per }: Pick<Limit, "amount" | "unit" | "per">): string {
  return `${counted(amount, singular[unit])} ${per === "answer" ? "each" : "in total"}`;
}

export const isOver = (text: string, { amount, unit }: Pick<Limit, "amount" | "unit">): boolean =>
  measureText(text, unit) > amount;

/** Two limits that disagree about the same count; the smaller one applies. */
export function conflictOf(limits: readonly Limit[]): [Limit, Limit] | null {
  for (const [at, one] of limits.entries()) {
    const other = limits
      .slice(at + 1)
      .find(({ unit, per, amount }) => unit === one.unit && per === one.per && amount !== one.amount);
    if (other !== undefined) return one.amount < other.amount ? [one, other] : [other, one];
  }
  return null;
}

/** The limits that apply: for each count the smallest. */
export function bindingLimits(limits: readonly Limit[]): Limit[] {
  return limits.filter(
    (one, at) =>
      !limits.some(
        (other, n) =>
          other.unit === one.unit &&
          other.per === one.per &&
          (other.amount < one.amount || (other.amount === one.amount && n < at)),
      ),
  );
}
