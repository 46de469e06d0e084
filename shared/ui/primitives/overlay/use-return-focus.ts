import { useEffect, useRef } from "react";

/** The element that should get the focus back: for a menu's item, which is gone by then, the menu's button. */
function returnTarget(active: Element | null): HTMLElement | null {
  const menu = active?.closest("[role=menu]");
  const target = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
  return target instanceof HTMLElement ? target : null;
}

/** The element that the closing layer will focus; until then nothing has the focus. */
let owed: HTMLElement | null = null;

/**
 * Returns the focus to where it was when a layer opened. Radix does this only for layers with their own trigger, and
 * ours are opened by state. A layer that opens before the previous one has returned the focus returns it instead.
 */
export function useReturnFocus() {
  const target = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      owed = target.current;
    },
    [],
  );
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      target.current = returnTarget(active === document.body ? (owed ?? active) : active);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      owed = null;
      target.current?.focus();
    },
  };
}
