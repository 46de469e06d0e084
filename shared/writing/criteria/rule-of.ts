import type { RuleName } from "#shared/domain/criteria/criterion.ts";
import type { AdInput } from "#shared/engine/analysis.ts";

/** Words that show who advertises, the most certain first. */
const signs: readonly (readonly [RuleName, RegExp])[] = [
  ["university", /\buniversity\b|\bHEW ?\d|\bHEO ?\d|\bacademic level [A-E]\b/i],
  ["act", /\bACT (?:Government|Public Service|Health|Education)\b|\bACTPS\b|\bASO ?\d\b/],
  ["aps", /\bAPS ?(?:level )?\d\b|\bAustralian Public Service\b|\bEL ?[12]\b|\bExecutive Level [12]\b/],
  ["qld", /\bQueensland (?:Government|Health|Public Service|Police)\b|\bAO\d\b/],
  ["vic", /\bVPS ?(?:grade )?\d\b|\bVictorian (?:Government|Public Service|Public Sector)\b/i],
  ["nsw", /\bNSW (?:Government|Public S(?:ector|ervice)|Department)\b|\bClerk Grade \d|\bIWorkforNSW\b/i],
  ["health", /\b(?:hospital|health service|local health district|LHD|HHS)\b/i],
];
const looked = 6_000;

/** Whose application rules the ad follows, from its words alone; `other` if nothing shows it. */
export function ruleOf({ title = "", company = "", text }: AdInput): RuleName {
  const head = `${company}\n${title}`;
  const named = signs.find(([, sign]) => sign.test(head));
  if (named !== undefined) return named[0];
  const words = text.slice(0, looked);
  // A law degree also names a university, so in the text only the words of the public services count.
  return signs.slice(1).find(([, sign]) => sign.test(words))?.[0] ?? "other";
}
