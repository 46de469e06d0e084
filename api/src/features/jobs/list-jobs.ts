import type { z } from "zod/mini";
import type { KelpieContract } from "#shared/contract/index.ts";
import type { ResponseOf } from "#shared/contract/route.ts";
import { searchWords } from "#shared/domain/jobs/job-filter.ts";
import { jobIdentity } from "#shared/domain/jobs/job-identity.ts";
import { freeLimits, may } from "#shared/domain/plans.ts";
import type { Owner } from "../../db/owner.ts";
import { notFound, removedJob } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import { listAdTexts } from "../../scoring/candidates.store.ts";
import { type RankingResume, resumeToScore } from "../../scoring/resume-to-score.ts";
import { scoreMonth } from "../../scoring/score-month.ts";
import type { Services } from "../../services.ts";
import { listDismissed } from "./dismissed-jobs.store.ts";
import { type Found, findJob, findJobs, listJobs, listSaved, mostFound } from "./jobs.store.ts";
import { postingData } from "./posting-data.ts";
import { type JobDto, toJobDto } from "./to-job-dto.ts";

type Row = KelpieContract["jobs"]["list"];
type Query = z.output<Row["query"]>;

const pageSize = 20;
/** The ads whose words fit best are scored by the engine; whole pages of them. */
const mostScored = 200;
const descriptionLength = 600;

interface Ranked {
  id: string;
  score: number | null | undefined;
  isOtherField?: boolean;
}

/** The board's page: the 200 best by their words, ordered by MATCH, then the others (D-04, D-52). */
export async function listBoard(services: Services, user: Caller, query: Query): Promise<ResponseOf<Row>> {
  const { db } = services;
  const now = services.now();
  const resume = await resumeToScore(services, user.id);
  const dismissed = await listDismissed(db, user.id);
  const typed = searchWords(query.search);
  const words = typed.length > 0 ? typed : (resume?.words ?? []);
  const skip = (query.page - 1) * pageSize;
  const isRanked = skip < mostScored;
  const window = isRanked ? { skip: 0, take: mostScored } : { skip, take: pageSize };
  // What somebody searches for by name is found, put away or not. decision: D-108.
  const without = typed.length > 0 ? [] : dismissed;
  const found = await findJobs(db, query, { now, words, without, ...window });
  const total = found[0]?.total ?? 0;
  const ranked = isRanked
    ? await rank(services, resume, found)
    : found.map(({ id }) => ({ id, score: null }));
  const page = isRanked ? ranked.slice(skip, skip + pageSize) : ranked;
  const isLimited = !may(user.tier, "match-unlimited");
  const free = new Set(
    ranked.filter(({ score }) => typeof score === "number").slice(0, freeLimits.scoredMatches),
  );
  const rows = await listJobs(
    db,
    page.map(({ id }) => id),
    descriptionLength,
  );
  const shownOf = new Map(page.map((one) => [one.id, isLimited && !free.has(one) ? undefined : one]));
  const jobs = rows.map((row) => toJobDto(services.config, row, shownOf.get(row.id)));
  return {
    jobs: await withSaved(services, user.id, withDismissed(jobs, dismissed)),
    page: query.page,
    pages: Math.ceil(total / pageSize),
    total,
    isTotalLeast: total >= mostFound,
    matches: {
      hasResume: resume !== null,
      pending: resume ? ranked.filter(({ score }) => score === undefined).length : 0,
      isLimited,
    },
  };
}

function withDismissed(jobs: JobDto[], ids: readonly string[]): JobDto[] {
  const putAway = new Set(ids);
  return jobs.map((job) => (putAway.has(job.id) ? { ...job, isDismissed: true } : job));
}

/** Says which ads the account has in its tracker, from wherever they were saved. */
async function withSaved({ db }: Services, userId: Owner, jobs: JobDto[]): Promise<JobDto[]> {
  const keys = jobs.map(({ url }) => jobIdentity(url).identityKey);
  const savedOf = await listSaved(
    db,
    userId,
    keys.filter((key) => key !== null),
  );
  return jobs.map((job, at) => {
    const saved = savedOf.get(keys[at] ?? null);
    return saved ? { ...job, saved } : job;
  });
}

/** By score, best first; equal ones, and those without, stay in the order of their words. */
async function rank(services: Services, resume: RankingResume | null, found: Found[]): Promise<Ranked[]> {
  if (!resume) return found.map(({ id }) => ({ id, score: null }));
  const asOf = scoreMonth(services.now());
  const keys = found.map(({ key }) => key);
  const before = services.matches.known(resume.key, keys, asOf);
  const missing = found.filter((_, at) => before[at] === undefined).map(({ id }) => id);
  if (missing.length > 0) await services.matches.score(resume, await listAdTexts(services.db, missing), asOf);
  const scores = services.matches.known(resume.key, keys, asOf);
  const others = services.matches.ofOtherFields(resume.key, keys, asOf);
  return found
    .map(({ id, key }, at) => ({ id, score: scores[at], isOtherField: others.has(key), at }))
    .sort((a, b) => (b.score ?? -1) - (a.score ?? -1) || a.at - b.at);
}

/** A job for everybody (D-54). @throws AppError `not_found`; `gone` for what the operator removed. */
export async function getJob(
  services: Services,
  id: string,
): Promise<ResponseOf<KelpieContract["jobs"]["get"]>> {
  const row = await findJob(services.db, id);
  const { posting } = row ?? {};
  // One that waits for its contact's word is nobody's to see.
  if (!row || posting?.confirmedAt === null) throw notFound("job");
  if (posting?.removedAt) throw removedJob();
  const isClosed = row.closedAt !== null || (row.closesAt !== null && row.closesAt <= services.now());
  const job = toJobDto(services.config, row);
  const firstSeenAt = row.firstSeenAt.toISOString();
  const closesAt = row.closesAt?.toISOString() ?? null;
  // An ad of a source is its employer's to publish: search engines get our own postings only.
  const isOurs = row.source === "employer" && !isClosed;
  if (!isOurs) return { ...job, isClosed, closesAt, firstSeenAt };
  const apply = posting && { url: posting.applyUrl, email: posting.applyEmail };
  const data = postingData(job, closesAt, posting ?? null);
  return { ...job, isClosed, closesAt, firstSeenAt, ...(apply && { apply }), jobPosting: data };
}
