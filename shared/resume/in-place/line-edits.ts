/** A line of the file gets other words. */
export interface LineReplacement {
  kind: "replace";
  /** Index of a line of the file. */
  line: number;
  text: string;
}

export interface LineRemoval {
  kind: "remove";
  line: number;
}

/** A line that the file does not have. */
export interface LineInsertion {
  kind: "insert";
  /** The line of the file it follows, -1 for the top. It is never one that goes or moves. */
  after: number;
  text: string;
}

/** Lines of the file that follow each other and go elsewhere together. */
export interface LineRelocation {
  kind: "move";
  line: number;
  count: number;
  /** As of an insertion. */
  after: number;
}

/**
 * What makes one list of lines of another. Each can be left out alone. Several after the same line stand in the order
 * in which they are listed.
 */
export type LineEdit = LineReplacement | LineRemoval | LineInsertion | LineRelocation;

/** Lines of the file that are not where they were. */
function leavingLines(edits: readonly LineEdit[]): Set<number> {
  return new Set(
    edits.flatMap((edit) => {
      if (edit.kind === "remove") return [edit.line];
      return edit.kind === "move" ? Array.from({ length: edit.count }, (_, at) => edit.line + at) : [];
    }),
  );
}

/** The lines after the edits. */
export function withLineEdits(lines: readonly string[], edits: readonly LineEdit[]): string[] {
  const texts = [...lines];
  for (const edit of edits) if (edit.kind === "replace") texts[edit.line] = edit.text;
  const leaving = leavingLines(edits);
  const placed = new Map<number, string[]>();
  for (const edit of edits) {
    if (edit.kind !== "insert" && edit.kind !== "move") continue;
    const own = edit.kind === "insert" ? [edit.text] : texts.slice(edit.line, edit.line + edit.count);
    placed.set(edit.after, [...(placed.get(edit.after) ?? []), ...own]);
  }
  const stays = texts.flatMap((text, at) => [...(leaving.has(at) ? [] : [text]), ...(placed.get(at) ?? [])]);
  return [...(placed.get(-1) ?? []), ...stays];
}
