import { type Optimisation, optimisation } from "#shared/contract/resumes.ts";
import { readValue, writeText, writeValue } from "../../platform/browser-storage.ts";

const resultKey = "kelpie_optimization";

/** The result with the texts it was made from: a metered answer must not be lost by a reload. */
export interface OptimizerResult {
  optimisation: Optimisation;
  originalText: string;
  adTitle: string;
}

const parser = {
  safeParse: (value: unknown) => {
    const { optimisation: stored, originalText, adTitle } = Object(value) as Record<string, unknown>;
    const parsed = optimisation.safeParse(stored);
    if (!parsed.success || typeof originalText !== "string") return { success: false } as const;
    const data: OptimizerResult = {
      optimisation: parsed.data,
      originalText,
      adTitle: typeof adTitle === "string" ? adTitle : "",
    };
    return { success: true, data } as const;
  },
};

export function readResult(): OptimizerResult | null {
  return readValue("session", resultKey, parser);
}

export function keepResult(result: OptimizerResult | null): void {
  if (result) writeValue("session", resultKey, result);
  else writeText("session", resultKey, null);
}
