import { Button } from "../primitives/button.tsx";
import type { SaveState } from "./use-autosave.ts";

/** "Saved 10:42" */
export function SaveNote({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  return (
    <span
      role="status"
      className="flex min-h-9 items-center gap-2 text-13 text-muted tabular-nums max-sm:empty:absolute"
    >
      {state.kind === "saving" && "Saving..."}
      {state.kind === "saved" && `Saved ${state.at}`}
      {state.kind === "failed" && (
        <>
          <span className="text-danger">Not saved</span>
          <Button compact onClick={onRetry}>
            Retry
          </Button>
        </>
      )}
    </span>
  );
}
