import type { Analysis } from "#shared/engine/analysis.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { letterTarget } from "../built-in/letter/letter-target.ts";
import { applyChanges } from "../changes/apply-changes.ts";
import type { Change } from "../changes/edit-line.ts";
import { termsOf } from "../plan/ad-terms.ts";
import { planFor } from "../plan/plan.ts";
import type { AnswerReview, Answers, Assignment } from "../prompt.ts";
import { newTerms, type Tailored, type TailorInput, tailorResume } from "../realise/resume/tailor-resume.ts";
import { readFactSources } from "../verify/fact-sources.ts";
import { adMaterial, factLines, numbered, statedLines } from "./fact-lines.ts";
import { planMaterial } from "./plan-material.ts";
import { createRedaction, type Identity } from "./redaction.ts";
import { type Refused, repairOf } from "./repair.ts";
import {
  checkEdits,
  type EditCheck,
  editableRows,
  editsSchema,
  readEdits,
  readResumeEdits,
  resumeSchema,
  summaryLine,
} from "./resume-answer.ts";

/** A resume to tailor, and the person's identity, which the model never sees. */
export interface TailorOrder {
  input: Omit<TailorInput, "onStep">;
  identity: Identity;
}

const task = [
  "You tailor single lines of a resume to a job ad, so that the ad's reader finds what the person really did.",
  "The plan says what to prove and with which numbered lines. Rewrite only lines of the numbers listed as open: same meaning, same strength, nothing left out, the ad's wording where the line already says the same under another name. Put the result first where a line states one.",
  "A statement of the person's own may be worked into the summary, the skills or a line of the role that it names, never as more than it says.",
  "For each edit give lineId, the new text on one line, factIds (numbers of the lines that state its facts) and a short reason. Leave a line out when it is fine.",
].join("\n");

const summaryTask = (line: number | undefined) =>
  line === undefined
    ? "Leave the summary empty."
    : `Write the summary (line ${line}) for this ad: title, years, domain, three proven strengths and one figure, each from the numbered lines, on one line of at most 60 words, without "I". Leave it empty where the person's own is better.`;

function readOrder({ input, identity }: TailorOrder) {
  const { model, ...analysis } = analyseResume(input);
  const redaction = createRedaction(input, identity);
  const rows = editableRows(input.resumeText, model);
  const lines = factLines(model);
  const stated = statedLines(model, input.sources ?? []);
  const open = lines.filter((line) => rows.has(line.id)).map((line) => line.id);
  const plan = planMaterial(planFor({ model, analysis }), letterTarget(input.ad, input.asOf));
  // The order is fixed, so that a second reading gives the same placeholders.
  const material = [
    { name: "resume", text: numbered(lines, redaction.hide) },
    ...(stated.length > 0
      ? [{ name: "the person's own statements", text: numbered(stated, redaction.hide) }]
      : []),
    { name: "job ad", text: redaction.hide(adMaterial(input.ad)) },
    { name: plan.name, text: redaction.hide(plan.text) },
  ];
  const assignment: Assignment = {
    task: `${task}\n${summaryTask(summaryLine(rows))}\nOpen lines: ${open.join(", ")}.`,
    material,
    answer: resumeSchema,
  };
  const check: EditCheck = {
    rows,
    facts: readFactSources(model, input.sources),
    factIds: new Set([...lines, ...stated].map((line) => line.id)),
    asOf: input.asOf,
    adText: input.ad.text,
    show: redaction.show,
  };
  return { redaction, assignment, check };
}

/** The built-in writer's result, and the assignment for a model to improve it. Pure. */
export function prepareTailoring(order: TailorOrder): { base: Tailored; assignment: Assignment } {
  return { base: tailorResume(order.input), assignment: readOrder(order).assignment };
}

/** The accepted edits of both answers. An edit of the second answer counts if the first one was refused. */
function reviewAnswers(answers: readonly unknown[], check: EditCheck) {
  const [first, second] = answers;
  const proposed = readResumeEdits(first, summaryLine(check.rows));
  if (proposed === undefined) return undefined;
  const checked = checkEdits(proposed, check);
  const open = new Set(checked.refused.map(({ id }) => id));
  const again = (readEdits(second) ?? []).filter(({ lineId }) => open.has(lineId));
  const repaired = checkEdits(again, check);
  const done = new Set(repaired.changes.map(({ line }) => line));
  return {
    changes: [...checked.changes, ...repaired.changes],
    refused: checked.refused.filter(({ id }) => !done.has(id)),
  };
}

/**
 * Puts the model's lines in place of the built-in writer's if they pass the fact check and do not lower a score.
 * Refused lines are worth one more request. Pure.
 * @param order.answers the model's answers, unparsed.
 */
export function finishTailoring(order: TailorOrder & Answers & { base: Tailored }): AnswerReview<Tailored> {
  const { input, base, answers } = order;
  const { redaction, assignment, check } = readOrder(order);
  const checked = reviewAnswers(answers, check);
  if (checked === undefined) return { failure: "The language model's answer could not be used" };
  const { changes, refused } = checked;
  const repair =
    answers.length > 1 ? {} : repairOf(refused, assignment, { answer: editsSchema, hide: redaction.hide });
  const whatFailed =
    refused.length > 0
      ? "None of the language model's changes passed the fact check"
      : "The language model changed nothing";
  if (changes.length === 0) return { failure: whatFailed, ...repair };
  const result = withChanges(input, base, changes, refused);
  if (result === undefined)
    return { failure: "The language model's wording would have scored lower", ...repair };
  const supported = new Set(result.changes);
  const edits = changes
    .filter((one) => supported.has(one))
    .map(({ line, after, evidenceLines }) => ({ lineId: line, text: after, factIds: evidenceLines }));
  return { result, accepted: { edits }, ...repair };
}

/** At most this many measurements to find the lines that lower a score. */
const mostMeasures = 12;

/** The built-in result with the model's lines that lower no score; undefined if none is left. */
function withChanges(
  input: TailorOrder["input"],
  base: Tailored,
  own: readonly Change[],
  refused: readonly Refused[],
): Tailored | undefined {
  let measures = 0;
  let best: { kept: readonly Change[]; after: Analysis; text: string } = { kept: [], ...base };
  // Splits the changes in halves, so that one line that lowers a score does not discard the others.
  const take = (some: readonly Change[]): void => {
    if (some.length === 0 || measures >= mostMeasures) return;
    measures += 1;
    const kept = [...best.kept, ...some];
    const text = textOf(input.resumeText, merged(base, kept));
    const { model: _, ...after } = analyseResume({ ...input, resumeText: text });
    if (!isWorse(after, base.after)) best = { kept, after, text };
    else if (some.length > 1) {
      const half = Math.ceil(some.length / 2);
      take(some.slice(0, half));
      take(some.slice(half));
    }
  };
  take(own);
  const { kept, after, text } = best;
  if (kept.length === 0) return undefined;
  const changes = merged(base, kept);
  return {
    ...base,
    text,
    changes,
    reordered: textOf(input.resumeText, [...changes, ...base.moves]),
    blocked: [...base.blocked, ...refused.map(({ text: line, claim, reason }) => ({ line, claim, reason }))],
    addedKeywords: newTerms(input.resumeText, text, termsOf(after.match.requirements)),
    after,
  };
}

function merged(base: Tailored, own: readonly Change[]): Change[] {
  const byRow = new Map<number, Change>([...base.changes, ...own].map((one) => [one.row, one]));
  return [...byRow.values()].sort((a, b) => a.row - b.row);
}

const textOf = (resumeText: string, all: Parameters<typeof applyChanges>[1]) =>
  applyChanges(resumeText, all, new Set(all.map((one) => one.id)));

function isWorse(now: Analysis, then: Analysis): boolean {
  return (now.match.value ?? 0) < (then.match.value ?? 0) || now.read.value < then.read.value;
}
