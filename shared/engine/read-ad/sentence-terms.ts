import { type Candidate, rawAt } from "../vocabulary/terms/discover-input.ts";
import { discoverNames } from "../vocabulary/terms/discover-terms.ts";
import { type FoundTerm, findTermsIn } from "../vocabulary/terms/find-terms.ts";
import { findLicenceClasses, type LicenceClass } from "../vocabulary/terms/licence-classes.ts";
import { kindOfUse } from "../vocabulary/terms/use-words.ts";
import type { PhraseRange } from "../words/noun-phrases.ts";
import type { Token } from "../words/tokenise.ts";
import { widenAwards } from "./awards.ts";
import type { AdSentence } from "./read-ad-sections.ts";

/** "You will need an RSA": capitals are a name. */
export function isAcronym(text: string, token: Token | undefined): boolean {
  return token !== undefined && /^[A-Z][A-Z0-9]{2,5}$/.test(text.slice(token.start, token.end));
}

/** Names that stand for themselves: tools, courses, licences; and the vocabulary's other terms. */
export interface Terms {
  names: Candidate[];
  known: FoundTerm[];
}

/** Words of a phrase. */
export function size(range: PhraseRange): number {
  return range.last - range.first;
}

/** Two phrases share a word. */
export function overlaps(a: PhraseRange, b: PhraseRange): boolean {
  return a.first < b.last && b.first < a.last;
}

/** The vocabulary's term as a candidate. */
export function ofTerm(found: FoundTerm): Candidate {
  const { first, last, start, end, term } = found;
  return { first, last, start, end, kind: term.kind, canonicalId: term.id, aliases: [], origin: "vocab" };
}

function ofLicence(tokens: readonly Token[], { id, first, last }: LicenceClass): Candidate {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last - 1]?.end ?? start;
  return { first, last, start, end, kind: "licence", canonicalId: id, aliases: [], origin: "vocab" };
}

/** A named course beats the level alone and any plain skill in its name, but not the same course listed. */
function outranks(course: Candidate, listed: FoundTerm): boolean {
  return listed.term.kind !== "qualification" || size(course) > size(listed);
}

export const ownKinds: ReadonlySet<string> = new Set(["tool", "qualification", "licence"]);

/** "handover using ISBAR", "in line with the EYLF": a method in capitals with which the work is done. */
function isUsedName(text: string, tokens: readonly Token[], { first, last }: FoundTerm): boolean {
  if (last - first !== 1 || !isAcronym(text, tokens[first])) return false;
  const isBehind = /^(?:using|with|the)$/.test(tokens[first - 1]?.low ?? "");
  return isBehind && kindOfUse(tokens, first) !== undefined;
}

/** "C class manual licence": two names of one card, side by side. */
function joinedLicences(text: string, tokens: readonly Token[], names: readonly Candidate[]): Candidate[] {
  const joined: Candidate[] = [];
  for (const name of names) {
    const last = joined.at(-1);
    const isOne =
      last?.kind === "licence" &&
      name.kind === "licence" &&
      last.last === name.first &&
      tokens[name.first]?.gap === 0;
    if (last === undefined || !isOne) joined.push(name);
    else
      joined[joined.length - 1] = {
        ...name,
        first: last.first,
        start: last.start,
        aliases: [...name.aliases, text.slice(last.start, last.end)],
      };
  }
  return joined;
}

const workedBefore = new Set([
  "experience",
  "experienced",
  "enjoy",
  "love",
  "passion",
  "passionate",
  "background",
]);

/** "Experience working with children with autism": work, and no card. */
function isWork(tokens: readonly Token[], { first, last, term }: FoundTerm): boolean {
  if (term.kind !== "licence" || tokens[first]?.low !== "working" || last - first > 4) return false;
  return tokens.slice(Math.max(0, first - 3), first).some(({ low }) => workedBefore.has(low));
}

/** The terms of a sentence: the vocabulary's, and names that it does not list. */
export function readTerms(text: string, sentence: AdSentence, company: ReadonlySet<string>): Terms {
  const { tokens } = sentence;
  const found = findTermsIn(text, tokens).filter((term) => !isWork(tokens, term));
  const taken: boolean[] = [];
  for (const f of found) for (let i = f.first; i < f.last; i += 1) taken[i] = true;
  const classes = findLicenceClasses(text, tokens).filter((c) => taken[c.first] !== true);
  for (const c of classes) taken[c.first] = true;
  const tools = found.filter((f) => f.term.kind === "tool");
  const input = { text, tokens, taken, company, tools };
  const more = discoverNames(input);
  const isCovered = (c: FoundTerm) =>
    more.some((m) => m.kind === "qualification" && m.first <= c.first && c.last <= m.last && outranks(m, c));
  const known = found.filter((f) => !isCovered(f));
  const isNamed = (f: FoundTerm) => ownKinds.has(f.term.kind) || isUsedName(text, tokens, f);
  const own = known.filter(isNamed).map(ofTerm);
  const listed = [...own, ...classes.map((c) => ofLicence(tokens, c))];
  const free = more.filter(
    (c) => !listed.some((l) => overlaps(l, c)) && !isEmployer(input.company, rawAt(input, c.first)),
  );
  const names = joinedLicences(
    text,
    tokens,
    [...listed, ...free].sort((a, b) => a.first - b.first),
  );
  return { names: widenAwards(text, tokens, names), known };
}

function isEmployer(company: ReadonlySet<string>, raw: string): boolean {
  return company.has(raw.toLowerCase());
}
