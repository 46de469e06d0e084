import { useEffect, useRef } from "react";

/** In milliseconds. A question stays until its answer was sent, which takes time. */
const patience = 5_000;

/**
 * A pressed button often disappears with its question. Then the focus moves to the block that contained both, not to
 * the top of the page. Spread the props on an element that stays.
 */
export function useFocusFallback() {
  const block = useRef<HTMLDivElement>(null);
  const actedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (performance.now() - actedAt.current > patience || document.activeElement !== document.body) return;
    block.current?.focus({ preventScroll: true });
  });
  const note = () => {
    actedAt.current = performance.now();
  };
  return { ref: block, tabIndex: -1, onClickCapture: note, onKeyDownCapture: note };
}
