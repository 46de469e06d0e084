import { findDates } from "./dates.ts";
import type { TextLine } from "./text-lines.ts";

const label =
  /^(?:(?:key|main|major|selected|notable|core|primary|principal|significant|some|my|career|role|job|daily|specific|other|additional) ){0,2}(?:achievements?|accomplishments?|responsibilit(?:y|ies)|duties|highlights|projects|tasks|results|outcomes|contributions|tasks performed|tools used|technologies used)(?: (?:and|&|\/) (?:achievements?|accomplishments?|responsibilities|duties|tasks|outcomes|results|highlights))?(?: (?:include|included|includes|were|are))?\s?:?-?$/i;
const longest = 60;

/** "Key achievements", "Responsibilities": what divides the list of a role, and tells nothing itself. */
export function isRoleLabel(text: string): boolean {
  return text.length <= longest && label.test(text.trim());
}

const reach = 4;
/** Longer lines are no head of a role. */
const longestHead = 170;

/** Labels that stand more than once, counted once for all lines. */
export function repeatedLabels(lines: readonly TextLine[]): ReadonlySet<string> {
  const [seen, again] = [new Set<string>(), new Set<string>()];
  for (const { text, bullet } of lines) {
    if (bullet || !isRoleLabel(text)) continue;
    const own = text.toLowerCase();
    (seen.has(own) ? again : seen).add(own);
  }
  return again;
}

/**
 * The line divides the list of a role and opens no part of the resume: it stands there again below another role, or
 * without a gap below a role's dates or names. "Achievements" at the end, by itself, is a part.
 * @param repeated as `repeatedLabels` counts them.
 */
export function dividesRole(lines: readonly TextLine[], at: number, repeated: ReadonlySet<string>): boolean {
  const line = lines[at];
  if (line === undefined || line.bullet || !isRoleLabel(line.text)) return false;
  if (repeated.has(line.text.toLowerCase())) return true;
  const above = lines.slice(Math.max(0, at - reach), at);
  const isBelowDates = above.some(
    ({ text }) => text.length < longestHead && findDates(text).range !== undefined,
  );
  return isBelowDates && !line.gapBefore && above.at(-1)?.bullet === false;
}
