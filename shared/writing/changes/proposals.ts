import { decidedText, type Proposals } from "./decisions.ts";
import type { Change, LineMove } from "./edit-line.ts";

/** The part of a tailored answer that shows which changes can be accepted. */
interface TailoredAnswer {
  optimizedText: string;
  lineByLineSuggestions: readonly { original: string; improved: string; reason: string }[];
  /** Absent in results that were saved before changes had ids. */
  changes?: readonly Change[] | undefined;
  moves?: readonly LineMove[] | undefined;
}

const listMark = /^\s*[•▪●◦‣➢✓►■*–—-]?\s*/u;
/** The words without the list mark, which is not part of a change. */
const wordsOf = (line: string) => line.replace(listMark, "").trimEnd();

type StatedChange = Pick<Change, "before" | "after" | "reason">;

/** For each row, the difference between the two texts. */
function fromTexts(original: readonly string[], { lineByLineSuggestions: told }: TailoredAnswer) {
  return (line: string, row: number): StatedChange => {
    const own = original[row] ?? "";
    const listed = told.find((one) => own.includes(one.original) && line.includes(one.improved));
    return { before: wordsOf(own), after: wordsOf(line), reason: listed?.reason ?? "" };
  };
}

/** If a writer changed the number of lines, its own list of changes is used, each change once. */
function fromList({ lineByLineSuggestions }: TailoredAnswer) {
  const left = lineByLineSuggestions.filter((one) => one.improved !== "");
  return (line: string): StatedChange | undefined => {
    const at = left.findIndex((one) => line.includes(one.improved));
    const [listed] = at === -1 ? [] : left.splice(at, 1);
    return listed && { before: listed.original, after: listed.improved, reason: listed.reason };
  };
}

/**
 * The changes of a result that was saved before changes had ids, found by comparing its texts. Without any decision
 * they produce the saved text.
 */
function olderProposals(originalText: string, answer: TailoredAnswer): Proposals {
  const original = originalText.split(/\r\n|[\n\r]/);
  const parts = answer.optimizedText.split(/(\r\n|[\n\r])/);
  const rows = parts.filter((_, at) => at % 2 === 0);
  const tell = original.length === rows.length ? fromTexts(original, answer) : fromList(answer);
  const all = rows.flatMap((line, row): Change[] => {
    const told = tell(line, row);
    if (told === undefined || told.before === told.after) return [];
    const { before } = told;
    // A line that was inserted is removed with its list mark.
    const after = before === "" ? line : told.after;
    parts[2 * row] = line.replace(after, () => before);
    return [{ ...told, after, id: `line-${row}`, kind: "rewrite", line: row, row, evidenceLines: [] }];
  });
  return { source: parts.join(""), all };
}

/** The proposals of an answer. Without any decision they produce the answer's own text. */
export function proposalsOf(originalText: string, answer: TailoredAnswer): Proposals {
  const { changes, moves = [] } = answer;
  if (!changes) return olderProposals(originalText, answer);
  const proposals = { source: originalText, all: [...changes, ...moves] };
  // Older results, in which a move waited for the person's consent, hold a text without that move.
  const isWhole = moves.length === 0 || decidedText(proposals, {}) === answer.optimizedText;
  return isWhole ? proposals : { source: originalText, all: [...changes] };
}

/** True when the rows go nearer to the top. */
export const movesUp = ({ to, row }: LineMove): boolean => to < row;
