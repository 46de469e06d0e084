import { plainDate } from "./dates.ts";

/** Who may write: Kelpie itself, the model in the person's own browser, the configured server's model. decision: D-67. */
export const writers = ["built-in", "device", "model"] as const;
export type WriterName = (typeof writers)[number];

/** Said with everything that was written; each writer has one name. */
const writtenBy: Readonly<Record<WriterName, string>> = {
  "built-in": "Written by Kelpie's built-in writer",
  device: "Written on your computer, every fact checked",
  model: "Written by the language model you allowed, every fact checked",
};

/** Who wrote a text, why another one stepped in, and since when it is kept (D-57), in one line. */
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
