import { isActionHere } from "../words/action-verbs.ts";
import { type Token, tokenise } from "../words/tokenise.ts";
import { type AdLine, readAdLines, startsSmall } from "./ad-lines.ts";
import { listsOf } from "./ad-lists.ts";
import type { AdSentence } from "./ad-sentence.ts";
import { withGluedHeadings } from "./breaks/glued-headings.ts";
import { withGluedWords } from "./breaks/glued-words.ts";
import { withInlineMarks } from "./breaks/inline-marks.ts";
import { withLostBreaks } from "./breaks/lost-breaks.ts";
import { withOutline } from "./breaks/outline-numbers.ts";
import { withWrappedLines } from "./breaks/wrapped-lines.ts";
import { withNumbersOnce } from "./breaks/written-numbers.ts";
import { englishLines } from "./facts/ad-language.ts";
import { withLikely } from "./likely/likely-asking.ts";
import { sentenceSpans } from "./sentence-spans.ts";
import { readHeading } from "./zones/ad-headings.ts";
import type { AdZone } from "./zones/ad-zone.ts";
import { sells } from "./zones/block-grammar.ts";
import { withoutHouseAsides } from "./zones/house-asides.ts";
import type { Heading } from "./zones/inline-headings.ts";
import { knownHeading } from "./zones/known-headings.ts";
import { withLetterLevels } from "./zones/letter-levels.ts";
import { isMachineTalk } from "./zones/machine-talk.ts";
import { readMarkedRows } from "./zones/marked-rows.ts";
import { withAnswers } from "./zones/questions.ts";
import {
  isLongDuty,
  isProse,
  isSmallItem,
  leavesList,
  type Ruling,
  rulingOf,
  withPoints,
} from "./zones/rulings.ts";
import { isSpacedItem, isSpacedText } from "./zones/spaced-lists.ts";
import { asDuties, withLostLists } from "./zones/told-duties.ts";
import { withTurnedLists } from "./zones/turned-lists.ts";

export type { AdSentence } from "./ad-sentence.ts";

/** The list of demands before the rest: of two mentions of one thing, the one among the demands is shown. */
export function demandsFirst(sentences: readonly AdSentence[]): AdSentence[] {
  const isDemand = ({ zone }: AdSentence) => zone === "requirements";
  return [...sentences.filter(isDemand), ...sentences.filter((sentence) => !isDemand(sentence))];
}

/** The words of the whole ad in order, and how far they are read: every step takes from this one pass. */
interface WordStream {
  words: readonly Token[];
  at: number;
}

const joiners = new Set(["and", "or"]);

/** The words between two offsets, as if only that part had been read: its first word follows no gap. */
function takeWords(stream: WordStream, start: number, end: number): Token[] {
  const { words } = stream;
  while ((words[stream.at]?.start ?? end) < start) stream.at += 1;
  const first = words[stream.at];
  if (first === undefined || first.start >= end) return [];
  const from = stream.at;
  while ((words[stream.at]?.start ?? end) < end) stream.at += 1;
  // "… Preferred and" at the end of a line joins nothing.
  const isOpen = stream.at - from > 1 && joiners.has(words[stream.at - 1]?.low ?? "");
  const taken = words.slice(from, isOpen ? stream.at - 1 : stream.at);
  taken[0] = { ...first, gap: 0 };
  return taken;
}

/** "… Department values. Demonstrated capacity to reflect upon practice": a second demand in one item explains nothing. */
const demands = new Set("demonstrated proven ability experience knowledge capacity demonstrable".split(" "));
const levels = new Set(
  "advantage advantageous desirable preferred regarded bonus essential required".split(" "),
);
const demandsAnew = (tokens: readonly Token[]) =>
  demands.has(tokens[0]?.low ?? "") || tokens.slice(2).some(({ low }) => levels.has(low));

function sentencesOf(text: string, line: AdLine, from: number, ruling: Ruling): AdSentence[] {
  const stream = { words: line.tokens, at: 0 };
  const isItem =
    line.bullet ||
    (ruling.items > 0 &&
      (!isProse(text, line) || isSmallItem(text, line, ruling) || isLongDuty(text, line, ruling)));
  return sentenceSpans(text, from, line.end)
    .filter((span) => !isMachineTalk(text.slice(span.start, span.end)))
    .map((span, n) => {
      const tokens = withoutHouseAsides(takeWords(stream, span.start, span.end));
      const isOwn = n === 0 || (ruling.zone === "duties" ? isActionHere(tokens[0]) : demandsAnew(tokens));
      return {
        ...span,
        tokens,
        zone: ruling.zone,
        literal: ruling.literal,
        line: line.line,
        ...(ruling.invites === true ? { invited: true as const } : {}),
        ...(isItem && ruling.choice !== undefined ? { choice: ruling.choice } : {}),
        ...(isItem ? (isOwn ? { item: true } : { explains: true }) : {}),
      };
    })
    .filter((sentence) => sentence.tokens.length > 0);
}

/** A line of this many characters is a paste whose line breaks were lost. */
const lostBreaks = 700;

/** "… of the ward. About you You hold a current …": a known heading inside the one line of a paste. */
function inlineRuling(text: string, sentence: AdSentence): Ruling | undefined {
  const known = knownHeading(sentence.tokens);
  const next = known === undefined ? undefined : sentence.tokens[known.words];
  if (known === undefined || next === undefined) return undefined;
  const isTitled = known.words > 1 && /\p{Lu}/u.test(text[next.start] ?? "");
  const between = text.slice(sentence.tokens[known.words - 1]?.end, next.start);
  if (!isTitled && !/[:\u2013-]/.test(between)) return undefined;
  return { zone: known.zone, literal: false, items: 0 };
}

/** Headings inside a line that holds a whole ad rule what follows them in it. */
function withInlineHeadings(text: string, line: AdLine, sentences: AdSentence[]): AdSentence[] {
  if (line.end - line.start < lostBreaks) return sentences;
  let ruling: Ruling | undefined;
  return sentences.map((sentence) => {
    ruling = inlineRuling(text, sentence) ?? ruling;
    return ruling === undefined ? sentence : { ...sentence, zone: ruling.zone };
  });
}

const applyStart =
  /^(?:to apply|apply|applications?|click|please (?:apply|send|submit|email|forward|attach|contact)|send|submit|email|for (?:more|further|a confidential|any|all)|enquiries|closing|closes|how to apply|if (?:this sounds|you (?:are interested|would like|want|think|have any questions)))(?: |$)/;
const legalWords =
  /(?:^| )(?:equal opportunity|equal employment|equal opportunities|diverse (?:and|workforce|workplace|community|applicants)|diversity (?:and|equity|inclusion|in|of|is|matters)|(?:values?|embraces?|celebrates?|supports?|promotes?|welcomes?) (?:\w+ )?diversity|regardless of|without regard|torres strait|lgbtqi?a?|traditional (?:owners|custodians)|reasonable (?:adjustments?|accommodations?)|smoke free|unsolicited)(?: |$)/;

const ofApplying = new Set(
  "resume cv application applications letter interest vacancy position role online now email phone you your us".split(
    " ",
  ),
);

/** A paragraph that tells how to apply, or that everybody may, wherever it stands. */
function zoneOfParagraph(text: string, line: AdLine, isItem: boolean): AdZone | null {
  if (!line.blankBefore || line.bullet) return null;
  // "Apply age-specific interventions", "Submit weekly reports": a task among others.
  if (
    isItem &&
    (isActionHere(line.tokens[0]) || startsSmall(text, line)) &&
    !line.tokens.some(({ low }) => ofApplying.has(low))
  )
    return null;
  const words = line.tokens.slice(0, 40).map((t) => t.low);
  if (applyStart.test(words.slice(0, 6).join(" "))) return "apply";
  if (!isProse(text, line)) return null;
  return legalWords.test(words.join(" ")) ? "legal" : null;
}

/** "$38 an hour": the sign is no word, and an amount without it is no pay. */
function fromSign(text: string, start: number, lineStart: number): number {
  return start > lineStart && text[start - 1] === "$" ? start - 1 : start;
}

/** "4.1 Essential" opens a part of its own; "3.1 Customer experience" under "3. Key result areas" is one of them. */
const levelsOf = new Set("essential mandatory required desirable preferred selection".split(" "));

/** A sub-heading in a list, and a line of the list with a colon, say nothing of their own. */
function keepsZone(heading: Heading, line: AdLine, ruling: Ruling, isSpaced: boolean): boolean {
  if (heading.isMarked === true) return false;
  // "The role is described against the framework:" among the demands leads in more of them.
  if (heading.leadsIn === true && heading.zone === "role" && ruling.zone === "requirements")
    return !line.blankBefore;
  // "Deep understanding of:" right under other demands goes on with them.
  if (heading.leadsIn === true && heading.zone === null && ruling.items > 0)
    return !line.blankBefore || isSpaced;
  if ((line.part ?? 1) > 1 && ruling.zone === "duties") return !levelsOf.has(line.tokens[0]?.low ?? "");
  return line.bullet && heading.alone && (heading.zone === null || ruling.zone === "duties");
}

/** The whole sentences of a line that ends by leading in a list: "You are patient. You will also have:". */
function beforeLeadIn(text: string, line: AdLine, ruling: Ruling): AdSentence[] {
  return sentencesOf(text, line, line.start, ruling).slice(0, -1);
}

/** "As a sales assistant you'll help customers": a paragraph that tells the reader's work is about the employer no more. */
const toReader =
  /^(?:in this (?:role|position|job) |as (?:an?|our|the) (?:[\w-]+ ){1,5})?(?:you will|youll|you would|youd) (?!(?:be )?(?:join|joining|enjoy|receive|get|love|find|see|part))/;

function turnsToReader(text: string, line: AdLine): boolean {
  if (!line.blankBefore || !isProse(text, line)) return false;
  return toReader.test(
    `${line.tokens
      .slice(0, 14)
      .map(({ low }) => low)
      .join(" ")} `,
  );
}

const listZones: ReadonlySet<AdZone> = new Set(["duties", "requirements", "preferred"]);

/** "Key tasks", a paragraph of reasonable accommodations, and then the list: its heading rules it all the same. */
function interruptedBy(ruling: Ruling): Pick<Ruling, "interrupted"> {
  return listZones.has(ruling.zone) && ruling.items === 0 ? { interrupted: ruling } : {};
}

/** What rules a line without a heading: a paragraph may end the list before it, or say itself what it is. */
function rulingBeside(
  text: string,
  lines: readonly AdLine[],
  at: number,
  before: Ruling,
  isAfterDemands: boolean,
): Ruling {
  const line = lines[at] as AdLine;
  const ruling = line.blankBefore ? (before.passing ?? before) : before;
  if (line.bullet && ruling.interrupted !== undefined) return ruling.interrupted;
  if (at === 1 && line.bullet && sells(lines, at)) return { zone: "benefits", literal: false, items: 0 };
  const zone =
    zoneOfParagraph(text, line, isSpacedItem(text, lines, at, ruling.zone)) ??
    (ruling.zone === "company" && turnsToReader(text, line) ? "role" : null);
  const passing = zone === "legal" && !isAfterDemands ? { passing: ruling } : {};
  if (zone !== null) return { zone, literal: false, items: 0, ...interruptedBy(ruling), ...passing };
  return leavesList(text, lines, at, ruling) ? { zone: "role", literal: false, items: 0 } : ruling;
}

/**
 * The ad as sentences, each with its zone; headings themselves are left out, and so is what is addressed to a
 * program and no person. A zone ends at the next heading, known or not, and where prose follows a finished list.
 * Rules: docs/engine.md, What an ad asks. Linear in the length of the text.
 * @param words the tokens of the whole text, when they were read already.
 */
export function readAdSections(text: string, words: readonly Token[] = tokenise(text)): AdSentence[] {
  const read = withOutline(text, readAdLines(text, withNumbersOnce(words)));
  const whole = withGluedWords(text, withWrappedLines(text, read));
  const parted = withGluedHeadings(text, withInlineMarks(text, whole));
  const lines = englishLines(text, withLostBreaks(text, parted));
  const sentences: AdSentence[] = [];
  let ruling: Ruling = { zone: "role", literal: false, items: 0 };
  let isAfterDemands = false;
  const rows = readMarkedRows(lines);
  lines.forEach((line, at) => {
    if (rows?.labels.has(at) === true) return;
    const zone = rows?.zones.get(at);
    if (zone !== undefined) {
      sentences.push(
        ...sentencesOf(text, line, line.start, { zone, literal: zone === "requirements", items: 1 }),
      );
      return;
    }
    const heading = readHeading(text, lines, at, isAfterDemands, ruling.zone);
    if (heading?.alone) {
      sentences.push(...beforeLeadIn(text, line, ruling));
      ruling = keepsZone(heading, line, ruling, isSpacedText(lines))
        ? withPoints(ruling, line)
        : rulingOf(heading, line);
      return;
    }
    ruling = withPoints(rulingBeside(text, lines, at, ruling, isAfterDemands), line);
    const own = heading === undefined ? ruling : rulingOf(heading, line);
    const from = fromSign(text, line.tokens[heading?.words ?? 0]?.start ?? line.start, line.start);
    if (line.bullet || !line.blankBefore || isSpacedItem(text, lines, at, ruling.zone)) ruling.items += 1;
    isAfterDemands ||= ruling.zone === "requirements" || ruling.zone === "preferred";
    const said = withAnswers(text, sentencesOf(text, line, from, own));
    if (heading !== undefined && endsDemands(own, line)) ruling = { zone: "role", literal: false, items: 0 };
    sentences.push(...withInlineHeadings(text, line, said));
  });
  const placed = withLetterLevels(text, asDuties(asDemands(withTurnedLists(withLostLists(sentences)))));
  return withLikely(placed, listsOf(placed));
}

/** "What you get from us: $90k, a ute, …" in a paragraph of its own: the list of demands before it is over. */
const endsDemands = ({ zone }: Ruling, line: AdLine) =>
  zone === "benefits" && line.blankBefore && !line.bullet;

const shortestList = 3;

/** In an ad without a list of demands, what it would love to see is the list. */
function asDemands(sentences: AdSentence[]): AdSentence[] {
  const invited = sentences.filter((sentence) => sentence.invited === true);
  if (invited.length < shortestList || sentences.some(({ zone }) => zone === "requirements"))
    return sentences;
  return sentences.map((sentence) =>
    sentence.invited === true ? { ...sentence, zone: "requirements" } : sentence,
  );
}
