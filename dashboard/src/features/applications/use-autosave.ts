import { useCallback, useEffect, useRef, useState } from "react";
import { clockTime } from "#shared/domain/applications/date-text.ts";
import { type ApplicationChange, useUpdateApplication } from "./use-update-application.ts";

const typingPauseMs = 700;

export type SaveState =
  | { kind: "idle" }
  | { kind: "saving" }
  | { kind: "saved"; at: string }
  | { kind: "failed" };

/**
 * Saves a moment after the last key, on leaving the field and on leaving the page; says when.
 * A failure keeps what was typed and waits for the next change or `retry`.
 */
export function useAutosave(id: string) {
  const { mutateAsync } = useUpdateApplication(id);
  const [state, setState] = useState<SaveState>({ kind: "idle" });
  const waiting = useRef<ApplicationChange | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    const change = waiting.current;
    if (!change) return;
    waiting.current = null;
    setState({ kind: "saving" });
    try {
      await mutateAsync(change);
      setState({ kind: "saved", at: clockTime(new Date()) });
    } catch {
      // What was typed since goes before what failed.
      waiting.current = { ...change, ...(waiting.current ?? {}) };
      setState({ kind: "failed" });
    }
  }, [mutateAsync]);

  const change = useCallback(
    (part: ApplicationChange) => {
      waiting.current = { ...waiting.current, ...part };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), typingPauseMs);
    },
    [save],
  );

  useEffect(() => () => void save(), [save]);

  return { state, change, saveNow: () => void save() };
}
