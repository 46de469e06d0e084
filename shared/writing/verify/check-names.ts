import { namesJob } from "#shared/engine/roles/job-titles.ts";
import { properNouns } from "#shared/engine/words/plain-words.ts";
import { gap, phraseBreaks, type Token } from "#shared/engine/words/tokenise.ts";
import { refuse } from "./claim.ts";
import { holdsPhrase, namePhrase } from "./entities.ts";
import { isEveryday } from "./everyday-words.ts";
import type { SourceLine } from "./fact-sources.ts";
import { type Check, type ClaimLine, type Scope, supportedBy } from "./scope.ts";
import { wordFamily } from "./word-family.ts";

/** Capitalised words of the letter form, which are not names. */
export const formal = new Set(
  "i dear hiring manager sir madam team kind regards yours sincerely faithfully re subject".split(" "),
);
const calendar =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?$/;

/** Refuses employers, titles and institutions of one entry in a line about another. */
export const checkEntities: Check = (line, scope) => {
  const { sources, entries, education } = scope;
  for (const { kind, phrase, entry } of sources.entities) {
    if (kind === "part" || !holdsPhrase(line.phrase, phrase) || isTargetName(phrase, scope)) continue;
    const study = education === undefined ? undefined : [education];
    const bound = kind === "institution" ? study : entries;
    if (bound === undefined || bound.includes(entry)) continue;
    const own = sources.lines.filter((one) =>
      bound.includes((kind === "institution" ? one.education : one.work) ?? -1),
    );
    if (!supportedBy(line, own, (one) => holdsPhrase(namePhrase(one.text), phrase)))
      return refuse(kind, phrase, "Your sources name this for another entry.");
  }
  return undefined;
};

const roleLead =
  /\b(?:as|was|am|been|became|role of|position of|promoted to)\s+(?:an?\s+|the\s+|their\s+|acting\s+)*((?:[\p{L}&'\u2019-]+ ?){1,6})/giu;
const roleEnd =
  /\s(?:at|for|in|with|and|who|where|to|of|on|from|i|by|while|since|during|after|within|before|across|over|under|using|role|position)\b.*$/i;
const ownRole = /^(?:was|am|been|became|promoted|as)/i;

/** "As a payroll officer": a job title must be one the person held, or be the target without a claim to it. */
export const checkTitles: Check = (line, scope) => {
  for (const match of line.text.matchAll(roleLead)) {
    const named = namePhrase(` ${match[1] ?? ""}`.replace(roleEnd, ""));
    if (named === "" || !namesJob(named)) continue;
    const words = named.split(" ").map(wordFamily);
    const isHeld = supportedBy(line, scope.lines, (one) => words.every((word) => one.families.has(word)));
    const isAim = isTargetName(named, scope) && !(ownRole.test(match[0]) && isPast(line.text));
    if (!isHeld && !isAim) return refuse("title", named);
  }
  return undefined;
};

const isPast = (text: string) =>
  /\b(?:I|my|me)\b/.test(text) &&
  /\b(?:worked|served|was|been|had|spent|years?|am|experienced?)\b/i.test(text);

export function isTargetName(phrase: string, { target }: Scope): boolean {
  return [target?.title, target?.company].some(
    (text) => text !== undefined && holdsPhrase(namePhrase(text), phrase),
  );
}

const aim =
  /\b(?:apply|applying|application|advertised|interest|interested|pleased|join|joining|contribute|bring|offer|role with|role at|position with|position at|opportunity|vacancy|discuss)\b/i;
const employed =
  /\b(?:worked|employed|served|employment|tenure|time|years?|joined|previous(?:ly)?|former(?:ly)?|experience|while|during|led|ran|built|managed|\p{L}{3,}ed)\b/iu;

/** The target employer receives the letter; the person has not worked there. */
export const checkTarget: Check = (line, scope) => {
  const phrase = namePhrase(scope.target?.company ?? "");
  if (!holdsPhrase(line.phrase, phrase)) return undefined;
  if (scope.sources.entities.some((one) => one.kind === "employer" && holdsPhrase(one.phrase, phrase)))
    return undefined;
  const isClaimed = /\b(?:I|my)\b/.test(line.text) && employed.test(line.text) && !aim.test(line.text);
  return isClaimed
    ? refuse("employer", scope.target?.company ?? "", "This employer is the ad's, not one of yours.")
    : undefined;
};

function startsSentence(token: Token, at: number): boolean {
  return at === 0 || (token.gap & (gap.stop | gap.newline | gap.colon)) !== 0;
}

const capital = /^\p{Lu}/u;
const shout = /^[\p{Lu}\d&]{2,}$/u;

/** True if the abbreviation consists of the first letters of adjacent words: "UAT" for "user acceptance testing". */
function isInitialism(written: string, source: SourceLine): boolean {
  if (!/^[A-Z]{2,6}$/.test(written)) return false;
  const initials = namePhrase(source.text)
    .split(" ")
    .map((word) => word[0])
    .join("");
  return initials.includes(written.toLowerCase());
}

/** True when a source contains the word, another form of it, or the words it abbreviates. */
export function knowsWord(source: SourceLine, token: Token, written: string): boolean {
  return (
    source.words.has(token.low) ||
    source.mentioned.has(wordFamily(token.low)) ||
    isInitialism(written, source)
  );
}

interface Run {
  tokens: Token[];
  start: number;
  end: number;
}

/** Runs of adjacent capitalised words: names, titles, products. */
function capitalRuns(line: ClaimLine): Run[] {
  const runs: Run[] = [];
  let open: Run | undefined;
  for (const [at, token] of line.tokens.entries()) {
    const written = line.text.slice(token.start, token.end);
    const isFirst = startsSentence(token, at) && !shout.test(written);
    const isName = capital.test(written) && !isFirst && line.checked[at] !== true && !formal.has(token.low);
    if (!isName || calendar.test(token.low)) {
      open = undefined;
      continue;
    }
    if (open === undefined || (token.gap & phraseBreaks) !== 0) {
      open = { tokens: [], start: token.start, end: token.end };
      runs.push(open);
    }
    open.tokens.push(token);
    open.end = token.end;
  }
  return runs;
}

const isPlainWord = (low: string) => low.length > 3 && isEveryday(low) && !properNouns.has(low);

/** "Managed The Monthly Stock Count": capitals without meaning. */
function isTitleCase({ text, tokens }: ClaimLine): boolean {
  const long = tokens.filter((token) => token.low.length > 3);
  return long.length >= 4 && long.every((token) => capital.test(text.slice(token.start, token.end)));
}

/** Checks names: one line that this claim may use supports each capitalised run, or the run is the letter's target. */
export const checkNames: Check = (line, scope) => {
  for (const run of capitalRuns(line)) {
    const words = run.tokens.map((token) => ({ token, written: line.text.slice(token.start, token.end) }));
    const asPhrase = words.map(({ token }) => token.low).join(" ");
    if (isTargetName(asPhrase, scope)) continue;
    if (
      supportedBy(line, scope.lines, (one) =>
        words.every(({ token, written }) => knowsWord(one, token, written)),
      )
    )
      continue;
    // In a title-case line each word must be an everyday word, and none may be a name.
    const isPlain = isTitleCase(line) && words.every(({ token }) => isPlainWord(token.low));
    if (!isPlain) return refuse("name", line.text.slice(run.start, run.end));
  }
  return undefined;
};
