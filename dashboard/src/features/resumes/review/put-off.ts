import { useState } from "react";
import * as z from "zod/mini";
import { readValue, writeValue } from "../../../platform/browser/browser-storage.ts";

const key = "kelpie_put_off";
const terms = z.array(z.string());

/** Questions that the person put off with "Not now": not asked again in this tab. */
export function usePutOff() {
  const [putOff, setPutOff] = useState<readonly string[]>(() => readValue("session", key, terms) ?? []);
  const keep = (next: readonly string[]) => {
    setPutOff(next);
    writeValue("session", key, next);
  };
  return {
    isPutOff: (term: string) => putOff.includes(term),
    putOff: (term: string) => keep([...putOff, term]),
    askAgain: () => keep([]),
  };
}
