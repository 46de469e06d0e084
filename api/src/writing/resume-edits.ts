import { z } from "zod";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { Change, DraftLine } from "#shared/writing/changes/edit-line.ts";
import { readDraft } from "#shared/writing/realise/resume/draft.ts";
import type { Blocked } from "#shared/writing/realise/resume/tailor-resume.ts";
import type { FactSources } from "#shared/writing/verify/fact-sources.ts";
import { groundResumeLine } from "#shared/writing/verify/ground-line.ts";
import type { AnswerSchema } from "../adapters/openai.ts";
import { refuseEdit } from "./refuse-edit.ts";

/** Strict form: servers of the kind refuse an object that is open or has optional parts. */
export const resumeEditsSchema: AnswerSchema = {
  name: "resume_edits",
  schema: {
    type: "object",
    additionalProperties: false,
    required: ["edits"],
    properties: {
      edits: {
        type: "array",
        items: {
          type: "object",
          additionalProperties: false,
          required: ["lineId", "text", "factIds", "reason"],
          properties: {
            lineId: { type: "integer" },
            text: { type: "string" },
            factIds: { type: "array", items: { type: "integer" } },
            reason: { type: "string" },
          },
        },
      },
    },
  },
};

/** The caps that a strict schema cannot say. */
const resumeEdits = z.strictObject({
  edits: z
    .array(
      z.strictObject({
        lineId: z.int(),
        text: z.string().max(1_000),
        factIds: z.array(z.int()).max(50),
        reason: z.string().max(500),
      }),
    )
    .max(200),
});
export type ResumeEditOfModel = z.infer<typeof resumeEdits>["edits"][number];

/** The model's edits, or undefined when the answer does not have the form that was asked for. */
export function parseResumeEdits(value: unknown): ResumeEditOfModel[] | undefined {
  return resumeEdits.safeParse(value).data?.edits;
}

/** A row that a model may rewrite: points of a role, the profile, skills; never names, dates and headings. */
export interface EditableRow {
  line: DraftLine & { read: NonNullable<DraftLine["read"]> };
  row: number;
}

export function editableRows(resumeText: string, model: ResumeModel): Map<number, EditableRow> {
  const points = new Set(model.work.flatMap((entry) => entry.highlights));
  const rows = readDraft(resumeText, model).flatMap((line, row): [number, EditableRow][] => {
    const { read } = line;
    if (read === undefined || read.heading) return [];
    const isPoint = read.section === "work" && (line.lead.trim() !== "" || points.has(line.text));
    const isOpen = isPoint || read.section === "summary" || read.section === "skills";
    return isOpen ? [[read.id, { line: { ...line, read }, row }]] : [];
  });
  return new Map(rows);
}

export interface EditJudge {
  rows: ReadonlyMap<number, EditableRow>;
  facts: FactSources;
  /** Ids that were sent; an edit that leans on anything else is refused. */
  factIds: ReadonlySet<number>;
  adText: string;
  asOf: string;
  /** Puts the person's own data back in place of the placeholders. */
  show: (text: string) => string;
}

/** Which edits stand as changes of their line, and which are blocked, each with the reason. */
export function judgeEdits(
  edits: readonly ResumeEditOfModel[],
  judge: EditJudge,
): { changes: Change[]; blocked: Blocked[] } {
  const changes = new Map<number, Change>();
  const blocked: Blocked[] = [];
  for (const edit of edits) {
    const target = judge.rows.get(edit.lineId);
    const text = judge.show(edit.text).trim();
    const before = target?.line.text;
    if (text === before || text === "" || changes.has(edit.lineId)) continue;
    const refusal = target === undefined ? notYours(text) : refusalOf(target, text, edit, judge);
    if (refusal !== undefined || target === undefined) {
      blocked.push({ line: text, ...(refusal ?? notYours(text)) });
      continue;
    }
    changes.set(edit.lineId, changeOf(target, text, edit));
  }
  return { changes: [...changes.values()], blocked };
}

function notYours(text: string) {
  return { claim: text.slice(0, 80), reason: "This line may not be rewritten." };
}

function refusalOf(
  { line }: EditableRow,
  text: string,
  edit: ResumeEditOfModel,
  { facts, factIds, adText, asOf }: EditJudge,
): Omit<Blocked, "line"> | undefined {
  if (/[\r\n]/.test(text)) return { claim: "several lines", reason: "One line becomes one line." };
  if (text.length > line.text.length * 2 + 120)
    return { claim: text.slice(0, 80), reason: "This is far longer than your line." };
  if (edit.factIds.length === 0 || edit.factIds.some((id) => !factIds.has(id)))
    return { claim: text.slice(0, 80), reason: "The model names no line of yours that supports this." };
  // The line alone, whatever the model cites: a number may not come from another role.
  const judged = groundResumeLine(text, facts, { from: [line.read.id], asOf });
  if (!judged.supported) return { claim: judged.claim.claim, reason: judged.claim.reason };
  return refuseEdit(line.text, text, adText);
}

function changeOf({ line, row }: EditableRow, after: string, edit: ResumeEditOfModel): Change {
  return {
    id: `line-${row}`,
    kind: "rewrite",
    line: line.read.id,
    row,
    before: line.text,
    after,
    // Never the model's own words: a reason is read as Kelpie's, and no fact check judges it.
    reason: "Says it in words closer to the ad",
    evidenceLines: [...new Set([line.read.id, ...edit.factIds])],
  };
}
