/** Scores read ads with gold labels, as defined in the test data's README. */
export type CaptureGold = {
  url: string | null;
  site: string;
  kind: string;
  title: string | null;
  company: string | null;
  location: string | null;
  salary?: string | null;
  title_alt?: string[];
  company_alt?: string[];
  location_alt?: string[];
  description_must_contain?: string[];
  description_must_not_contain?: string[];
};

/** NFKC, no zero-width and soft-hyphen characters, one kind of space, case folded. */
export function norm(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** True if the answer equals the gold label or one of its other forms; if the label is null, also without an answer. */
export function isExact(answer: string | null, gold: string | null, others: readonly string[] = []): boolean {
  if (answer === null) return gold === null;
  const accepted = [...(gold === null ? [] : [gold]), ...others].map(norm);
  return accepted.includes(norm(answer));
}

const PERIODS: readonly (readonly [string, RegExp])[] = [
  ["hour", /\b(?:hour|hr|ph|p\.h\.|h)\b|\/h|hod/],
  ["day", /\b(?:day|daily|pd)\b/],
  ["week", /\b(?:week|weekly|wk|pw)\b/],
  ["month", /\b(?:month|monthly|mo|pcm|mes|monat)\b|měs/],
  ["year", /\b(?:year|yearly|yr|annum|annual|annually|pa|p\.a|any|año|jahr)\b/],
];

function salaryForm(text: string): string {
  const plain = norm(text);
  const numbers = [...plain.matchAll(/\d[\d ,.']*\s?k?\b|\d/g)].map(([found]) => {
    const isThousands = found.endsWith("k");
    const whole = found.replace(/[k\s,']/g, "").replace(/\.(?=\d{3}(?:\D|$))/g, "");
    return Number(whole) * (isThousands ? 1000 : 1);
  });
  const period = PERIODS.find(([, words]) => words.test(plain))?.[0] ?? "";
  return `${[...new Set(numbers)].sort((a, b) => a - b).join(" ")}|${period}`;
}

/** Salary: the same set of numbers and the same period. */
export function isSameSalary(answer: string | null, gold: string | null | undefined): boolean {
  if (gold === null || gold === undefined) return answer === null;
  return answer !== null && salaryForm(answer) === salaryForm(gold);
}

function withoutBullets(text: string): string {
  return norm(text.replace(/^\s*[-•*·▪●◦]\s+/gm, ""));
}

/** Phrases that the description lacks, and phrases of other parts of the page that it contains. */
export function descriptionErrors(text: string, gold: CaptureGold): string[] {
  const held = withoutBullets(text);
  const missing = (gold.description_must_contain ?? []).filter(
    (phrase) => !held.includes(withoutBullets(phrase)),
  );
  const foreign = (gold.description_must_not_contain ?? []).filter((phrase) =>
    held.includes(withoutBullets(phrase)),
  );
  return [...missing.map((phrase) => `missing: ${phrase}`), ...foreign.map((phrase) => `foreign: ${phrase}`)];
}

/** Median and 95th percentile (nearest rank) of times in milliseconds. */
export function spread(times: readonly number[]): { median: number; p95: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { median: Number(at(0.5).toFixed(2)), p95: Number(at(0.95).toFixed(2)) };
}
