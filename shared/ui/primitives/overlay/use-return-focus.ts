import { useEffect, useRef } from "react";

/** The element focus should come back to: for a menu's item, which is gone by then, the menu's button. */
function returnTarget(active: Element | null): HTMLElement | null {
  const menu = active?.closest("[role=menu]");
  const target = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
  return target instanceof HTMLElement ? target : null;
}

/** Where the layer that is just closing gives the focus back to; until then nothing has it. */
let owed: HTMLElement | null = null;

/**
 * Focus goes back to where it was when a layer opened. Radix does this only for layers with a trigger of their own;
 * ours are opened by state. A layer that opens before the one before it has given the focus back owes it instead.
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
