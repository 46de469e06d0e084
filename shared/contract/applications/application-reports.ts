import * as z from "zod/mini";
import { importFields } from "#shared/domain/applications/import/import-fields.ts";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import type { Feature } from "../route.ts";
import { day, timeZone } from "./application-fields.ts";

/** A group of sent applications. `answered` and `percent` are null if the group is too small. */
const rate = z.object({
  key: z.string(),
  label: z.string(),
  n: z.number(),
  answered: z.nullable(z.number()),
  percent: z.nullable(z.number()),
  /** The 95 % interval of the true rate, in percent. */
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
});
export type Rate = z.infer<typeof rate>;

const analytics = z.object({
  /** How far the applications came, of those whose date of sending is known. */
  flow: z.object({
    applied: z.number(),
    /** Sent on an unknown day, such as an import without dates; not counted in the other figures. */
    undated: z.number(),
    /** With an interview, an offer or a rejection. */
    answered: z.number(),
    /** Rejected without an interview. */
    declined: z.number(),
    interviewed: z.number(),
    offers: z.number(),
    /** Interviewed, without an offer or a rejection yet. */
    talking: z.number(),
    declinedAfter: z.number(),
  }),
  bySource: z.array(rate),
  byResume: z.array(rate),
  byBand: z.array(rate),
  /** Days from applying to the first answer. */
  timeToAnswer: z.object({
    n: z.number(),
    medianDays: z.nullable(z.number()),
    /** Answers in the first, second, third and fourth week, and later. */
    byWeek: z.array(z.number()),
  }),
  /** Each day of the last sixteen weeks; the first is a Monday, the last is today. */
  days: z.array(z.object({ day: z.string(), applied: z.number() })),
});
export type Analytics = z.infer<typeof analytics>;

/** One row of an imported file that needs attention. Rows are counted from 1. */
const named = { row: z.number(), name: z.string() };

/** What importing a backup would change, or has changed. */
export const importReport = z.object({
  isApplied: z.boolean(),
  counts: z.object({ new: z.number(), same: z.number(), changed: z.number(), refused: z.number() }),
  /** The first hundred of each. */
  changed: z.array(z.object({ ...named, fields: z.array(z.string()) })),
  refused: z.array(z.object({ ...named, reason: z.string() })),
});
export type ImportReport = z.infer<typeof importReport>;

/** The use of a table's column: a field, a line of the notes with the column's title, or none. */
export const columnUses = [...importFields, "keep", "skip"] as const;
const dateOrder = z.enum(["day-first", "month-first"]);

/** How one cell is imported. */
const tableCell = z.object({
  /** As it will be stored. */
  text: z.string(),
  /** The cell's text in the file, if the person should check the result. */
  raw: z.optional(z.string()),
  ask: z.optional(z.enum(["date", "status", "kept"])),
  /** The date with day and month swapped. */
  otherDay: z.optional(z.string()),
});
export type TableCell = z.infer<typeof tableCell>;

/** What importing a table would change, or has changed. */
export const tableReport = z.object({
  isApplied: z.boolean(),
  counts: z.object({
    /** Rows that become applications; `check` of them should be checked first. */
    new: z.number(),
    check: z.number(),
    same: z.number(),
    changed: z.number(),
    leftOut: z.number(),
  }),
  columns: z.array(
    z.object({
      title: z.string(),
      use: z.enum(columnUses),
      /** True if the column was recognised by its cells, not by its title. */
      isUnsure: z.boolean(),
      samples: z.array(z.string()),
      /** Number of cells that could not be read and go into the notes. */
      keptCount: z.number(),
      /** How the dates are read, if day and month could be swapped. */
      order: z.nullable(dateOrder),
      isOrderAsked: z.boolean(),
    }),
  ),
  /** The words of the status column, in order of appearance. */
  statuses: z.array(
    z.object({
      word: z.string(),
      status: z.nullable(z.enum(applicationStatuses)),
      isSure: z.boolean(),
      n: z.number(),
    }),
  ),
  /** The first rows of each group; those to check come first. */
  rows: z.array(
    z.object({
      ...named,
      group: z.enum(["check", "changed", "here", "ready"]),
      /** Why a row is left out, or what it changes in an application. */
      reason: z.optional(z.string()),
      cells: z.array(tableCell),
    }),
  ),
  /** Rows that are not applications, such as sums and headings within the table. */
  leftOut: z.array(z.object({ row: z.number(), text: z.string() })),
});
export type TableReport = z.infer<typeof tableReport>;

/** The newest import, which can be undone; null if there is none. */
const lastImport = z.nullable(z.object({ at: z.string(), added: z.number(), changed: z.number() }));

/** A backup of 5,000 applications with their ads is about 30 MB. */
export const backupLimit = 50 * 1024 * 1024;

/** Without `apply` the import only reports what it would do. */
const importQuery = {
  apply: z.optional(z.enum(["true"])),
  /** What to do with existing applications that differ from the file. */
  changed: z.optional(z.enum(["keep", "replace"])),
};

/** One choice for each position, in order, separated by commas; an empty one is no choice. */
const choices = <T extends string>(values: readonly T[]) =>
  z.optional(
    z.pipe(
      z.string().check(z.maxLength(4000)),
      z.transform((text, context) => {
        const parts = text.split(",");
        const chosen = parts.map((part) => values.find((value) => value === part) ?? null);
        if (chosen.some((value, at) => value === null && parts[at] !== ""))
          context.issues.push({ code: "custom", input: text, message: "This choice is not known" });
        return chosen;
      }),
    ),
  );

/** Reports about all applications. decision: D-04 (the upgrade page promises them). */
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
  /** A PDF of what was sent, for people who must prove that they apply. */
  proofFile: {
    method: "GET",
    path: "/api/application-proof",
    access: "user",
    may: "use-tracker",
    limit: "download",
    query: z.strictObject({
      /** Only what was sent on this day or later. */
      since: z.optional(day),
      timeZone: z.optional(timeZone),
    }),
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
  importTable: {
    method: "POST",
    path: "/api/application-import/table",
    access: "user",
    may: "use-tracker",
    limit: "upload",
    sends: "multipart",
    query: z.strictObject({
      ...importQuery,
      /** The use of each column. */
      columns: choices(columnUses),
      /** For each column: whether the day or the month comes first. */
      orders: choices(dateOrder.options),
      /** The status behind each word of the status column, in the order of the report. */
      statuses: choices(applicationStatuses),
    }),
    response: tableReport,
    own: "D-04",
  },
  lastImport: {
    method: "GET",
    path: "/api/application-import/last",
    access: "user",
    may: "use-tracker",
    response: lastImport,
    own: "D-04",
  },
  undoImport: {
    method: "POST",
    path: "/api/application-import/undo",
    access: "user",
    may: "use-tracker",
    response: z.object({ removed: z.number(), restored: z.number() }),
    own: "D-04",
  },
} as const satisfies Feature;
