/** The periods for which pay is stated, the shortest first. */
export const statedPeriods = ["hour", "day", "week", "fortnight", "month", "year"] as const;
export type StatedPeriod = (typeof statedPeriods)[number];

/** The spellings of each period in ads and job sites, such as "per-hour-wage" and "1 YEAR". */
const words: Readonly<Record<StatedPeriod, RegExp>> = {
  hour: /(?:\bper[ -]|\ban? |\/ ?|^1? ?)h(?:ou)?rs?\b|\bhourly\b|\bp\.?\/?h\b\.?/i,
  day: /(?:\bper[ -]|\ba |\/ ?|^1? ?)days?\b|\bdaily\b|\bp\.?d\b\.?/i,
  week: /(?:\bper[ -]|\ba |\/ ?|^1? ?)w(?:ee)?ks?\b|\bweekly\b|\bp\.?\/?w\b\.?/i,
  fortnight: /(?:\bper[ -]|\ba |\/ ?|^1? ?)(?:fortnights?|f\/?n)\b|\bfortnightly\b|\bp\.?f\b\.?/i,
  month: /(?:\bper[ -]|\ba |\/ ?|^1? ?)(?:calendar )?(?:months?|mth|mo)\b|\bmonthly\b|\bpcm\b/i,
  year: /(?:\bper[ -]|\ba |\/ ?|^1? ?)(?:years?|yr|annum)\b|\b(?:yearly|annual(?:ly|ised)?)\b|\bp\.? ?a\b\.?/i,
};

/** The first period that a text names; null if it names none. */
export function periodIn(text: string): StatedPeriod | null {
  const found = statedPeriods
    .map((period) => ({ period, at: text.search(words[period]) }))
    .filter(({ at }) => at !== -1)
    .sort((a, b) => a.at - b.at);
  return found[0]?.period ?? null;
}
