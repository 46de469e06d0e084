import { useCallback, useEffect, useRef, useState } from "react";
import { clockTime } from "#shared/domain/dates.ts";

const typingPauseMs = 700;

export type SaveState =
  | { kind: "idle" }
  | { kind: "saving" }
  | { kind: "saved"; at: string }
  | { kind: "failed" };

/**
 * Saves shortly after the last key, on leaving the field and on leaving the page, and reports the time.
 * After a failure, what was typed waits for the next change or `saveNow`.
 * @param merge combines the waiting change with a later one; the later one wins.
 */
export function useAutosave<Change>(
  send: (change: Change) => Promise<unknown>,
  merge: (before: Change, after: Change) => Change,
) {
  const [state, setState] = useState<SaveState>({ kind: "idle" });
  const waiting = useRef<Change | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ send, merge });
  latest.current = { send, merge };

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    const change = waiting.current;
    if (change === null) return;
    waiting.current = null;
    setState({ kind: "saving" });
    try {
      await latest.current.send(change);
      setState({ kind: "saved", at: clockTime(new Date()) });
    } catch {
      const since = waiting.current;
      waiting.current = since === null ? change : latest.current.merge(change, since);
      setState({ kind: "failed" });
    }
  }, []);

  const change = useCallback(
    (part: Change) => {
      waiting.current = waiting.current === null ? part : latest.current.merge(waiting.current, part);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), typingPauseMs);
    },
    [save],
  );

  useEffect(() => () => void save(), [save]);

  return { state, change, saveNow: () => void save() };
}
