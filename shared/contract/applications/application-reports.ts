import * as z from "zod/mini";
import { importFields } from "#shared/domain/applications/import/import-fields.ts";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import type { Feature } from "../route.ts";
import { timeZone } from "./application-fields.ts";

/** A group of sent applications. `answered` and `percent` are null while it is too small to say anything. */
const rate = z.object({
  key: z.string(),
  label: z.string(),
  n: z.number(),
  answered: z.nullable(z.number()),
  percent: z.nullable(z.number()),
});
export type Rate = z.infer<typeof rate>;

const analytics = z.object({
  /** Applications that reached each step, by their log and not only by where they stand now. */
  funnel: z.array(z.object({ status: z.enum(applicationStatuses), n: z.number() })),
  bySource: z.array(rate),
  byResume: z.array(rate),
  byBand: z.array(rate),
  /** Days from applying to the first answer. */
  timeToAnswer: z.object({ n: z.number(), medianDays: z.nullable(z.number()) }),
  /** Oldest first; each week by its Monday. */
  weeks: z.array(
    z.object({ monday: z.string(), saved: z.number(), applied: z.number(), answers: z.number() }),
  ),
});
export type Analytics = z.infer<typeof analytics>;

/** One row of an imported file that needs a word. Rows are counted from 1; a spreadsheet's header is row 1. */
const named = { row: z.number(), name: z.string() };

export const importReport = z.object({
  isApplied: z.boolean(),
  counts: z.object({ new: z.number(), same: z.number(), changed: z.number(), refused: z.number() }),
  /** The first hundred of each. */
  changed: z.array(z.object({ ...named, fields: z.array(z.string()) })),
  refused: z.array(z.object({ ...named, reason: z.string() })),
  /** Of a spreadsheet: what each column is read as, with its first values. */
  columns: z.array(
    z.object({ title: z.string(), field: z.nullable(z.enum(importFields)), samples: z.array(z.string()) }),
  ),
});
export type ImportReport = z.infer<typeof importReport>;

/** A backup of 5,000 applications with their ads is some 30 MB. */
export const backupLimit = 50 * 1024 * 1024;

/** Without `apply` it is only told what would happen. */
const importQuery = {
  apply: z.optional(z.enum(["true"])),
  /** What becomes of applications that are here already and differ from the file. */
  changed: z.optional(z.enum(["keep", "replace"])),
};

/** What the tracker knows as a whole. decision: D-04 (the upsell promises it, so it is there). */
export const applicationReports = {
  analytics: {
    method: "GET",
    path: "/api/application-analytics",
    access: "user",
    may: "use-tracker",
    query: z.strictObject({ timeZone: z.optional(timeZone) }),
    response: analytics,
    own: "D-04",
  },
  exportFile: {
    method: "GET",
    path: "/api/application-export",
    access: "user",
    may: "use-tracker",
    limit: "download",
    query: z.strictObject({ format: z.enum(["json", "csv"]) }),
    response: z.unknown(),
    answers: "file",
    own: "D-04",
  },
  importBackup: {
    method: "POST",
    path: "/api/application-import/backup",
    access: "user",
    may: "use-tracker",
    limit: "upload",
    sends: "multipart",
    mostBytes: backupLimit,
    query: z.strictObject(importQuery),
    response: importReport,
    own: "D-04",
  },
  importCsv: {
    method: "POST",
    path: "/api/application-import/csv",
    access: "user",
    may: "use-tracker",
    limit: "upload",
    sends: "multipart",
    query: z.strictObject({
      ...importQuery,
      /** What each column is read as, in order, with commas; an empty name leaves a column out. */
      columns: z.optional(z.string().check(z.maxLength(4000))),
    }),
    response: importReport,
    own: "D-04",
  },
} as const satisfies Feature;
