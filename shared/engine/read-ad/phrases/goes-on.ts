import { isActionHere } from "../../words/action-verbs.ts";
import type { PhraseRange } from "../../words/noun-phrases.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import { type ClauseKind, isVerbIng, startsVerb } from "../part-kinds.ts";

/** Words between the parts of a clause. */
export const connectors: ReadonlySet<string> = new Set(["and", "or", "nor"]);

/** A part of a clause between commas and connecting words. */
export interface Piece extends PhraseRange {
  /** A word connects it, not a comma alone. */
  connected: boolean;
}

/** Two neighbours of a clause that may be one. */
export interface Joint {
  /** What was joined so far. */
  before: PhraseRange;
  /** Its last part. */
  last: PhraseRange;
  piece: Piece;
}

const howAndWhere = new Set("with in by on from at through".split(" "));
const pronouns = new Set(["them", "it"]);
const owners = new Set(["their", "its"]);

/** "write reports and present them", "refer applications and weigh their advice": the work goes on with the same thing. */
function goesOnWithIt(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  const [low, object] = [tokens[first]?.low ?? "", tokens[first + 1]?.low ?? ""];
  // "correct them": whatever the word is elsewhere, before such an object it is a verb.
  if (pronouns.has(object)) return !howAndWhere.has(low);
  if (!isActionHere(tokens[first]) && !isVerbIng(tokens[first])) return false;
  return owners.has(object) && last - first === 3;
}

const purposes = new Set("to including like".split(" "));

/** "media with agencies" behind "Serve as a liaison to coordinate design", "final drives" behind "including engines". */
function isOfPurpose(tokens: readonly Token[], { before, piece }: Joint): boolean {
  if (isActionHere(tokens[piece.first])) return false;
  return tokens.slice(before.first + 2, before.last).some(({ low }) => purposes.has(low));
}

/** "Encode, edit, caption and publish": from the first on nothing but verbs, of which the last has the object. */
function isChainOfVerbs(tokens: readonly Token[], { before, piece }: Joint): boolean {
  const words = tokens.slice(before.first, before.last).filter(({ low }) => !connectors.has(low));
  const commas = words.slice(1).filter((token) => (token.gap & gap.comma) !== 0).length;
  if (words.length < 2 || commas !== words.length - 1 || !words.some(isActionHere)) return false;
  return piece.last - piece.first === 1 || piece.connected;
}

const beside = new Set("with between among to".split(" "));
const dealings = new Set(
  "manner rapport relationship relationships communicate communicating communication communications contact partnerships".split(
    " ",
  ),
);

const ofDealing = new Set(
  "communication interpersonal people engagement relationship negotiation".split(" "),
);

/** "Excel skills with macros and charts" are things; "communication skills with patients and staff" are people. */
function isDealing(tokens: readonly Token[], at: number): boolean {
  const low = tokens[at]?.low ?? "";
  return low === "skills" ? ofDealing.has(tokens[at - 1]?.low ?? "") : dealings.has(low);
}

/** "communication skills with patients, families and staff": those with whom are no demands of their own. */
function isWithPeople(tokens: readonly Token[], { before, piece }: Joint): boolean {
  if (piece.last - piece.first > 3) return false;
  for (let at = before.first + 1; at + 1 < before.last; at += 1)
    if (beside.has(tokens[at]?.low ?? "") && isDealing(tokens, at - 1)) return true;
  return false;
}

/** "work both independently and in a team", "one on one and with small groups": the work goes on, another way. */
function isAnotherWay(tokens: readonly Token[], { before, piece }: Joint, kind: ClauseKind): boolean {
  const isConnected = connectors.has(tokens[piece.first - 1]?.low ?? "");
  const low = tokens[piece.first]?.low ?? "";
  // "both within the house and to its partners"
  if (isConnected && kind.isDuty && low === "to") return !isActionHere(tokens[piece.first + 1]);
  if (!isConnected || !(howAndWhere.has(low) || low === "within")) return false;
  return (
    (kind.isDuty && before.last - before.first > 2) ||
    startsVerb(tokens, before, { ...kind, verbal: true }) ||
    tokens[before.first]?.low === "work"
  );
}

const bodily = new Set(
  "climb bend lift stand kneel squat crouch reach walk sit carry push pull twist".split(" "),
);

/** "fit enough to climb, bend and lift": single things that one can do. */
function isChainOfAbilities(tokens: readonly Token[], { before, last, piece }: Joint): boolean {
  const isOne = (range: PhraseRange) => range.last - range.first === 1;
  if (!isOne(piece) && !bodily.has(tokens[piece.first]?.low ?? "")) return false;
  const to = tokens.slice(before.first, before.last).findLastIndex(({ low }) => low === "to") + before.first;
  const first = to < before.first ? before.first : to + 1;
  if (tokens[first - 2]?.low === "attention") return false;
  const isAbility = bodily.has(tokens[first]?.low ?? "") || isActionHere(tokens[first]);
  return isAbility && tokens[first - 1]?.low === "to" && (isOne(last) || last.last - first === 1);
}

/** Where the part goes on with the work of the one before it, however long both are. */
export function goesOnWithWork(tokens: readonly Token[], joint: Joint, kind: ClauseKind): boolean {
  if (isWithPeople(tokens, joint) || isAnotherWay(tokens, joint, kind)) return true;
  if (!kind.isDuty) return isChainOfAbilities(tokens, joint);
  return goesOnWithIt(tokens, joint.piece) || isOfPurpose(tokens, joint) || isChainOfVerbs(tokens, joint);
}
