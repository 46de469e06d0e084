import { checkContacts, checkDates, checkNumbers, checkYears } from "./check-figures.ts";
import { checkFrames } from "./check-frames.ts";
import { checkEntities, checkNames, checkTarget, checkTitles } from "./check-names.ts";
import { checkAwards, checkLicences, checkTerms } from "./check-terms.ts";
import { type GroundedLine, refuse } from "./claim.ts";
import type { FactSources, SourceLine } from "./fact-sources.ts";
import { markGiven } from "./given-words.ts";
import { hasHidden } from "./hidden-characters.ts";
import { newParts } from "./own-parts.ts";
import { type Check, readClaimLine, type Scope, supportedBy } from "./scope.ts";

const machineTalk =
  /\b(?:(?:system|developer|hidden) (?:prompt|message|instructions?)|(?:ignore|disregard|follow|previous|my|your|these|all) (?:\w+ )?instructions?|prompts?|you are (?:an?|now)\b|(?:ai|language) (?:model|assistant|tools?|writer|system)|[a-z]+ mode|match ?score|ats ?score|canary)\b/i;

/** Text about prompts, modes and scores: the model followed an instruction or revealed a secret. */
const checkMachineTalk: Check = (line, { sources }) => {
  const claim = machineTalk.exec(line.text)?.[0];
  if (claim === undefined) return undefined;
  const isOwn = supportedBy(line, sources.lines, (one) =>
    one.text.toLowerCase().includes(claim.toLowerCase()),
  );
  return isOwn ? undefined : refuse("word", claim, "This is about the writing machine and not about you.");
};

/**
 * The order matters: figures first (a certificate's number is not a count), then terms of the vocabulary, then names,
 * then the frames, which compare each clause with one line.
 */
const checks = [
  checkContacts,
  checkMachineTalk,
  checkDates,
  checkYears,
  checkAwards,
  checkNumbers,
  checkEntities,
  checkTarget,
  checkTerms,
  checkLicences,
  checkTitles,
  checkNames,
  checkFrames,
];

/** Checks that apply even to a greeting. */
const slotChecks = [checkContacts, checkMachineTalk];

const plainOf = (text: string) => text.normalize("NFKC").replace(/\s+/g, " ").trim().toLowerCase();

const plainTexts = new WeakMap<SourceLine, string>();

function plainLine(line: SourceLine): string {
  const known = plainTexts.get(line) ?? plainOf(line.text);
  plainTexts.set(line, known);
  return known;
}

/** Checks a line within a scope; the person's own line, unchanged, is always supported. */
export function groundWithin(text: string, scope: Scope): GroundedLine {
  if (hasHidden(text))
    return { line: text, supported: false, facts: [], claim: refuse("hidden", "hidden characters") };
  const plain = plainOf(text);
  const own = scope.wording.find((one) => plainLine(one) === plain);
  if (own !== undefined) return { line: text, supported: true, facts: [own.id] };
  const line = readClaimLine(text);
  for (const one of scope.wording) line.origin.add(one.id);
  markGiven(line, scope);
  for (const check of scope.isSlot === true ? slotChecks : checks) {
    const claim = check(line, scope);
    if (claim !== undefined) return { line: text, supported: false, facts: [...line.facts], claim };
  }
  for (const one of scope.wording) if (scope.wording.length <= 3) line.facts.add(one.id);
  return { line: text, supported: true, facts: [...line.facts] };
}

/** The place of a resume line: the ids of the lines it was written from. */
export interface LinePlace {
  /** Ids of the person's lines that it was made from; empty for a new line. */
  from: readonly number[];
  asOf?: string;
}

/** The head of a role is not a list: its title, employer and place belong together. */
const isHead = ({ work, text }: SourceLine, { model }: FactSources) =>
  work !== undefined && model.work[work]?.highlights.includes(text) !== true;

const stillOpen =
  /\b(?:expected|in progress|enrolled|incomplete|studying|expired|lapsed|nominated|learner|provisional)\b/i;

const isAnswer = (one: SourceLine) => !/^(?:line:|role:|profile$)/.test(one.id);

/**
 * Checks one line of a tailored resume against the person's words. The line may use the names, numbers and dates of
 * the entry that its original lines belong to, and skills of that entry or of no entry. It may not claim more than
 * those lines do. Works for any writer, including a model. Deterministic; never throws.
 * Source: docs/engine.md, Writing.
 */
export function groundResumeLine(
  text: string,
  sources: FactSources,
  { from, asOf }: LinePlace,
): GroundedLine {
  const origin = sources.lines.filter((one) => from.some((id) => one.id === `line:${id}`));
  const entries = [...new Set(origin.flatMap((one) => one.work ?? []))];
  const education = origin.find((one) => one.education !== undefined)?.education;
  const isOwn = (one: SourceLine) => one.work !== undefined && entries.includes(one.work);
  const isStudy = (one: SourceLine) => one.education === education;
  const { lines } = sources;
  const bound =
    entries.length > 0
      ? {
          lines: lines.filter((one) => one.work === undefined || isOwn(one)),
          counted: lines.filter((one) => isOwn(one) || isAnswer(one)),
        }
      : education !== undefined
        ? { lines, counted: lines.filter((one) => isStudy(one) || isAnswer(one)) }
        : { lines, counted: lines };
  // Unchanged parts of the person's own line need no check, except in a course that is not finished.
  const isOpen = origin.some((one) => one.unfinished || stillOpen.test(one.text) || isHead(one, sources));
  const fresh = isOpen
    ? text
    : newParts(
        text,
        origin.map((one) => one.text),
      );
  if (fresh === undefined && !hasHidden(text))
    return { line: text, supported: true, facts: origin.map((one) => one.id) };
  const checked = groundWithin(fresh ?? text, {
    sources,
    ...bound,
    wording: origin.length > 0 ? origin : lines,
    ...(entries.length > 0 && { entries }),
    ...(education !== undefined && { education }),
    ...(asOf !== undefined && { asOf }),
  });
  return { ...checked, line: text };
}
