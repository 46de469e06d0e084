import { readWords } from "../knock-outs/knock-out-term.ts";
import { type PhraseList, phraseEnd } from "../words/count-words.ts";
import type { Token } from "../words/tokenise.ts";
import type { Proof } from "./proof.ts";
import type { EvidenceLine } from "./resume-lines.ts";

/** A condition of the work: what asks for it, what accepts it, what only points to it. */
interface Condition {
  asks: PhraseList;
  /** Words of a person who says that it suits. */
  accepts: PhraseList;
  /** Tasks that make it likely. */
  hints: PhraseList;
}

function condition(asks: string, accepts: string, hints: string): Condition {
  return { asks: readWords(asks), accepts: readWords(accepts), hints: readWords(hints) };
}

const conditions: readonly Condition[] = [
  condition(
    "rotating roster|rotating shift|rotating shifts|shift work|weekends|weekend|weekend work|night shift|night shifts|nights|public holidays|overtime|saturdays|saturday|sundays|afternoon shift|" +
      "evening shifts|evenings|days and nights|days on|hour shifts|swing roster|fifo roster|24 7 roster|rostered shifts|early mornings|early starts|on call roster|after hours|seven day roster|mon to fri|monday to friday|rostered",
    "any shift|all shifts|available for|available any|weekends|can work any|can work all|can work weekends|can work nights|can work evenings|can work shifts|seven days|fully flexible|flexible availability|any time|happy to work|rotating|nights and weekends|open availability|any roster|day or night shift|days and nights|happy with swings|any swing|saturdays|overtime|full availability",
    "night shift|night shifts|nights|weekend and night|weekend|on call|shift|afternoon shift|early|evenings|public holidays|rotating day|roster|saturday|in charge of shift",
  ),
  condition(
    "travel approximately|travel up to|travel required|travel as required|travel frequently|some regional travel|availability to travel|willing to travel|willingness to travel|travel to|travel interstate|travel regularly|regional travel|some travel|travel between|overnight travel|able to travel|ability to travel",
    "free to travel|happy to travel|willing to travel|can travel|to travel|travelled|travel monthly|travel each|relocate",
    "travel|interstate|fly in|regional|drove to",
  ),
  condition(
    "lift up to|lifting up to|manual handling|heavy lifting|physically fit|physical fitness|level of fitness|physically capable|physically demanding|able to lift|ability to lift|manual work|physical work|fit for|stand for|on your feet|" +
      "work outdoors|outdoor work|all weather",
    "fit for|fit to|physically fit|level of fitness|physically capable|manual handling|heavy lifting|lift up to|able to lift|physical work|good health|no restrictions|outdoors in all weather",
    "loading|loaded|unloading|pick|pallets|cartons|carried|labourer|furniture|construction site|standing",
  ),
  condition(
    "working in a chiller|work in a chiller|in the chiller|chiller at|work in a freezer|working in a freezer|cold environment|cold room|cold rooms|cold storage",
    "cold rooms|cold room|chiller|freezer|cold storage",
    "cold",
  ),
  condition(
    "reference checks|reference check|referees|professional references|references|referee checks",
    "referees|referee|references|contacts on request|numbers on request|on request|shift manager|manager|supervisor|principal|director",
    "reference",
  ),
  condition(
    "relocate|relocation|willing to relocate|based in the region|live locally",
    "free to move|happy to relocate|willing to relocate|relocating|moving to|looking to settle|will relocate|to move",
    "",
  ),
  condition(
    "immunisation|immunised|vaccination|vaccinations|vaccinated|vaccine|influenza|flu vaccination|covid",
    "vaccinations|vaccination|vaccinated|immunised|immunisation|immunisations|flu and covid|hepatitis b|covid 19|influenza",
    "",
  ),
];

const ownWords = new Set(["header", "summary", "other", "skills", "certificates"]);
const refereeWords = readWords(
  "reference checks|reference check|referees|professional references|references|referee checks",
);

function holds(tokens: readonly Token[], list: PhraseList, dead?: readonly boolean[]): boolean {
  return tokens.some((_, at) => dead?.[at] !== true && phraseEnd(tokens, at, list) !== -1);
}

/** The condition of the work that a phrase names, by its number. */
export function readCondition(tokens: readonly Token[]): number | undefined {
  const found = conditions.findIndex(({ asks }) => holds(tokens, asks));
  return found === -1 ? undefined : found;
}

function findReferees(lines: readonly EvidenceLine[]): Proof {
  const line = lines.find(({ line }) => line.section === "referees" && line.heading !== true);
  return line === undefined ? { credit: 0 } : { credit: 1, line };
}

/** The line that names most of what the lists hold. */
function richest(lines: readonly EvidenceLine[], lists: readonly PhraseList[]): EvidenceLine | undefined {
  let best: { line: EvidenceLine; hits: number } | undefined;
  for (const line of lines) {
    const isHit = (at: number) =>
      line.dead[at] !== true && lists.some((list) => phraseEnd(line.tokens, at, list) !== -1);
    const hits = line.tokens.filter((_, at) => isHit(at)).length;
    if (hits > (best?.hits ?? 0)) best = { line, hits };
  }
  return best?.line;
}

/** What the person says of themselves accepts a condition; the same met in a role points to it. */
export function proveCondition(
  number: number,
  tokens: readonly Token[],
  lines: readonly EvidenceLine[],
): Proof {
  const asked = conditions[number];
  if (asked === undefined) return { credit: 0 };
  if (holds(tokens, refereeWords)) return findReferees(lines);
  const living = lines.filter(({ line }) => line.heading !== true);
  const said = living.find(
    ({ line, tokens: own, dead }) => ownWords.has(line.section) && holds(own, asked.accepts, dead),
  );
  if (said !== undefined) return { credit: 1, line: said };
  const hint = richest(living, [asked.hints, asked.accepts, asked.asks]);
  return hint === undefined ? { credit: 0 } : { credit: 0.5, line: hint };
}
