import { createHash, randomUUID } from "node:crypto";
import { jobFingerprint } from "#shared/domain/jobs/compare-form.ts";
import { postingLimits } from "#shared/domain/jobs/job-posting.ts";
import type { SourceJob } from "../../adapters/job-sources/job-source.ts";
import type { Db } from "../../db/open.ts";
import type { Services } from "../../services.ts";
import { readSkills } from "./read-skills.ts";
import {
  closeMissing,
  type JobToStore,
  listKnown,
  markDuplicates,
  markReposts,
  markSeen,
  storeJobs,
} from "./store-jobs.store.ts";

const batch = 250;
/** Batches that are read while one is stored: the threads have the next to begin when one is done. */
const ahead = 2;
const repostDays = 60;
const day = 24 * 60 * 60 * 1000;

export interface Board {
  board: string;
  source: string;
  rank: number;
}

const cut = (text: string, most: number) => text.slice(0, most);

function contentHash(job: SourceJob): string {
  const { postedAt: _postedAt, ...content } = job;
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

interface HashedJob {
  job: SourceJob & { skills?: string[] };
  hash: string;
}

/** An ad with the form in which two sources tell one job; its skills as far as its source names them. */
function jobToKeep(board: Board, { job, hash }: HashedJob, now: Date): JobToStore {
  const { postedAt, closesAt, skills = [], ...rest } = job;
  const title = cut(job.title, 200);
  return {
    ...rest,
    id: randomUUID(),
    source: board.source,
    board: board.board,
    sourceRank: board.rank,
    payText: cut(job.payText ?? "", 80),
    title,
    company: cut(job.company, 160),
    location: cut(job.location, 160),
    jobType: cut(job.jobType, 40),
    experience: cut(job.experience, 40),
    url: cut(job.url, 2048),
    description: cut(job.description, 60_000),
    skills,
    postedAt: (postedAt && postedAt <= now ? postedAt : now).toISOString(),
    closesAt: closesAt?.toISOString() ?? null,
    seenAt: now.toISOString(),
    fingerprint: jobFingerprint({ ...job, title }),
    contentHash: hash,
  };
}

type KeepServices = Pick<Services, "db" | "now" | "workers" | "log">;

/** Ads as they are stored, with the skills that the engine reads where their source names none. */
async function readBatch(services: KeepServices, board: Board, ads: readonly HashedJob[], now: Date) {
  const rows = ads.map((ad) => jobToKeep(board, ad, now));
  const unnamed = rows.filter(({ skills }) => skills.length === 0);
  const read = await readSkills(
    services,
    unnamed.map(({ title, description }) => ({ title, text: description })),
  );
  for (const [at, row] of unnamed.entries()) row.skills = (read[at] ?? []).slice(0, postingLimits.skills);
  return rows;
}

/**
 * Reads ads and stores them, the next ones while the database takes those before. However many there are, no more than a
 * few batches are held as rows.
 * @returns the ids of the new ones.
 */
async function keepBatches<Ad>(
  db: Db,
  ads: readonly Ad[],
  read: (ads: readonly Ad[]) => Promise<JobToStore[]>,
): Promise<string[]> {
  const added: string[] = [];
  const reading: Promise<JobToStore[]>[] = [];
  let next = 0;
  const begin = () => {
    if (next >= ads.length) return;
    reading.push(begun(read(ads.slice(next, next + batch))));
    next += batch;
  };
  const keep = async (rows: JobToStore[]) => {
    const kept = await storeJobs(db, rows);
    added.push(...kept.filter(({ isNew }) => isNew).map(({ id }) => id));
  };
  for (let n = 0; n < ahead; n += 1) begin();
  let storing = Promise.resolve();
  for (let rows = reading.shift(); rows; rows = reading.shift()) {
    const ready = await rows;
    await storing;
    storing = begun(keep(ready));
    begin();
  }
  await storing;
  return added;
}

/** A failure is thrown by the wait for it; until then it must not count as nobody's. */
function begun<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

/**
 * Brings a board up to what its source says. Asked twice with the same answer it adds nothing.
 * @param openIds all ids open at the source when its list was complete; then what is missing is closed.
 * @returns how many ads are new.
 */
export async function storeBoard(
  services: KeepServices,
  board: Board,
  jobs: readonly SourceJob[],
  openIds: readonly string[] | null,
): Promise<number> {
  const { db } = services;
  const now = services.now();
  const known = await listKnown(db, board.source, board.board);
  const hashed = [...new Map(jobs.map((job) => [job.sourceId, job])).values()].map((job) => ({
    job,
    hash: contentHash(job),
  }));
  const changed = hashed.filter(({ job, hash }) => known.get(job.sourceId) !== hash);
  const told = new Set(changed.map(({ job }) => job.sourceId));
  const seen = [...new Set([...hashed.map(({ job }) => job.sourceId), ...(openIds ?? [])])];
  if (openIds) await closeMissing(db, board.board, seen, now);
  await markSeen(
    db,
    board.source,
    seen.filter((id) => known.has(id) && !told.has(id)),
    now,
  );
  const added = await keepBatches(db, changed, (ads) => readBatch(services, board, ads, now));
  if (added.length > 0) await markReposts(db, added, new Date(now.getTime() - repostDays * day));
  await markDuplicates(db, board.board);
  return added.length;
}
