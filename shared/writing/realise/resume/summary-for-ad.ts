import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { weightOf } from "#shared/engine/ad/importance-weight.ts";
import type { Evidence, Requirement } from "#shared/engine/analysis.ts";
import { holdsWords } from "#shared/engine/keywords.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import type { DraftLine, Rule } from "../../changes/edit-line.ts";
import type { TermMatch } from "../../plan/ad-terms.ts";
import { namePhrase } from "../../verify/entities.ts";
import { isEveryday } from "../../verify/everyday-words.ts";
import type { FactSources } from "../../verify/fact-sources.ts";
import { groundResumeLine } from "../../verify/ground-line.ts";
import { lowered } from "./lowered.ts";

/** Introduces the terms, which are listed and not made into sentences. decision: D-111. */
const lead = "Skills and experience:";
const mostTerms = 6;
const mostTried = 12;
const longestTerm = 40;
/** With fewer words, the summary is not a sentence to add to. */
const leastWords = 4;
/** Sections that show what a person did or holds; hobbies and referees show no strength. */
const shownIn: ReadonlySet<string> = new Set(["work", "skills", "summary", "certificates", "education"]);

/** The last row of the summary. */
export function summaryRow(draft: readonly DraftLine[]): DraftLine | undefined {
  return draft.findLast(
    ({ read, text }) =>
      read?.section === "summary" && read.heading !== true && text.split(" ").length >= leastWords,
  );
}

/** Common office tools, which say little about a person. */
const common =
  /^(?:(?:microsoft |ms |google )?(?:word|excel|outlook|powerpoint|office|teams|slack|zoom|workspace|suite|email|windows))$/i;

/** True for a skill or credential; false for a quality, a degree, an everyday word and the job's own title. */
function isStrength({ term, kind }: Requirement, title: ReadonlySet<string>): boolean {
  const words = tokenise(term);
  const isPlain = words.length === 1 && kind !== "tool" && isEveryday(term.toLowerCase());
  return (
    kind !== "soft" &&
    kind !== "qualification" &&
    term.length <= longestTerm &&
    !isPlain &&
    !common.test(term) &&
    !words.every(({ low }) => title.has(low))
  );
}

/** The term as a list in a sentence writes it: names of tools and acronyms keep their capitals. */
function inList(term: string): string {
  const whole = findTerms(term).find(({ start, end }) => start === 0 && end === term.length)?.term;
  if (whole?.kind !== "tool") {
    const isPlain = whole !== undefined && /^\p{Ll}/u.test(whole.canonical) && !/\p{Lu}/u.test(term.slice(1));
    return isPlain && /^\p{L}{2}/u.test(term) ? term.toLowerCase() : lowered(term);
  }
  return term === term.toLowerCase() ? whole.canonical : term;
}

interface SummaryContext {
  title: string;
  facts: FactSources;
  asOf: string;
  /** The row that the terms are added to; its id is part of the proof. */
  summary: DraftLine | undefined;
}

interface ShownTerm {
  term: string;
  line: number;
  /** True if the resume does not name it in the ad's words. */
  isNew: boolean;
}

/** The terms of the ad that the resume shows: first those it does not name in the ad's words, then the heaviest. */
function shownTerms(model: ResumeModel, match: TermMatch, title: string): ShownTerm[] {
  const proofs = new Map<string, Evidence>(match.evidence.map((one) => [one.requirementId, one]));
  const text = model.meta.lines.map((line) => line.text).join("\n");
  const pasted = new Set(match.pastedLines);
  const titleWords = new Set(tokenise(title).map(({ low }) => low));
  const isNew = ({ term }: Requirement) => !holdsWords(text, term);
  const rank = (one: Requirement) => (isNew(one) ? 10 : 0) + weightOf(one.importance);
  return match.requirements
    .filter((one) => isStrength(one, titleWords))
    .sort((a, b) => rank(b) - rank(a))
    .flatMap((requirement): ShownTerm[] => {
      const { credit = 0, section, resumeLineId: line } = proofs.get(requirement.id) ?? {};
      const isShown = credit >= 0.8 && section !== undefined && shownIn.has(section);
      if (!isShown || line === undefined || pasted.has(line)) return [];
      return [{ term: inList(requirement.term), line, isNew: isNew(requirement) }];
    })
    .slice(0, mostTried);
}

/**
 * Names at the end of the summary, in the ad's words, what this ad requires and the resume shows: "Skills and
 * experience: haul trucks, toolbox meetings." It adds nothing that the summary already names or that no line shows,
 * and does not change the person's sentences. Parsers then find the ad's name for things that the resume calls by
 * another name (D-113).
 */
export function summaryForAd(
  model: ResumeModel,
  match: TermMatch,
  { title, facts, asOf, summary }: SummaryContext,
): Rule {
  const whole = namePhrase(model.basics.summary ?? "");
  const own = summary?.read === undefined ? [] : [summary.read.id];
  const shown = shownTerms(model, match, title).filter(({ term }) => !whole.includes(namePhrase(term)));
  return (text) => {
    if (text.includes(lead)) return undefined;
    const placed = (some: readonly ShownTerm[]) =>
      `${text}${/[.!?]$/.test(text) ? "" : "."} ${lead} ${some.map(({ term }) => term).join(", ")}.`;
    const isTrue = (some: readonly ShownTerm[]) =>
      groundResumeLine(placed(some), facts, { from: [...own, ...some.map(({ line }) => line)], asOf })
        .supported;
    const kept: ShownTerm[] = [];
    for (const one of shown)
      if (kept.length < mostTerms && !isSaid(one, kept) && isTrue([...kept, one])) kept.push(one);
    // A single word that the resume already contains is no improvement.
    if (kept.length < 2 && !kept.some(({ isNew }) => isNew)) return undefined;
    return {
      text: placed(kept),
      reason: `Names what this ad asks for and your resume shows: ${kept.map(({ term }) => term).join(", ")}`,
      evidenceLines: kept.map(({ line }) => line),
    };
  };
}

/** "payroll" with "payroll processing" would say the same thing twice. */
function isSaid({ term }: ShownTerm, kept: readonly ShownTerm[]): boolean {
  const low = term.toLowerCase();
  return kept.some((one) => one.term.toLowerCase().includes(low) || low.includes(one.term.toLowerCase()));
}
