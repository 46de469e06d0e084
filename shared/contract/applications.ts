import * as z from "zod/mini";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import type { Feature } from "./route.ts";

const isDay = /^\d{4}-\d{2}-\d{2}$/;
const line = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** A calendar day, `YYYY-MM-DD`, that exists; the empty string of an untouched date input means none. */
const day = z.string().check(
  z.refine((text) => text === "" || (isDay.test(text) && dayExists(text)), {
    error: "Please enter a date as YYYY-MM-DD",
  }),
);

function dayExists(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Links are http or https, never another scheme (security.md XS-02). Empty means none. */
const webAddress = z.string().check(
  z.trim(),
  z.maxLength(2048),
  z.refine((text) => text === "" || isWebAddress(text), { error: "Please enter a web address" }),
);

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

const contactEmail = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.refine((text) => text === "" || z.safeParse(z.email(), text).success, {
    error: "Please enter a valid email address",
  }),
);

const required = (max: number) => line(max).check(z.minLength(1, "Job title and company are required"));

const term = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const importance = z.enum(["must", "preferred", "nice"]);

/** The person's corrections to what the ad asks for (match-engine.md section 3); kept with the saved job. */
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

const optionalFields = {
  location: z.optional(line(300)),
  salary: z.optional(line(300)),
  status: z.optional(z.enum(applicationStatuses)),
  jobDescription: z.optional(z.string().check(z.maxLength(100_000))),
  notes: z.optional(z.string().check(z.maxLength(20_000))),
  contactName: z.optional(line(200)),
  contactEmail: z.optional(contactEmail),
  jobUrl: z.optional(webAddress),
  followUpDate: z.optional(z.nullable(day)),
  interviewDate: z.optional(z.nullable(day)),
  requirementEdits: z.optional(requirementEdits),
};

/** The ad's identity, `board:id` or `url:...` (capture.md section 7): saving it twice makes one row. */
const identityKey = z.string().check(z.minLength(3), z.maxLength(2100));

export const createApplicationBody = z.strictObject({
  jobTitle: required(300),
  company: required(300),
  ...optionalFields,
  identityKey: z.optional(identityKey),
  /** A save from an ad whose details could not be read: link and page title only. */
  linkOnly: z.optional(z.boolean()),
});

export const updateApplicationBody = z.strictObject({
  jobTitle: z.optional(required(300)),
  company: z.optional(required(300)),
  ...optionalFields,
});

export const application = z.object({
  id: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  location: z.string(),
  salary: z.string(),
  status: z.enum(applicationStatuses),
  jobDescription: z.string(),
  notes: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  jobUrl: z.string(),
  followUpDate: z.nullable(z.string()),
  interviewDate: z.nullable(z.string()),
  appliedDate: z.nullable(z.string()),
  createdAt: z.string(),
  matchScore: z.optional(z.number()),
  identityKey: z.nullable(z.string()),
  requirementEdits: z.array(requirementEdit),
  /** When the kept ad was read from its page; null when it was typed in. */
  capturedAt: z.nullable(z.string()),
});
export type Application = z.infer<typeof application>;

export const applicationEvent = z.object({
  at: z.string(),
  kind: z.enum(["added", "status", "ad-updated", "edited"]),
  detail: z.string(),
});
export type ApplicationEvent = z.infer<typeof applicationEvent>;

const byId = z.strictObject({ id: z.string().check(z.maxLength(64)) });

export const applications = {
  list: {
    method: "GET",
    path: "/api/applications",
    access: "user",
    bearer: true,
    response: z.array(application),
  },
  create: {
    method: "POST",
    path: "/api/applications",
    access: "user",
    bearer: true,
    body: createApplicationBody,
    response: z.extend(application, { alreadySaved: z.boolean() }),
    status: 201,
  },
  get: {
    method: "GET",
    path: "/api/applications/{id}",
    access: "user",
    bearer: true,
    params: byId,
    response: z.extend(application, { events: z.array(applicationEvent) }),
    own: "D-36",
  },
  update: {
    method: "PATCH",
    path: "/api/applications/{id}",
    access: "user",
    bearer: true,
    params: byId,
    body: updateApplicationBody,
    response: application,
  },
  remove: {
    method: "DELETE",
    path: "/api/applications/{id}",
    access: "user",
    params: byId,
    response: z.object({ success: z.literal(true) }),
  },
  /** Makes a reminder notification (part 2, section 2). */
  followUp: {
    method: "POST",
    path: "/api/applications/{id}/follow-up",
    access: "user",
    params: byId,
    response: z.object({ success: z.literal(true) }),
  },
} as const satisfies Feature;
