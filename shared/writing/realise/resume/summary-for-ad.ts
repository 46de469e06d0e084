import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { Analysis } from "#shared/engine/analysis.ts";
import type { DraftLine, Rule } from "../../changes/edit-line.ts";
import { provenCriteria } from "../../plan/proven-criteria.ts";
import { namePhrase } from "../../verify/entities.ts";
import type { FactSources } from "../../verify/fact-sources.ts";
import { groundResumeLine } from "../../verify/ground-line.ts";
import { listed } from "../letter/letter-phrases.ts";
import { proseTerms } from "../letter/prose-terms.ts";

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

/**
 * The strengths that this ad asks for and roles prove, named behind the first sentence of the summary, in the ad's
 * words: "Experience in stocktakes, rostering and wage control." Nothing that the summary names already, nothing a
 * role does not show; the person's own sentences stay as they are.
 */
export function summaryForAd(
  model: ResumeModel,
  { match }: Analysis,
  { title, facts, asOf }: { title: string; facts: FactSources; asOf: string },
): Rule {
  const proven = provenCriteria(match, { least: 0.8, sections: shownIn });
  const lines = new Map(proven.map(({ requirement, line }) => [requirement.id, line]));
  const shown = match.requirements.filter(({ id }) => lines.has(id));
  const from = [...new Set(lines.values())];
  const whole = namePhrase(model.basics.summary ?? "");
  const isNew = (term: string) =>
    !whole.includes(namePhrase(term)) &&
    groundResumeLine(`Experience in ${term}.`, facts, { from, asOf }).supported;
  const terms = proseTerms(shown, title, isNew).slice(0, mostTerms);
  const low = terms.map((term) => term.toLowerCase());
  const evidenceLines = shown
    .filter(({ term }) =>
      low.some((one) => one.includes(term.toLowerCase()) || term.toLowerCase().includes(one)),
    )
    .flatMap(({ id }) => lines.get(id) ?? []);
  return (text) => {
    const end = firstEnd(text);
    if (terms.length === 0 || end === -1) return undefined;
    const sentence = `Experience in ${listed(terms)}.`;
    return {
      text: `${text.slice(0, end)} ${sentence}${text.slice(end)}`,
      reason: `Names first what this ad asks for and your roles show: ${terms.join(", ")}`,
      evidenceLines,
    };
  };
}
