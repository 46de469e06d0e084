import { useEffect, useRef, useState } from "react";

/** The criterion that the three columns show together. */
export interface Picks {
  /** Pressed, until it is pressed again. */
  picked: string | null;
  /** Marked now: what the mouse or the focus is on, else the pressed one. */
  active: string | null;
  pick: (id: string) => void;
  /** null: on none any more. */
  point: (id: string | null) => void;
}

/** A mouse that only passes over marks nothing. */
const restMs = 140;

/** Which criterion is pointed at or pressed. */
export function usePicks(): Picks {
  const [picked, setPicked] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    picked,
    active: pointed ?? picked,
    pick: (id) => setPicked((last) => (last === id ? null : id)),
    point: (id) => {
      clearTimeout(timer.current);
      if (id === null) setPointed(null);
      else timer.current = setTimeout(() => setPointed(id), restMs);
    },
  };
}
