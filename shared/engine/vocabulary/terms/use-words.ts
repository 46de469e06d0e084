import type { Token } from "../../words/tokenise.ts";

const usedWith = new Set(["using", "via", "through", "leveraging"]);
const usedIn = new Set(["in", "through", "into", "on", "under"]);
/** "in line with", "in accordance with": the word before "with" what rules the work. */
const ruledBy = new Set(["line", "accordance", "compliance"]);

/**
 * How the work stands to what is named at `at`: done "with" it ("using Splunk"), or done "in" it and ruled by it
 * ("in SAP", "using the EYLF", "in line with the ATS"); undefined where neither is said.
 */
export function kindOfUse(tokens: readonly Token[], at: number): "with" | "in" | undefined {
  const isThe = tokens[at - 1]?.low === "the";
  const lead = isThe ? at - 2 : at - 1;
  const before = tokens[lead]?.low ?? "";
  if (usedWith.has(before)) return isThe ? "in" : "with";
  if (before === "with" && ruledBy.has(tokens[lead - 1]?.low ?? "")) return "in";
  // "as per the Load Restraint Guide", "under the Code of Practice"
  if (isThe && (before === "per" || before === "under")) return "in";
  // "in the US", "on the ABC": a place, no way of working.
  return usedIn.has(before) && !isThe ? "in" : undefined;
}

const rulebooks = new Set(
  "framework frameworks standard standards code practice policy guidelines guide charter principles".split(
    " ",
  ),
);
const inNames = new Set("and of for the on in to".split(" "));
const longestRule = 9;

/**
 * Where the name of a rulebook ends that begins at `at`: "Protective Security Policy Framework", "Code of Practice";
 * `at` where none begins there.
 * @param isCapital the word at a place begins with a capital.
 */
export function rulebookEnd(
  tokens: readonly Token[],
  at: number,
  isCapital: (at: number) => boolean,
): number {
  if (!isCapital(at)) return at;
  let end = at;
  let names = 0;
  for (let i = at; i < Math.min(tokens.length, at + longestRule); i += 1) {
    const token = tokens[i];
    if (token === undefined || (i > at && token.gap !== 0)) break;
    if (!isCapital(i) && !inNames.has(token.low)) break;
    if (isCapital(i)) names += 1;
    if (isCapital(i) && rulebooks.has(token.low) && names > 1) end = i + 1;
  }
  return end;
}
