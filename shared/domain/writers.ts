import { plainDate } from "./dates.ts";

/**
 * Who may write: Kelpie itself, the model in the person's own browser, or the server's configured model. decision:
 * D-67.
 */
export const writers = ["built-in", "device", "model"] as const;
export type WriterName = (typeof writers)[number];

/** The name of each writer, shown with every text that it wrote. */
const writtenBy: Readonly<Record<WriterName, string>> = {
  "built-in": "Written by Kelpie's built-in writer",
  device: "Written on your computer, every fact checked",
  model: "Written by the language model you allowed, every fact checked",
};

/** One line: who wrote a text, why another writer took over, and when a saved text was written (D-57). */
export function writerLine({
  writer,
  fallback,
  keptFrom,
}: {
  writer: WriterName;
  fallback?: string | undefined;
  keptFrom?: string | undefined;
}): string {
  const kept = keptFrom && `Kept from ${plainDate(keptFrom)}: the same inputs, so nothing is counted`;
  return [writtenBy[writer], fallback, kept]
    .filter((part) => part)
    .join(". ")
    .replace(/\.\. /g, ". ");
}
