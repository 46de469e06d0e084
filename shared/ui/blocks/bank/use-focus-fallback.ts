import { useEffect, useRef } from "react";

/** In milliseconds: an answer that was sent takes its time before its question leaves. */
const patience = 5_000;

/**
 * A pressed button often leaves with the question it belonged to. The focus then goes to the block that held both, and
 * not to the top of the page: spread the props on an element that stays.
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
