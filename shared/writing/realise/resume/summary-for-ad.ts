import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { DraftLine, Rule } from "../../changes/edit-line.ts";
import type { TermMatch } from "../../plan/ad-terms.ts";
import { provenCriteria } from "../../plan/proven-criteria.ts";
import { namePhrase } from "../../verify/entities.ts";
import type { FactSources } from "../../verify/fact-sources.ts";
import { groundResumeLine } from "../../verify/ground-line.ts";
import { listed } from "./listed.ts";
import { isMeasuredResult } from "./measured-result.ts";
import { isCommonTool, proseTerms } from "./prose-terms.ts";

const mostTerms = 3;
/** Where a line shows what was done or is known; hobbies and conditions name no strength. */
const shownIn = ["work", "skills", "summary"] as const;
/** Fewer words are no sentence to stand behind. */
const leastWords = 4;

/** The end of the first sentence of a row; the row's end where it is the only one. */
function firstEnd(text: string): number {
  const found = /(?<!\b(?:Pty|Ltd|Dr|Mr|Ms|No|e\.g|i\.e|etc))[.!](?=\s+\p{Lu}|\s*$)/u.exec(text);
  return found === null ? -1 : found.index + 1;
}

/** The row of the summary in which its first sentence ends. */
export function summaryRow(draft: readonly DraftLine[]): DraftLine | undefined {
  return draft.find(
    ({ read, text }) =>
      read?.section === "summary" &&
      read.heading !== true &&
      text.split(" ").length >= leastWords &&
      firstEnd(text) !== -1,
  );
}

interface SummaryContext {
  title: string;
  facts: FactSources;
  asOf: string;
  /** The row that takes the sentence; its id is part of the proof. */
  summary: DraftLine | undefined;
}

/** A sentence behind the summary's first, with the lines that prove it. */
interface Strength {
  said: string;
  lines: readonly number[];
}

/** Words of a result that a summary has room for. */
const mostOfResult = 12;

/** "Rejected rolls down 38 per cent": the first measured result among the lines that prove something. */
function bestResult(model: ResumeModel, lines: readonly number[]): Strength | undefined {
  const whole = model.basics.summary ?? "";
  if (/\d/.test(whole)) return undefined;
  for (const id of lines) {
    const text = model.meta.lines[id]?.text.replace(/[.;]$/, "") ?? "";
    if (text.length > longestLine) continue;
    const part = text
      .split("; ")
      .find((one) => one.split(" ").length <= mostOfResult && !/[,:]/.test(one) && isMeasuredResult(one));
    if (part !== undefined) return { said: `${upperFirst(part)}${atEmployer(model, id)}.`, lines: [id] };
  }
  return undefined;
}

function atEmployer(model: ResumeModel, line: number): string {
  const work = model.meta.lines[line]?.work;
  const employer = work === undefined ? undefined : model.work[work]?.name;
  return employer === undefined ? "" : ` at ${employer}`;
}

const longestLine = 600;
const upperFirst = (text: string) => (text[0] ?? "").toUpperCase() + text.slice(1);

/**
 * The strengths that this ad asks for and roles prove, named behind the first sentence of the summary, in the ad's
 * words, and one measured result where the summary has no figure: "Experience in stocktakes, rostering and wage control.
 * Shrinkage down 12 per cent." Nothing that the summary names already, nothing a role does not show; the
 * person's own sentences stay as they are.
 */
export function summaryForAd(
  model: ResumeModel,
  match: TermMatch,
  { title, facts, asOf, summary }: SummaryContext,
): Rule {
  const proven = provenCriteria(match, { least: 0.8, sections: shownIn });
  const whole = namePhrase(model.basics.summary ?? "");
  const own = summary?.read === undefined ? [] : [summary.read.id];
  const linesOf = (term: string) => {
    const low = term.toLowerCase();
    return proven
      .filter(({ requirement: { term: asked } }) => alike(low, asked.toLowerCase()))
      .map(({ line }) => line);
  };
  const candidates = proseTerms(
    proven.map(({ requirement }) => requirement),
    title,
    { isSayable: (term) => !whole.includes(namePhrase(term)), most: mostTried },
  );
  return (text) => {
    const end = firstEnd(text);
    if (end === -1) return undefined;
    const placed = (said: string) => `${text.slice(0, end)} ${said}${text.slice(end)}`;
    const stands = ({ said, lines }: Strength) =>
      groundResumeLine(placed(said), facts, { from: [...own, ...lines], asOf }).supported;
    const strengthOf = (terms: readonly string[]): Strength => ({
      said: `Experience in ${listed(terms)}.`,
      lines: terms.flatMap(linesOf),
    });
    const terms = firstThat(candidates, (some) => stands(strengthOf(some)));
    // "Experience in Slack" is no strength.
    const named = terms.every(isCommonTool) ? [] : [strengthOf(terms)];
    const result = bestResult(model, workLines(proven));
    const both = result === undefined ? named : [...named, result];
    const all = { said: both.map(({ said }) => said).join(" "), lines: both.flatMap(({ lines }) => lines) };
    const [kept] = [all, ...named].filter((one) => one.said !== "" && stands(one));
    if (kept === undefined) return undefined;
    return {
      text: placed(kept.said),
      reason: reasonOf(named.length === 0 ? [] : terms, kept.said),
      evidenceLines: [...kept.lines],
    };
  };
}

const mostTried = 8;

/** The first terms that may stand together in one sentence. */
function firstThat(candidates: readonly string[], stands: (terms: readonly string[]) => boolean): string[] {
  const kept: string[] = [];
  for (const term of candidates) if (kept.length < mostTerms && stands([...kept, term])) kept.push(term);
  return kept;
}

const alike = (said: string, asked: string) => said.includes(asked) || asked.includes(said);
const workLines = (proven: ReturnType<typeof provenCriteria>) =>
  proven.filter(({ section }) => section === "work").map(({ line }) => line);

function reasonOf(terms: readonly string[], said: string): string {
  const figure = "Says a result with its figure";
  if (terms.length === 0) return figure;
  const names = `Names first what this ad asks for and your roles show: ${terms.join(", ")}`;
  return said.split(". ").length > 1 ? `${names}; ${figure.toLowerCase()}` : names;
}
