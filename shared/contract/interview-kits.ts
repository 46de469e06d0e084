import * as z from "zod/mini";
import type { Feature } from "./route.ts";

/** A story of the evidence bank in a kit. It has its own schema so that the panel need not load the bank's. */
const story = z.object({
  ...{ id: z.string(), title: z.string() },
  ...{ situation: z.string(), task: z.string(), action: z.string(), result: z.string() },
});

const kit = z.object({
  applicationId: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  family: z.nullable(z.string()),
  isPanel: z.boolean(),
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      from: z.enum(["ad", "usual"]),
      adWords: z.nullable(z.string()),
      story: z.nullable(z.string()),
      line: z.nullable(z.string()),
      gap: z.nullable(z.string()),
    }),
  ),
  toAsk: z.array(z.string()),
  bring: z.array(z.string()),
  /** The stories that the questions refer to, then the others. */
  stories: z.array(story),
  /** What the application and its ad say about the interview day. */
  day: z.object({
    /** `YYYY-MM-DD`; null until one is set. */
    date: z.nullable(z.string()),
    time: z.string(),
    timeZone: z.string(),
    place: z.string(),
    pay: z.string(),
    people: z.array(z.string()),
  }),
  sent: z.array(z.object({ kind: z.enum(["resume", "letter"]), name: z.string() })),
});
export type InterviewKit = z.infer<typeof kit>;

const params = z.object({ id: z.string().check(z.maxLength(64)) });

/** What to prepare for the interview of a saved job; the id is the job's. decision: D-82. */
export const interviewKits = {
  get: {
    method: "GET",
    path: "/api/interview-kits/{id}",
    access: "user",
    bearer: true,
    may: "prepare-interviews",
    params,
    response: kit,
    own: "D-82",
  },
  download: {
    method: "POST",
    path: "/api/interview-kits/{id}/download",
    access: "user",
    may: "prepare-interviews",
    limit: "download",
    params,
    response: z.unknown(),
    answers: "file",
    own: "D-82",
  },
} as const satisfies Feature;
