import type { RequirementKind } from "#shared/engine/analysis.ts";
import type { FoundTerm } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { findLicenceClasses } from "#shared/engine/vocabulary/terms/licence-classes.ts";
import { phraseBreaks, type Token } from "#shared/engine/words/tokenise.ts";
import { type ClaimKind, refuse, type UnsupportedClaim } from "./claim.ts";
import { holdsPhrase, namePhrase } from "./entities.ts";
import { holdsTerm, type SourceLine } from "./fact-sources.ts";
import { sourceFrame } from "./frames/source-frame.ts";
import { keyOf } from "./lexicon/shows.ts";
import { type Check, type ClaimLine, markChecked, type Scope, settle, supportedBy } from "./scope.ts";
import { isAsStrong, strengthOf } from "./strength.ts";
import { wordFamily } from "./word-family.ts";

const small = new Set(
  "a an the of in for and or to with on at my your our its current valid full own clean open business".split(
    " ",
  ),
);

/** True when one line asserts all the words, compared by word family and without function words. */
function assertsAll(source: SourceLine, words: readonly string[]): boolean {
  const isHeld = (word: string) =>
    strengthOf(word) === undefined
      ? source.families.has(wordFamily(word)) || sourceFrame(source).shown.has(keyOf(word))
      : isAsStrong(word, source.words, source.families);
  return words.every((word) => small.has(word) || isHeld(word));
}

const kinds: Record<RequirementKind, ClaimKind> = {
  hard: "skill",
  tool: "skill",
  soft: "skill",
  qualification: "degree",
  licence: "licence",
};

function isTarget(phrase: string, { target }: Scope): boolean {
  return [target?.title, target?.company].some(
    (text) => text !== undefined && holdsPhrase(namePhrase(text), phrase),
  );
}

const saysLess =
  /\b(?:expired|lapsed|previously|formerly|no|not|never|without|keen|learning|studying|hope|want|yet)\b/i;

function checkTerm(line: ClaimLine, scope: Scope, found: FoundTerm): UnsupportedClaim | undefined {
  const isTeamOf = line.tokens[found.last]?.low === "of";
  // "manage a team of 18": the frames check the number of people.
  const words = line.tokens
    .slice(found.first, found.last)
    .map((token) => token.low)
    .filter((low, at, all) => !(isTeamOf && at === all.length - 1 && /^(?:team|crew|group)$/.test(low)));
  const holder = holdsTerm(scope.lines, found.term.id);
  if (holder !== undefined) line.facts.add(holder.id);
  const isHeld =
    holder !== undefined ||
    isTarget(words.join(" "), scope) ||
    supportedBy(line, scope.lines, (one) => assertsAll(one, words)) ||
    // The claim says expired, denied or in progress, as the line does: the frames compare the two.
    (saysLess.test(line.text) &&
      supportedBy(line, scope.lines, (one) => words.every((word) => one.mentioned.has(wordFamily(word)))));
  if (!isHeld) return refuse(kinds[found.term.kind], line.text.slice(found.start, found.end));
  markChecked(line, found.start, found.end);
  return undefined;
}

/** Checks skills, tools and named qualifications of the vocabulary, by any of their names. */
export const checkTerms: Check = (line, scope) => {
  for (const found of line.terms) {
    // The check for awards has covered all words of the term.
    if (line.checked.slice(found.first, found.last).every((one) => one) || line.given.has(found.first))
      continue;
    // The frames check a quality, because it depends on the words around it.
    if (found.term.kind === "soft") continue;
    const claim = checkTerm(line, scope, found);
    if (claim !== undefined) return claim;
  }
  for (const { id, first, last } of findLicenceClasses(line.text, line.tokens)) {
    const from = line.tokens[first]?.start ?? 0;
    const to = line.tokens[last - 1]?.end ?? from;
    if (holdsTerm(scope.lines, id) === undefined) return refuse("licence", line.text.slice(from, to));
    markChecked(line, from, to);
  }
  return undefined;
};

const awards = new Set(
  "bachelor bachelors master masters doctor doctorate diploma certificate cert degree phd mba".split(" "),
);
const numeral = /^(?:i{1,3}|iv|[1-4])$/;
const awardEnds = new Set(
  "from at with which and where while who i by through completed obtained".split(" "),
);
const numerals: Record<string, string> = { "1": "i", "2": "ii", "3": "iii", "4": "iv" };
const unfinished =
  /\b(?:studying|in progress|expected|enrolled|completing|undertaking|current(?:ly)?|part[- ]complet\w*|towards?|working towards|incomplete|not completed|unfinished|deferred|units|subjects|halfway|expect(?:ing)?|due)\b/i;

/** Words for a course that is not finished. */
const openEnded =
  /\b(?:incomplete|not completed|unfinished|deferred|discontinued|withdrawn|enrolled|expected|in progress)\b/i;

/** The words of the qualification that starts at a token: "Certificate III in Carpentry". */
function awardWords(line: ClaimLine, at: number): string[] {
  const words: string[] = [];
  for (const token of line.tokens.slice(at, at + 8)) {
    const isEnd = words.length > 0 && ((token.gap & phraseBreaks) !== 0 || awardEnds.has(token.low));
    if (isEnd) break;
    words.push(numerals[token.low] ?? token.low);
  }
  return words;
}

/** Words by which a resume names the level of an award. */
const levels: Record<string, readonly string[]> = {
  bachelor: ["bachelor", "bachelors", "bsc", "ba", "bs", "beng", "bcom", "btech", "bn"],
  master: ["master", "masters", "msc", "ma", "ms", "meng", "mba"],
  doctorate: ["doctorate", "doctor", "phd"],
  certificate: ["certificate", "cert"],
};
const levelOf: Record<string, string> = {
  bachelors: "bachelor",
  masters: "master",
  phd: "doctorate",
  doctor: "doctorate",
  cert: "certificate",
};
const degrees = ["degree", ...(levels.bachelor ?? []), ...(levels.master ?? []), ...(levels.doctorate ?? [])];

function assertsAward(source: SourceLine, words: readonly string[]): boolean {
  return words.every((word) => {
    if (small.has(word) || word === "s") return true;
    if (numeral.test(word)) return [...source.words].some((held) => (numerals[held] ?? held) === word);
    const named = word === "degree" ? degrees : levels[levelOf[word] ?? word];
    return named === undefined
      ? source.families.has(wordFamily(word))
      : named.some((one) => source.words.has(one));
  });
}

/** True if the line asserts the award at the same stage. */
function holdsAward(source: SourceLine, words: readonly string[], text: string): boolean {
  const isOpen = source.unfinished || openEnded.test(source.text);
  return assertsAward(source, words) && (!isOpen || unfinished.test(text));
}

function checkAward(line: ClaimLine, scope: Scope, at: number, token: Token): UnsupportedClaim | undefined {
  const words = awardWords(line, at);
  const isNamed = words.length > 1 && (/^(?:of|in|s)$/.test(words[1] ?? "") || numeral.test(words[1] ?? ""));
  if (!isNamed && line.checked[at] === true) return undefined;
  const phrase = line.text.slice(token.start, line.tokens[at + words.length - 1]?.end);
  const wanted = isNamed ? words : [token.low];
  if (!supportedBy(line, scope.lines, (one) => holdsAward(one, wanted, line.text)))
    return refuse(token.low.startsWith("cert") ? "certificate" : "degree", phrase);
  const mark = isNamed ? settle : markChecked;
  mark(line, token.start, token.start + phrase.length);
  return undefined;
}

/**
 * Degrees, diplomas and certificates with their field: one line must assert all of it, and completed unless the claim
 * says otherwise.
 */
export const checkAwards: Check = (line, scope) => {
  for (const [at, token] of line.tokens.entries()) {
    const claim = awards.has(token.low) ? checkAward(line, scope, at, token) : undefined;
    if (claim !== undefined) return claim;
  }
  return undefined;
};

const credentialWords = new Set(
  "licence license licences licenses registration accreditation clearance ticket tickets certification endorsement".split(
    " ",
  ),
);

const holding = /^(?:i|hold|holds|held|have|has|had|obtained|gained|maintain|under|holding)$/;

/** The start of the credential's name: at most three words before the given position belong to it. */
function paperStart(line: ClaimLine, at: number): number {
  let first = at;
  while (first > 0 && at - first < 3) {
    const joined = (line.tokens[first]?.gap ?? 0) & phraseBreaks;
    const before = line.tokens[first - 1]?.low ?? "";
    if (joined !== 0 || small.has(before) || holding.test(before)) break;
    first -= 1;
  }
  return first;
}

/** A licence with the words in front of it: one line must contain both words of "forklift licence". */
export const checkLicences: Check = (line, scope) => {
  for (const [at, token] of line.tokens.entries()) {
    if (!credentialWords.has(token.low) || line.checked[at] === true) continue;
    const first = paperStart(line, at);
    const words = line.tokens.slice(first, at + 1).map((one) => one.low);
    if (isTarget(words.join(" "), scope)) continue;
    if (!supportedBy(line, scope.lines, (one) => assertsAll(one, words)))
      return refuse("licence", line.text.slice(line.tokens[first]?.start, token.end));
  }
  return undefined;
};
