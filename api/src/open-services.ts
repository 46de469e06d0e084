import { randomBytes } from "node:crypto";
import { openBucket } from "./adapters/bucket.ts";
import { createPageFetcher } from "./adapters/fetch-page.ts";
import { createPictureFetch } from "./adapters/fetch-picture.ts";
import { openJobSources } from "./adapters/job-sources/open-job-sources.ts";
import { createMailer, type WrittenMail } from "./adapters/mail.ts";
import { openLanguageModel } from "./adapters/open-language-model.ts";
import { openPayments } from "./adapters/open-payments.ts";
import { createDocumentReader } from "./adapters/read-document/read-document.ts";
import type { Config } from "./config.ts";
import { createBucketFileStore } from "./db/bucket-file-store.ts";
import { createDatabaseFileStore, type FileStore } from "./db/file-store.ts";
import type { Database } from "./db/open.ts";
import { createLog } from "./http/request-log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { openNotifications } from "./notifications/notification-channels.ts";
import { createTaskQueue, type TaskLag } from "./queue/task-queue.ts";
import { createMatchScorer } from "./scoring/match-scorer.ts";
import type { Services } from "./services.ts";
import { createWorkers } from "./workers/workers.ts";

/** A list of jobs does not wait longer for scores that are still being measured. */
export const matchWaitMs = 100;

/** What does the heavy work: threads and processes that load the engine once more each. */
export type HeavyServices = Pick<Services, "documents" | "workers" | "matches">;

export function openHeavyServices(): HeavyServices {
  return {
    documents: createDocumentReader(),
    workers: createWorkers(),
    matches: createMatchScorer({ waitMs: matchWaitMs }),
  };
}

export async function openServices(
  config: Config,
  database: Database,
  announce: ((mail: WrittenMail) => void) | undefined,
): Promise<Omit<Services, keyof HeavyServices> & { metrics: Metrics | undefined }> {
  const log = createLog(config.logLevel);
  const now = () => new Date();
  const metrics = config.metricsToken ? await openMetrics(database.pools.work, () => tasks.lag()) : undefined;
  const tasks = createTaskQueue(database.queueHome, log, metrics?.task);
  return {
    metrics,
    db: database.db,
    pools: database.pools,
    config,
    files: await openFiles(database.db, config),
    tasks,
    mailer: createMailer(config, log, announce),
    pages: createPageFetcher(),
    pictures: createPictureFetch(),
    ...openNotifications(database.db, config, { now, log }),
    ...openPayments(config, { now, log }),
    jobSources: openJobSources(config.jobSources),
    languageModel: config.languageModel && openLanguageModel(config.languageModel, now),
    log,
    now,
    randomToken: (bytes) => randomBytes(bytes).toString("base64url"),
  };
}

async function openFiles(db: Database["db"], { bucket }: Config): Promise<FileStore> {
  return bucket ? createBucketFileStore(db, await openBucket(bucket)) : createDatabaseFileStore(db);
}

/** The library is loaded where somebody reads what it counts. */
async function openMetrics(db: Database["db"], lag: () => Promise<TaskLag[]>): Promise<Metrics> {
  const { createMetrics } = await import("./metrics/metrics.ts");
  const { listSourceHealth } = await import("./features/jobs/sources.store.ts");
  return createMetrics({ lag, sources: () => listSourceHealth(db) });
}
