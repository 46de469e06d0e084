/** Who may write: Kelpie itself, the model in the person's own browser, the configured server's model. decision: D-67. */
export const writers = ["built-in", "device", "model"] as const;
export type WriterName = (typeof writers)[number];

/** Said with everything that was written; each writer has one name. */
export const writtenBy: Readonly<Record<WriterName, string>> = {
  "built-in": "Written by Kelpie's built-in writer",
  device: "Written on your computer, every fact checked",
  model: "Written by the language model you allowed, every fact checked",
};
