import { type ConceptForm, concepts } from "../vocabulary/concepts.ts";
import { type FoundTerm, findTermsIn } from "../vocabulary/terms/find-terms.ts";
import { genericWords } from "../words/plain-words.ts";
import { remembering } from "../words/remember.ts";
import { rootOf } from "../words/root.ts";
import { lightStem, stem } from "../words/stem.ts";
import { phraseBreaks, type Token, tokenise } from "../words/tokenise.ts";
import { lightRoots, requirementWords, smallWords } from "./requirement-words.ts";

/** One thing that a criterion names: a known term, a concept or a plain word. */
export interface Unit {
  /** Roots of its words. */
  roots: readonly string[];
  /** Concepts that its words name: whatever shows one of them shows the unit. */
  concepts: readonly number[];
  /** Concepts that its words only show: others of their kind are close to it. */
  kin: readonly number[];
  /** Its words one by one, when the concepts do not know them together. */
  parts: readonly Unit[];
  /** Ids of vocabulary terms that it is. */
  terms: readonly string[];
  weight: number;
  /** A product, a method or another name: nothing but itself shows it. */
  isName: boolean;
  /** Position of its first token. */
  first: number;
}

/** What a phrase of an ad asks for. */
export interface Criterion {
  tokens: readonly Token[];
  units: readonly Unit[];
  isQuality: boolean;
}

/** Words that fit every job: they weigh little beside others. */
const lightWeight = 0.4;
const nameWeight = 1.4;

const twoCapitals = /^[A-Z]{2}s?$/;

function formFits(tokens: readonly Token[], at: number, form: ConceptForm, text: string): boolean {
  const first = tokens[at];
  if (first === undefined) return false;
  if (form.exact !== undefined && form.exact !== first.low && form.exact !== lightStem(first.low))
    return false;
  if (form.capitals && !twoCapitals.test(text.slice(first.start, first.end))) return false;
  for (let i = 0; i < form.rest.length; i += 1) {
    const token = tokens[at + 1 + i];
    if (token === undefined || token.root !== form.rest[i] || (token.gap & phraseBreaks) !== 0) return false;
  }
  return true;
}

const noForms: readonly ConceptForm[] = [];

/** All concept forms that start at a token, longest first. */
export function conceptFormsAt(tokens: readonly Token[], at: number, text: string): readonly ConceptForm[] {
  const forms = concepts().formsOf(tokens[at]?.root ?? "");
  let fitting: ConceptForm[] | undefined;
  for (const form of forms) {
    if (!formFits(tokens, at, form, text)) continue;
    if (fitting === undefined) fitting = [form];
    else fitting.push(form);
  }
  return fitting ?? noForms;
}

function isProperAt(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const raw = text.slice(token.start, token.end);
  if (/[A-Z].*[A-Z]|[a-z][A-Z]|\d/.test(raw)) return /[A-Za-z]/.test(raw);
  return at > 0 && /^[A-Z]/.test(raw);
}

const nouns = new Set(
  "family supply assembly anomaly monopoly reply ally rally tally italy july elderly butterfly".split(" "),
);

/** "promptly", "accurately": how it is done. */
function isManner(low: string): boolean {
  return low.length > 5 && low.endsWith("ly") && !nouns.has(low);
}

function weightOf(tokens: readonly Token[], isName: boolean, isKnown: boolean): number {
  if (isName) return nameWeight;
  if (isKnown && tokens.length > 1) return 1;
  const isLight = (token: Token) =>
    genericWords.has(token.low) || lightRoots.has(token.root) || isManner(token.low);
  return tokens.every(isLight) ? lightWeight : 1;
}

interface Range {
  first: number;
  last: number;
}

/** The longest run from `at` that a concept or a vocabulary term names; one word otherwise. */
function rangeAt(text: string, tokens: readonly Token[], at: number, terms: readonly FoundTerm[]): Range {
  const term = terms.find(({ first }) => first === at);
  const named = conceptFormsAt(tokens, at, text)[0];
  const last = Math.max(at + 1, term?.last ?? 0, named === undefined ? 0 : at + 1 + named.rest.length);
  return { first: at, last };
}

/** Heads of many fields: what comes before them tells one from another. */
const fieldHeads = new Set(
  (
    "care management analysis support development design planning assessment control training operation operations maintenance administration coordination delivery engineering " +
    "reporting service services therapy technology research writing installation inspection treatment education health program systems law policy nursing strategy improvement"
  ).split(" "),
);

const headRoots = new Set([...fieldHeads].map((word) => rootOf(stem(word))));

/** "therapy" of "beauty therapy", "services" of "legal services". */
export function isFieldHead(root: string): boolean {
  return headRoots.has(root);
}

function isHead(unit: Unit, token: Token | undefined): boolean {
  return unit.roots.length === 1 && fieldHeads.has(token?.low ?? "");
}

/** The words of a name one by one; heads of many fields weigh little. */
function partsOf(text: string, tokens: readonly Token[], range: Range): Unit[] {
  const parts: Unit[] = [];
  for (let at = range.first; at < range.last; ) {
    const named = conceptFormsAt(tokens, at, text).find(({ rest }) => at + rest.length < range.last);
    const last = at + 1 + (named?.rest.length ?? 0);
    const isWhole = at === range.first && last === range.last;
    if (isWhole || !requirementWords.has(tokens[at]?.low ?? "")) {
      const part = unitOf(text, tokens, { first: at, last: isWhole ? at + 1 : last }, []);
      parts.push(isHead(part, tokens[at]) ? { ...part, weight: lightWeight } : part);
    }
    at = isWhole ? at + 1 : last;
  }
  return parts;
}

/** "work as | part of a team": a concept's name behind words that say nothing of their own. */
function askedBehind(text: string, tokens: readonly Token[], { first, last }: Range): readonly number[] {
  for (let at = first + 1; at < last; at += 1) {
    const low = tokens[at - 1]?.low ?? "";
    if (!requirementWords.has(low) && !smallWords.has(low)) return [];
    const named = conceptFormsAt(tokens, at, text).filter(
      ({ isName, rest }) => isName && at + rest.length + 1 === last,
    );
    if (named.length > 0) return named.map(({ concept }) => concept);
  }
  return [];
}

function unitOf(text: string, tokens: readonly Token[], range: Range, terms: readonly FoundTerm[]): Unit {
  const own = tokens.slice(range.first, range.last);
  const size = range.last - range.first;
  const forms = conceptFormsAt(tokens, range.first, text).filter((form) => form.rest.length + 1 === size);
  const inside = terms.filter((term) => term.first >= range.first && term.last <= range.last);
  const named = forms.filter(({ isName }) => isName).map(({ concept }) => concept);
  const asked = named.length > 0 || inside.length === 0 ? named : askedBehind(text, tokens, range);
  const isTool = inside.some(({ term }) => term.kind === "tool");
  const isName = asked.length === 0 && (isTool || isProperAt(text, tokens, range.first));
  return {
    roots: own.map(({ root }) => root),
    concepts: asked,
    kin: forms
      .filter((form) => !form.isName && concepts().kinds.has(form.concept))
      .map(({ concept }) => concept),
    parts: size === 1 ? [] : partsOf(text, tokens, range),
    terms: inside.map(({ term }) => term.id),
    weight: weightOf(own, isName, asked.length > 0 || inside.length > 0),
    isName,
    first: range.first,
  };
}

const isNumber = /^\d[\d.,]*[+%k]?$/;

/** As many as the criteria of a few ads. */
const mostCriteria = 400;

/** Takes a phrase of an ad apart into what it names. Linear in its length. */
export const readCriterion: (text: string) => Criterion = remembering(
  mostCriteria,
  (text: string) => text,
  takeApart,
);

const manners = new Set(
  "respectful warm patient careful courteous polite attentive caring cheerful helpful thoughtful sensitive supportive pleasant welcoming responsive empathetic considerate style attitude manner"
    .split(" ")
    .map((word) => rootOf(stem(word))),
);

/** "Warm and patient customer service style": beside what is known by name, how it is done weighs little. */
function withLightManners(units: readonly Unit[]): readonly Unit[] {
  const isManner = ({ roots }: Unit) => roots.length === 1 && manners.has(roots[0] ?? "");
  if (!units.some((unit) => unit.weight >= 1 && unit.terms.length > 0 && !isManner(unit))) return units;
  return units.map((unit) => (isManner(unit) ? { ...unit, weight: lightWeight } : unit));
}

function takeApart(text: string): Criterion {
  const tokens = tokenise(text);
  const terms = findTermsIn(text, tokens);
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const range = rangeAt(text, tokens, at, terms);
    const isOne = range.last === at + 1;
    const low = tokens[at]?.low ?? "";
    const isEmpty =
      isOne && (requirementWords.has(low) || smallWords.has(low) || isNumber.test(low) || low.length < 2);
    if (!isEmpty || terms.some(({ first }) => first === at)) units.push(unitOf(text, tokens, range, terms));
    at = range.last;
  }
  const said = withLightManners(units);
  const { qualities } = concepts();
  const weighty = said.filter(({ weight }) => weight >= 1);
  const isQuality =
    weighty.length > 0 && weighty.every((unit) => unit.concepts.some((one) => qualities.has(one)));
  return { tokens, units: said, isQuality };
}
