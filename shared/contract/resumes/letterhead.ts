import * as z from "zod/mini";
import type { Feature } from "../route.ts";

const letterhead = z.object({
  name: z.string(),
  bytes: z.number(),
  createdAt: z.string(),
  /** The lines of its page that remain above and below a letter. */
  stays: z.array(z.string()),
  /** The first of its own lines that a letter replaces; null if the letter begins on empty lines. */
  from: z.nullable(z.string()),
  /** Number of its own lines that are removed. */
  replaced: z.number(),
});
export type Letterhead = z.infer<typeof letterhead>;

const kept = z.object({ letterhead: z.nullable(letterhead) });

/** The Word file that the person's letters are set in. decision: D-102. */
export const letterheads = {
  get: {
    method: "GET",
    path: "/api/letterhead",
    access: "user",
    response: kept,
    own: "D-102",
  },
  /** Replaces the previous one. */
  keep: {
    method: "POST",
    path: "/api/letterhead",
    access: "user",
    limit: "upload",
    sends: "multipart",
    response: kept,
    own: "D-102",
  },
  file: {
    method: "GET",
    path: "/api/letterhead/file",
    access: "user",
    limit: "download",
    response: z.unknown(),
    answers: "file",
    own: "D-102",
  },
  remove: {
    method: "DELETE",
    path: "/api/letterhead",
    access: "user",
    response: kept,
    own: "D-102",
  },
} as const satisfies Feature;
