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
import { createRedaction, type Identity } from "./redaction.ts";
import { editableRows, judgeEdits, parseResumeEdits } from "./resume-edits.ts";
import { adMaterial, factLines, type Material, numbered, statedLines } from "./resume-facts.ts";

/** A resume to tailor, and who it is about: that is kept from a model. */
export interface TailorOrder {
  input: Omit<TailorInput, "onStep">;
  identity: Identity;
}

/** What the built-in writer did, and what a model gets to do better. */
export interface PreparedTailoring {
  base: Tailored;
  /** Numbers of the lines that may be rewritten. */
  open: number[];
  material: Material[];
}

/** The built-in writer's result with the material of a model that writes on top of it. Pure. */
export function prepareTailoring({ input, identity }: TailorOrder): PreparedTailoring {
  const { redaction, rows, lines, stated } = readOrder({ input, identity });
  return {
    base: tailorResume(input),
    open: lines.filter((line) => rows.has(line.id)).map((line) => line.id),
    material: [
      { name: "resume", text: numbered(lines, redaction.hide) },
      ...(stated.length > 0
        ? [{ name: "the person's own statements", text: numbered(stated, redaction.hide) }]
        : []),
      { name: "job ad", text: redaction.hide(adMaterial(input.ad)) },
    ],
  };
}

function readOrder({ input, identity }: TailorOrder) {
  const { model } = analyseResume(input);
  return {
    model,
    redaction: createRedaction(input, identity),
    rows: editableRows(input.resumeText, model),
    lines: factLines(model),
    stated: statedLines(model, input.sources ?? []),
  };
}

/** A tailored resume, or what went wrong with the model's answer. */
export type FinishedTailoring = { tailored: Tailored } | { failure: string };

/**
 * The model's lines over the built-in writer's, if something stands and the score does not fall by it. Pure.
 * @param order.value the model's answer as it came.
 */
export function finishTailoring(order: TailorOrder & { base: Tailored; value: unknown }): FinishedTailoring {
  const { input, base, value } = order;
  const edits = parseResumeEdits(value);
  if (edits === undefined) return { failure: "The language model's answer could not be used" };
  const { model, redaction, rows, lines, stated } = readOrder(order);
  const judged = judgeEdits(edits, {
    rows,
    facts: readFactSources(model, input.sources),
    factIds: new Set([...lines, ...stated].map((line) => line.id)),
    asOf: input.asOf,
    adText: input.ad.text,
    show: redaction.show,
  });
  return combine(input, base, judged);
}

function combine(
  input: TailorOrder["input"],
  base: Tailored,
  judged: ReturnType<typeof judgeEdits>,
): FinishedTailoring {
  if (judged.changes.length === 0)
    return {
      failure:
        judged.blocked.length > 0
          ? "None of the language model's changes passed the fact check"
          : "The language model changed nothing",
    };
  const byRow = new Map<number, Change>([...base.changes, ...judged.changes].map((one) => [one.row, one]));
  const changes = [...byRow.values()].sort((a, b) => a.row - b.row);
  const text = applyChanges(input.resumeText, changes, idsOf(changes));
  const { model: _, ...after } = analyseResume({ ...input, resumeText: text });
  const isWorse =
    (after.match.value ?? 0) < (base.after.match.value ?? 0) || after.read.value < base.after.read.value;
  if (isWorse) return { failure: "The language model's wording would have scored lower" };
  const all = [...changes, ...base.moves];
  const tailored = {
    ...base,
    text,
    changes,
    reordered: applyChanges(input.resumeText, all, idsOf(all)),
    blocked: [...base.blocked, ...judged.blocked],
    addedKeywords: newWords(input.resumeText, text, after),
    after,
  };
  return { tailored };
}

const idsOf = (changes: readonly { id: string }[]) => new Set(changes.map((one) => one.id));

function newWords(original: string, text: string, { match }: Analysis): string[] {
  const [had, has] = [original.toLowerCase(), text.toLowerCase()];
  const isNew = (term: string) => has.includes(term.toLowerCase()) && !had.includes(term.toLowerCase());
  return [...new Set(match.requirements.map((one) => one.term).filter(isNew))];
}
