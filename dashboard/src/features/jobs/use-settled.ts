import { useEffect, useState } from "react";

/** How long a pause in the typing is taken for its end. */
export const pauseMs = 250;

/** The text once the typing rests: each change of it asks the server. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
