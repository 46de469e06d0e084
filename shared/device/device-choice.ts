import { useSyncExternalStore } from "react";
import { deviceModelState } from "./device-model.ts";

/**
 * Whether the person wants their own browser to write. Stored in this browser only, because another may have no
 * model.
 */

const key = "write_on_this_computer";
const listeners = new Set<() => void>();
/** If storage is not available, the choice lasts as long as the page. */
let unstored = false;

function isChosen(): boolean {
  try {
    return localStorage.getItem(key) === "yes";
  } catch {
    return unstored;
  }
}

export function chooseDevice(isOn: boolean): void {
  unstored = isOn;
  try {
    if (isOn) localStorage.setItem(key, "yes");
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or not available.
  }
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** The current choice; the component is drawn again when it changes. */
export function useDeviceChoice(): boolean {
  return useSyncExternalStore(subscribe, isChosen);
}

/** True if the person wants it and the browser has a model. */
export async function deviceWrites(): Promise<boolean> {
  return isChosen() && (await deviceModelState()) !== "none";
}
