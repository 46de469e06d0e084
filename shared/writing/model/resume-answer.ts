import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { Change, DraftLine } from "../changes/edit-line.ts";
import type { AnswerSchema, LineEdit } from "../prompt.ts";
import { readDraft } from "../realise/resume/draft.ts";
import type { FactSources } from "../verify/fact-sources.ts";
import { groundResumeLine } from "../verify/ground-line.ts";
import { factIdsIn, fieldsOf, lineNumber, listIn, textIn } from "./read-answer.ts";
import { type Refusal, refuseEdit } from "./refuse-edit.ts";
import type { Refused } from "./repair.ts";
import { closed, listOf } from "./schema.ts";

const text = { type: "string" };
const factIds = listOf({ type: "integer" });
const edits = listOf(closed({ lineId: { type: "integer" }, text, factIds, reason: text }));

/** New words for numbered lines. Model servers refuse a schema with open objects or optional properties. */
export const editsSchema: AnswerSchema = { name: "edits", schema: closed({ edits }) };

/** The same, with a summary for the ad; an empty text keeps the person's own. */
export const resumeSchema: AnswerSchema = {
  name: "resume_edits",
  schema: closed({ edits, summary: closed({ text, factIds }) }),
};

/** Limits that a strict schema cannot express. */
const most = { edits: 200, text: 1_000, reason: 500 } as const;

function editOf(value: unknown): LineEdit | undefined {
  const fields = fieldsOf(value, ["lineId", "text", "factIds"], ["reason"]);
  const lineId = lineNumber(fields?.lineId);
  const words = textIn(fields?.text, most.text);
  const facts = factIdsIn(fields?.factIds);
  const isReasoned = textIn(fields?.reason ?? "", most.reason) !== undefined;
  if (lineId === undefined || words === undefined || facts === undefined || !isReasoned) return undefined;
  return { lineId, text: words, factIds: facts };
}

/** A model's edits, or undefined if the answer does not match the schema. */
export function readEdits(value: unknown): LineEdit[] | undefined {
  return listIn(fieldsOf(value, ["edits"])?.edits, most.edits, editOf);
}

/** A model's edits. The edit of the summary gets the number of the summary's line, if there is one. */
export function readResumeEdits(value: unknown, summaryLine: number | undefined): LineEdit[] | undefined {
  const fields = fieldsOf(value, ["edits"], ["summary"]);
  const list = listIn(fields?.edits, most.edits, editOf);
  if (list === undefined || fields?.summary === undefined) return list;
  const summary = fieldsOf(fields.summary, ["text", "factIds"]);
  const written = editOf({ ...summary, lineId: summaryLine ?? -1 });
  if (written === undefined) return undefined;
  if (summaryLine === undefined || written.text.trim() === "") return list;
  return [written, ...list.filter(({ lineId }) => lineId !== summaryLine)];
}

/** A row that a model may rewrite: bullets of a role, the profile, skills; never names, dates and headings. */
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

/**
 * The line of a summary that a model may rewrite: only if the summary is a single line, so that nothing is left
 * behind.
 */
export function summaryLine(rows: ReadonlyMap<number, EditableRow>): number | undefined {
  const lines = [...rows].filter(([, { line }]) => line.read.section === "summary").map(([id]) => id);
  return lines.length === 1 ? lines[0] : undefined;
}

export interface EditCheck {
  rows: ReadonlyMap<number, EditableRow>;
  facts: FactSources;
  /** Ids that were sent; an edit that cites another id is refused. */
  factIds: ReadonlySet<number>;
  adText: string;
  asOf: string;
  /** Puts the person's own data back in place of the placeholders. */
  show: (text: string) => string;
}

/** Splits edits into accepted changes of their line and refused ones, each with the reason. */
export function checkEdits(
  proposed: readonly LineEdit[],
  check: EditCheck,
): { changes: Change[]; refused: Refused[] } {
  const changes = new Map<number, Change>();
  const refused: Refused[] = [];
  for (const edit of proposed) {
    const target = check.rows.get(edit.lineId);
    const words = check.show(edit.text).trim();
    if (words === target?.line.text || words === "" || changes.has(edit.lineId)) continue;
    const refusal = target === undefined ? notYours(words) : refusalOf(target, words, edit, check);
    if (refusal !== undefined || target === undefined)
      refused.push({ id: edit.lineId, text: words, ...(refusal ?? notYours(words)) });
    else changes.set(edit.lineId, changeOf(target, words, edit));
  }
  return { changes: [...changes.values()], refused };
}

function notYours(words: string): Refusal {
  return { claim: words.slice(0, 80), reason: "This line may not be rewritten." };
}

/** The reason for refusing a line that cites no fact, or one that was not sent. */
export const noLineNamed = "The model names no line of yours that supports this.";

const longestSummary = 700;

function refusalOf(
  { line }: EditableRow,
  words: string,
  edit: LineEdit,
  check: EditCheck,
): Refusal | undefined {
  const { facts, factIds: known, adText, asOf } = check;
  const isSummary = line.read.section === "summary";
  const longest = isSummary ? longestSummary : line.text.length * 2 + 120;
  if (/[\r\n]/.test(words)) return { claim: "several lines", reason: "One line becomes one line." };
  if (words.length > longest)
    return { claim: words.slice(0, 80), reason: "This is far longer than your line." };
  if (edit.factIds.length === 0 || edit.factIds.some((id) => !known.has(id)))
    return { claim: words.slice(0, 80), reason: noLineNamed };
  // Check against the line itself, whatever the model cites: a number may not come from another role.
  const checked = groundResumeLine(words, facts, { from: [line.read.id], asOf });
  if (!checked.supported) return { claim: checked.claim.claim, reason: checked.claim.reason };
  return refuseEdit(line.text, words, adText, isSummary ? elsewhere(line.read.id, facts) : "");
}

/** Lines that repeat the summary's facts: a summary may leave those out. */
function elsewhere(id: number, { model }: FactSources): string {
  return model.meta.lines
    .filter((one) => one.id !== id && one.heading !== true)
    .map((one) => one.text)
    .join("\n");
}

function changeOf({ line, row }: EditableRow, after: string, edit: LineEdit): Change {
  const isSummary = line.read.section === "summary";
  return {
    id: `line-${row}`,
    kind: "rewrite",
    line: line.read.id,
    row,
    before: line.text,
    after,
    // Not the model's own words: readers take a reason as Kelpie's statement, and no fact check covers it.
    reason: isSummary ? "Opens with what this ad asks for" : "Says it in words closer to the ad",
    evidenceLines: [...new Set([line.read.id, ...edit.factIds])],
  };
}
