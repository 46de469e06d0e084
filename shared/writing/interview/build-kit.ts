import { type Story, storyParts } from "#shared/domain/evidence-bank/bank-entry.ts";
import type { KnockOutKind } from "#shared/domain/resumes/knock-out-profile.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { weightOf } from "#shared/engine/ad/importance-weight.ts";
import type { AdInput, MatchResult, Requirement, RequirementKind } from "#shared/engine/analysis.ts";
import { type LedgerEntry, ledgerOf } from "#shared/engine/ledger.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import { isAboutReason } from "../criteria/behaviours.ts";
import { likeness, type StoredStory } from "../criteria/coverage.ts";
import { readWrittenRequirements } from "../criteria/written-requirements.ts";
import { commonQuestions, commonToAsk, type OccupationFamily, occupationFamily } from "./families.ts";

export interface KitInput {
  resumeText: string;
  resumeEdits: readonly ResumeEdit[];
  stories: readonly StoredStory[];
  ad: AdInput;
  /** `YYYY-MM-DD`. */
  asOf: string;
}

/** One likely question and what the person has for it. */
export interface KitQuestion {
  id: string;
  text: string;
  /** Where the question comes from: the ad itself, or common interviews for such work. */
  from: "ad" | "usual";
  /** The ad's own words; null for a common question. */
  adWords: string | null;
  /** The person's story for it. */
  story: string | null;
  /** A resume line that shows it, if no story does. */
  line: string | null;
  /** What to prepare if nothing shows it. */
  gap: string | null;
}

export interface InterviewKit {
  /** Null if the title shows no family. */
  family: string | null;
  /** Government panels ask every criterion in order, and take notes. */
  isPanel: boolean;
  questions: KitQuestion[];
  toAsk: string[];
  /** Credentials that the ad names: the person brings them, or says when they will have them. */
  bring: string[];
}

const mostFromAd = 7;
const fewestLikeness = 2;

const ofKind: Record<RequirementKind, (term: string) => string> = {
  tool: (term) => `How have you used ${term}? Give us one example.`,
  hard: (term) => `What is your experience with ${term}? Take us through one example.`,
  soft: (term) => `Tell us about a time that shows your ${term}.`,
  qualification: (term) => `The ad asks for ${term}. What do you hold, and since when?`,
  licence: (term) =>
    `Do you hold ${term}, and until when ${/[^s]s$/.test(term) ? "are they" : "is it"} current?`,
};
const isPaperKind = (kind: RequirementKind) => kind === "qualification" || kind === "licence";
const years = /\b(?:\d+\+?|two|three|four|five|six|seven|eight|ten) (?:\w+ )?years?\b/i;

const adjective = /(?:able|ed|en|ful|ive|er|or|ic)$/i;
/** "are adaptable", "as a communicator". */
function asTrait(term: string): string {
  if (!/(?:er|or)$/.test(term)) return `are ${term}`;
  return /^[aeio]/.test(term) ? `as an ${term}` : `as a ${term}`;
}

/** A term of the vocabulary is asked about by name; the ad's own phrases are quoted, because their grammar varies. */
function questionOf({ canonicalId, kind }: Pick<Requirement, "canonicalId" | "kind">, term: string): string {
  if (years.test(term)) return `The ad says “${term}”. Where do your years come from?`;
  const isAdjective = kind === "soft" && adjective.test(term);
  if ((canonicalId !== undefined && !isAdjective) || isPaperKind(kind)) return ofKind[kind](term);
  if (isAdjective) return `Tell us about a time that shows you ${asTrait(lowerFirst(term))}.`;
  return `Give us an example of “${term}”.`;
}

const credentialKinds: ReadonlySet<KnockOutKind> = new Set<KnockOutKind>([
  ...(["ahpra", "children-check", "ndis-check", "police-check", "driver-licence", "white-card"] as const),
  ...(["high-risk-work", "rsa", "rcg", "first-aid", "cpr", "ticket", "work-rights", "citizenship"] as const),
  "security-clearance",
]);

interface PanelQuestion {
  text: string;
  adWords: string | null;
  /** The resume line that the engine found for it. */
  line: string | null;
  /** The text that stories are compared with. */
  about: string;
}

const praise =
  /^(?:(?:a |an |the )?(?:demonstrated|proven|strong|excellent|sound|well[- ]developed|high(?:ly)?(?: level)?(?: of)?|effective|relevant|developed|good|an?|the) )+/i;
const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? (text[0] ?? "").toLowerCase() + text.slice(1) : text;

/** A criterion in a panel's words; a question is not changed. */
function asQuestion(text: string): string {
  const bare = text.trim().replace(/[.;]{1,3}$/, "");
  if (/\?$/.test(bare) || /^(?:tell|describe|give|what|how|when|why)\b/i.test(bare)) return text;
  const plain = lowerFirst(bare.replace(praise, ""));
  if (/^(?:ability|capacity|commitment) /i.test(plain))
    return `Tell us about a time that shows your ${plain}.`;
  if (/^experience /i.test(plain)) return `What is your ${plain}? Take us through one example.`;
  if (/^(?:knowledge|understanding) of /i.test(plain))
    return `What do you know ${plain.replace(/^\w+ /, "")}, and where have you used it?`;
  return `Give us an example that shows this: ${plain}.`;
}

const heaviness = ({ importance, core }: LedgerEntry) => weightOf(importance) * (core ? 2 : 1);

function fromRequirements(ledger: readonly LedgerEntry[]): PanelQuestion[] {
  return [...ledger]
    .sort((a, b) => heaviness(b) - heaviness(a))
    .flatMap(({ term, members }) => {
      const [best] = [...members].sort((a, b) => b.evidence.credit - a.evidence.credit);
      if (best === undefined) return [];
      const { requirement: whole, evidence } = best;
      const [first, ...others] = (whole.terms ?? []).filter(({ isAdjective }) => isAdjective !== true);
      // A line with one term is asked about by that term; any other line is quoted.
      const requirement =
        first !== undefined && others.length === 0
          ? { ...whole, term: first.text, kind: first.kind, canonicalId: first.id }
          : whole;
      const line = evidence.credit >= 0.8 ? (evidence.resumeLine ?? null) : null;
      return [
        {
          text: questionOf(requirement, requirement === whole ? term : requirement.term),
          adWords: evidence.adSentence,
          line,
          about: `${term} ${evidence.adSentence}`,
        },
      ];
    })
    .slice(0, mostFromAd);
}

const storyText = (story: Story) => `${story.title} ${storyParts.map((part) => story[part]).join(" ")}`;

/** The best story for a question; a story that two questions already use comes last. */
function storyFor(about: string, stories: readonly StoredStory[], uses: Map<string, number>): string | null {
  const rated = stories
    .map((story) => ({ id: story.id, score: likeness(about, storyText(story), story.terms) }))
    .filter(({ id, score }) => score >= fewestLikeness && (uses.get(id) ?? 0) < 2)
    .sort((a, b) => b.score - a.score);
  const best = rated[0]?.id ?? null;
  if (best !== null) uses.set(best, (uses.get(best) ?? 0) + 1);
  return best;
}

/** Lines that the engine found as evidence for a term in the criterion. */
function provenLines(about: string, { requirements, evidence }: MatchResult): Set<string> {
  const low = about.toLowerCase();
  const named = new Set(
    requirements.filter(({ term }) => low.includes(term.toLowerCase())).map(({ id }) => id),
  );
  return new Set(
    evidence.flatMap(({ requirementId, credit, resumeLine = "" }) =>
      named.has(requirementId) && credit >= 0.8 ? [resumeLine] : [],
    ),
  );
}

/** The line of a role that fits a criterion best. */
function lineFor(about: string, { work }: ResumeModel, match: MatchResult): string | null {
  const proven = provenLines(about, match);
  const rated = work
    .flatMap(({ highlights }) => highlights)
    .map((line) => ({ line, score: likeness(about, line) + (proven.has(line) ? 2 : 0) }))
    .filter(({ score }) => score >= fewestLikeness)
    .sort((a, b) => b.score - a.score);
  return rated[0]?.line ?? null;
}

function gapFor({ about, adWords }: PanelQuestion): string {
  if (isAboutReason(about)) return "Your own words: two sentences on the work, one on the employer.";
  if (adWords !== null)
    return "Nothing you have kept shows this. Say so plainly, then what comes nearest and how you would learn it.";
  return "No story yet. Think of one time, and tell it in four parts.";
}

function toAskOf(family: OccupationFamily | null, ad: AdInput): string[] {
  const isPlaceSaid = /\b(?:hybrid|remote|work(?:ing)? from home|on[- ]site|days? in the office)\b/i.test(
    ad.text,
  );
  const isFixed =
    /\b(?:fixed[- ]term|temporary|contract(?: role| position)?|maternity|parental leave cover)\b/i.test(
      ad.text,
    );
  return [
    ...(family?.toAsk ?? []),
    ...(isFixed ? ["What happens when the term ends?"] : []),
    ...(isPlaceSaid ? [] : ["How many days do people really come in?"]),
    ...commonToAsk,
  ];
}

/**
 * What to prepare for one interview, from the ad, the resume and the person's stories: likely questions with the
 * person's material, gaps, and questions to ask. Nothing about the employer is invented. Deterministic; needs no
 * model.
 */
export function buildKit(input: KitInput): InterviewKit {
  const { ad, stories, asOf, resumeText, resumeEdits } = input;
  const { match, knockOuts, model } = analyseResume({ resumeText, resumeEdits, ad, asOf });
  const asked = readWrittenRequirements(ad);
  const family = occupationFamily(ad.title ?? "");
  const isPanel = asked.criteria.length > 1 && asked.kind !== null && asked.kind !== "letter";
  const lineOf = (text: string) => lineFor(text, model, match);
  const fromAd: PanelQuestion[] = isPanel
    ? asked.criteria.map(({ text }) => ({
        text: asQuestion(text),
        adWords: text,
        line: lineOf(text),
        about: text,
      }))
    : fromRequirements(ledgerOf(match));
  const why = commonQuestions.why(ad.company ?? "");
  const usual = [commonQuestions.self, ...(family?.usual ?? []), why].map((text) => ({
    ...{ text, adWords: null, line: null, about: text },
  }));
  const uses = new Map<string, number>();
  const questions = [...fromAd, ...usual].map((one, at): KitQuestion => {
    const isOwn = one.text === commonQuestions.self || one.text === why;
    const story = isOwn ? null : storyFor(one.about, stories, uses);
    const shown = story !== null || one.line !== null;
    const own =
      one.text === why
        ? "Your own words: what of this work, and what of this employer."
        : "Two minutes: now, before, why here. Practise it aloud.";
    return {
      ...{
        id: `q${at + 1}`,
        text: one.text,
        from: one.adWords === null ? "usual" : "ad",
        adWords: one.adWords,
      },
      ...{ story, line: story === null ? one.line : null },
      gap: shown ? null : isOwn ? own : gapFor(one),
    };
  });
  return {
    ...{ family: family?.name ?? null, isPanel, questions },
    toAsk: toAskOf(family, ad),
    bring: [
      ...new Set(knockOuts.filter(({ kind }) => credentialKinds.has(kind)).map(({ ask }) => ask.value)),
    ],
  };
}
