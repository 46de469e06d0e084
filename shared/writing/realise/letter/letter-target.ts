import type { AdInput } from "#shared/engine/analysis.ts";
import { findMarkup, withoutHidden } from "../../verify/hidden-characters.ts";
import type { Target } from "../../verify/scope.ts";

const longest = 90;
const unsafe = /https?:|www\.|@|[<>[\]{}|]|\b(?:ignore|instruction|system|prompt)\b/i;

/** A name of the ad as it may stand in a letter: one short plain line, or nothing. */
function plainName(text: string | undefined): string | undefined {
  const name = withoutHidden(text ?? "")
    .replace(/\s+/g, " ")
    .trim();
  if (name === "" || name.length > longest || unsafe.test(name) || findMarkup(name) !== undefined)
    return undefined;
  return name;
}

/** The job and the employer that a letter is addressed to; what does not look like a name is left out. */
export function letterTarget(ad: AdInput): Target {
  const title = plainName(ad.title);
  const company = plainName(ad.company);
  return { ...(title !== undefined && { title }), ...(company !== undefined && { company }) };
}

/** "the Registered Nurse role at Bellarine District Health". */
export function nameRole({ title, company }: Target): string {
  const role =
    title === undefined
      ? "the advertised role"
      : /\b(?:role|position|job)\b/i.test(title)
        ? `the ${title}`
        : `the ${title} role`;
  return company === undefined ? role : `${role} at ${company}`;
}
