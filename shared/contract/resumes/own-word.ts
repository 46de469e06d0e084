import * as z from "zod/mini";
import { unchangeableReasonNames, unplacedReasonNames } from "#shared/domain/resumes/unplaced-lines.ts";
import type { Feature } from "../route.ts";
import { exportText, resumeText } from "./resume-text.ts";

const body = z.strictObject({
  /** The text that was tailored, by which the file is found. */
  sourceText: resumeText,
  /** The lines that the file should have. */
  text: exportText,
});

const ownWordPlan = z.object({
  /** The saved Word file of that text; null if there is none. */
  file: z.nullable(z.object({ name: z.string() })),
  /** Why that file cannot be changed at all. */
  unchangeable: z.nullable(z.enum(unchangeableReasonNames)),
  /** Number of changes that the file would contain. */
  placed: z.number(),
  /** Changes that would be left out, each with its reason; nothing is guessed. */
  unplaced: z.array(z.object({ before: z.string(), after: z.string(), reason: z.enum(unplacedReasonNames) })),
});
export type OwnWordPlan = z.infer<typeof ownWordPlan>;

/** The person's own Word file with the accepted changes applied. decision: D-77. */
export const ownWord = {
  planOwnWord: {
    method: "POST",
    path: "/api/resume-files/own-word/plan",
    access: "user",
    bearer: true,
    limit: "download",
    body,
    response: ownWordPlan,
    own: "D-77",
  },
  /** Lines that cannot be placed are not changed; the plan names them. */
  downloadOwnWord: {
    method: "POST",
    path: "/api/resume-files/own-word",
    access: "user",
    bearer: true,
    limit: "download",
    body,
    response: z.unknown(),
    answers: "file",
    own: "D-77",
  },
} as const satisfies Feature;
