import type { LineWord, Separator } from "#shared/language/line-words.ts";
import { separators } from "#shared/language/line-words.ts";
import type { LineFacts } from "./line-facts.ts";
import type { LineLabel } from "./line-features.ts";

/** Lines that together are the head of a role, of an employer above roles, or of a qualification. */
export interface HeadGroup {
  kind: "role" | "banner" | "prose" | "break" | "education" | "heading";
  /** Indexes of its lines, in order. */
  lines: number[];
}

const opens: Partial<Record<LineLabel, HeadGroup["kind"]>> = {
  JOB: "role",
  BANNER: "banner",
  PROSE: "prose",
  BREAK: "break",
  EDU: "education",
  HEAD: "heading",
};
const goesOn: Partial<Record<LineLabel, readonly HeadGroup["kind"][]>> = {
  "JOB+": ["role"],
  BANNER: ["banner"],
  "EDU+": ["education"],
};
/** Lines that may come between two lines of one head. */
const between: readonly LineLabel[] = ["NOTE", "EDUNOTE", "TABLE", "OTHER"];

/** The heads of roles and qualifications that the labels of the lines make. */
export function headGroups(labels: readonly LineLabel[]): HeadGroup[] {
  const groups: HeadGroup[] = [];
  let open: HeadGroup | undefined;
  labels.forEach((label, at) => {
    const kinds = goesOn[label];
    if (open !== undefined && kinds?.includes(open.kind)) {
      open.lines.push(at);
      return;
    }
    const kind = opens[label] ?? (label === "JOB+" ? "role" : label === "EDU+" ? "education" : undefined);
    if (kind !== undefined) {
      open = { kind, lines: [at] };
      groups.push(open);
    } else if (!between.includes(label)) open = undefined;
  });
  return groups;
}

/** A word of a head with its line. */
export interface HeadWord extends LineWord {
  line: number;
  /** Index of its segment in the whole head, and of the line in the head. */
  segment: number;
  lineInHead: number;
}

/** The words of a head in order; the first word of a line is divided by a line end. */
export function headWords(group: HeadGroup, facts: readonly LineFacts[]): HeadWord[] {
  let segment = -1;
  return group.lines.flatMap((line, lineInHead) => {
    const own = facts[line];
    if (own === undefined) return [];
    const first = segment + 1;
    segment += own.segments.length;
    return own.words.map((word, at): HeadWord => {
      const inLine = own.segments.findIndex((one) => at >= one.first && at < one.end);
      const separator: Separator = at === 0 ? separators.line : word.separator;
      return { ...word, separator, line, lineInHead, segment: first + Math.max(inLine, 0) };
    });
  });
}
