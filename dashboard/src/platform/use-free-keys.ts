import { useEffect, useRef } from "react";
import { isFreeKey } from "./single-keys.ts";

/** Single keys of a screen, on the whole window. @param onKey true: the key was ours. */
export function useFreeKeys(onKey: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isFreeKey(event) && latest.current(event)) event.preventDefault();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
