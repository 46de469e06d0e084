import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { calendarDay } from "#shared/domain/dates.ts";
import type { FactAnswer } from "#shared/domain/evidence-bank/bank-entry.ts";
import type { Insertion } from "#shared/writing/changes/edit-line.ts";
import type { Reviewed } from "./use-review.ts";

/** Says which line would be added for a requirement; null: none any more. */
export type ShowGhost = (requirementId: string, line: Insertion | null) => void;

/** Only a desk, which has the page beside its questions, shows where a line would go. */
export const GhostContext = createContext<ShowGhost | null>(null);

/** The lines that would be added, by what asks for them. */
export function useGhosts(): [readonly Insertion[], ShowGhost] {
  const [lines, setLines] = useState<ReadonlyMap<string, Insertion>>(new Map());
  const show = useCallback<ShowGhost>(
    (id, line) =>
      setLines((before) => {
        if (line === null && !before.has(id)) return before;
        const next = new Map(before);
        if (line) next.set(id, line);
        else next.delete(id);
        return next;
      }),
    [],
  );
  return [useMemo(() => [...lines.values()], [lines]), show];
}

/** A line that waits for a word, on the page of a desk while it does. @param line null while none waits */
export function useGhost(requirementId: string, line: Insertion | null): void {
  const show = useContext(GhostContext);
  useEffect(() => {
    if (!show || !line) return;
    show(requirementId, line);
    return () => show(requirementId, null);
  }, [show, requirementId, line]);
}

/** Quiet time in an answer before its place is looked for: the resume is read for it. */
const quietMs = 200;

/** An answer that is being given, on the page of a desk where it would go first. */
export function useDraftGhost(requirementId: string, resume: Reviewed["resume"]) {
  const show = useContext(GhostContext);
  const latest = useRef<FactAnswer>(null);
  return useCallback(
    (fact: FactAnswer | null) => {
      latest.current = fact;
      if (!show) return;
      if (!fact) return show(requirementId, null);
      const place = async () => {
        if (latest.current !== fact) return;
        const { placeStatement } = await import("#shared/writing/bank/place-statement.ts");
        const [line] = placeStatement(
          { ...fact, id: requirementId },
          { ...resume, asOf: calendarDay(new Date()) },
        );
        if (latest.current === fact) show(requirementId, line ?? null);
      };
      // Without the engine's file nothing can be placed; the answer itself still works.
      setTimeout(() => void place().catch(() => undefined), quietMs);
    },
    [show, requirementId, resume],
  );
}
