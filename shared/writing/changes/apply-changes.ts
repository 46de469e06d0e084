import { withoutHidden } from "../verify/hidden-characters.ts";
import type { Change, Insertion, LineMove, Proposal } from "./edit-line.ts";

interface Rows {
  rows: string[];
  /** The line ending of each row; endings do not move with their rows. */
  ends: string[];
}

function readRows(text: string): Rows {
  const parts = text.split(/(\r\n|[\n\r])/);
  return { rows: parts.filter((_, at) => at % 2 === 0), ends: parts.filter((_, at) => at % 2 === 1) };
}

/** The row numbers after a move. A move with missing rows or a missing target changes nothing. */
function moved(order: readonly number[], { row, rows, to }: LineMove): number[] {
  const goes = (one: number) => one >= row && one < row + rows;
  const rest = order.filter((one) => !goes(one));
  const at = rest.indexOf(to);
  const goal = at === -1 ? rest.length : at;
  return [...rest.slice(0, goal), ...order.filter(goes), ...rest.slice(goal)];
}

/** The order of the rows of a text after the accepted moves, as indexes into the original rows. */
export function rowOrder(count: number, used: readonly Proposal[]): number[] {
  const asWritten = Array.from({ length: count }, (_, at) => at);
  return used.reduce<number[]>((order, one) => (one.kind === "move" ? moved(order, one) : order), asWritten);
}

function rewritten(row: string, { before }: Change, words: string): string {
  const at = row.indexOf(before);
  return at === -1 ? row : row.slice(0, at) + words + row.slice(at + before.length);
}

/** An insertion with its own row follows the given row; an insertion into a list goes before the final full stop. */
function extended(row: string, { place, lead }: Insertion, words: string, end: string): string {
  if (place === "row") return row + end + lead + words;
  const [, list = "", stop = ""] = /^(.*?)(\.?\s*)$/s.exec(row) ?? [];
  return list + lead + words + stop;
}

/**
 * The resume's text with the accepted proposals and nothing else: none gives the text back byte for byte, all
 * changes give the tailored text. They are independent, so that any subset, in any order of deciding, is a whole
 * text. A change whose words no longer stand in their row (the text was edited since) is left out.
 * @param accepted ids of what to apply.
 * @param edited the person's own wording instead of an `after`, by id; line ends in it become spaces.
 */
export function applyChanges(
  text: string,
  proposals: readonly Proposal[],
  accepted: ReadonlySet<string>,
  edited: ReadonlyMap<string, string> = new Map(),
): string {
  const { rows, ends } = readRows(text);
  const used = proposals.filter((one) => accepted.has(one.id));
  const wordsOf = (one: Change | Insertion) =>
    withoutHidden(edited.get(one.id) ?? one.after).replace(/[\r\n]+/g, " ");
  const order = rowOrder(rows.length, used);
  for (const one of used) {
    const row = rows[one.row];
    if (one.kind === "rewrite" && row !== undefined) rows[one.row] = rewritten(row, one, wordsOf(one));
  }
  // Insert list items before new rows, because both may follow the same row.
  const insertions = used.filter((one) => one.kind === "insert");
  for (const place of ["list", "row"] as const) {
    for (const one of insertions) {
      const row = rows[one.row];
      if (row !== undefined && one.place === place)
        rows[one.row] = extended(row, one, wordsOf(one), ends[0] ?? "\n");
    }
  }
  return order.map((row, at) => (rows[row] ?? "") + (ends[at] ?? "")).join("");
}
