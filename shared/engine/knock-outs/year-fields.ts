import { gap, type Token } from "../words/tokenise.ts";
import type { KnockOutHit } from "./knock-out-term.ts";

const leads = new Set(
  "experience in of as with working within on relevant related professional post recent".split(" "),
);
/** Where what was done for years ends, and something else is asked or said. */
const ends = new Set(
  "preferably ideally including include includes plus who which that so because is are was will would required essential mandatory preferred desirable minimum ability able strong proven excellent sound good demonstrated knowledge understanding skills you we".split(
    " ",
  ),
);
const breaks = gap.stop | gap.semicolon | gap.colon | gap.open | gap.close | gap.dash | gap.newline;
const longest = 16;
const listReach = 8;
const starters = new Set("a an the and but".split(" "));

/** "in rail, defence or mining": behind this comma the list of choices goes on. */
function listGoesOn(tokens: readonly Token[], at: number): boolean {
  if (starters.has(tokens[at]?.low ?? "")) return false;
  for (let n = at; n < Math.min(tokens.length, at + listReach); n += 1) {
    const { low, gap: bits } = tokens[n] as Token;
    if (low === "or") return true;
    if (ends.has(low) || (bits & breaks) !== 0) return false;
  }
  return false;
}

function fieldEnd(tokens: readonly Token[], last: number): number {
  const lead = tokens[last]?.low ?? "";
  if (((tokens[last]?.gap ?? gap.stop) & (breaks | gap.comma)) !== 0) return last;
  if (!leads.has(lead) && !lead.endsWith("ing")) return last;
  let end = last;
  for (; end < Math.min(tokens.length, last + longest); end += 1) {
    const { low, gap: bits } = tokens[end] as Token;
    if (ends.has(low) || (bits & breaks) !== 0) break;
    if ((bits & gap.comma) !== 0 && low !== "or" && !listGoesOn(tokens, end)) break;
    if (low === "and" && starters.has(tokens[end + 1]?.low ?? "")) break;
  }
  return end;
}

/** The hits with each number of years widened to what was done in them: "two years in collections or credit control". */
export function withYearFields(tokens: readonly Token[], hits: readonly KnockOutHit[]): KnockOutHit[] {
  return hits.map((hit) => {
    if (hit.kind !== "years") return hit;
    const next = hits.find(({ first }) => first >= hit.last)?.first ?? tokens.length;
    return { ...hit, last: Math.max(hit.last, Math.min(next, fieldEnd(tokens, hit.last))) };
  });
}
