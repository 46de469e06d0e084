import * as z from "zod/mini";

const lines = z.array(z.number());

/** One rewritten line; refused, `before` stands in its row. The writer's own type: `shared/writing/edit-line.ts`. */
export const resumeChange = z.object({
  id: z.string(),
  kind: z.literal("rewrite"),
  line: z.number(),
  row: z.number(),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  evidenceLines: lines,
});

/** Rows that would better stand elsewhere, their words untouched. */
export const resumeMove = z.object({
  id: z.string(),
  kind: z.literal("move"),
  line: z.number(),
  row: z.number(),
  rows: z.number(),
  to: z.number(),
  text: z.string(),
  reason: z.string(),
  evidenceLines: lines,
});
