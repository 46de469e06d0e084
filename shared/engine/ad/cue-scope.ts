import { gap, type Token } from "../words/tokenise.ts";
import type { CueHit } from "./cue-words.ts";

/** Words of a sentence that stand for one thing; token positions, end exclusive. */
export interface TokenRange {
  first: number;
  last: number;
}

const clauseWords = new Set(["but", "however", "although", "while", "whereas", "though"]);

/** Clause number of every token: a cue rules its own clause only. */
function clauses(tokens: readonly Token[]): number[] {
  let clause = 0;
  return tokens.map((token) => {
    if ((token.gap & gap.semicolon) !== 0 || clauseWords.has(token.low)) clause += 1;
    return clause;
  });
}

/**
 * The last item before `at` in its list starts after this token: a cue in brackets rules one item. Alternatives are
 * one: "autism or acquired brain injury (desirable)".
 */
function itemStart(tokens: readonly Token[], at: number): number {
  let isChoice = false;
  for (let i = at - 1; i > 0; i -= 1) {
    const token = tokens[i];
    if (token === undefined) break;
    // "a degree and/or course work preferred"
    const isJoint = token.low === "and" && tokens[i + 1]?.low !== "or";
    if ((token.gap & gap.semicolon) !== 0 || isJoint) return i;
    if (token.low === "or") isChoice = true;
    else if ((token.gap & gap.comma) !== 0 && !isChoice) return i;
  }
  return 0;
}

function opensBracket(tokens: readonly Token[], at: number): boolean {
  const bits = tokens[at]?.gap ?? 0;
  return (bits & gap.open) !== 0 || ((bits & gap.dash) !== 0 && (bits & gap.joined) === 0);
}

/** "Theatre and mobile imaging, or MRI. (Desirable)": said of the whole sentence before. */
function isNote(tokens: readonly Token[], at: number): boolean {
  return ((tokens[at]?.gap ?? 0) & gap.stop) !== 0;
}

/** Position of the first word in the brackets that hold a word; 0 outside brackets. */
function bracketStart(tokens: readonly Token[], at: number): number {
  for (let i = at; i > 0 && at - i < mostInBrackets; i -= 1) {
    const bits = tokens[i]?.gap ?? 0;
    if ((bits & gap.open) !== 0) return i;
    if ((bits & gap.close) !== 0) return 0;
  }
  return 0;
}

const mostInBrackets = 12;

const pointing = new Set(
  "this that it which these those is are was would will be highly very strongly".split(" "),
);
const longestAside = 8;

/** "a forklift licence \u2013 an LO would be handy": the preference behind the dash is about its own words; else 0. */
function asideStart(tokens: readonly Token[], at: number): number {
  for (let i = at; i > 0 && at - i < longestAside; i -= 1) {
    const bits = tokens[i]?.gap ?? 0;
    if ((bits & gap.dash) === 0 || (bits & gap.joined) !== 0) continue;
    return tokens.slice(i, at).filter(({ low }) => !pointing.has(low)).length > 1 ? i : 0;
  }
  return 0;
}

export interface PlacedCue extends CueHit {
  /** Terms from this token on are ruled (inclusive), up to `to` (exclusive). */
  from: number;
  to: number;
}

const wishingAhead = new Set(["preferably", "ideally"]);
const shortestAhead = 2;

/**
 * "MYOB is nice to have": a softening cue with nothing after it speaks of what comes before. "Policy work, preferably
 * in a government setting" prefers the setting, whether or not it is read as a term.
 */
function isTail(
  tokens: readonly Token[],
  cue: CueHit,
  { end, terms }: { end: number; terms: readonly TokenRange[] },
): boolean {
  if (cue.level !== "preferred") return false;
  if (wishingAhead.has(tokens[cue.first]?.low ?? "") && end - cue.last >= shortestAhead) return false;
  return !terms.some((t) => t.first >= cue.last && t.first < end);
}

/** "worked for three years, ideally in wills, to type at 70 words and to …": a second thing that is wanted. */
function goesOnWithTo(tokens: readonly Token[], from: number, end: number): number {
  const at = tokens.findIndex(
    ({ low, gap: bits }, n) => n > from && n < end && low === "to" && (bits & gap.comma) !== 0,
  );
  const isFollowing = at > 0 && tokens.slice(0, from).some(({ low }) => low === "to");
  return isFollowing ? at : -1;
}

/** "ideally in a specialist practice, or front desk experience": the preference ends where the sentence goes on. */
function preferenceEnd(tokens: readonly Token[], { first, last }: CueHit, end: number): number {
  if (first === 0 || !wishingAhead.has(tokens[first]?.low ?? "")) return end;
  const next = goesOnWithTo(tokens, first, end);
  if (next > 0) return next;
  // "preferably in analytics, data or software" prefers one of them.
  const comma = tokens.findIndex((token, at) => at > last && (token.gap & gap.comma) !== 0);
  return comma > 0 && comma < end && tokens[comma]?.low === "or" ? comma : end;
}

const copulas = new Set("is are be was were would will also of as considered seen and or".split(" "));

/** "a C class licence, HR an advantage": without a verb the preference is for what comes right before it. */
function isBare(tokens: readonly Token[], { first, level }: CueHit): boolean {
  if (level !== "preferred" || copulas.has(tokens[first - 1]?.low ?? "")) return false;
  // "RSA and RCG an advantage" prefers both.
  for (let at = first - 1; at > 0; at -= 1) {
    if (((tokens[at]?.gap ?? 0) & gap.comma) !== 0) return true;
    if (tokens[at]?.low === "and" || tokens[at]?.low === "or") return false;
  }
  return false;
}

const alike = /^(?:as|so) (?:will|would|is|are|does|do)(?: |$)|^same (?:goes|for)(?: |$)/;

/** "will be viewed favourably as will Cert II", "top of the pile, same goes for first aid": the cue rules what follows, too. */
function goesOnAlike(tokens: readonly Token[], at: number): boolean {
  return alike.test(
    tokens
      .slice(at, at + 2)
      .map(({ low }) => low)
      .join(" "),
  );
}

interface Reach {
  terms: readonly TokenRange[];
  /** Where what belongs to the cue can begin and end: its clause, and behind the cue before it. */
  start: number;
  end: number;
  isSecond: boolean;
}

const emptyInBracket = new Set(
  "a an the but though although also not or and as even much all both these any one of each either them preferred desirable desired essential required necessary mandatory".split(
    " ",
  ),
);

/** "(HR gets you to the top of the pile)" tells of HR; "(this would be a plus)" of what comes before the bracket. */
function saysOfWhat(tokens: readonly Token[], inside: number, cue: CueHit): boolean {
  return tokens
    .slice(inside, cue.first)
    .some(({ low }) => !pointing.has(low) && !emptyInBracket.has(low) && low.length > 1);
}

/** "Cert IV (TAE, desirable)", "forklift (a plus)": a cue in brackets rules what is in them with it; else undefined. */
function placeInBracket(
  tokens: readonly Token[],
  cue: CueHit,
  terms: readonly TokenRange[],
): PlacedCue | undefined {
  const inside = bracketStart(tokens, cue.first);
  if (inside <= 0) return undefined;
  const isList = tokens.slice(inside + 1, cue.first).some(({ gap: bits }) => (bits & gap.comma) !== 0);
  const isOfBracket =
    isList || saysOfWhat(tokens, inside, cue) || terms.some((t) => t.first >= inside && t.last <= cue.first);
  return isOfBracket ? { ...cue, from: inside, to: cue.first } : undefined;
}

/** "three years at a front desk, with a degree preferred": the preference is for what comes after "with"; else 0. */
function withStart(tokens: readonly Token[], { level, first }: CueHit): number {
  if (level !== "preferred") return 0;
  for (let at = first - 1; at > 0; at -= 1) {
    const bits = tokens[at]?.gap ?? 0;
    if (tokens[at]?.low === "with" && (bits & (gap.comma | gap.dash)) !== 0) return at;
    if ((bits & (gap.comma | gap.semicolon)) !== 0) return 0;
  }
  return 0;
}

/** A cue that rules what comes before it. */
function placeBehind(
  tokens: readonly Token[],
  cue: CueHit,
  { terms, start, end, isSecond }: Reach,
): PlacedCue {
  const inBracket = placeInBracket(tokens, cue, terms);
  if (inBracket) return inBracket;
  const isOne =
    (opensBracket(tokens, cue.first) && !isNote(tokens, cue.first)) || isSecond || isBare(tokens, cue);
  const from = Math.max(start, withStart(tokens, cue), isOne ? itemStart(tokens, cue.first) : 0);
  return { ...cue, from, to: goesOnAlike(tokens, cue.last) ? end : cue.first };
}

/** "Retail experience is great, but not a must": what is conceded comes before. */
const concedes = new Set(["but", "though", "although"]);

/** The reach of each cue in token positions, given where the terms are. */
export function place(
  tokens: readonly Token[],
  cues: readonly CueHit[],
  terms: readonly TokenRange[],
): PlacedCue[] {
  const clause = clauses(tokens);
  const placed: PlacedCue[] = [];
  cues.forEach((cue, n) => {
    const here = clause[concedes.has(tokens[cue.first]?.low ?? "") ? cue.first - 1 : cue.first] ?? 0;
    const opening = Math.max(clause.indexOf(here), asideStart(tokens, cue.first));
    const end = clause.lastIndexOf(here) + 1;
    const start = Math.max(opening, cues[n - 1]?.last ?? 0);
    const isAfter = terms.some((t) => t.first >= start && t.last <= cue.first);
    const followsTerms =
      cue.side === "after" || (isAfter && (cue.side === "either" || isTail(tokens, cue, { end, terms })));
    const before = placed.at(-1);
    const isSecond = before?.side === "before" && before.level !== cue.level;
    placed.push(
      followsTerms
        ? placeBehind(tokens, cue, { terms, start, end, isSecond })
        : { ...cue, from: cue.last, to: preferenceEnd(tokens, cue, end) },
    );
  });
  return placed;
}
