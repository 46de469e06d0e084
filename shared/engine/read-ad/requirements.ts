import type { AdInput, Requirement, Span } from "../analysis.ts";
import type { Ask } from "../knock-outs/ask-context.ts";
import { namedKnockOutsOf } from "../knock-outs/find-knock-outs.ts";
import { knockOutOnlyTerms, knockOutOnlyWords } from "../knock-outs/knock-out-only.ts";
import { readAsks } from "../knock-outs/read-asks.ts";
import { readPay } from "../knock-outs/salary.ts";
import type { Candidate } from "../vocabulary/terms/discover-input.ts";
import { companyWords } from "../vocabulary/terms/discover-terms.ts";
import { ownPhraseId } from "../vocabulary/vocabulary-index.ts";
import { isActionHere } from "../words/action-verbs.ts";
import { fold, gap, type Token, tokenise } from "../words/tokenise.ts";
import { type AdLists, listsOf } from "./ad-lists.ts";
import { chooseCore, type DraftRequirement } from "./core-requirements.ts";
import { readAlternatives } from "./either-or.ts";
import { readStandings } from "./importance.ts";
import { keepRequirements, weightOf } from "./keep-requirements.ts";
import { namedPapers } from "./named-papers.ts";
import { wantedTraits } from "./phrases/traits.ts";
import { wholeItem } from "./phrases/whole-item.ts";
import { type AdSentence, demandsFirst, readAdSections } from "./read-ad-sections.ts";
import { candidateOf, readCriteria } from "./read-criteria.ts";
import { type Asking, askingOf } from "./sentence-asks.ts";
import { shortNameOf } from "./short-names.ts";
import { labelsIn } from "./zones/labels.ts";

function patternId(words: readonly Token[]): string {
  return `${ownPhraseId}${words
    .map(({ stem }) => stem)
    .join("-")
    .slice(0, 80)}`;
}

const mostBehind = 24;

/** "… or currently studying nursing (2nd yr": with the rest of its bracket where that is short, else without it. */
function closedSpan(text: string, { start, end }: Span): Span {
  const term = text.slice(start, end);
  const open = term.lastIndexOf("(");
  if (open < 1 || term.includes(")", open)) return { start, end };
  const rest = /^[^()\n]{0,24}\)/.exec(text.slice(end, end + mostBehind + 1))?.[0];
  if (rest !== undefined) return { start, end: end + rest.length };
  return { start, end: start + term.slice(0, open).trimEnd().length };
}

function draft(text: string, sentence: AdSentence, candidate: Candidate): DraftRequirement {
  const { canonicalId } = candidate;
  const span = closedSpan(text, candidate);
  const words = sentence.tokens.slice(candidate.first, candidate.last);
  const short = candidate.origin === "pattern" ? shortNameOf(text, sentence.tokens, candidate) : undefined;
  return {
    id: canonicalId ?? patternId(words),
    term: text.slice(span.start, span.end),
    ...(canonicalId === undefined ? {} : { canonicalId }),
    aliases: short === undefined ? candidate.aliases : [...candidate.aliases, short],
    importance: "preferred",
    kind: candidate.kind,
    span,
    sentence: { start: sentence.start, end: sentence.end },
    core: false,
    origin: candidate.origin,
    literal: false,
    words,
    mentions: 1,
    listed: sentence.item === true,
  };
}

/** Two names of one vocabulary entry are one thing: "Excel" and "Microsoft Excel", "AWS" and its long form. */
function isSameName(a: string, b: string): boolean {
  const [one, two] = [a, b].map((term) => tokenise(term).map((t) => t.stem)) as [string[], string[]];
  if (one.some((stem) => two.some((other) => other.startsWith(stem) || stem.startsWith(other)))) return true;
  const initials = (stems: string[]) => stems.map((stem) => stem[0]).join("");
  return initials(one) === two.join("") || initials(two) === one.join("");
}

const awardLevels = new Set("i ii iii iv 1 2 3 4 diploma bachelor master".split(" "));

/** "Certificate III" asked and "Certificate IV" welcome, in one field: two demands. */
function isOtherLevel(a: string, b: string): boolean {
  const [one, two] = [a, b].map((term) =>
    tokenise(term).flatMap(({ low }) => (awardLevels.has(low) ? [low] : [])),
  );
  return (
    one !== undefined &&
    two !== undefined &&
    one.length > 0 &&
    two.length > 0 &&
    !one.some((l) => two.includes(l))
  );
}

/** Other things that one vocabulary entry stands for ("Lambda" for AWS) stay apart, as members of their list. */
function ownId(all: ReadonlyMap<string, DraftRequirement>, next: DraftRequirement): string {
  const known = all.get(next.id);
  if (known === undefined || next.canonicalId === undefined) return next.id;
  const isListed = known.sentence.start === next.sentence.start && fold(known.term) !== fold(next.term);
  const isApart = isListed || (next.kind === "qualification" && isOtherLevel(known.term, next.term));
  if (!isApart && (next.kind !== "tool" || isSameName(known.term, next.term))) return next.id;
  return `${next.id}:${fold(next.term).replace(/\s+/g, "-").slice(0, 40)}`;
}

/** Keeps one requirement per term: strongest importance wins, the first mention's place stays otherwise. */
function merge(all: Map<string, DraftRequirement>, read: DraftRequirement): void {
  const next = { ...read, id: ownId(all, read) };
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

/** A sentence about these is small print: phrases in it that no vocabulary knows are its wording. */
const rightsKinds: ReadonlySet<string> = new Set([
  "work-rights",
  "citizenship",
  "police-check",
  "children-check",
  "ndis-check",
  "security-clearance",
]);

const visaWords: ReadonlySet<string> = new Set(
  "status holder holders sponsor sponsored sponsorship subclass valid working student holiday permanent temporary residency resident citizen citizenship rights eligible required".split(
    " ",
  ),
);

/** A right to work, and not the scheme of cards. */
function tellsOfVisa({ tokens }: AdSentence): boolean {
  return (
    tokens.some(({ low }) => low === "visa" || low === "visas") &&
    tokens.some(({ low }) => visaWords.has(low))
  );
}

/** "Starts at 6.30 am at the depot", "Monday to Friday": when the work is, which is a knock-out question at most. */
const hours = /\d ?[ap]\.?m\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;

/** Rights, checks, roster, place and pay are knock-outs and no part of MATCH (docs/engine.md, Knock-out questions). */
function withoutKnockOuts(
  text: string,
  sentence: AdSentence,
  candidates: Candidate[],
  isDuty: boolean,
): Candidate[] {
  const knockOut = knockOutOnlyWords(text, sentence);
  const isPay = readPay(text.slice(sentence.start, sentence.end)) !== null;
  const isKnockOut = (id: string) => knockOutOnlyTerms.has(id) || (isPay && id === "superannuation");
  // "giving advice on student visa conditions" is work.
  const isVisa = !(isDuty && sentence.item === true) && tellsOfVisa(sentence);
  const isRights =
    isVisa || isPay || namedKnockOutsOf(text, sentence).some(({ kind }) => rightsKinds.has(kind));
  const untimed = candidates.filter(
    ({ start, end, origin }) => origin !== "pattern" || !hours.test(text.slice(start, end)),
  );
  const free = untimed.filter(
    (c) => !isKnockOut(c.canonicalId ?? "") && !(isRights && c.origin === "pattern" && c.kind === "hard"),
  );
  return knockOut.length === 0 ? free : free.filter((c) => !knockOut.slice(c.first, c.last).includes(true));
}

/** What is known of the whole ad while one sentence is read. */
interface AdContext {
  company: ReadonlySet<string>;
  lists: AdLists;
}

function contextOf(ad: AdInput, sentences: readonly AdSentence[]): AdContext {
  return { company: companyWords(ad.company), lists: listsOf(sentences) };
}

/** "Gum Wax demonstrably boosts revenue", in a list of duties: the house does it. */
function isToldOfHouse({ tokens }: AdSentence, company: ReadonlySet<string>): boolean {
  const [first, ...next] = tokens;
  if (first === undefined || !company.has(first.low)) return false;
  const verb = next.slice(0, 3).find(({ low }) => !company.has(low) && !low.endsWith("ly"));
  if (verb?.low.endsWith("s") !== true) return false;
  return next[0]?.low.endsWith("ly") === true || isActionHere({ ...verb, low: verb.low.slice(0, -1) });
}

const praised = new Set(["trusted", "valued"]);

/** "Serve as the point of contact", in a list; "Work type: Full time" is a field, "act as a trusted partner" praise. */
function isDeed({ tokens, item }: AdSentence): boolean {
  const isField = tokens.slice(1, 4).some(({ gap: bits }) => (bits & gap.colon) !== 0);
  const isPraise = tokens.slice(2, 5).some(({ low }) => praised.has(low));
  return item === true && !isField && !isPraise && isActionHere(tokens[0]);
}

function candidatesOf(text: string, sentence: AdSentence, asking: Asking, context: AdContext): Candidate[] {
  // An item that begins with an amount is the pay, also without "a year".
  if (sentence.item === true && /[$\u20ac\u00a3]/.test(text[sentence.start] ?? "")) return [];
  if (asking.isDuty && isToldOfHouse(sentence, context.company)) return [];
  const read = readCriteria(text, sentence, asking, context.company);
  if (read.length > 0 || (asking.isDuty && !isDeed(sentence)))
    return withoutKnockOuts(text, sentence, read, asking.isDuty);
  const asksKnockOut = namedKnockOutsOf(text, sentence).length > 0;
  return asksKnockOut || readPay(text.slice(sentence.start, sentence.end)) !== null
    ? []
    : wholeItem(sentence);
}

/** Alternatives of one sentence, or of a list of which one is enough. */
function groupOf({ start, choice }: AdSentence, group: number | undefined): { groupId?: string } {
  if (choice !== undefined) return { groupId: `g${choice}-list` };
  return group === undefined ? {} : { groupId: `g${start}-${group}` };
}

const ofTheEmployer: ReadonlySet<string> = new Set(["company", "benefits", "legal", "apply"]);

/** "We are seeking a reliable and hands-on driver", in a sentence that asks for nothing else. */
function wantedOf(text: string, sentence: AdSentence): DraftRequirement[] {
  if (ofTheEmployer.has(sentence.zone)) return [];
  return wantedTraits(sentence.tokens).map((trait) => ({
    ...draft(text, sentence, { ...candidateOf(sentence.tokens, trait, []), kind: "soft" }),
    importance: "must",
  }));
}

function readSentence(text: string, sentence: AdSentence, context: AdContext): DraftRequirement[] {
  const asking = askingOf(sentence, context.lists);
  if (asking === null) return wantedOf(text, sentence);
  const candidates = candidatesOf(text, sentence, asking, context);
  if (candidates.length === 0) return [];
  const isListedWish = sentence.zone === "preferred" && sentence.item === true;
  const standings = readStandings({ ...sentence, zone: asking.zone }, candidates, isListedWish);
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
      ...groupOf(sentence, group),
    });
  });
  return drafts;
}

/**
 * What the ad asks for, in ad order, at most 72 (the strongest when there are more). Spans slice
 * `ad.text`. Source: docs/engine.md, What an ad asks. Pure and linear; never throws.
 * @param sentences the ad's sentences, and `asks` its knock-outs, when they were read already.
 */
export function readRequirements(
  ad: AdInput,
  sentences: readonly AdSentence[] = readAdSections(ad.text),
  asks: readonly Ask[] = readAsks(ad.text, sentences, ad.title),
): Requirement[] {
  const context = contextOf(ad, sentences);
  const all = new Map<string, DraftRequirement>();
  const labels = labelsIn(ad.text, sentences);
  const ordered = demandsFirst(sentences).map((sentence) => ({
    start: sentence.start,
    drafts: readSentence(ad.text, sentence, context),
  }));
  const asking = new Set(ordered.flatMap(({ start, drafts }) => (drafts.length > 0 ? [start] : [])));
  for (const { start, drafts } of ordered) {
    // The sentence behind a label says what it names.
    if (asking.has(labels.get(start) ?? -1)) continue;
    for (const next of drafts) merge(all, next);
  }
  const read = [...all.values()];
  const drafts = keepRequirements([...read, ...namedPapers(ad.text, sentences, asks, read)]);
  const core = chooseCore(drafts, ad.title ?? "");
  return drafts.map(({ literal: _l, mentions: _m, listed: _i, words: _w, ...requirement }) => ({
    ...requirement,
    core: core.has(requirement.id),
  }));
}
