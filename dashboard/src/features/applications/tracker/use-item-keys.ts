import { useFreeKeys } from "../../../platform/use-free-keys.ts";
import { useHeldItem } from "./use-held-item.ts";

const steps: Record<string, number> = { j: 1, k: -1 };

/** J and K walk through a list; Enter then opens, for the title is a link. */
export function useItemKeys(ids: readonly string[]) {
  const held = useHeldItem(ids);
  useFreeKeys(({ key }) => {
    const step = steps[key.toLowerCase()];
    if (step === undefined) return false;
    const current = held.current();
    const goal = current === null ? held.firstInView() : ids[ids.indexOf(current) + step];
    if (goal !== undefined) held.focusItem(goal);
    return true;
  });
  return held;
}
