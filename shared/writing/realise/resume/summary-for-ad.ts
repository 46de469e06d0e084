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

/** Before the terms; no sentence is made of them. decision: D-111. */
const lead = "Skills and experience:";
const mostTerms = 6;
const mostTried = 12;
const longestTerm = 40;
/** Fewer words are no sentence to add to. */
const leastWords = 4;
/** Where a line shows what was done or is held; hobbies and referees name no strength. */
const shownIn: ReadonlySet<string> = new Set(["work", "skills", "summary", "certificates", "education"]);

/** The last row of the summary. */
export function summaryRow(draft: readonly DraftLine[]): DraftLine | undefined {
  return draft.findLast(
    ({ read, text }) =>
      read?.section === "summary" && read.heading !== true && text.split(" ").length >= leastWords,
  );
}

/** What everybody in an office uses says little of a person. */
const common =
  /^(?:(?:microsoft |ms |google )?(?:word|excel|outlook|powerpoint|office|teams|slack|zoom|workspace|suite|email|windows))$/i;

/** A name for what was done or is held: no quality, no degree, no word of everyday, not the job's own title. */
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

/** As a list in a sentence writes it: names of tools and acronyms keep their capitals. */
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
  /** The row that takes the terms; its id is part of the proof. */
  summary: DraftLine | undefined;
}

interface ShownTerm {
  term: string;
  line: number;
  /** The resume does not hold it in the ad's words. */
  isNew: boolean;
}

/** The terms of the ad that the resume shows, those that it does not hold in the ad's words first, then the heaviest. */
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
 * What this ad asks for and the resume shows, named at the end of the summary in the ad's words: "Skills and experience:
 * haul trucks, toolbox meetings." Nothing that the summary names already, nothing that no line shows; the person's own
 * sentences stay as they are. Where the resume has a thing under another name, a machine then finds the ad's name, too
 * (D-113).
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
    // One word that the resume has already is no gain.
    if (kept.length < 2 && !kept.some(({ isNew }) => isNew)) return undefined;
    return {
      text: placed(kept),
      reason: `Names what this ad asks for and your resume shows: ${kept.map(({ term }) => term).join(", ")}`,
      evidenceLines: kept.map(({ line }) => line),
    };
  };
}

/** "payroll" beside "payroll processing" says one thing twice. */
function isSaid({ term }: ShownTerm, kept: readonly ShownTerm[]): boolean {
  const low = term.toLowerCase();
  return kept.some((one) => one.term.toLowerCase().includes(low) || low.includes(one.term.toLowerCase()));
}
