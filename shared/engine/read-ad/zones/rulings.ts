import { isActionHere } from "../../words/action-verbs.ts";
import { type AdLine, startsSmall } from "../ad-lines.ts";
import type { AdZone } from "./ad-zone.ts";
import type { Heading } from "./inline-headings.ts";
import { endsSolidList, isSpacedItem } from "./spaced-lists.ts";

/** What rules the lines up to the next heading. */
export interface Ruling {
  zone: AdZone;
  literal: boolean;
  /** Lines of a list read under the heading. */
  items: number;
  /** "One of these would be good": where the list of ways begins. */
  choice?: number;
  /** The choice is among the points below a numbered line: it ends with the next number. */
  ofPoints?: true;
  /** A paragraph of the law or of applying stands between a heading and its list: what rules the list below it. */
  interrupted?: Ruling;
  /** A paragraph that names First Nations people or diversity before anything was demanded: what rules behind it. */
  passing?: Ruling;
  /** "What we'd love to see": a wish in form, and the demands of an ad that has no other list of them. */
  invites?: true;
}

const oneIsEnough =
  /(?:^| )(?:one|any|some|either|at least (?:one|two)|one or more)(?: or more)? of (?:these|the following|the below|those|the areas below)(?: |$)/;

const invitation =
  /(?:^| )(?:ideally|desired|wed love|we would love|(?:great|good) addition|love to (?:see|hear|meet)|(?:great|perfect|good) if)(?: |$)/;

/** What a heading makes of the lines below it. */
export function rulingOf(heading: Heading, line: AdLine): Ruling {
  const said = line.tokens.map((t) => t.low).join(" ");
  const isChoice = heading.alone && oneIsEnough.test(said);
  const invites = heading.alone && heading.zone === "preferred" && invitation.test(said);
  return {
    zone: heading.zone ?? "role",
    literal: heading.literal,
    items: heading.leadsIn ? 1 : 0,
    ...(isChoice ? { choice: line.start } : {}),
    ...(invites ? { invites } : {}),
  };
}

const leadsInChoice = /(?:^| )(?:(?:one|two|any|some|at least (?:one|two|three)) (?:or more )?of|either)$/;

/** "3. Substantial experience in at least two of", above its points: enough of them will do, up to the next number. */
export function withPoints(ruling: Ruling, line: AdLine): Ruling {
  if (line.mark !== "1") return ruling;
  const { choice, ofPoints, ...rest } = ruling;
  const said = line.tokens.map((t) => t.low).join(" ");
  if (leadsInChoice.test(said)) return { ...rest, choice: line.start, ofPoints: true };
  return ofPoints === true ? rest : ruling;
}

const proseWords = 14;

/** A line of running text. */
export function isProse(text: string, line: AdLine): boolean {
  if (line.bullet || line.tokens.length < 4) return false;
  return line.tokens.length >= proseWords || text.slice(line.start, line.end).trimEnd().endsWith(".");
}

const lists: ReadonlySet<AdZone> = new Set(["duties", "requirements", "preferred"]);

/** "manage the team of volunteers" under a list's heading; in other text a wrapped line begins so. */
export function isSmallItem(text: string, line: AdLine, { zone }: Ruling): boolean {
  return lists.has(zone) && startsSmall(text, line);
}

const longestDuty = 28;

const toldOf = new Set("you your youll youd we our us is are was will".split(" "));

/** "Static guarding and foot patrols of the car parks": work named, and nothing told of it. */
function namesWork({ tokens }: AdLine): boolean {
  return !tokens.some(({ low }) => toldOf.has(low));
}

/** A line of a list without marks, however long: it names what is done and ends without a stop. */
export function isLongDuty(text: string, line: AdLine, { zone }: Ruling): boolean {
  if (zone !== "duties" || line.tokens.length > longestDuty) return false;
  if (!isActionHere(line.tokens[0]) && !namesWork(line)) return false;
  return !text.slice(line.start, line.end).trimEnd().endsWith(".");
}

/** A paragraph behind a finished list is under its heading no more: it must ask in its own words. */
export function leavesList(text: string, lines: readonly AdLine[], at: number, ruling: Ruling): boolean {
  const line = lines[at] as AdLine;
  if (
    ruling.items < 2 ||
    !isProse(text, line) ||
    isSmallItem(text, line, ruling) ||
    isSpacedItem(text, lines, at, ruling.zone)
  )
    return false;
  if (goesOnNumbered(lines, at)) return false;
  return line.blankBefore || lines[at - 1]?.bullet === true || endsSolidList(lines, at);
}

/** "SC1 Demonstrated knowledge of …", another sentence in a line of its own, "SC2 …": the numbers go on. */
function goesOnNumbered(lines: readonly AdLine[], at: number): boolean {
  const isNumbered = (line: AdLine | undefined) => line?.bullet === true && line.mark === "1";
  return lines[at]?.blankBefore === false && isNumbered(lines[at - 1]) && isNumbered(lines[at + 1]);
}
