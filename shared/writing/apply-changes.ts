import type { Change, LineMove } from "./edit-line.ts";
import { withoutHidden } from "./grounding/hidden-characters.ts";

interface Rows {
  rows: string[];
  /** What ends each row; they stay where they are when rows move. */
  ends: string[];
}

function readRows(text: string): Rows {
  const parts = text.split(/(\r\n|[\n\r])/);
  return { rows: parts.filter((_, at) => at % 2 === 0), ends: parts.filter((_, at) => at % 2 === 1) };
}

/** The row numbers after a move; a move whose rows or goal are not there changes nothing. */
function moved(order: readonly number[], { row, rows, to }: LineMove): number[] {
  const goes = (one: number) => one >= row && one < row + rows;
  const rest = order.filter((one) => !goes(one));
  const at = rest.indexOf(to);
  const goal = at === -1 ? rest.length : at;
  return [...rest.slice(0, goal), ...order.filter(goes), ...rest.slice(goal)];
}

/**
 * The resume's text with the accepted changes and nothing else: none gives the text back byte for byte, all
 * give the tailored text. Changes are independent, so that any subset, in any order of deciding, is a whole
 * text. A change whose words no longer stand in their row (the text was edited since) is left out.
 * @param accepted ids of the changes and moves to apply.
 * @param edited the person's own wording instead of a change's `after`, by id; line ends in it become spaces.
 */
export function applyChanges(
  text: string,
  changes: readonly (Change | LineMove)[],
  accepted: ReadonlySet<string>,
  edited: ReadonlyMap<string, string> = new Map(),
): string {
  const { rows, ends } = readRows(text);
  let order = rows.map((_, at) => at);
  for (const change of changes) {
    if (!accepted.has(change.id)) continue;
    if (change.kind === "move") {
      order = moved(order, change);
      continue;
    }
    const row = rows[change.row];
    const at = row?.indexOf(change.before) ?? -1;
    if (row === undefined || at === -1) continue;
    const after = withoutHidden(edited.get(change.id) ?? change.after).replace(/[\r\n]+/g, " ");
    rows[change.row] = row.slice(0, at) + after + row.slice(at + change.before.length);
  }
  return order.map((row, at) => (rows[row] ?? "") + (ends[at] ?? "")).join("");
}
