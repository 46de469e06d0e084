import { planWordEdits, type WordEdit, withWordEdits } from "#shared/resume/in-place/word-edits.ts";
import type { ParagraphPart } from "../read-document/docx-paragraphs.ts";
import { elements } from "../read-document/xml.ts";
import {
  checkParagraph,
  type FormedPiece,
  lettersIn,
  mainForm,
  piecesOf,
  Unplaced,
} from "./paragraph-words.ts";
import { runOf, type Splice, wordsOf } from "./splice.ts";
import { placeOf, type WordBody } from "./word-body.ts";

/** Share of the changing letters in one form from which the new words take it. */
const leastShare = 0.8;

/** What of the new words a piece of the old takes: its own text becomes another, or a run follows it. */
interface Change {
  piece: FormedPiece;
  edit: WordEdit;
  form: FormedPiece;
}

/**
 * Gives a line of a paragraph other words; words that stay keep their form, new ones have the form of those they
 * replace or are put into.
 * @param line index of the line, where breaks (`w:br`) make several of one paragraph.
 * @param wanted its text, without a mark that the file's numbering draws.
 * @throws Unplaced when there is no certain place for a word.
 */
export function replaceWords(
  body: WordBody,
  paragraph: ParagraphPart,
  line: number,
  wanted: string,
): Splice[] {
  checkParagraph(body, paragraph);
  const pieces = piecesOf(body, paragraph);
  const visible = pieces.map(({ text }) => text).join("");
  const edits = segmentEdits(visible, line, wanted);
  const changes = edits.flatMap((edit) => placeEdit(edit, pieces));
  return [...new Set(changes.map(({ piece }) => piece))].flatMap((piece) =>
    splicesOf(
      piece,
      changes.filter((one) => one.piece === piece),
    ),
  );
}

const isBlank = (text: string) => text.trim() === "";

/** Words between tabs are in columns: the new line must have as many, each edited alone. */
function segmentEdits(visible: string, line: number, wanted: string): WordEdit[] {
  const lines = visible.split("\n");
  const before = lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0);
  const own = segmentsOf(lines[line] ?? "");
  const goal = segmentsOf(wanted);
  if (own.length !== goal.length) throw new Unplaced("tabs");
  return own.flatMap(({ from, text }, at) => {
    const edits = planWordEdits(text, goal[at]?.text ?? "");
    return edits.map((edit) => ({ ...edit, from: edit.from + from + before, to: edit.to + from + before }));
  });
}

/** Segments with words; blank ones at the ends are space. */
function segmentsOf(line: string): { from: number; text: string }[] {
  let from = 0;
  const all = line.split("\t").map((text) => {
    const segment = { from: from + (text.length - text.trimStart().length), text: text.trim() };
    from += text.length + 1;
    return segment;
  });
  const first = all.findIndex(({ text }) => !isBlank(text));
  return first === -1 ? [] : all.slice(first, all.findLastIndex(({ text }) => !isBlank(text)) + 1);
}

function placeEdit(edit: WordEdit, pieces: readonly FormedPiece[]): Change[] {
  const touched = pieces.filter(({ from, text }) => from < edit.to && from + text.length > edit.from);
  const fixed = touched.find((piece) => piece.fixed !== undefined);
  if (fixed?.fixed) throw new Unplaced(fixed.fixed);
  if (touched.length === 0) return placeNew(edit, pieces);
  const goal = edit.text === "" ? touched[0] : pieceOfMost(edit, touched);
  return touched.map((piece) => {
    const own = {
      from: Math.max(edit.from, piece.from),
      to: Math.min(edit.to, piece.from + piece.text.length),
    };
    return { piece, form: piece, edit: { ...own, text: piece === goal ? edit.text : "" } };
  });
}

/** The piece whose form the new words take. */
function pieceOfMost(edit: WordEdit, touched: readonly FormedPiece[]): FormedPiece {
  const letters = new Map<string, number>();
  let total = 0;
  for (const { form, from, text } of touched) {
    const count = lettersIn(text.slice(Math.max(0, edit.from - from), edit.to - from));
    letters.set(form, (letters.get(form) ?? 0) + count);
    total += count;
  }
  const found = touched.find(({ form }) => (letters.get(form) ?? 0) >= leastShare * total);
  if (!found) throw new Unplaced("mixed-format");
  return found;
}

/** Words where none were: into the piece beside them, plain words beside emphasised ones. */
function placeNew(edit: WordEdit, pieces: readonly FormedPiece[]): Change[] {
  const before = pieces.find(({ from, text }) => text !== "" && from + text.length === edit.from);
  const after = pieces.find(({ from, text }) => text !== "" && from === edit.from);
  const beside = [before, after].flatMap((one) => one ?? []);
  const open = beside.filter(({ fixed }) => fixed === undefined);
  const main = mainForm(pieces);
  const like = open.find(({ form }) => form === main?.form);
  const areOne = new Set(open.map(({ form }) => form)).size === 1;
  const [first] = open;
  if (first && (like ?? (areOne && open.length === 2)))
    return [{ piece: like ?? first, form: like ?? first, edit }];
  if (first && main && mayStandBeside(first, edit.from > first.from))
    return [{ piece: first, form: main, edit }];
  throw new Unplaced(first ? "mixed-format" : (beside[0]?.fixed ?? "mixed-format"));
}

/** A run may be put after, or before, the piece's: nothing else of its run is between. */
function mayStandBeside({ run, element }: FormedPiece, isAfter: boolean): boolean {
  const own = run ? elements(run).filter(({ name }) => name !== "w:rPr") : [];
  return own.at(isAfter ? -1 : 0) === element;
}

function splicesOf(piece: FormedPiece, changes: readonly Change[]): Splice[] {
  const own = changes.filter(({ form }) => form.form === piece.form).map(({ edit }) => edit);
  const others = changes.filter(({ form }) => form.form !== piece.form);
  const shifted = own.map((edit) => ({ ...edit, from: edit.from - piece.from, to: edit.to - piece.from }));
  const place = placeOf(piece.element);
  return [
    ...(shifted.length > 0 ? [{ ...place, text: wordsOf(withWordEdits(piece.text, shifted)) }] : []),
    ...others.map(({ form, edit }) => besideRun(piece, form, edit)),
  ];
}

function besideRun(piece: FormedPiece, form: FormedPiece, edit: WordEdit): Splice {
  if (!piece.run) throw new Unplaced("mixed-format");
  const { from, to } = placeOf(piece.run);
  const at = edit.from > piece.from ? to : from;
  return { from: at, to: at, text: runOf(form.properties, edit.text) };
}

/** The words of a line without the mark that the numbering draws. @throws Unplaced when it has none. */
export function withoutDrawnMark(paragraph: ParagraphPart, line: number, wanted: string): string {
  if (!paragraph.isMarked || line > 0) return wanted;
  const [, words] = /^\s*•\s*(.*)$/s.exec(wanted) ?? [];
  if (words === undefined) throw new Unplaced("list-mark");
  return words;
}
