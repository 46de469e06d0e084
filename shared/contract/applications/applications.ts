import * as z from "zod/mini";
import { eachLineField, maxLineLength } from "#shared/domain/applications/line-fields.ts";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import type { Feature } from "../route.ts";
import { application, applicationDetail, requirementEdits } from "./application.ts";
import {
  clock,
  contactEmail,
  contacts,
  day,
  line,
  longText,
  required,
  timeZone,
  webAddress,
} from "./application-fields.ts";

const optionalFields = {
  ...eachLineField(() => z.optional(line(maxLineLength))),
  status: z.optional(z.enum(applicationStatuses)),
  jobDescription: z.optional(longText(100_000)),
  notes: z.optional(longText(20_000)),
  contactName: z.optional(line(200)),
  contactEmail: z.optional(contactEmail),
  /** All contacts; the name and e-mail of the first one go to `contactName` and `contactEmail`. */
  contacts: z.optional(contacts),
  jobUrl: z.optional(webAddress),
  followUpDate: z.optional(z.nullable(day)),
  /** The last day to apply. If a save does not send it, the day in the ad's text is used. */
  closingDate: z.optional(z.nullable(day)),
  interviewDate: z.optional(z.nullable(day)),
  interviewTime: z.optional(clock),
  /** The time zone of the dates. */
  timeZone: z.optional(timeZone),
  requirementEdits: z.optional(requirementEdits),
};

/** The ad's identity, `board:id` or `url:...`: saving it twice makes one row. */
const identityKey = z.string().check(z.minLength(3), z.maxLength(2100));

export const createApplicationBody = z.strictObject({
  jobTitle: required(300),
  company: required(300),
  ...optionalFields,
  identityKey: z.optional(identityKey),
  /** True for a save of an ad whose details could not be read: link and page title only. */
  linkOnly: z.optional(z.boolean()),
  /** Identifies one save. The same save sent again returns the row it made before; with another body it answers 409. */
  idempotencyKey: z.optional(z.uuid()),
});

const changeable = {
  jobTitle: z.optional(required(300)),
  company: z.optional(required(300)),
  ...optionalFields,
};

export const updateApplicationBody = z.strictObject({
  ...changeable,
  /**
   * The values of the changed fields that the person saw. If one was changed elsewhere since, the answer is 409 with
   * `details.conflicts` (field to current value), and nothing is stored.
   */
  basedOn: z.optional(z.strictObject(changeable)),
  /** Archives the application, or restores it. */
  isArchived: z.optional(z.boolean()),
});

export const byId = z.strictObject({ id: z.string().check(z.maxLength(64)) });

export const applications = {
  list: {
    method: "GET",
    path: "/api/applications",
    access: "user",
    bearer: true,
    /** Ads make up most of a long list, so our own screens leave them out. */
    query: z.strictObject({ ads: z.optional(z.enum(["none"])) }),
    response: z.array(z.extend(application, { jobDescription: z.optional(z.string()) })),
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
    response: applicationDetail,
    own: "D-36",
  },
  update: {
    method: "PATCH",
    path: "/api/applications/{id}",
    access: "user",
    bearer: true,
    params: byId,
    /** `from`: the status shown when the person moved it; the body contains only the new status. */
    query: z.strictObject({ from: z.optional(z.enum(applicationStatuses)) }),
    body: updateApplicationBody,
    response: application,
  },
  /** Moves or archives many applications at once; those that another tab deleted are skipped. */
  changeMany: {
    method: "PATCH",
    path: "/api/applications",
    access: "user",
    body: z.strictObject({
      ids: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(500)),
      status: z.optional(z.enum(applicationStatuses)),
      isArchived: z.optional(z.boolean()),
    }),
    response: z.object({ changed: z.array(z.string()) }),
    own: "D-86",
  },
  remove: {
    method: "DELETE",
    path: "/api/applications/{id}",
    access: "user",
    params: byId,
    response: z.object({ success: z.literal(true) }),
  },
  /** Records that the extension filled the form of this job; the person still presses Submit. decision: D-10. */
  recordFilled: {
    method: "POST",
    path: "/api/applications/{id}/filled",
    access: "user",
    bearer: true,
    may: "fill-forms",
    params: byId,
    /** The form's labels of the filled fields and the names of files; no values. */
    body: z.strictObject({ asked: z.array(line(300)).check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ success: z.literal(true) }),
    own: "D-10",
  },
  /** Creates a reminder notification. */
  followUp: {
    method: "POST",
    path: "/api/applications/{id}/follow-up",
    access: "user",
    params: byId,
    response: z.object({ success: z.literal(true) }),
  },
} as const satisfies Feature;
