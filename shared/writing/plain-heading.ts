import type { Rewrite } from "./edit-line.ts";

/** Headings that people understand and machines do not, with the one that both do. */
const headings: [RegExp, string][] = [
  [
    /^(?:where i(?:'|\u2019)?(?:ve| have)? worked|my (?:career )?journey|career journey|what i(?:'|\u2019)?ve done|jobs i(?:'|\u2019)?ve had|my story so far)$/i,
    "Work Experience",
  ],
  [
    /^(?:what i (?:can do|do best|bring|am good at)|my tool ?(?:box|kit)|tool ?(?:box|kit)|superpowers|things i(?:'|\u2019)?m good at)$/i,
    "Skills",
  ],
  [
    /^(?:where i studied|what i(?:'|\u2019)?ve studied|my learning|schooling|learning journey)$/i,
    "Education",
  ],
  [/^(?:my tickets|bits of paper|what i(?:'|\u2019)?m licensed for)$/i, "Licences"],
];

/** A heading under its usual name: what stands below is then read for what it is (READ issue F7). */
export function plainHeading(text: string): Rewrite | undefined {
  const usual = headings.find(([pattern]) => pattern.test(text.replace(/[:.]$/, "").trim()))?.[1];
  return usual === undefined
    ? undefined
    : { text: usual, reason: `"${usual}" is the heading that machines know` };
}
