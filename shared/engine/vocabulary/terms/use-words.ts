import type { Token } from "../../words/tokenise.ts";

const usedWith = new Set(["using", "via", "through", "leveraging"]);
const usedIn = new Set(["in", "through", "into", "on"]);
/** "in line with", "in accordance with": the word before "with" what rules the work. */
const ruledBy = new Set(["line", "accordance", "compliance"]);

/**
 * How the work stands to what is named at `at`: done "with" it ("using Splunk"), or done "in" it and ruled by it
 * ("in SAP", "using the EYLF", "in line with the ATS"); undefined where neither is said.
 */
export function kindOfUse(tokens: readonly Token[], at: number): "with" | "in" | undefined {
  const before = tokens[at - 1]?.low ?? "";
  const second = tokens[at - 2]?.low ?? "";
  if (usedWith.has(before)) return "with";
  if (usedIn.has(before) || (before === "with" && ruledBy.has(second))) return "in";
  if (before !== "the" || usedIn.has(second)) return undefined;
  return kindOfUse(tokens, at - 1) === undefined ? undefined : "in";
}
