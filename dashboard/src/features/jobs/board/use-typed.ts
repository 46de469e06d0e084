import { startTransition, useEffect, useRef, useState } from "react";
import { pauseMs } from "../use-settled.ts";

/**
 * A search box that writes the address once the typing rests, and otherwise says what the address says: Back, a link and
 * "Clear filters" lead it too.
 * @param write what is in the address from now on.
 */
export function useTyped(inAddress: string, write: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    typed: draft ?? inAddress,
    type: (text: string) => {
      stop();
      setDraft(text);
      const settle = () =>
        // Drawn with the address in one: the box would fall back to the old one between the two.
        startTransition(() => {
          write(text);
          setDraft(null);
        });
      timer.current = setTimeout(settle, pauseMs);
    },
    /** What is being typed is wanted no more. */
    forget: () => {
      stop();
      setDraft(null);
    },
  };
}
