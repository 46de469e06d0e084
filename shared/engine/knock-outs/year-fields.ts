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
  for (const { low, gap: bits } of tokens.slice(at, at + listReach)) {
    if (low === "or") return true;
    if (ends.has(low) || (bits & breaks) !== 0) return false;
  }
  return false;
}

function fieldEnd(tokens: readonly Token[], last: number): number {
  const lead = tokens[last]?.low ?? "";
  if (((tokens[last]?.gap ?? gap.stop) & (breaks | gap.comma)) !== 0) return last;
  if (!leads.has(lead) && !lead.endsWith("ing")) return last;
  const field = tokens.slice(last, last + longest);
  const length = field.findIndex(({ low, gap: bits }, n) => {
    if (ends.has(low) || (bits & breaks) !== 0) return true;
    if ((bits & gap.comma) !== 0 && low !== "or" && !listGoesOn(tokens, last + n)) return true;
    return low === "and" && starters.has(tokens[last + n + 1]?.low ?? "");
  });
  return last + (length === -1 ? field.length : length);
}

/** The hits with each number of years widened to what was done in them: "two years in collections or credit control". */
export function withYearFields(tokens: readonly Token[], hits: readonly KnockOutHit[]): KnockOutHit[] {
  return hits.map((hit) => {
    if (hit.kind !== "years") return hit;
    const next = hits.find(({ first }) => first >= hit.last)?.first ?? tokens.length;
    return { ...hit, last: Math.max(hit.last, Math.min(next, fieldEnd(tokens, hit.last))) };
  });
}
