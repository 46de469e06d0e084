import { type KeyboardEvent, type MouseEvent, useCallback, useState } from "react";

/** A pane beside the list needs room: on a phone a row leads to its page. */
const hasRoom = () => window.matchMedia("(min-width: 48rem)").matches;

const controls = "a, button, select, input, label";
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

interface Held {
  heldId: string | null;
  focusItem: (id: string) => void;
}

/**
 * A look at the row that has the focus, in a pane beside the list. Space or a press on the row opens it, the arrows go on
 * to the next row, Escape closes it; the focus stays in the list.
 * @param ids in the order in which they are
 */
export function usePeek(ids: readonly string[], { heldId, focusItem }: Held) {
  const [isOpen, setIsOpen] = useState(false);
  const shownId = isOpen && heldId !== null && ids.includes(heldId) ? heldId : null;
  const close = () => {
    setIsOpen(false);
    if (heldId !== null) focusItem(heldId);
  };
  /** What a key means while the pane is open. */
  const actOf = (key: string) => {
    if (shownId === null) return null;
    if (key === "Escape") return close;
    const next = key in steps ? ids[ids.indexOf(shownId) + (steps[key] ?? 0)] : undefined;
    return next === undefined ? null : () => focusItem(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement) || target.closest("select, [role=menu]")) return;
    const isLink = key === " " && target.closest("a") !== null && hasRoom();
    const act = isLink ? () => setIsOpen(shownId === null) : actOf(key);
    if (act === null) return;
    act();
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof HTMLElement) || target.closest(controls) || !hasRoom()) return;
    const id = target.closest<HTMLElement>("[data-item]")?.dataset.item;
    if (id === undefined) return;
    focusItem(id);
    setIsOpen(true);
  };
  // Rows are drawn anew only for a change of their own.
  const open = useCallback(() => setIsOpen(true), []);
  return { shownId, close, open, events: { onKeyDown, onClick } };
}
