import * as z from "zod/mini";
import { postingLimits, reportReasons } from "#shared/domain/jobs/job-posting.ts";
import { boardJob } from "./jobs.ts";
import {
  ownPosting,
  payRules,
  postingFields,
  postJobBody,
  reviewedPosting,
  postingToken as token,
} from "./posting-fields.ts";
import type { Feature } from "./route.ts";

const success = z.object({ success: z.literal(true) });

/** Employers' postings, apart from the board's calls, so that no signed-in screen loads their rules. */
export const postings = {
  /** Public. The posting is visible once its contact has confirmed it with the mailed link. decision: D-26, D-61. */
  post: {
    method: "POST",
    path: "/api/jobs",
    access: "public",
    limit: "post-job",
    body: postJobBody,
    response: boardJob,
    status: 201,
  },
  /** The token is in the body, because logs contain addresses. decision: D-26. */
  getPosting: {
    method: "POST",
    path: "/api/job-posting",
    access: "public",
    limit: "posting",
    body: z.strictObject({ token }),
    response: ownPosting,
    own: "D-26",
  },
  updatePosting: {
    method: "PUT",
    path: "/api/job-posting",
    access: "public",
    limit: "posting",
    body: z.strictObject({ ...postingFields, token }).check(...payRules),
    response: ownPosting,
    own: "D-26",
  },
  /** Adds 30 days, also after the posting has expired. */
  renewPosting: {
    method: "POST",
    path: "/api/job-posting/renew",
    access: "public",
    limit: "posting",
    body: z.strictObject({ token }),
    response: ownPosting,
    own: "D-26",
  },
  closePosting: {
    method: "POST",
    path: "/api/job-posting/close",
    access: "public",
    limit: "posting",
    body: z.strictObject({ token }),
    response: ownPosting,
    own: "D-26",
  },
  /** Publishes a posting with its mailed link. decision: D-61. */
  publishPosting: {
    method: "POST",
    path: "/api/job-posting/publish",
    access: "public",
    limit: "posting",
    body: z.strictObject({ token }),
    response: ownPosting,
    own: "D-61",
  },
  /** Counts a view of a posting, or a click on how to apply, for its employer. */
  notePostingUse: {
    method: "POST",
    path: "/api/jobs/{id}/use",
    access: "public",
    limit: "posting-use",
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    body: z.strictObject({ use: z.enum(["view", "apply"]) }),
    response: success,
    own: "D-61",
  },
  /** Reports a problem with a posting to the operator, once for each reader. */
  reportPosting: {
    method: "POST",
    path: "/api/jobs/{id}/report",
    access: "public",
    knowsCaller: true,
    limit: "posting-report",
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    body: z.strictObject({
      reason: z.enum(reportReasons),
      words: z._default(z.string().check(z.trim(), z.maxLength(postingLimits.report)), ""),
    }),
    response: success,
    own: "D-61",
  },
  /** What the operator's mailed link opens: the posting and the reports about it. */
  reviewPosting: {
    method: "POST",
    path: "/api/job-posting/review",
    access: "public",
    limit: "posting",
    body: z.strictObject({ token }),
    response: reviewedPosting,
    own: "D-61",
  },
  /** Removes a posting permanently, with the operator's link. */
  removePosting: {
    method: "POST",
    path: "/api/job-posting/remove",
    access: "public",
    limit: "posting",
    body: z.strictObject({ token }),
    response: reviewedPosting,
    own: "D-61",
  },
} as const satisfies Feature;
