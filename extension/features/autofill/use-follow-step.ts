import { useEffect, useRef } from "react";
import { followStep } from "../../platform/watch/watch-step.ts";
import type { FillState } from "./use-fill.ts";

/** On an allowed site the panel reads the next step automatically; elsewhere the person presses a button. */
export function useFollowStep(tabId: number, state: FillState, onStep: () => void): void {
  const step = useRef(onStep);
  step.current = onStep;
  const isFilled = state.status === "filled";
  const frameId = isFilled ? (state.plan.fill[0] ?? state.plan.lists[0])?.frameId : undefined;
  useEffect(() => {
    if (frameId === undefined) return undefined;
    let isOver = false;
    void followStep(tabId, frameId).then((isNew) => isNew && !isOver && step.current());
    return () => {
      isOver = true;
    };
  }, [tabId, frameId]);
}
