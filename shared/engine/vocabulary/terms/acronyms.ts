import { phraseEnds } from "../../words/plain-words.ts";
import { gap } from "../../words/tokenise.ts";
import {
  type Candidate,
  type DiscoverInput,
  isBlank,
  isProper,
  patternCandidate,
  rawAt,
} from "./discover-input.ts";

const acronym = /^[A-Z][A-Z0-9]{1,5}$/;
/** Public-sector grades: a level of the job, not a skill. */
const romanNumeral = /^[IVX]+$/;
const jobGrade = /^(APS|EL|SES|HEW|VPS|AO|ASO|SO|LEVEL)\d{1,2}$/;
const listJoints = gap.comma | gap.slash | gap.open;

function isShouted(input: DiscoverInput): boolean {
  const { tokens } = input;
  const capitals = tokens.filter((_, i) => acronym.test(rawAt(input, i))).length;
  return tokens.length > 1 && capitals > tokens.length / 2;
}

function isAcronym(input: DiscoverInput, at: number): boolean {
  const written = rawAt(input, at);
  const low = input.tokens[at]?.low ?? "";
  if (!acronym.test(written) || input.taken[at] === true) return false;
  if (isProper(input, low) || phraseEnds.has(low) || isBlank(input, at)) return false;
  return !jobGrade.test(written) && !romanNumeral.test(written) && (written.length > 2 || /\d/.test(written));
}

/** "React, RDS and SNS": the acronym is joined to a known term. */
function isListed(input: DiscoverInput, at: number): boolean {
  const { tokens, taken } = input;
  const own = tokens[at]?.gap ?? 0;
  const next = tokens[at + 1]?.gap ?? 0;
  const before = tokens[at - 1]?.low;
  const after = tokens[at + 1]?.low;
  if ((own & listJoints) !== 0 && taken[at - 1] === true) return true;
  if ((next & listJoints) !== 0 && taken[at + 1] === true) return true;
  if ((before === "and" || before === "or") && taken[at - 2] === true) return true;
  return (after === "and" || after === "or") && taken[at + 2] === true;
}

const tails = new Set(
  (
    "experience knowledge skills certification certified certificate framework frameworks standard standards programming " +
    "protocol protocols software methodology accreditation compliance qualification qualifications ticket licence"
  ).split(" "),
);

/** "SCADA experience", "a CISM certification". */
function hasTail(input: DiscoverInput, at: number): boolean {
  const next = input.tokens[at + 1];
  return next !== undefined && tails.has(next.low) && (next.gap & ~gap.joined) === 0;
}

/** "Building Information Modelling (BIM)": the words before whose initials spell the acronym. */
function expansionBefore(input: DiscoverInput, at: number): string | undefined {
  const token = input.tokens[at];
  if (token === undefined || (token.gap & gap.open) === 0) return undefined;
  const first = at - token.low.length;
  if (first < 0) return undefined;
  const initials = input.tokens.slice(first, at).map((t) => t.low[0]);
  if (initials.join("") !== token.low) return undefined;
  return input.text.slice(input.tokens[first]?.start, input.tokens[at - 1]?.end);
}

/**
 * Acronyms of capitals where the sentence speaks of skills or lists them, with a bracketed expansion linked
 * as an alias. Elsewhere capitals are names of places, firms and programs.
 */
export function acronyms(input: DiscoverInput): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < input.tokens.length; at += 1) {
    if (!isAcronym(input, at) || !(isListed(input, at) || hasTail(input, at))) continue;
    const expansion = expansionBefore(input, at);
    const aliases = expansion === undefined ? [] : [expansion];
    found.push(patternCandidate(input, { first: at, last: at + 1 }, "hard", aliases));
  }
  return found.length > 0 && isShouted(input) ? [] : found;
}
