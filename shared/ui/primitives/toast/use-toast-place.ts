import { type RefObject, useLayoutEffect, useState } from "react";
import { toastFoot } from "./toast-place.ts";

/** Bars at the bottom of a screen have a mark; the filled button is the likeliest next click. */
const kinds = [
  "[data-foot-bar], main [data-primary], main fieldset label",
  "main a[href]",
  "main :is(button, summary, input, select, textarea)",
];

/** False for an element that a column has scrolled out of view, because nobody can click it there. */
function isDrawn(element: Element, { left, right, top, bottom }: DOMRect): boolean {
  const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  return there.some((one) => element.contains(one));
}

/** The boxes that a toast could cover. */
function boxesOf(selector: string, toast: DOMRect): DOMRect[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isBeside = box.right <= toast.left || box.left >= toast.right;
    const isBeyond = box.bottom <= window.innerHeight / 4 || box.top >= window.innerHeight;
    return isBeside || isBeyond || !isDrawn(element, box) ? [] : [box];
  });
}

/**
 * The distance of the toasts from the window's bottom. It is measured because bars wrap and grow, and because pages
 * scroll.
 * @param shown which toast is open; null without one.
 */
export function useToastPlace(list: RefObject<HTMLElement | null>, shown: string | null): number {
  const [foot, setFoot] = useState(0);
  useLayoutEffect(() => {
    if (shown === null) return;
    let frame = 0;
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      if (!box) return;
      const others = kinds.map((kind) => boxesOf(kind, box));
      setFoot(toastFoot(box, others, window.innerHeight));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    // Bars appear, disappear and wrap when the page changes.
    const drawn = new MutationObserver(soon);
    drawn.observe(document.body, { childList: true, subtree: true });
    // In the capture phase, which sees the scrolling of every column.
    window.addEventListener("scroll", soon, { capture: true, passive: true });
    window.addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(frame);
      drawn.disconnect();
      window.removeEventListener("scroll", soon, { capture: true });
      window.removeEventListener("resize", soon);
    };
  }, [list, shown]);
  return foot;
}
