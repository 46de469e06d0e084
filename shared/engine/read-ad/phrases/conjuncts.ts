import { isActionHere } from "../../words/action-verbs.ts";
import type { PhraseRange } from "../../words/noun-phrases.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import {
  type ClauseKind,
  clauseKind,
  endsArticled,
  isBareVerb,
  isVerbIng,
  startsVerb,
} from "../part-kinds.ts";
import { connectors, goesOnWithWork, type Joint, type Piece } from "./goes-on.ts";
import { afterLeads, demandNouns, isNumber, notLessThan } from "./phrase-words.ts";
import { isChainOfDoings, sharesNoun } from "./shared-nouns.ts";
import { afterSubject } from "./subject.ts";

/** A coordination longer than this is told apart even when its parts share a verb. */
const mostWords = 10;

const moreOrLess = new Set("more fewer less above over greater higher so".split(" "));

/** "two or three years", "200 or more employees": one number. */
function isOfNumbers(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.low ?? "";
  // "6 points or fewer"
  const isCounted = isNumber(tokens[at - 2]?.low ?? "") && (next === "fewer" || next === "less");
  return isCounted || (isNumber(tokens[at - 1]?.low ?? "") && (isNumber(next) || moreOrLess.has(next)));
}

function connectorLength(tokens: readonly Token[], at: number): number {
  const low = tokens[at]?.low ?? "";
  // "OH&S": no white space, one written word.
  if (connectors.has(low))
    return ((tokens[at]?.gap ?? 0) & gap.joined) === 0 && !isOfNumbers(tokens, at) ? 1 : 0;
  if (low === "as") return tokens[at + 1]?.low === "well" && tokens[at + 2]?.low === "as" ? 3 : 0;
  return (low === "along" || low === "together") && tokens[at + 1]?.low === "with" ? 2 : 0;
}

const asksHow = new Set("how why what when where".split(" "));

/** "learn how and why things work": one question. */
function isOfQuestions(tokens: readonly Token[], at: number): boolean {
  return asksHow.has(tokens[at - 1]?.low ?? "") && asksHow.has(tokens[at + 1]?.low ?? "");
}

/** Positions of the words that stand inside a term after its first: "health and safety" is never taken apart. */
export type BoundWords = ReadonlySet<number>;

const mannerReach = 5;

/** "in a timely, calm and confident manner": one way of doing it. */
function isOfManner(tokens: readonly Token[], at: number): boolean {
  const from = Math.max(0, at - mannerReach);
  const before = tokens.slice(from, at).findLastIndex(({ low }) => low === "in");
  const article = before < 0 ? "" : (tokens[from + before + 1]?.low ?? "");
  if (article !== "a" && article !== "an") return false;
  const isChoice = tokens[at]?.low === "or";
  return tokens
    .slice(at, at + mannerReach)
    .some(({ low }) => manners.has(low) || (low === "environment" && !isChoice));
}

/** The parts of a clause between commas and connecting words. */
export function piecesOf(tokens: readonly Token[], range: PhraseRange, bound: BoundWords): Piece[] {
  const pieces: Piece[] = [];
  let first = range.first;
  let at = first;
  let connected = true;
  while (at < range.last) {
    const length = connectorLength(tokens, at);
    const isComma = at > first && ((tokens[at]?.gap ?? 0) & gap.comma) !== 0;
    if ((length === 0 && !isComma) || bound.has(at) || isOfManner(tokens, at) || isOfQuestions(tokens, at)) {
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

const participles = new Set(
  "using guided underpinned informed gained obtained acquired earned preferably based located supported showcasing ensuring enabling allowing particularly especially mainly mostly usually typically primarily generally predominantly".split(
    " ",
  ),
);

/** Behind these a list goes on. */
const namesMore = new Set("including regarding concerning".split(" "));
/** "including on or near roadways": where. */
const namesPlace = new Set("on in near during under outside".split(" "));

/** "…, from discovery to launch": how far it reaches. */
function tellsRange(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  return tokens[first]?.low === "from" && tokens.slice(first, last).some(({ low }) => low === "to");
}

/** "manage a caseload, undertaking assessments, providing support": two such parts are the work itself. */
function isSeries(tokens: readonly Token[], pieces: readonly Piece[]): boolean {
  const isDone = ({ first }: Piece) =>
    isVerbIng(tokens[first]) && isActionHere(tokens[first]) && !participles.has(tokens[first]?.low ?? "");
  return pieces.filter((piece, n) => n > 0 && !piece.connected && isDone(piece)).length > 1;
}

const sayings = ["face to face", "side by side"];

/** "…, face to face and by phone" */
function isSaid(tokens: readonly Token[], { first }: PhraseRange): boolean {
  const own = tokens.slice(first, first + 3).map(({ low }) => low);
  return sayings.includes(own.join(" "));
}

/** "use data, including basic economic data, to test an argument": what it is for. */
function tellsPurpose(tokens: readonly Token[], pieces: readonly Piece[], at: number): boolean {
  const isTo = ({ first }: Piece) => tokens[first]?.low === "to";
  const piece = pieces[at] as Piece;
  const verb = tokens[piece.first + 1];
  const isVerb = isActionHere(verb) && verb?.low.endsWith("ing") === false;
  return at > 0 && isTo(piece) && isVerb && !piece.connected && pieces.filter(isTo).length === 1;
}

const withOthers = new Set("work collaborate partner liaise report".split(" "));

/** "…, providing feedback": it tells how, and is no demand of its own, unless the whole list is of such verbs. */
function tellsHow(tokens: readonly Token[], pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (at === 0 || piece === undefined || piece.connected || piece.last - piece.first < 2) return false;
  const low = tokens[piece.first]?.low ?? "";
  if (namesMore.has(low) && namesPlace.has(tokens[piece.first + 1]?.low ?? "")) return true;
  if (participles.has(low) || tellsRange(tokens, piece) || isSaid(tokens, piece)) return true;
  if (namesMore.has(low)) return false;
  const opening = pieces[0] as Piece;
  // "You'll be the first point of contact, answering calls": there the verbs are what is done.
  if (opening.last - opening.first < 3 || tokens[opening.first]?.low === "be") return false;
  // "You'll work closely with procurement, overseeing its full cycle": what is done stands behind.
  if (withOthers.has(tokens[opening.first]?.low ?? "")) return false;
  // "with experience in preparing briefs", "including coaching": there a demand goes on.
  if (isSeries(tokens, pieces)) return false;
  const isAdverb = low.endsWith("ly");
  const openingVerb = tokens[afterLeads(tokens, opening.first, opening.last)];
  return isVerbIng(tokens[piece.first + (isAdverb ? 1 : 0)]) && !openingVerb?.low.endsWith("ing");
}

/** "…, paid or unpaid", "…, full and clean": how, of what was said. */
const conditionsOf = new Set(
  "paid unpaid voluntary volunteer formal informal full clean current valid unrestricted here overseas online".split(
    " ",
  ),
);

const isConditionOf = (tokens: readonly Token[], { first, last }: PhraseRange) =>
  tokens.slice(first, last).every(({ low }) => conditionsOf.has(low));

const negations = new Set("sorry no not dont cant wont never nobody isnt arent without".split(" "));

/** "not-for-profit" is one written word. */
function isNegated(tokens: readonly Token[], at: number): boolean {
  if (notLessThan(tokens, at)) return false;
  return negations.has(tokens[at]?.low ?? "") && ((tokens[at + 1]?.gap ?? 0) & gap.joined) === 0;
}

const objectEnders = new Set("to by for through using that which who across within under".split(" "));

/** Where the object of a part ends and its purpose begins. */
function objectEnd(tokens: readonly Token[], piece: PhraseRange): number {
  for (let at = piece.first + 1; at < piece.last; at += 1)
    if (objectEnders.has(tokens[at]?.low ?? "")) return at;
  return piece.last;
}

/**
 * "Acknowledge and cater to their needs", "Drill and blast designs": a first word alone, whatever it is, waits for the
 * object or the noun.
 */
function waitsAlone(tokens: readonly Token[], { before, last, piece }: Joint, kind: ClauseKind): boolean {
  if (last.last - last.first !== 1 || before.first !== last.first) return false;
  const isPair =
    piece.connected && piece.last - piece.first === 2 && !tokens[last.first]?.low.endsWith("ing");
  return isPair || startsVerb(tokens, piece, { ...kind, verbal: true });
}

/**
 * A part that begins something else done: a verb with its object; behind such a one a bare verb, too ("cost every dish,
 * lead and roster a crew").
 */
function beginsAnew(tokens: readonly Token[], { before, piece }: Joint, kind: ClauseKind): boolean {
  if (!startsVerb(tokens, piece, kind)) return false;
  if (!isBareVerb(tokens, piece, kind)) return true;
  const isBase = kind.form === "base" && piece.last - piece.first === 1;
  return isBase && before.last - before.first > 2 && startsVerb(tokens, before, kind);
}

/** They share the verb before them. */
function sharesVerb(tokens: readonly Token[], { before, piece }: Joint, kind: ClauseKind): boolean {
  if (objectEnd(tokens, piece) - before.first > mostWords) return false;
  const size = piece.last - piece.first;
  if (kind.isDuty) return startsVerb(tokens, before, kind) || size === 1;
  return startsVerb(tokens, before, kind) && size <= 2;
}

const praise = new Set("strong excellent good great sound solid exceptional outstanding proven".split(" "));
const longEnough = 3;

/** "experience in law as a paralegal, excellent written English": praise begins another demand. */
function isPraisedAnew(tokens: readonly Token[], { last, piece }: Joint): boolean {
  const isSaid = last.last - last.first > longEnough && piece.last - piece.first > 1;
  return isSaid && praise.has(tokens[piece.first]?.low ?? "");
}

/** Where the part belongs to the phrase before it: they share a noun or a verb. */
function continues(tokens: readonly Token[], joint: Joint, kind: ClauseKind): boolean {
  const { before, last, piece } = joint;
  const length = piece.last - before.first;
  // "You lead the team, responsible for the roster": something else done.
  if (tokens[piece.first]?.low === "responsible") return false;
  if (isChainOfDoings(tokens, joint)) return true;
  if (namesMore.has(tokens[piece.first]?.low ?? "") || length > 2 * mostWords) return false;
  if (goesOnWithWork(tokens, joint, kind)) return true;
  if (isPraisedAnew(tokens, joint)) return false;
  if (piece.last - piece.first > 1 && endsArticled(tokens, last)) return true;
  if (length > mostWords + 4) return false;
  if (isBareVerb(tokens, last, kind)) return before.first === last.first || startsVerb(tokens, piece, kind);
  if (kind.isDuty && waitsAlone(tokens, joint, kind)) return true;
  if (beginsAnew(tokens, joint, kind)) return false;
  return sharesNoun(tokens, joint, kind.isDuty) || sharesVerb(tokens, joint, kind);
}

const places = new Set("in within across".split(" "));
/** "in a respectful way" tells how. */
const manners = new Set(["way", "ways", "manner", "fashion"]);

/** "design or research in a public, academic or private setting": two lists, one of what and one of where. */
function apartAtPlace(tokens: readonly Token[], pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, n) => {
    if (n === 0 || n === pieces.length - 1) return [piece];
    for (let at = piece.first + 1; at < piece.last - 1; at += 1)
      if (
        places.has(tokens[at]?.low ?? "") &&
        // "solid, practical grounding in Linux": of what, and no place.
        !demandNouns.has(tokens[at - 1]?.low ?? "") &&
        piece.last - at <= 4 &&
        !manners.has(tokens[piece.last - 1]?.low ?? "")
      )
        return [
          { ...piece, last: at },
          { first: at, last: piece.last, connected: true },
        ];
    return [piece];
  });
}

const addressed = new Set(["you", "youll", "youd"]);

/** "Reporting to the manager, you will": the duties begin where the reader is spoken to. */
function behindIntroduction(tokens: readonly Token[], pieces: readonly Piece[]): readonly Piece[] {
  const isTold = ({ first, last }: Piece) => tokens.slice(first, last).some(({ low }) => addressed.has(low));
  // "On a normal shift you receive fruit, you pump over the reds": the first of them.
  const told = pieces.findIndex(isTold);
  const at = addressed.has(tokens[pieces[told]?.first ?? 0]?.low ?? "") ? told : -1;
  const own = at > 0 ? pieces.slice(at) : pieces;
  const [opening, ...rest] = own;
  // "As a room leader you will plan and document": what is done begins behind the subject.
  const first = opening === undefined ? 0 : afterSubject(tokens, opening.first, opening.last);
  return opening !== undefined && first < opening.last ? [{ ...opening, first }, ...rest] : own;
}

/**
 * The parts of a clause that say something each: "preparing statements" and "lodging returns" are two, "assess, plan
 * and deliver care", "written and verbal communication" and "showering, dressing and meals" are one.
 */
export function readConjuncts(
  tokens: readonly Token[],
  clause: PhraseRange,
  isDuty: boolean,
  bound: BoundWords = new Set(),
): PhraseRange[] {
  const found: PhraseRange[] = [];
  let last: PhraseRange | undefined;
  const all = piecesOf(tokens, clause, bound);
  const pieces = isDuty ? behindIntroduction(tokens, all) : apartAtPlace(tokens, all);
  const kind = clauseKind(tokens, { first: pieces[0]?.first ?? clause.first, last: clause.last }, isDuty);
  for (const [at, piece] of pieces.entries()) {
    if (tellsHow(tokens, pieces, at) || (!isDuty && tellsPurpose(tokens, pieces, at))) break;
    if (isNegated(tokens, piece.first) || (found.length > 0 && isConditionOf(tokens, piece))) continue;
    const before = found.at(-1);
    const joins =
      before !== undefined && last !== undefined && continues(tokens, { before, last, piece }, kind);
    if (joins) found[found.length - 1] = { first: before.first, last: piece.last };
    else found.push(piece);
    last = piece;
  }
  return found;
}
