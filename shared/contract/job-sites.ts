import * as z from "zod/mini";
import {
  type ReportedField,
  type ReportReason,
  reportedFields,
  reportedKinds,
  reportReasons,
} from "#shared/domain/job-sites/site-report.ts";
import type { Feature } from "./route.ts";

/** Names from our own code: boards, readers. The pattern fits no text of a page. */
const ownName = z.string().check(z.maxLength(41), z.regex(/^(?:[a-z][a-z0-9-]*)?$/, "Not a name of ours"));

const readField = z.strictObject({
  isPresent: z.boolean(),
  reader: ownName,
  /** Percent. */
  confidence: z.int().check(z.minimum(0), z.maximum(100)),
});

const fields = z.strictObject(
  Object.fromEntries(reportedFields.map((name) => [name, readField])) as Record<
    ReportedField,
    typeof readField
  >,
);

/** How one page was read: which fields were found, by which readers and how surely; never the text of the page. */
export const siteReport = z.strictObject({
  /** Only the host of the site's address. */
  host: z
    .string()
    .check(z.maxLength(253), z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, "Only the name of the site")),
  board: z.nullable(ownName.check(z.minLength(2))),
  kind: z.enum(reportedKinds),
  reason: z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]),
  /** Version of the reading rules. */
  rules: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  hooks: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  fields,
});
export type SiteReport = z.infer<typeof siteReport>;

const health = z.object({
  site: z.string(),
  name: z.string(),
  state: z.enum(["good", "degraded", "unknown"]),
  reports: z.nullable(z.number()),
  absent: z.array(z.object({ field: z.enum(reportedFields), n: z.number() })),
  since: z.nullable(z.number()),
});

/** How job sites are read: the selectors as data, people's reports, and the health of each site. decision: D-02. */
export const jobSites = {
  /** Clients validate the table before use (`shared/job-ad/selector-schema.ts`). */
  hooks: {
    method: "GET",
    path: "/api/job-sites/hooks",
    access: "public",
    cache: "hour",
    response: z.looseObject({ version: z.int(), sites: z.array(z.looseObject({ board: z.string() })) }),
    own: "D-02",
  },
  report: {
    method: "POST",
    path: "/api/job-sites/reports",
    access: "user",
    bearer: true,
    limit: "site-report",
    body: siteReport,
    response: z.object({ isStored: z.literal(true) }),
    own: "D-02",
  },
  health: {
    method: "GET",
    path: "/api/job-sites/health",
    access: "user",
    response: z.object({ rules: z.number(), days: z.number(), fewest: z.number(), sites: z.array(health) }),
    own: "D-02",
  },
} as const satisfies Feature;
