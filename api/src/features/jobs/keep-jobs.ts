import { createHash, randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { jobFingerprint } from "#shared/domain/jobs/compare-form.ts";
import { postingLimits } from "#shared/domain/jobs/job-posting.ts";
import type { SourceJob } from "../../adapters/job-sources/job-source.ts";
import type { Db } from "../../db/open.ts";
import type { Services } from "../../services.ts";
import {
  closeMissing,
  type JobToKeep,
  keepJobs,
  listKnown,
  markDuplicates,
  markReposts,
  markSeen,
} from "./keep-jobs.store.ts";

const batch = 250;
const repostDays = 60;
const day = 24 * 60 * 60 * 1000;

export interface Board {
  board: string;
  source: string;
  rank: number;
}

const cut = (text: string, most: number) => text.replaceAll("\u0000", "").slice(0, most);

function contentHash(job: SourceJob): string {
  const { postedAt: _postedAt, ...content } = job;
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

interface HashedJob {
  job: SourceJob & { skills?: string[] };
  hash: string;
}

/** An ad with what Kelpie reads of it: skills, and the form in which two sources tell one job. */
function jobToKeep(
  board: Board,
  { job, hash }: HashedJob,
  skillsOfAd: (ad: { title: string; text: string }) => string[],
  now: Date,
): JobToKeep {
  const { postedAt, closesAt, skills, ...rest } = job;
  const title = cut(job.title, 200);
  const description = cut(job.description, 60_000);
  return {
    ...rest,
    id: randomUUID(),
    source: board.source,
    board: board.board,
    sourceRank: board.rank,
    title,
    company: cut(job.company, 160),
    location: cut(job.location, 160),
    jobType: cut(job.jobType, 40),
    experience: cut(job.experience, 40),
    url: cut(job.url, 2048),
    description,
    skills: skills?.length ? skills : skillsOfAd({ title, text: description }).slice(0, postingLimits.skills),
    postedAt: (postedAt && postedAt <= now ? postedAt : now).toISOString(),
    closesAt: closesAt?.toISOString() ?? null,
    seenAt: now.toISOString(),
    fingerprint: jobFingerprint({ ...job, title }),
    contentHash: hash,
  };
}

/**
 * Reads ads and stores them, the next ones while the database takes those before: half of an import's time is the
 * database's. Never more than one batch waits.
 * @returns the ids of the new ones.
 */
async function keepBatches<Ad>(db: Db, ads: readonly Ad[], read: (ad: Ad) => JobToKeep): Promise<string[]> {
  const added: string[] = [];
  const keep = async (rows: JobToKeep[]) => {
    const kept = await keepJobs(db, rows);
    added.push(...kept.filter(({ isNew }) => isNew).map(({ id }) => id));
  };
  let storing = Promise.resolve();
  for (let at = 0; at < ads.length; at += batch) {
    const rows: JobToKeep[] = [];
    for (const ad of ads.slice(at, at + batch)) {
      rows.push(read(ad));
      // Other requests get their turn between two ads.
      await setImmediate();
    }
    await storing;
    storing = keep(rows);
    // A failure is thrown by the wait for it; until then it must not count as nobody's.
    storing.catch(() => undefined);
  }
  await storing;
  return added;
}

/**
 * Brings a board up to what its source says. Asked twice with the same answer it adds nothing.
 * @param openIds all ids open at the source when its list was complete; then what is missing is closed.
 * @returns how many ads are new.
 */
export async function keepBoard(
  services: Pick<Services, "db" | "now">,
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
  // The engine is loaded by a process that has an ad to read, not by each that starts.
  const { skillsOfAd } = await import("./skills-of-ad.ts");
  const added = await keepBatches(db, changed, (one) => jobToKeep(board, one, skillsOfAd, now));
  if (added.length > 0) await markReposts(db, added, new Date(now.getTime() - repostDays * day));
  await markDuplicates(db, board.board);
  return added.length;
}
