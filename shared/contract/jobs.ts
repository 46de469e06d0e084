import * as z from "zod/mini";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import { workplaces } from "#shared/domain/jobs/job-posting.ts";
import type { Feature } from "./route.ts";

/** Ads shorter than this give no score (docs/engine.md, What an ad asks). */
export const adWords = { minimum: 40, provisional: 150 } as const;

/** An ad of the board as its card shows it. */
export const boardJob = z.object({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  isRemote: z.boolean(),
  /** Shortened in a list; complete on the job's own page. */
  description: z.string(),
  url: z.string(),
  /** 0 means none. decision: D-40. */
  salaryMin: z.number(),
  salaryMax: z.number(),
  /** Pay in the employer's words, if it is not dollars a year: "$32.50 - $38 an hour". */
  pay: z.optional(z.string()),
  workplace: z.optional(z.enum(["", ...workplaces])),
  postedDate: z.string(),
  jobType: z.string(),
  experience: z.string(),
  source: z.string(),
  /** The source's name in the form that its terms require. */
  sourceName: z.string(),
  skills: z.array(z.string()),
  /** MATCH with the default resume; absent if it is not measured (D-04, D-52). */
  matchScore: z.optional(z.number()),
  /** True if the ad's occupation is not the resume's. decision: D-70. */
  isOtherField: z.optional(z.boolean()),
});

/** An ad of the list with this account's data. */
export const listedJob = z.object({
  ...boardJob.shape,
  /** When the board first listed it; decides which ads are new this week. */
  firstSeenAt: z.optional(z.string()),
  /** The account's application for this ad. */
  saved: z.optional(z.object({ id: z.string(), status: z.enum(applicationStatuses) })),
  /** True if the person dismissed it; then only a search finds it. decision: D-108. */
  isDismissed: z.optional(z.boolean()),
});

const filterText = z.optional(z.string().check(z.maxLength(500)));

const jobList = z.object({
  jobs: z.array(listedJob),
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  /** True if there are more than were counted. */
  isTotalLeast: z.boolean(),
  matches: z.object({
    /** Whether the account has a resume to match with. */
    hasResume: z.boolean(),
    /** Number of ads among the best 200 whose score is still being measured: ask again in a second. */
    pending: z.number(),
    /** True for a free account, which sees the scores of its ten best ads only. decision: D-04. */
    isLimited: z.boolean(),
  }),
});
type JobList = z.infer<typeof jobList>;

/** Reads a plain array as the only page: the specification has both forms of the answer. */
const asList = (answer: JobList | JobList["jobs"]): JobList =>
  Array.isArray(answer)
    ? {
        ...{ jobs: answer, page: 1, pages: 1, total: answer.length, isTotalLeast: false },
        matches: {
          hasResume: answer.some((job) => job.matchScore !== undefined),
          pending: 0,
          isLimited: false,
        },
      }
    : answer;
const anyJobList = z.pipe(z.union([jobList, z.array(listedJob)]), z.pipe(z.transform(asList), jobList));

export const jobs = {
  /** The job board. Best matches come first if the account has a resume. */
  list: {
    method: "GET",
    path: "/api/jobs",
    access: "user",
    query: z.object({
      /** Searches title, company, location and skills. */
      search: filterText,
      location: filterText,
      jobType: filterText,
      experience: filterText,
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 1),
    }),
    response: anyJobList,
  },
  populate: {
    method: "POST",
    path: "/api/populate-jobs",
    access: "user",
    limit: "populate",
    response: z.object({
      jobsAdded: z.number(),
      /** True if only the labelled sample jobs could be loaded. decision: D-25. */
      areSamples: z.boolean(),
      failedSources: z.number(),
    }),
  },
  get: {
    method: "GET",
    path: "/api/jobs/{id}",
    access: "public",
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    response: z.object({
      ...boardJob.shape,
      isClosed: z.boolean(),
      closesAt: z.nullable(z.string()),
      /** When the board first listed it, or an earlier posting of the same ad. */
      firstSeenAt: z.string(),
      /** How to apply for an open posting; one of the two is empty. decision: D-71. */
      apply: z.optional(z.object({ url: z.string(), email: z.string() })),
      /** schema.org JobPosting for the page of an employer's open posting. */
      jobPosting: z.optional(z.looseObject({})),
    }),
    own: "D-54",
  },
  fetchDescription: {
    method: "POST",
    path: "/api/fetch-job-description",
    access: "user",
    limit: "fetch",
    body: z.strictObject({
      url: z
        .string()
        .check(z.trim(), z.minLength(1, "Please enter the address of a job ad"), z.maxLength(2048)),
    }),
    /** 200 with `success: false` if the page cannot be read (decisions: D-30, D-53). */
    response: z.object({
      success: z.boolean(),
      description: z.optional(z.string()),
      title: z.optional(z.string()),
      company: z.optional(z.string()),
      location: z.optional(z.string()),
      salary: z.optional(z.string()),
      closingDate: z.optional(z.string()),
      provisional: z.optional(z.boolean()),
      error: z.optional(z.string()),
    }),
    reportsSuccess: true,
  },
} as const satisfies Feature;
