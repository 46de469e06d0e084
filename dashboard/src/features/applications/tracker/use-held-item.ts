import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";

interface Held {
  id: string;
  /** Which of the item's controls, counted from its first. */
  part: number;
}

/** Under the sticky bar. */
const firstVisiblePx = 56;

const controls = (item: Element) => [...item.querySelectorAll<HTMLElement>("a[href], button, select")];

/**
 * Keeps the focus on its item (`data-item`) while a list is drawn anew: a card that moves to another column keeps it,
 * one that leaves the list hands it to the one that takes its place.
 * @param ids in the order in which they are.
 */
export function useHeldItem(ids: readonly string[]) {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<Held | null>(null);
  const isWanted = useRef(false);
  const before = useRef(ids);
  const [heldId, setHeldId] = useState<string | null>(null);

  const find = (id: string) => root.current?.querySelector(`[data-item="${CSS.escape(id)}"]`);

  const restore = (target: Held) => {
    const id = ids.includes(target.id) ? target.id : neighbour(before.current, target.id, ids);
    const item = id === undefined ? undefined : find(id);
    if (item) controls(item)[id === target.id ? target.part : 0]?.focus();
    else if (id !== undefined) setHeldId(id);
  };

  useLayoutEffect(() => {
    if (focused.current && (isWanted.current || isFocusLost())) restore(focused.current);
    before.current = ids;
  });

  // The last one is gone and the list with it: the focus must not be nowhere.
  useEffect(
    () => () => {
      if (focused.current && isFocusLost()) document.getElementById("main")?.focus({ preventScroll: true });
    },
    [],
  );

  return {
    root,
    heldId,
    /** Stays drawn though it has no focus: what is being dragged. */
    hold: setHeldId,
    /** The item that has the focus now. */
    current: () => (root.current?.contains(document.activeElement) ? (focused.current?.id ?? null) : null),
    /** Where J begins when nothing has the focus. */
    firstInView: () => {
      const items = [...(root.current?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
      return items.find((one) => one.getBoundingClientRect().top >= firstVisiblePx)?.dataset.item ?? ids[0];
    },
    focusItem: (id: string) => {
      focused.current = { id, part: 0 };
      isWanted.current = true;
      const item = find(id);
      if (item) controls(item)[0]?.focus();
      setHeldId(id);
    },
    events: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const item = target.closest<HTMLElement>("[data-item]");
        if (!item?.dataset.item) return;
        isWanted.current = false;
        focused.current = { id: item.dataset.item, part: controls(item).indexOf(target) };
        setHeldId(item.dataset.item);
      },
      // React tells of a person leaving, not of an element that it takes away.
      onBlur: () => {
        focused.current = null;
      },
    },
  };
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Who is where the lost one was. */
function neighbour(before: readonly string[], lost: string, now: readonly string[]): string | undefined {
  return now[Math.min(Math.max(before.indexOf(lost), 0), now.length - 1)];
}
