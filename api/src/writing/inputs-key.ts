import { createHash } from "node:crypto";

/**
 * The same for the same resume, ad, answers of the bank, style and writer: what was written from them is stored and opens
 * again. The day is no part of it. decision: D-57.
 */
export function inputsKey(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
