import type { ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import type { ConceptForm } from "../vocabulary/concepts.ts";
import { type FoundTerm, findTermsIn } from "../vocabulary/terms/find-terms.ts";
import { findLicenceClasses } from "../vocabulary/terms/licence-classes.ts";
import { rememberingOf } from "../words/remember.ts";
import { type Token, tokenise } from "../words/tokenise.ts";
import { conceptFormsAt } from "./criterion.ts";
import { initialsIn } from "./initials.ts";

/** What is in a resume's line, whichever ad it is compared with. */
export interface LineWords {
  tokens: readonly Token[];
  /** Root of each token. */
  roots: readonly string[];
  /** Concepts that are named or shown from each token on. */
  forms: readonly (readonly ConceptForm[])[];
  terms: readonly FoundTerm[];
  licences: ReturnType<typeof findLicenceClasses>;
  /** Short forms of the names it writes out, as roots. */
  initials: readonly string[];
}

/** What is stored of a line: its tokens, and its words once somebody has asked for them. */
const readingOf = rememberingOf(({ text }: ResumeLine): { tokens: Token[]; words?: LineWords } => ({
  tokens: tokenise(text),
}));

/** A line as words. */
export function lineTokens(line: ResumeLine): Token[] {
  return readingOf(line).tokens;
}

/** Reads a line's words once for all the ads that a resume is compared with. */
export function lineWordsOf(line: ResumeLine): LineWords {
  const reading = readingOf(line);
  reading.words ??= readWords(line.text, reading.tokens);
  return reading.words;
}

/** "Working with Children Check": inside the name of a card or licence no single word says anything of its own. */
function outsideCards(
  forms: readonly (readonly ConceptForm[])[],
  terms: readonly FoundTerm[],
): readonly (readonly ConceptForm[])[] {
  const cards = terms.filter(({ term, first, last }) => term.kind === "licence" && last - first > 1);
  if (cards.length === 0) return forms;
  return forms.map((own, at) => {
    const card = cards.find(({ first, last }) => first <= at && at < last);
    return card === undefined ? own : own.filter(({ rest }) => rest.length > 0);
  });
}

const between = new Set(
  "a an the our my their his her its all both some many several over about around two three four five six seven eight nine ten twelve".split(
    " ",
  ),
);
/** A form has no more words than this, those that part it among them. */
const longestForm = 6;
const counted = /^\d[\d.,]*[k+%]?$/;

const isBetween = ({ low }: Token) => between.has(low) || counted.test(low);

/** "Served 200 customers", "led a team": how many, and whose, parts no words that belong together. */
function formsOf(text: string, tokens: readonly Token[]): readonly (readonly ConceptForm[])[] {
  const forms = tokens.map((_, at) => conceptFormsAt(tokens, at, text));
  if (!tokens.some(isBetween)) return forms;
  const kept: Token[] = [];
  const places = new Map<number, number>();
  let passed = 0;
  tokens.forEach((token, at) => {
    if (isBetween(token)) passed |= token.gap;
    else {
      places.set(at, kept.length);
      kept.push(passed === 0 ? token : { ...token, gap: token.gap | passed });
      passed = 0;
    }
  });
  return forms.map((own, at) => {
    const place = places.get(at);
    // Most words have none near: one look spares a second search.
    if (place === undefined || !tokens.slice(at + 1, at + longestForm).some(isBetween)) return own;
    const more = conceptFormsAt(kept, place, text).filter(
      (form) => form.rest.length > 0 && !own.includes(form),
    );
    return more.length === 0 ? own : [...own, ...more];
  });
}

function readWords(text: string, tokens: readonly Token[]): LineWords {
  const terms = findTermsIn(text, tokens);
  const forms = formsOf(text, tokens);
  return {
    tokens,
    roots: tokens.map(({ root }) => root),
    forms: outsideCards(forms, terms),
    terms,
    licences: findLicenceClasses(text, tokens),
    initials: initialsIn(text, tokens),
  };
}
