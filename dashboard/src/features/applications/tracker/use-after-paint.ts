import { useEffect, useState } from "react";

/** A tab in the background paints nothing: there the wait ends by the clock. */
const longestMs = 250;

/** Turns true once what was drawn when `isDrawn` turned true is on the screen. */
export function useAfterPaint(isDrawn: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isDrawn) return;
    const done = () => setPainted(true);
    let afterFrame: ReturnType<typeof setTimeout> | undefined;
    // The frame's callbacks run before its paint, a timer set in them after it.
    const frame = requestAnimationFrame(() => {
      afterFrame = setTimeout(done);
    });
    const longest = setTimeout(done, longestMs);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(afterFrame);
      clearTimeout(longest);
    };
  }, [isDrawn]);
  return isPainted;
}
