import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod/mini";

const defence = z.object({
  /** A part of the outcome's id. */
  outcome: z.string(),
  file: z.string(),
  find: z.string(),
  instead: z.string(),
});
export type Defence = z.infer<typeof defence>;

/** The code that each outcome depends on: without it, the outcome must fail (`prove-outcomes.ts`). */
export const defences: readonly Defence[] = z
  .array(defence)
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, "defences.json"), "utf8")));
