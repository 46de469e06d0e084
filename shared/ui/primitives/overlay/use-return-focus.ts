import { useRef } from "react";

/** The element focus should come back to: for a menu's item, which is gone by then, the menu's button. */
function returnTarget(active: Element | null): HTMLElement | null {
  const menu = active?.closest("[role=menu]");
  const target = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : active;
  return target instanceof HTMLElement ? target : null;
}

/**
 * Focus goes back to where it was when a layer opened. Radix does this only for layers with a trigger of their own;
 * ours are opened by state.
 */
export function useReturnFocus() {
  const target = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      target.current = returnTarget(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      target.current?.focus();
    },
  };
}
