import * as z from "zod/mini";
import { type Optimisation, optimisation } from "#shared/contract/resumes/optimisation.ts";
import { readText, readValue, writeText, writeValue } from "../../../platform/browser/browser-storage.ts";
import { optimisedEntry, type StoredAnalysis, storedAnalysis } from "../analysis/stored-analysis.ts";

/** The three session entries that pass results between the screens. */
export const resultKeys = {
  analysis: "kelpie_analysis",
  optimisation: "kelpie_optimization",
  original: "kelpie_original_analysis",
} as const;

/** Where the person's decisions about a result are stored; they belong to it. */
export const reviewKey = (id?: string) => (id === undefined ? "kelpie_review" : `kelpie_review_${id}`);

/** One optimisation and the analysis of the text it was made from: inline result and preview show the same. */
export interface OptimizerResult {
  optimisation: Optimisation;
  original: StoredAnalysis;
}

const terms = z.array(z.looseObject({ requirementId: z.string() }));
/** As much of the engine's analysis as the screens read: an entry of an older engine counts as none. */
const engineAnalysis = z.looseObject({
  read: z.looseObject({
    value: z.number(),
    checks: z.array(z.looseObject({ id: z.string(), points: z.number(), maxPoints: z.number() })),
    issues: z.array(z.looseObject({ advice: z.string() })),
  }),
  match: z.looseObject({
    value: z.nullable(z.number()),
    ceiling: z.nullable(z.number()),
    requirements: z.array(z.looseObject({ id: z.string(), term: z.string() })),
    evidence: terms,
    moves: terms,
  }),
});

const whole = {
  safeParse: (value: unknown) => {
    const parsed = optimisation.safeParse(value);
    if (!parsed.success || !engineAnalysis.safeParse(parsed.data.analysis).success)
      return { success: false } as const;
    return parsed;
  },
};

export function readAnalysis(): StoredAnalysis | null {
  return readValue("session", resultKeys.analysis, storedAnalysis);
}

export function saveAnalysis(analysis: StoredAnalysis): void {
  writeValue("session", resultKeys.analysis, analysis);
}

/** The result that was made or opened last in this tab. */
export function readResult(): OptimizerResult | null {
  const result = readValue("session", resultKeys.optimisation, whole);
  const original = readValue("session", resultKeys.original, storedAnalysis);
  return result && original ? { optimisation: result, original } : null;
}

/** Keeps all three: a metered answer must not be lost by a reload. */
export function saveResult({ optimisation: result, original }: OptimizerResult): void {
  writeValue("session", resultKeys.optimisation, result);
  writeValue("session", resultKeys.original, original);
  saveAnalysis(optimisedEntry(original, result));
}

/** The job of the tab's result got another name: preview and analysis say it too. */
export function renameResult(id: string, name: { jobTitle: string; company: string }): void {
  const kept = readResult();
  if (kept?.optimisation.id === id) writeValue("session", resultKeys.original, { ...kept.original, ...name });
}

/** 'New Scan', 'Scan New Resume'. */
export function forgetResults(): void {
  for (const key of Object.values(resultKeys)) writeText("session", key, null);
}

/** Why there is nothing to preview: 'unparsable' when an entry is no JSON, else 'nothing stored'. */
export function missingResult(): "unparsable" | "nothing" {
  const isBroken = [resultKeys.optimisation, resultKeys.original].some((key) => {
    try {
      JSON.parse(readText("session", key) ?? "null");
      return false;
    } catch {
      return true;
    }
  });
  return isBroken ? "unparsable" : "nothing";
}
