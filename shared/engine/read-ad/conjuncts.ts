import { isActionHere } from "../words/action-verbs.ts";
import type { PhraseRange } from "../words/noun-phrases.ts";
import { emptyAlone, phraseLeads } from "../words/plain-words.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { afterLeads, contentCount } from "./phrase-words.ts";

const connectors = new Set(["and", "or", "nor"]);
const pairs = new Set(["as well as", "along with", "together with"]);
/** A coordination longer than this is told apart even when its parts share a verb. */
const mostWords = 10;

function connectorLength(tokens: readonly Token[], at: number): number {
  const low = tokens[at]?.low ?? "";
  if (connectors.has(low)) return 1;
  const three = [low, tokens[at + 1]?.low, tokens[at + 2]?.low].join(" ");
  if (three === "as well as") return 3;
  return pairs.has(`${low} ${tokens[at + 1]?.low}`) ? 2 : 0;
}

/** A part of a clause between commas and connecting words. */
interface Piece extends PhraseRange {
  /** A word connects it, not a comma alone. */
  connected: boolean;
}

/** The parts of a clause between commas and connecting words. */
function piecesOf(tokens: readonly Token[], range: PhraseRange): Piece[] {
  const pieces: Piece[] = [];
  let first = range.first;
  let at = first;
  let connected = true;
  while (at < range.last) {
    const length = connectorLength(tokens, at);
    const isComma = at > first && ((tokens[at]?.gap ?? 0) & gap.comma) !== 0;
    if (length === 0 && !isComma) {
      at += 1;
      continue;
    }
    if (at > first) pieces.push({ first, last: at, connected });
    connected = length > 0;
    first = at + length;
    at = Math.max(first, at + 1);
  }
  if (first < range.last) pieces.push({ first, last: range.last, connected });
  return pieces;
}

const modifier = /(?:al|ive|ous|ic|ed|ary|able|ible|ful|less|ly|ant|ent|ern|ory)$/;
const modifiers = new Set(
  "written verbal oral spoken inbound outbound internal external senior junior primary front back fast local state federal soft hard hot cold short long small large high low big oral planned reactive indoor outdoor domestic medium heavy light new used non".split(
    " ",
  ),
);

/** "written" of "written and verbal communication": it waits for the noun of the next part. */
function isModifier(tokens: readonly Token[], piece: PhraseRange, isDuty: boolean): boolean {
  const at = afterLeads(tokens, piece.first, piece.last);
  const low = tokens[piece.last - 1]?.low ?? "";
  if (
    piece.last - at <= 3 &&
    (modifiers.has(low) || (phraseLeads.has(low) && !/^(?:one|working|years?|months?)$/.test(low)))
  )
    return true;
  if (piece.last - at > (isDuty ? 2 : 1)) return false;
  return (
    modifiers.has(low) ||
    (low.length > 4 && modifier.test(low) && !isActionHere(tokens[piece.last - 1]) && emptyOrLong(low))
  );
}

/** "management" and "equipment" end like adjectives. */
function emptyOrLong(low: string): boolean {
  return !/(?:ment|ments|ient|gent|dent|tory|ility|ally)$/.test(low) || emptyAlone.has(low);
}

/** Nothing but verbs: "assess", "preparing" wait for the object of the next part. */
function isBareVerb(tokens: readonly Token[], piece: PhraseRange): boolean {
  const first = afterLeads(tokens, piece.first, piece.last);
  const verbs = tokens.slice(first, piece.last);
  return (
    verbs.length > 0 &&
    verbs.length < 3 &&
    isActionHere(verbs[0]) &&
    verbs.every((v) => isActionHere(v) || v.low.endsWith("ly"))
  );
}

/** "…, providing feedback": it tells how, and is no demand of its own, unless the whole list is of such verbs. */
function tellsHow(tokens: readonly Token[], pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  const isIng = (one: PhraseRange) =>
    tokens[afterLeads(tokens, one.first, one.last)]?.low.endsWith("ing") === true;
  if (at === 0 || piece === undefined || piece.connected) return false;
  return (
    startsVerb(tokens, piece) && piece.last - piece.first > 1 && isIng(piece) && !isIng(pieces[0] as Piece)
  );
}

const negations = new Set([
  "no",
  "not",
  "dont",
  "cant",
  "wont",
  "never",
  "nobody",
  "isnt",
  "arent",
  "without",
]);

function startsVerb(tokens: readonly Token[], piece: PhraseRange): boolean {
  const at = afterLeads(tokens, piece.first, piece.last);
  const token = tokens[at];
  return at < piece.last && isActionHere(token);
}

const objectEnders = new Set("to by for through using that which who across within under".split(" "));

/** Where the object of a part ends and its purpose begins. */
function objectEnd(tokens: readonly Token[], piece: PhraseRange): number {
  for (let at = piece.first + 1; at < piece.last; at += 1)
    if (objectEnders.has(tokens[at]?.low ?? "")) return at;
  return piece.last;
}

/** Where the part belongs to the phrase before it: they share a noun or a verb. */
function continues(
  tokens: readonly Token[],
  before: PhraseRange,
  last: PhraseRange,
  piece: PhraseRange,
  isDuty: boolean,
): boolean {
  if (piece.last - before.first > mostWords + 4) return false;
  if (isBareVerb(tokens, last) && before.first === last.first) return true;
  if (isBareVerb(tokens, last)) return startsVerb(tokens, piece);
  if (startsVerb(tokens, piece) && !isBareVerb(tokens, piece)) return false;
  if (isModifier(tokens, last, isDuty) && contentCount(tokens, piece.first, piece.last) > 0) return true;
  const isShort = objectEnd(tokens, piece) - before.first <= mostWords;
  if (!isShort) return false;
  if (isDuty) return startsVerb(tokens, before) || piece.last - piece.first === 1;
  return startsVerb(tokens, before) && piece.last - piece.first <= 2;
}

/**
 * The parts of a clause that say something each: "preparing statements" and "lodging returns" are two, "assess, plan
 * and deliver care", "written and verbal communication" and "showering, dressing and meals" are one.
 */
export function readConjuncts(tokens: readonly Token[], clause: PhraseRange, isDuty: boolean): PhraseRange[] {
  const found: PhraseRange[] = [];
  let last: PhraseRange | undefined;
  const pieces = piecesOf(tokens, clause);
  for (const [at, piece] of pieces.entries()) {
    if (tellsHow(tokens, pieces, at)) break;
    if (negations.has(tokens[piece.first]?.low ?? "")) continue;
    const before = found.at(-1);
    if (before !== undefined && last !== undefined && continues(tokens, before, last, piece, isDuty))
      found[found.length - 1] = { first: before.first, last: piece.last };
    else found.push(piece);
    last = piece;
  }
  return found;
}
