import type { AdInput, Importance, Requirement } from "../analysis.ts";
import { knockOutOnlyTerms, knockOutOnlyWords } from "../knock-outs/knock-out-only.ts";
import { readPay } from "../knock-outs/salary.ts";
import type { Candidate } from "../vocabulary/terms/discover-input.ts";
import { companyWords, discoverTerms } from "../vocabulary/terms/discover-terms.ts";
import { type FoundTerm, findTermsIn } from "../vocabulary/terms/find-terms.ts";
import { findLicenceClasses, type LicenceClass } from "../vocabulary/terms/licence-classes.ts";
import { type Token, tokenise } from "../words/tokenise.ts";
import { chooseCore, type DraftRequirement } from "./core-requirements.ts";
import { joinCourseFields } from "./course-fields.ts";
import { readAlternatives } from "./either-or.ts";
import { readStandings } from "./importance.ts";
import { type AdSentence, readAdSections } from "./read-ad-sections.ts";

/** Most requirements kept per ad (docs/engine.md, What an ad asks). */
export const maxRequirements = 60;

const weights: Record<Importance, number> = { must: 3, preferred: 1.5, duty: 1 };

/** The weight of an importance: must 3, preferred 1.5, duty 1. */
export function weightOf(importance: Importance): number {
  return weights[importance];
}

/** Vocabulary terms and discovered terms of one sentence, in text order, none overlapping. */
export function readCandidates(
  text: string,
  sentence: AdSentence,
  company: ReadonlySet<string>,
): Candidate[] {
  const { tokens } = sentence;
  const found = findTermsIn(text, tokens);
  const taken: boolean[] = [];
  for (const f of found) for (let i = f.first; i < f.last; i += 1) taken[i] = true;
  const classes = findLicenceClasses(text, tokens).filter((c) => taken[c.first] !== true);
  for (const c of classes) taken[c.first] = true;
  const tools = found.filter((f) => f.term.kind === "tool");
  const more = discoverTerms({ text, tokens, taken, company, tools });
  const isCovered = (c: FoundTerm) =>
    more.some((m) => m.kind === "qualification" && m.first <= c.first && c.last <= m.last && outranks(m, c));
  const listed = found
    .filter((f) => !isCovered(f))
    .map(
      (f): Candidate => ({
        first: f.first,
        last: f.last,
        start: f.start,
        end: f.end,
        kind: f.term.kind,
        canonicalId: f.term.id,
        aliases: [],
        origin: "vocab",
      }),
    );
  listed.push(...classes.map((c) => licenceCandidate(tokens, c)));
  const isFree = (c: Candidate) => !listed.some((l) => c.first < l.last && l.first < c.last);
  return [...listed, ...more.filter(isFree)].sort((a, b) => a.first - b.first);
}

function licenceCandidate(tokens: readonly Token[], { id, first, last }: LicenceClass): Candidate {
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last - 1]?.end ?? start;
  return { first, last, start, end, kind: "licence", canonicalId: id, aliases: [], origin: "vocab" };
}

/** A named course beats the level alone and any plain skill in its name, but not the same course listed. */
function outranks(course: Candidate, listed: FoundTerm): boolean {
  return listed.term.kind !== "qualification" || size(course) > size(listed);
}

function size(range: { first: number; last: number }): number {
  return range.last - range.first;
}

function patternId(text: string, candidate: Candidate): string {
  const stems = tokenise(text.slice(candidate.start, candidate.end)).map((t) => t.stem);
  return `ad:${stems.join("-").slice(0, 80)}`;
}

function draft(text: string, sentence: AdSentence, candidate: Candidate): DraftRequirement {
  const { canonicalId } = candidate;
  return {
    id: canonicalId ?? patternId(text, candidate),
    term: text.slice(candidate.start, candidate.end),
    ...(canonicalId === undefined ? {} : { canonicalId }),
    aliases: candidate.aliases,
    importance: "preferred",
    kind: candidate.kind,
    span: { start: candidate.start, end: candidate.end },
    sentence: { start: sentence.start, end: sentence.end },
    core: false,
    origin: candidate.origin,
    literal: false,
    mentions: 1,
  };
}

/** Keeps one requirement per term: strongest importance wins, the first mention's place stays otherwise. */
function merge(all: Map<string, DraftRequirement>, next: DraftRequirement): void {
  const known = all.get(next.id);
  if (known === undefined) {
    all.set(next.id, next);
    return;
  }
  const isNewSentence = known.sentence.start !== next.sentence.start;
  const mentions = known.mentions + (isNewSentence ? 1 : 0);
  const literal = known.literal || next.literal;
  const isStronger = weightOf(next.importance) > weightOf(known.importance);
  all.set(next.id, { ...(isStronger ? next : known), mentions, literal });
}

/** Rights, checks, roster, place and pay are knock-outs and no part of MATCH (docs/engine.md, Knock-out questions). */
function withoutKnockOuts(text: string, sentence: AdSentence, candidates: Candidate[]): Candidate[] {
  const knockOut = knockOutOnlyWords(text, sentence);
  const isPay = readPay(text.slice(sentence.start, sentence.end)) !== null;
  const isKnockOut = (id: string) => knockOutOnlyTerms.has(id) || (isPay && id === "superannuation");
  const free = candidates.filter((c) => !isKnockOut(c.canonicalId ?? ""));
  return knockOut.length === 0 ? free : free.filter((c) => !knockOut.slice(c.first, c.last).includes(true));
}

function readSentence(text: string, sentence: AdSentence, company: ReadonlySet<string>): DraftRequirement[] {
  const read = withoutKnockOuts(text, sentence, readCandidates(text, sentence, company));
  const candidates = joinCourseFields(text, sentence.tokens, read);
  if (candidates.length === 0) return [];
  const standings = readStandings(sentence, candidates);
  const kept = candidates.filter((_, i) => standings[i]?.importance !== null);
  const groups = readAlternatives(sentence.tokens, kept);
  const drafts: DraftRequirement[] = [];
  candidates.forEach((candidate, i) => {
    const standing = standings[i];
    if (standing === undefined || standing.importance === null) return;
    const group = groups[kept.indexOf(candidate)];
    drafts.push({
      ...draft(text, sentence, candidate),
      importance: standing.importance,
      literal: standing.literal,
      ...(group === undefined ? {} : { groupId: `g${sentence.start}-${group}` }),
    });
  });
  return drafts;
}

/** A group of one is no group: its other members were merged into stronger mentions elsewhere. */
function dropLoneGroups(drafts: readonly DraftRequirement[]): DraftRequirement[] {
  const sizes = new Map<string, number>();
  for (const { groupId } of drafts)
    if (groupId !== undefined) sizes.set(groupId, (sizes.get(groupId) ?? 0) + 1);
  return drafts.map((d) => {
    if (d.groupId === undefined || (sizes.get(d.groupId) ?? 0) > 1) return d;
    const { groupId: _, ...alone } = d;
    return alone;
  });
}

function strongestFirst(a: DraftRequirement, b: DraftRequirement): number {
  return weightOf(b.importance) - weightOf(a.importance) || a.span.start - b.span.start;
}

/**
 * What the ad asks for, in ad order, at most 60 (the strongest when there are more). Spans slice
 * `ad.text`. Source: docs/engine.md, What an ad asks. Pure and linear; never throws.
 * @param sentences the ad's sentences, when they were read already.
 */
export function readRequirements(
  ad: AdInput,
  sentences: readonly AdSentence[] = readAdSections(ad.text),
): Requirement[] {
  const company = companyWords(ad.company);
  const all = new Map<string, DraftRequirement>();
  for (const sentence of sentences) {
    for (const next of readSentence(ad.text, sentence, company)) merge(all, next);
  }
  const kept = [...all.values()].sort(strongestFirst).slice(0, maxRequirements);
  const drafts = dropLoneGroups(kept).sort((a, b) => a.span.start - b.span.start);
  const core = chooseCore(drafts, ad.title ?? "");
  return drafts.map(({ literal: _l, mentions: _m, ...requirement }) => ({
    ...requirement,
    core: core.has(requirement.id),
  }));
}
