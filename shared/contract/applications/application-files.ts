import * as z from "zod/mini";
import type { Feature } from "../route.ts";
import { applicationFile, sentDocument } from "./application.ts";
import { byId } from "./applications.ts";

const kind = z.enum(["resume", "letter"]);

/** A document that may have been sent. */
const sendable = z.object({ kind, source: z.string(), name: z.string(), contentAt: z.string() });
export type Sendable = z.infer<typeof sendable>;

/** Text of a document that a form of this job may receive. */
const attachable = z.nullable(z.object({ name: z.string(), text: z.string() }));

const done = z.object({ success: z.literal(true) });

/** The documents and dates of one application: what was sent, files, dates for a calendar. decision: D-36. */
export const applicationFiles = {
  /** Saved resumes and their versions, the resumes tailored for this job, and letters; newest first. */
  sendable: {
    method: "GET",
    path: "/api/applications/{id}/sendable",
    access: "user",
    params: byId,
    response: z.array(sendable),
    own: "D-36",
  },
  /** Records what was sent, with its current text; `source: null` removes the record. */
  storeSentDocuments: {
    method: "PUT",
    path: "/api/applications/{id}/sent",
    access: "user",
    params: byId,
    body: z.strictObject({ kind, source: z.nullable(z.string().check(z.maxLength(80))) }),
    response: z.object({ sent: z.array(sentDocument) }),
    own: "D-36",
  },
  /**
   * Documents made for this job that a form may receive: the newest tailored resume, the newest letter. decision:
   * D-10.
   */
  toAttach: {
    method: "GET",
    path: "/api/applications/{id}/to-attach",
    access: "user",
    bearer: true,
    params: byId,
    response: z.object({ resume: attachable, letter: attachable }),
    own: "D-10",
  },
  addFile: {
    method: "POST",
    path: "/api/applications/{id}/files",
    access: "user",
    limit: "upload",
    params: byId,
    sends: "multipart",
    response: applicationFile,
    status: 201,
    own: "D-36",
  },
  file: {
    method: "GET",
    path: "/api/application-files/{id}",
    access: "user",
    limit: "download",
    params: byId,
    response: z.unknown(),
    answers: "file",
    own: "D-36",
  },
  removeFile: {
    method: "DELETE",
    path: "/api/application-files/{id}",
    access: "user",
    params: byId,
    response: done,
    own: "D-36",
  },
  /** Its dates as an .ics file; `date` names one of them. */
  calendar: {
    method: "GET",
    path: "/api/applications/{id}/calendar",
    access: "user",
    limit: "download",
    params: byId,
    query: z.strictObject({ date: z.optional(z.enum(["follow-up", "interview", "closing"])) }),
    response: z.unknown(),
    answers: "file",
    own: "D-36",
  },
  /** The dates of all applications as one .ics file. */
  allDates: {
    method: "GET",
    path: "/api/application-calendar",
    access: "user",
    limit: "download",
    response: z.unknown(),
    answers: "file",
    own: "D-36",
  },
} as const satisfies Feature;
