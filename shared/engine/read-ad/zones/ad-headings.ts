import { findYears } from "../../roles/roles.ts";
import { gap } from "../../words/tokenise.ts";
import type { AdLine } from "../ad-lines.ts";
import { isJobNoun } from "../job-nouns.ts";
import type { AdZone } from "./ad-zone.ts";
import { sells, zoneOfBlock } from "./block-grammar.ts";
import { namesField, zoneOfHeading } from "./heading-words.ts";
import { type Heading, headed, joined, readInline } from "./inline-headings.ts";
import { lastSentence, leadsInVerbs, readLeadIn } from "./lead-ins.ts";
import { isPaperLine } from "./paper-lines.ts";
import {
  countsYears,
  hasShape,
  lastSign,
  readKnown,
  readMarked,
  readQuestion,
  readShouted,
  readTitled,
  sentenceEnd,
} from "./plain-headings.ts";
import { asksReader } from "./questions.ts";
import { isSentenceCase, isSpacedItem } from "./spaced-lists.ts";

/** Shorter lines than this may be items of a list. */
const proseWords = 9;

function isProse(text: string, line: AdLine): boolean {
  return line.tokens.length >= proseWords || sentenceEnd.has(lastSign(text, line));
}

/** A template's part that was left empty. */
const nothing = new Set(["n a", "na", "none", "nil", "not applicable", "tba", "tbc"]);

/** A list or a paragraph stands below: more than another line of the same short kind. */
function opensBlock(text: string, lines: readonly AdLine[], at: number): boolean {
  const next = lines[at + 1];
  if (next === undefined) return false;
  if (next.tokens.length < 3 && nothing.has(next.tokens.map((t) => t.low).join(" "))) return true;
  if (next.bullet || (isProse(text, next) && !next.tokens.some((t) => t.low === "www"))) return true;
  return lines[at + 2]?.blankBefore === false && (!next.blankBefore || leadsList(lines, at));
}

const shortestBlock = 3;

/** "We'd like to know that you can", an empty line and lines without marks: the heading's own words say that a list follows. */
function leadsList(lines: readonly AdLine[], at: number): boolean {
  const block = lines.slice(at + 2, at + 1 + shortestBlock);
  const isBlock = block.length === shortestBlock - 1 && block.every(({ blankBefore }) => !blankBefore);
  return isBlock && ofLists.has(zoneOfHeading(joined(lines[at]?.tokens ?? [])));
}

const listSigns = 2;

/** "Role:" above one line of tasks parted by semicolons. */
function opensLineOfTasks({ tokens }: AdLine): boolean {
  return tokens.filter(({ gap: bits }) => (bits & gap.semicolon) !== 0).length >= listSigns;
}

const employers = new Set("our we us about life values join meet company why who team".split(" "));

const isOfEmployers = ({ tokens }: AdLine) => tokens.some(({ low }) => employers.has(low));

/** "Culture & Leadership Support" above tasks is one part of the work. */
function isOfDuties(lines: readonly AdLine[], at: number): boolean {
  return (
    !isOfEmployers(lines[at] as AdLine) &&
    lines[at + 1]?.bullet === true &&
    zoneOfBlock(lines, at + 1) === "duties"
  );
}

const shortestList = 3;
const longestItem = 14;

/** "Classification: Officer Grade 2": a field of a form, and no item. */
function isField({ bullet, tokens }: AdLine): boolean {
  return !bullet && tokens.slice(1, 4).some(({ gap: bits }) => (bits & gap.colon) !== 0);
}

/** "Your new role", "The job:" right above a list: what the work consists of, unless the list's own grammar says other things. */
function opensList(text: string, lines: readonly AdLine[], at: number): boolean {
  const below = lines.slice(at + 1, at + 1 + shortestList);
  if (below.every(isField)) return false;
  const isItem = (line: AdLine, n: number) =>
    line.bullet ||
    (line.tokens.length <= longestItem && lastSign(text, line) !== "." && (n > 0 || !line.blankBefore));
  return (
    below.length === shortestList &&
    below.every((line, n) => isItem(line, n) && (n === 0 || !line.blankBefore))
  );
}

const ofEmployer: ReadonlySet<AdZone> = new Set(["company", "benefits", "apply", "legal"]);

/** "Benefits Officer", "Experienced Roofing Estimator": words of a title. */
function isOfTitle(own: AdZone, { tokens }: AdLine): boolean {
  if (ofEmployer.has(own) || isJobNoun(tokens.at(-1)?.low ?? "")) return true;
  // "Disability Support Worker - male preferred for this role"
  return tokens
    .slice(0, longestTitle)
    .some(({ low, gap: bits }, at) => isJobNoun(low) && at > 0 && bits === 0);
}

const longestTitle = 5;

const gerunds = 3;

function isRowOfGerunds(lines: readonly AdLine[], at: number): boolean {
  const below = lines.slice(at, at + gerunds);
  return below.length === gerunds && below.every(({ tokens }) => tokens[0]?.low.endsWith("ing") === true);
}

const longestPart = 4;

/** "Stock & Stores:" above bare nouns, right behind a list of duties or right under their heading: one part of the work. */
function isPartOfWork(text: string, lines: readonly AdLine[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at] as AdLine];
  if (above === undefined || lines[at + 1]?.bullet !== true || isOfEmployers(line)) return false;
  const isBehind = lastSign(text, above.bullet ? line : above) === ":";
  return isBehind && line.tokens.length <= longestPart;
}

/** What the heading's own words say, or else the lines under it; a demand only where none stood before. */
function zoneUnder(
  text: string,
  lines: readonly AdLine[],
  at: number,
  isAfterDemands: boolean,
  under: AdZone,
): AdZone | null {
  if (at === 0 && sells(lines, 1)) return "benefits";
  const own = zoneOfHeading(joined(lastSentence((lines[at] as AdLine).tokens)));
  // "Inclusion Support Worker", "Benefits Officer": the first line is the job's title, whatever words stand in it.
  if (at === 0 && own !== null && lines[1]?.bullet !== true && isOfTitle(own, lines[0] as AdLine))
    return "role";
  if (own === "company" && !isAfterDemands && isOfDuties(lines, at)) return "duties";
  if (own === "role" && opensList(text, lines, at)) return zoneOfBlock(lines, at + 1) ?? "duties";
  const below = lines[at + 1];
  if (own === "role" && below !== undefined && opensLineOfTasks(below)) return "duties";
  if (own !== null) return own;
  const found = zoneOfBlock(lines, at + 1);
  // The first line is the job's title, unless what follows is a list of tasks that begin alike: "Deal strategy".
  if (at === 0) return found === "duties" && isRowOfGerunds(lines, at + 1) ? "duties" : "role";
  // "Gum City Council – Legal Section" above a paragraph, right under the title: whose ad it is.
  const isOfTop = at <= 2 && below !== undefined && !below.bullet && lastSign(text, below) === ".";
  if (found === null && under === "duties" && isPartOfWork(text, lines, at)) return "duties";
  return found === "requirements" && (isAfterDemands || isOfTop) ? "role" : found;
}

/** A known heading of the role above a list of tasks opens duties. */
function ofList(text: string, heading: Heading, lines: readonly AdLine[], at: number): Heading {
  const below = lines[at + 1];
  // "City:" above "Toronto" and the next field: a form.
  if (namesField(joined((lines[at] as AdLine).tokens))) return heading;
  if (heading.zone === "role" && below !== undefined && opensLineOfTasks(below))
    return { ...heading, zone: "duties" };
  if (heading.zone !== "role" || !opensList(text, lines, at)) return heading;
  return { ...heading, zone: zoneOfBlock(lines, at + 1) ?? "duties" };
}

const ofLists: ReadonlySet<AdZone | null> = new Set(["duties", "requirements", "preferred"]);

/** "What you need", an empty line, "Queen rearing": the first of a list stands like a heading right under the list's own. */
function opensListBelow(text: string, lines: readonly AdLine[], at: number): boolean {
  const [above, line, below] = [lines[at - 1], lines[at] as AdLine, lines[at + 1]];
  if (above === undefined || line.bullet || below?.bullet === true) return false;
  const known = readKnown(text, above);
  const led = lastSign(text, above) === ":" ? zoneOfHeading(joined(above.tokens)) : null;
  if (!ofLists.has(known?.zone ?? led)) return false;
  return (
    endsInCue(line) || (isSentenceCase(text, line.tokens) && zoneOfHeading(joined(line.tokens)) === null)
  );
}

const shortestDemand = 4;
const cuesBehind = new Set("required preferred desirable essential desired".split(" "));

/** "Master's Degree in Nursing Required": a demand with its level behind it. */
function endsInCue({ tokens }: AdLine): boolean {
  return tokens.length >= shortestDemand && cuesBehind.has(tokens.at(-1)?.low ?? "");
}

const longestGroup = 6;
const demandOpeners = new Set(
  "strong excellent outstanding proven demonstrated demonstrate sound solid effective exceptional good high highly ability able experience knowledge current valid understanding commitment".split(
    " ",
  ),
);
const openEnds = new Set(["of", "in", "with", "following", "either"]);

/** "1. Communication" above "a. Highly developed written skills": the name of a group of criteria, asked for in its points. */
function namesGroup(text: string, line: AdLine, next: AdLine | undefined): boolean {
  if (line.mark !== "1" || next?.bullet !== true || next.mark === "1" || next.blankBefore) return false;
  const { tokens } = line;
  // "Experience in at least two of" leads in the points.
  if (openEnds.has(tokens.at(-1)?.low ?? "")) return true;
  return (
    tokens.length <= longestGroup && lastSign(text, line) !== "." && !demandOpeners.has(tokens[0]?.low ?? "")
  );
}

const longestLabelOfYears = 7;

/** "3+ years in product marketing, having focused on the following:" */
const opensWithYears = (text: string, line: AdLine) =>
  countsYears.test(text.slice(line.start, line.end).trim());

/**
 * The heading that a line is, if it is one: by its place (a gap before it, a list or paragraph under it), its shape
 * (short, without a stop) and its words. An unknown heading ends the part before it all the same.
 * @param isAfterDemands the ad's list of demands was read already.
 * @param under the zone that rules the line unless it is a heading.
 */
export function readHeading(
  text: string,
  lines: readonly AdLine[],
  at: number,
  isAfterDemands: boolean,
  under: AdZone,
): Heading | undefined {
  const line = lines[at] as AdLine;
  if (namesGroup(text, line, lines[at + 1])) return headed(null, line.tokens);
  // "- Minimum 5 years of experience in:" asks by itself, whatever stands below.
  const isItem = line.bullet || (opensWithYears(text, line) && line.tokens.length > longestLabelOfYears);
  if (isItem && ofLists.has(under) && findYears(line.tokens).length > 0) return undefined;
  const marked = readMarked(text, line, lines[at + 1]);
  if (marked !== undefined) return marked;
  const inline = readInline(text, line, lines[at + 1]);
  if (inline !== undefined) return inline;
  const lead = readLeadIn(text, lines, at);
  if (lead !== undefined) {
    if (lead.zone !== null || line.bullet) return ofList(text, lead, lines, at);
    const zone = zoneUnder(text, lines, at, isAfterDemands, under);
    // "We're looking for an analyst to join a team and to:" tells what the analyst does.
    const isDone = zone === "requirements" && leadsInVerbs(lines, at + 1, line.tokens.at(-1)?.low);
    return { ...lead, zone: isDone ? "duties" : zone };
  }
  if (asksReader(text, line) && lines[at + 1]?.bullet !== true) return undefined;
  const asked = readQuestion(text, line);
  if (asked !== undefined) return asked;
  const known = readKnown(text, line) ?? readShouted(text, line) ?? readTitled(text, lines, at, under);
  if (known !== undefined) return ofList(text, known, lines, at);
  if (isSpacedItem(text, lines, at, under) || opensListBelow(text, lines, at)) return undefined;
  const standsApart = line.blankBefore || lines[at - 1]?.bullet === true || lines[at + 1]?.bullet === true;
  if (!standsApart || !hasShape(text, line, lines[at + 1]) || !opensBlock(text, lines, at)) return undefined;
  if (isPaperLine(text, line, at)) return undefined;
  return headed(zoneUnder(text, lines, at, isAfterDemands, under), line.tokens);
}
