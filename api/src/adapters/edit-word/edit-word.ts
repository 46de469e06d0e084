import type { UnplacedLine, UnplacedReason } from "#shared/domain/resumes/unplaced-lines.ts";
import { type LineEdit, type LineRelocation, withLineEdits } from "#shared/resume/in-place/line-edits.ts";
import { planLineEdits } from "#shared/resume/in-place/plan-line-edits.ts";
import { checkEdited } from "./check-edited.ts";
import { type FileLine, filledLines, replaceLine } from "./file-lines.ts";
import { mostLines, type OpenedWord } from "./open-word.ts";
import { Unplaced } from "./paragraph-words.ts";
import { insertLine, moveLines, removeLine } from "./place-paragraphs.ts";
import { type Splice, spliced } from "./splice.ts";
import { writeWordFile } from "./word-archive.ts";
import { Unchangeable } from "./word-body.ts";

export interface EditedWord {
  bytes: Uint8Array;
  /** How many changes are in the file. */
  placed: number;
  /** What is not in it, each with its reason. */
  unplaced: UnplacedLine[];
  /** The lines that the file now reads as. */
  lines: string[];
}

/**
 * The person's own Word file with another text: the paragraphs that differ are changed in their place, everything
 * else stays byte for byte. What has no certain place stays as it is and is named. The file is checked before it is
 * handed over (`checkEdited`).
 * @param text what its lines shall be; blank lines count for nothing.
 * @throws Unchangeable when the file cannot be changed at all, or does not read back as it must.
 */
export function editWord(opened: OpenedWord, text: string): EditedWord {
  const wanted = filledLines(text);
  if (wanted.length > mostLines) throw new Unchangeable("too-long");
  const edits = planLineEdits(
    opened.lines.map((line) => line.text),
    wanted,
  );
  return editLines(opened, edits);
}

/** As `editWord`, for edits that are planned already. */
export function editLines(opened: OpenedWord, edits: readonly LineEdit[]): EditedWord {
  const { bytes, file, body, lines } = opened;
  const texts = lines.map((line) => line.text);
  const { splices, placed, unplaced } = placeEdits(opened, edits);
  const source = spliced(body.source, splices);
  const changed = splices.length === 0 ? bytes : writeWordFile(file, source);
  const expected = withLineEdits(texts, placed);
  const error =
    splices.length === 0 ? undefined : checkEdited({ opened, changed, source, splices, expected });
  if (error !== undefined) throw new Unchangeable("not-proven", error);
  return { bytes: changed, placed: placed.length, unplaced, lines: expected };
}

interface Placement {
  splices: Splice[];
  placed: LineEdit[];
  unplaced: UnplacedLine[];
}

/** Each edit alone: in the file, or named. */
function placeEdits({ body, lines }: OpenedWord, edits: readonly LineEdit[]): Placement {
  const result: Placement = { splices: [], placed: [], unplaced: [] };
  const moves = edits.filter((one) => one.kind === "move");
  const rewordings = new Map<number, Splice[]>();
  const place = (edit: LineEdit, make: () => Splice[]) => {
    const made = attempt(make);
    if (typeof made === "string") {
      result.unplaced.push(unplacedLine(lines, edit, made));
      return;
    }
    result.placed.push(edit);
    if (edit.kind === "replace") rewordings.set(edit.line, made);
    else result.splices.push(...made);
  };
  for (const edit of edits)
    if (edit.kind === "replace")
      place(edit, () => replaceLine(body, lines[edit.line] as FileLine, edit.text));
  for (const edit of edits) {
    if (edit.kind === "remove") place(edit, () => removeLine(body, lines, edit));
    if (edit.kind === "insert") place(edit, () => insertLine(body, lines, edit));
    if (edit.kind === "move")
      place(edit, () => moveLines(body, lines, edit, [...rewordings.values()].flat()));
  }
  const moved = moves.filter((one) => result.placed.includes(one));
  for (const [line, made] of rewordings)
    if (!moved.some((one) => covers(one, line))) result.splices.push(...made);
  return result;
}

function covers({ line, count }: LineRelocation, at: number): boolean {
  return at >= line && at < line + count;
}

function attempt(make: () => Splice[]): Splice[] | UnplacedReason {
  try {
    return make();
  } catch (error) {
    if (error instanceof Unplaced) return error.reason;
    throw error;
  }
}

function unplacedLine(lines: readonly FileLine[], edit: LineEdit, reason: UnplacedReason): UnplacedLine {
  const before = edit.kind === "insert" ? "" : (lines[edit.line]?.text ?? "");
  if (edit.kind === "move") return { before, after: before, reason };
  return { before, after: edit.kind === "remove" ? "" : edit.text, reason };
}
