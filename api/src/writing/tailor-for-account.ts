import type { Analysis } from "#shared/engine/analysis.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { applyChanges } from "#shared/writing/changes/apply-changes.ts";
import type { Change } from "#shared/writing/changes/edit-line.ts";
import {
  type Tailored,
  type TailorInput,
  tailorResume,
} from "#shared/writing/realise/resume/tailor-resume.ts";
import { readFactSources } from "#shared/writing/verify/fact-sources.ts";
import type { Owner } from "../db/owner.ts";
import type { Services } from "../services.ts";
import { askModel, mayAskModel, reasonText } from "./ask-model.ts";
import { createRedaction, type Identity } from "./redaction.ts";
import { editableRows, judgeEdits, parseResumeEdits, resumeEditsSchema } from "./resume-edits.ts";
import { adMaterial, factLines, numbered, statedLines } from "./resume-facts.ts";
import { stepper } from "./stepper.ts";

export interface WritingAccount extends Identity {
  id: Owner;
}

/** A tailored resume and who wrote it. decision: D-29. */
export interface TailoredBy {
  tailored: Tailored;
  writer: "built-in" | "model";
  /** Why the built-in writer did what a model was asked for. */
  fallback?: string;
  /** False for a run that may not cost a use: the model failed. */
  counts: boolean;
}

const task = [
  "You tailor single lines of a resume to a job ad, so that the ad's reader finds what the person really did.",
  "Each line of the resume has a number. Rewrite only lines of the numbers listed as open: same meaning, same strength, nothing left out, the ad's wording where the line already says the same under another name.",
  "For each edit give lineId, the new text on one line, factIds (numbers of the lines that state its facts) and a short reason. Leave a line out when it is fine.",
].join("\n");

/**
 * Tailors with the language model where one is configured and the person has agreed, on top of what the
 * built-in writer does; else, and whenever the model fails, with the built-in writer alone. Every line of the
 * model passes the fact check or falls; the score is the engine's, of the final text (docs/engine.md, Writing).
 */
export async function tailorForAccount(
  services: Services,
  account: WritingAccount,
  input: TailorInput,
  signal: AbortSignal,
): Promise<TailoredBy> {
  if (!(await mayAskModel(services, account.id)))
    return { tailored: tailorResume(input), writer: "built-in", counts: true };
  const { onStep, ...quiet } = input;
  const step = stepper(onStep);
  step(0);
  const base = tailorResume(quiet);
  step(1);
  const { assignment, judge } = prepare(account, quiet);
  const outcome = await askModel(services, {
    ...assignment,
    userId: account.id,
    signal,
    onFirstWords: () => step(2),
  });
  step(3);
  const result = outcome.answered
    ? combine(quiet, base, judge(outcome.value))
    : { failure: outcome.reason, counts: !outcome.isFailure };
  step(4);
  if (!("failure" in result)) return { tailored: result, writer: "model", counts: true };
  return { tailored: base, writer: "built-in", fallback: result.failure, counts: result.counts };
}

type Judged = ReturnType<typeof judgeEdits> | undefined;

function prepare(account: WritingAccount, input: TailorInput) {
  const { model } = analyseResume(input);
  const redaction = createRedaction(input, account);
  const rows = editableRows(input.resumeText, model);
  const lines = factLines(model);
  const stated = statedLines(model, input.sources ?? []);
  const factIds = new Set([...lines, ...stated].map((line) => line.id));
  const open = lines.filter((line) => rows.has(line.id)).map((line) => line.id);
  const assignment = {
    task: `${task}\nOpen lines: ${open.join(", ")}.`,
    material: [
      { name: "resume", text: numbered(lines, redaction.hide) },
      ...(stated.length > 0
        ? [{ name: "the person's own statements", text: numbered(stated, redaction.hide) }]
        : []),
      { name: "job ad", text: redaction.hide(adMaterial(input.ad)) },
    ],
    answer: resumeEditsSchema,
  };
  const judge = (value: unknown): Judged => {
    const edits = parseResumeEdits(value);
    const facts = readFactSources(model, input.sources);
    const { asOf, ad } = input;
    return edits && judgeEdits(edits, { rows, facts, factIds, asOf, adText: ad.text, show: redaction.show });
  };
  return { assignment, judge };
}

/** The model's lines over the built-in writer's, if something stands and the score does not fall by it. */
function combine(
  input: TailorInput,
  base: Tailored,
  judged: Judged,
): Tailored | { failure: string; counts: false } {
  const failed = (what: string) => ({ failure: reasonText(what), counts: false }) as const;
  if (judged === undefined) return failed("The language model's answer could not be used");
  if (judged.changes.length === 0)
    return failed(
      judged.blocked.length > 0
        ? "None of the language model's changes passed the fact check"
        : "The language model changed nothing",
    );
  const byRow = new Map<number, Change>([...base.changes, ...judged.changes].map((one) => [one.row, one]));
  const changes = [...byRow.values()].sort((a, b) => a.row - b.row);
  const text = applyChanges(input.resumeText, changes, idsOf(changes));
  const { model: _, ...after } = analyseResume({ ...input, resumeText: text });
  const isWorse =
    (after.match.value ?? 0) < (base.after.match.value ?? 0) || after.read.value < base.after.read.value;
  if (isWorse) return failed("The language model's wording would have scored lower");
  const all = [...changes, ...base.moves];
  return {
    ...base,
    text,
    changes,
    reordered: applyChanges(input.resumeText, all, idsOf(all)),
    blocked: [...base.blocked, ...judged.blocked],
    addedKeywords: newWords(input.resumeText, text, after),
    after,
  };
}

const idsOf = (changes: readonly { id: string }[]) => new Set(changes.map((one) => one.id));

function newWords(original: string, text: string, { match }: Analysis): string[] {
  const [had, has] = [original.toLowerCase(), text.toLowerCase()];
  const isNew = (term: string) => has.includes(term.toLowerCase()) && !had.includes(term.toLowerCase());
  return [...new Set(match.requirements.map((one) => one.term).filter(isNew))];
}
