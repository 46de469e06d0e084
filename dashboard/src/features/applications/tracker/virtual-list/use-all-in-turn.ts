import { useEffect, useState } from "react";

/** Up to so many rows all are drawn: the browser's own search finds everything in them. */
const allRows = 60;
/** So many items are drawn in the frame of a key whether they are in view or not, and in each turn after it. */
const atOnce = 12;
/** Between two turns, so that a key that comes meanwhile waits for one at most. */
const turnMs = 40;

/**
 * How many rows from the first on are drawn beside those in view. All of a short list, but in turns after the frame
 * that shows what is in view: dozens of tiles at once would hold up the key that found them.
 * @param rows changes whenever the rows do. @param abreast how many items are drawn with each row.
 */
export function useAllInTurn(rows: unknown, count: number, abreast: number): number {
  const step = Math.max(1, Math.floor(atOnce / abreast));
  const [drawn, setDrawn] = useState({ rows, first: step });
  const first = drawn.rows === rows ? drawn.first : step;
  const isDone = count > allRows || first >= count;
  useEffect(() => {
    if (isDone) return;
    const turn = setTimeout(() => setDrawn({ rows, first: first + step }), turnMs);
    return () => clearTimeout(turn);
  }, [rows, first, step, isDone]);
  return count > allRows ? 0 : first;
}
