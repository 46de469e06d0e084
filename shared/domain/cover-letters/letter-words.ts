/** The specification fixes their number, not their names. */
export const letterSteps = [
  "Reading the ad",
  "Reading your resume",
  "Choosing the proof",
  "Writing the letter",
  "Checking every fact",
] as const;

/** decision: D-45. */
export const letterTones = [
  { value: "professional", label: "Professional" },
  { value: "confident", label: "Confident" },
  { value: "friendly", label: "Friendly" },
] as const;
export type LetterTone = (typeof letterTones)[number]["value"];

export const letterLengths = [
  { value: "full", label: "One page" },
  { value: "short", label: "Half a page" },
] as const;

/** Words of a one-page letter, including name and contact. */
export const letterLength = { least: 200, most: 400 } as const;

/**
 * Why a letter is shorter or longer than a page; null if it is neither, or if a short one is the person's own.
 * @param isKelpies true for a letter that Kelpie wrote and nobody changed.
 */
export function lengthNote(words: number, isKelpies: boolean): string | null {
  if (words < letterLength.least && isKelpies)
    return `A letter usually has ${letterLength.least} to ${letterLength.most} words. This one stops where the facts of your resume stop: nothing is padded. Add what you did to your resume, or write it in here.`;
  return words > letterLength.most
    ? `A letter usually has ${letterLength.least} to ${letterLength.most} words: one page.`
    : null;
}

/** "cover-letter-bellwether-energy.docx". */
export function letterFileName(company: string, format: "docx" | "pdf" = "docx"): string {
  const name = company
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return name === "" ? `cover-letter.${format}` : `cover-letter-${name}.${format}`;
}
