import type { Proposals } from "./decisions.ts";
import type { LineMove } from "./edit-line.ts";
import { olderProposals, type TailoredAnswer } from "./older-proposals.ts";

/** What an answer proposes. Decided about nothing, it gives the answer's own text. */
export function proposalsOf(originalText: string, answer: TailoredAnswer): Proposals {
  const { changes, moves = [] } = answer;
  if (changes) return { source: originalText, all: [...changes, ...moves] };
  return olderProposals(originalText, answer);
}

/** True when the rows go nearer to the top. */
export const movesUp = ({ to, row }: LineMove): boolean => to < row;
