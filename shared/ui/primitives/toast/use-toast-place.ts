import { type RefObject, useLayoutEffect, useState } from "react";
import { toastFoot } from "./toast-place.ts";

/** A bar at the foot of a screen is marked; the filled button is what is pressed next. */
const kinds = [
  "[data-foot-bar], main [data-primary], main fieldset label",
  "main a[href]",
  "main :is(button, summary, input, select, textarea)",
];

/** What a column has scrolled out of sight is where it is not drawn: nobody presses it there. */
function isDrawn(element: Element, { left, right, top, bottom }: DOMRect): boolean {
  const there = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  return there.some((one) => element.contains(one));
}

/** Those that a toast could lie over. */
function boxesOf(selector: string, toast: DOMRect): DOMRect[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const isBeside = box.right <= toast.left || box.left >= toast.right;
    const isBeyond = box.bottom <= window.innerHeight / 4 || box.top >= window.innerHeight;
    return isBeside || isBeyond || !isDrawn(element, box) ? [] : [box];
  });
}

/**
 * The distance of the list of toasts from the window's foot. Measured, because bars wrap and grow, and because a page
 * scrolls under it.
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
    // A bar comes, goes and wraps with what is drawn.
    const drawn = new MutationObserver(soon);
    drawn.observe(document.body, { childList: true, subtree: true });
    // In the phase that sees every column's own scrolling, which moves the bar below it.
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
