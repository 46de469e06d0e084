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
  /** All contacts; the first one's name and e-mail then stand in `contactName` and `contactEmail`. */
  contacts: z.optional(contacts),
  jobUrl: z.optional(webAddress),
  followUpDate: z.optional(z.nullable(day)),
  /** The last day to apply. Absent from a save: what the ad's text says. */
  closingDate: z.optional(z.nullable(day)),
  interviewDate: z.optional(z.nullable(day)),
  interviewTime: z.optional(clock),
  /** The zone that the dates are meant in. */
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
  /** A save from an ad whose details could not be read: link and page title only. */
  linkOnly: z.optional(z.boolean()),
  /** Names one save: sent again, it answers the row it made before; with another body it answers 409. */
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
   * What the changed fields held when the person saw them. One that was changed elsewhere meanwhile answers 409 with
   * `details.conflicts`, field to present value, and nothing is stored.
   */
  basedOn: z.optional(z.strictObject(changeable)),
  /** Puts it into the archive, or takes it out. */
  isArchived: z.optional(z.boolean()),
});

export const byId = z.strictObject({ id: z.string().check(z.maxLength(64)) });

export const applications = {
  list: {
    method: "GET",
    path: "/api/applications",
    access: "user",
    bearer: true,
    /** The ads are most of a long list: our own screens leave them out. */
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
    /** `from`: the status that was shown when the person moved it; the body of a move is the new status alone. */
    query: z.strictObject({ from: z.optional(z.enum(applicationStatuses)) }),
    body: updateApplicationBody,
    response: application,
  },
  /** One move or one trip to the archive for many at once; what another tab deleted meanwhile is left out. */
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
  /** The extension has filled the form of this job; its person presses Submit. decision: D-10. */
  recordFilled: {
    method: "POST",
    path: "/api/applications/{id}/filled",
    access: "user",
    bearer: true,
    may: "fill-forms",
    params: byId,
    /** The form's own words for what was filled, and the names of files; no value. */
    body: z.strictObject({ asked: z.array(line(300)).check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ success: z.literal(true) }),
    own: "D-10",
  },
  /** Makes a reminder notification. */
  followUp: {
    method: "POST",
    path: "/api/applications/{id}/follow-up",
    access: "user",
    params: byId,
    response: z.object({ success: z.literal(true) }),
  },
} as const satisfies Feature;
