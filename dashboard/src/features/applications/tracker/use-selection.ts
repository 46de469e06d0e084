import { useCallback, useMemo, useState } from "react";

export interface Selection {
  /** Those of the shown ones that are chosen, in their order. */
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  clear: () => void;
}

/** What is chosen in a list; one that is not shown any more is not chosen any more. @param shown ids in their order */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const ids = useMemo(() => shown.filter((id) => chosen.has(id)), [shown, chosen]);
  const toggle = useCallback(
    (id: string) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const clear = useCallback(() => setChosen(new Set()), []);
  return useMemo(() => ({ ids, has: (id) => chosen.has(id), toggle, clear }), [ids, chosen, toggle, clear]);
}
