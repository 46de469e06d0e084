import type { PhraseRange } from "../../words/noun-phrases.ts";
import type { Token } from "../../words/tokenise.ts";
import { isModifier } from "../part-kinds.ts";
import type { Joint } from "./goes-on.ts";
import { afterLeads, contentCount } from "./phrase-words.ts";

/** The adjective before has its noun in this part: "written and verbal communication", not "reliable and fair". */
function hasNoun(tokens: readonly Token[], piece: PhraseRange, isDuty: boolean): boolean {
  const size = piece.last - piece.first;
  if (contentCount(tokens, piece.first, piece.last) === 0)
    return size > 1 && isModifier(tokens, { first: piece.first, last: piece.first + 1 }, isDuty);
  return size > 1 || isModifier(tokens, piece, isDuty);
}

const doing = /(?:tion|sion|ment|ance|ence)$/;

/** "Coordination and execution of plant tests": two things done to one. */
function isDoing(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  const at = afterLeads(tokens, first, last);
  return last - at === 1 && doing.test(tokens[at]?.low ?? "");
}

/** "the development, implementation and monitoring of plans": things done to one. */
export function isChainOfDoings(tokens: readonly Token[], { last, piece }: Joint): boolean {
  if (!isDoing(tokens, last)) return false;
  if (piece.connected) return tokens[piece.first + 1]?.low === "of";
  return isDoing(tokens, piece) && tokens[piece.last + 2]?.low === "of";
}

/** "be cheerful, have people skills": the reader is spoken of again. */
const holdVerbs = new Set("have has hold possess be remain stay enjoy".split(" "));
/** Nouns that many a job manages, plans or develops, in pairs: "project and product management". */
const managed = new Set(
  "project product program change risk people time stakeholder team staff client customer contract resource budget cost quality performance records data".split(
    " ",
  ),
);
const managing = new Set("management planning development coordination administration".split(" "));

/** "a team player with strong people and time management skills" */
const praise = new Set("strong excellent good great sound solid effective exceptional".split(" "));

/** "project and product management": two kinds of one thing. */
function isOfKinds(tokens: readonly Token[], { last, piece }: Joint): boolean {
  const isSkill = tokens[piece.last - 1]?.low === "skills";
  if (!piece.connected || piece.last - piece.first !== (isSkill ? 3 : 2)) return false;
  const isAlone = last.last - afterLeads(tokens, last.first, last.last) <= 1;
  if (!isAlone && !praise.has(tokens[last.last - 2]?.low ?? "")) return false;
  const [before, kind] = [tokens[last.last - 1]?.low ?? "", tokens[piece.first]?.low ?? ""];
  return managed.has(before) && managed.has(kind) && managing.has(tokens[piece.first + 1]?.low ?? "");
}

const rulesOf = new Set(
  "policy policies procedure procedures practices processes systems legislation guidelines standards regulations protocols".split(
    " ",
  ),
);

/** "follow WHS procedures and policies": one body of rules. */
function isOfRules(tokens: readonly Token[], last: PhraseRange, piece: PhraseRange): boolean {
  if (piece.last - piece.first !== 1 || last.last - last.first < 2) return false;
  return rulesOf.has(tokens[piece.first]?.low ?? "") && rulesOf.has(tokens[last.last - 1]?.low ?? "");
}

const people = new Set(
  "students staff associates parents families carers colleagues customers clients stakeholders patients residents guests visitors suppliers teachers managers peers communities contractors subcontractors consultants".split(
    " ",
  ),
);

/** "feedback to students and parents": those to whom. */
function isOfPeople(tokens: readonly Token[], last: PhraseRange, piece: PhraseRange): boolean {
  if (last.last - last.first < 2 || !people.has(tokens[last.last - 1]?.low ?? "")) return false;
  const isShort = piece.last - piece.first <= 2 && people.has(tokens[piece.last - 1]?.low ?? "");
  return isShort || people.has(tokens[piece.first]?.low ?? "");
}

/** They share a noun: "coordination and execution of tests", "written and verbal communication". */
export function sharesNoun(tokens: readonly Token[], { last, piece }: Joint, isDuty: boolean): boolean {
  if (isDoing(tokens, last) && tokens[piece.first + 1]?.low === "of") return true;
  if (isOfKinds(tokens, { before: last, last, piece }) || isOfRules(tokens, last, piece)) return true;
  if (isOfPeople(tokens, last, piece)) return true;
  if (holdVerbs.has(tokens[piece.first]?.low ?? "")) return false;
  return isModifier(tokens, last, isDuty) && hasNoun(tokens, piece, isDuty);
}
