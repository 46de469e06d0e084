import * as z from "zod/mini";
import { applicationEventKinds } from "#shared/domain/applications/event-kinds.ts";
import { eachLineField } from "#shared/domain/applications/line-fields.ts";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import { contact } from "./application-fields.ts";

const term = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
/** Corrections that were saved before the levels got the names that ads use say "nice" for a duty. */
const importance = z.union([
  z.enum(["must", "preferred", "duty"]),
  z.pipe(
    z.literal("nice"),
    z.transform(() => "duty" as const),
  ),
]);

/** The person's corrections to the ad's requirements (docs/engine.md, What an ad asks), saved with the job. */
export const requirementEdit = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("remove"), term }),
  z.strictObject({ kind: z.literal("importance"), term, importance }),
  z.strictObject({
    kind: z.literal("add"),
    term,
    importance,
    requirementKind: z.enum(["hard", "tool", "soft", "qualification", "licence"]),
  }),
]);
export type RequirementEdit = z.infer<typeof requirementEdit>;
export const requirementEdits = z.array(requirementEdit).check(z.maxLength(100));

/**
 * An application without the ad's text, which makes up most of it. It includes the corrections of requirements: a
 * request for them by id would tell the server which ad the person is reading in the panel (use-saved-jobs.ts).
 */
export const application = z.object({
  id: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  /** Answers that a browser stored before a field was added lack that field. */
  ...eachLineField(() => z._default(z.string(), "")),
  status: z.enum(applicationStatuses),
  notes: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  contacts: z.array(contact),
  jobUrl: z.string(),
  followUpDate: z.nullable(z.string()),
  closingDate: z.nullable(z.string()),
  interviewDate: z.nullable(z.string()),
  interviewTime: z.string(),
  appliedDate: z.nullable(z.string()),
  createdAt: z.string(),
  matchScore: z.optional(z.number()),
  identityKey: z.nullable(z.string()),
  requirementEdits: z.array(requirementEdit),
  /** When the saved ad was read from its page; null if it was typed in. */
  capturedAt: z.nullable(z.string()),
  /** When the person archived it; null while it is in the lists. */
  archivedAt: z.nullable(z.string()),
  /** Since when it has had its status; only in lists. */
  stageSince: z.optional(z.string()),
});
export type Application = z.infer<typeof application>;

export const applicationEvent = z.object({
  at: z.string(),
  kind: z.enum(applicationEventKinds),
  detail: z.string(),
});
export type ApplicationEvent = z.infer<typeof applicationEvent>;

/** What was sent, with the text it had then. */
export const sentDocument = z.object({
  kind: z.enum(["resume", "letter"]),
  /** Id of the document it was made from, which may be deleted. */
  source: z.string(),
  name: z.string(),
  text: z.string(),
  contentAt: z.string(),
  sentAt: z.string(),
});
export type SentDocument = z.infer<typeof sentDocument>;

export const applicationFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  createdAt: z.string(),
});
export type ApplicationFile = z.infer<typeof applicationFile>;

export const applicationDetail = z.extend(application, {
  jobDescription: z.string(),
  events: z.array(applicationEvent),
  sent: z.array(sentDocument),
  files: z.array(applicationFile),
});
