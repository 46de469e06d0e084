import * as z from "zod/mini";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import { trackerLists } from "#shared/domain/applications/tracker-lists.ts";
import { rowOrders } from "#shared/domain/applications/tracker-rows.ts";
import type { Feature } from "../route.ts";
import { application } from "./application.ts";

const isMoment = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
/** A UTC timestamp as browsers write it; a date that no calendar has is refused. */
const moment = z
  .string()
  .check(z.refine((text) => isMoment.test(text) && isReal(text), { error: "Please give a moment of UTC" }));

function isReal(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString() === text;
}

const count = z.number();
/** A number for each word of a fixed list. */
const countOf = <Word extends string>(words: readonly Word[]) =>
  z.object(Object.fromEntries(words.map((word) => [word, count])) as Record<Word, typeof count>);

/** Figures of all applications, whatever list and filter are shown: what the tracker shows above its rows. */
const figures = z.object({
  all: count,
  sent: count,
  sentThisMonth: count,
  answered: count,
  interviewing: count,
  lists: countOf(trackerLists),
});
export type TrackerFigures = z.infer<typeof figures>;

/** The first rows of the tracker, drawn while the whole list (`applications.list`) is loading. */
export const trackerRows = {
  first: {
    method: "GET",
    path: "/api/tracker-rows",
    access: "user",
    query: z.strictObject({
      list: z.optional(z.enum(trackerLists)),
      status: z.optional(z.enum(applicationStatuses)),
      order: z.optional(z.enum(rowOrders)),
      /** Asks for the first rows of each status for the board's columns, instead of the first of all. */
      lanes: z.optional(z.enum(["each"])),
      /** The reader's month, and the end of the day two weeks ago, in the reader's calendar. */
      monthFrom: moment,
      monthTo: moment,
      quietBefore: moment,
    }),
    response: z.object({
      rows: z.array(application),
      /** Number of applications that the list and the filter match, by status. */
      shown: countOf(applicationStatuses),
      figures,
    }),
    own: "D-106",
  },
} as const satisfies Feature;

export type FirstRows = z.infer<typeof trackerRows.first.response>;
export type FirstRowsQuery = z.infer<typeof trackerRows.first.query>;
