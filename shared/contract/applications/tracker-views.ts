import * as z from "zod/mini";
import { trackerQuery, trackerViewLimits } from "#shared/domain/applications/tracker-query.ts";
import type { Feature } from "../route.ts";
import { line } from "./application-fields.ts";
import { byId } from "./applications.ts";

const name = line(trackerViewLimits.name).check(z.minLength(1, "Please give the view a name"));
const query = z.pipe(
  z.string().check(z.maxLength(trackerViewLimits.query, "This search is too long to be saved")),
  z.transform(trackerQuery),
);

const trackerView = z.object({ id: z.string(), name: z.string(), query: z.string() });
export type TrackerView = z.infer<typeof trackerView>;

/** Saved views of the tracker, with names that the person gives. decision: D-93. */
export const trackerViews = {
  list: {
    method: "GET",
    path: "/api/tracker-views",
    access: "user",
    response: z.array(trackerView),
    own: "D-93",
  },
  create: {
    method: "POST",
    path: "/api/tracker-views",
    access: "user",
    may: "use-tracker",
    body: z.strictObject({ name, query }),
    response: trackerView,
    status: 201,
    own: "D-93",
  },
  rename: {
    method: "PATCH",
    path: "/api/tracker-views/{id}",
    access: "user",
    params: byId,
    body: z.strictObject({ name }),
    response: trackerView,
    own: "D-93",
  },
  remove: {
    method: "DELETE",
    path: "/api/tracker-views/{id}",
    access: "user",
    params: byId,
    response: z.object({ success: z.literal(true) }),
    own: "D-93",
  },
} as const satisfies Feature;
