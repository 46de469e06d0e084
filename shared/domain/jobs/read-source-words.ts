import type { experienceLevels, postedJobTypes } from "./job-words.ts";

type JobType = (typeof postedJobTypes)[number];
type Experience = (typeof experienceLevels)[number];

const jobTypeWords: readonly (readonly [JobType, RegExp])[] = [
  ["Casual", /\bcasual\b/],
  ["Contract", /\b(?:contract(?:or)?|temp(?:orary)?|fixed[ -]?term|secondment|max(?:imum)?[ -]?term)\b/],
  ["Part-time", /\bpart[ _-]?time\b/],
  ["Full-time", /\bfull[ _-]?time\b/],
  ["Permanent", /\b(?:permanent|ongoing|regular)\b/],
];

/** A source's employment type in the board's words; "" if none fits. */
export function jobTypeOf(text: string): JobType | "" {
  const lower = text.toLowerCase();
  return jobTypeWords.find(([, words]) => words.test(lower))?.[0] ?? "";
}

const experienceWords: readonly (readonly [Experience, RegExp])[] = [
  [
    "Executive",
    /\b(?:chief|c[efot]o|executive (?:director|general)|director|vp|vice president|head of|general manager)\b/,
  ],
  ["Senior Level", /\b(?:senior|snr|sr|lead|principal|staff|manager)\b/],
  ["Entry Level", /\b(?:entry|junior|jnr|graduate|grad|intern(?:ship)?|trainee|apprentice(?:ship)?|cadet)\b/],
  ["Mid Level", /\b(?:mid|intermediate|associate)\b/],
];

/** The level that a title or a source states; "" if neither does, because a level is never guessed. */
export function experienceOf(...texts: string[]): Experience | "" {
  for (const text of texts) {
    const lower = text.toLowerCase().replaceAll("_", " ");
    const found = experienceWords.find(([, words]) => words.test(lower));
    if (found) return found[0];
  }
  return "";
}
