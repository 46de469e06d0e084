import { type RefObject, useLayoutEffect, useState } from "react";
import { toastFoot } from "./toast-place.ts";

/** What stands still at the foot of a screen, or close to it, says so; the filled button is what is pressed next. */
const bars = "[data-foot-bar], main [data-primary]";
const pressed = "main :is(a[href], button, summary, input, select, textarea)";

const boxesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

/**
 * The distance from the window's foot at which the list of toasts stands. Measured, because bars wrap, grow and stand on
 * each other, and because a page scrolls under it.
 * @param shown which toast stands there; null where none does.
 */
export function useToastPlace(list: RefObject<HTMLElement | null>, shown: string | null): number {
  const [foot, setFoot] = useState(0);
  useLayoutEffect(() => {
    if (shown === null) return;
    let frame = 0;
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) setFoot(toastFoot(box, boxesOf(bars), boxesOf(pressed), window.innerHeight));
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
