import { type RefObject, useLayoutEffect, useState } from "react";
import { footClearOf } from "./clear-of-bars.ts";

/** What stands still at the foot of a screen, or close to it, says so; the filled button is what is pressed next. */
const bars = "[data-foot-bar], main [data-primary]";

/**
 * The distance from the window's foot at which the list of toasts lies over no bar and no filled button. Measured, because bars wrap, grow
 * and stand on each other.
 * @param shown which toast stands there; null where none does.
 */
export function useClearOfBars(list: RefObject<HTMLElement | null>, shown: string | null): number {
  const [foot, setFoot] = useState(0);
  useLayoutEffect(() => {
    if (shown === null) return;
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      const others = [...document.querySelectorAll(bars)].map((one) => one.getBoundingClientRect());
      if (box) setFoot(footClearOf(box, others, window.innerHeight));
    };
    measure();
    // A bar comes, goes and wraps with what is drawn.
    const drawn = new MutationObserver(measure);
    drawn.observe(document.body, { childList: true, subtree: true });
    // In the phase that sees every column's own scrolling, which moves the bar below it.
    window.addEventListener("scroll", measure, { capture: true, passive: true });
    window.addEventListener("resize", measure);
    return () => {
      drawn.disconnect();
      window.removeEventListener("scroll", measure, { capture: true });
      window.removeEventListener("resize", measure);
    };
  }, [list, shown]);
  return foot;
}
