import type { Logger } from "pino";
import type { PageFetcher } from "./adapters/fetch-page.ts";
import type { FetchPicture } from "./adapters/fetch-picture.ts";
import type { JobSources } from "./adapters/job-sources/open-job-sources.ts";
import type { LanguageModel } from "./adapters/language-model.ts";
import type { Mailer } from "./adapters/mail.ts";
import type { Payments } from "./adapters/payments.ts";
import type { DocumentReader } from "./adapters/read-document/read-document.ts";
import type { StripeSandbox } from "./adapters/stripe-sandbox/stripe-sandbox.ts";
import type { TextSender } from "./adapters/twilio.ts";
import type { PushSender } from "./adapters/web-push.ts";
import type { Config } from "./config.ts";
import type { FileStore } from "./db/file-store.ts";
import type { Db, Pools } from "./db/open.ts";
import type { LiveNotifications } from "./notifications/notification-channels.ts";
import type { TaskQueue } from "./queue/task-queue.ts";
import type { MatchScorer } from "./scoring/match-scorer.ts";
import type { Workers } from "./workers/workers.ts";

/** Everything the features may ask of the world. Tests pass their own; clock and random numbers come in here. */
export interface Services {
  db: Db;
  /** The same database, by kind of work. */
  pools: Pools;
  config: Config;
  documents: DocumentReader;
  files: FileStore;
  /** Work that runs apart from requests. */
  tasks: TaskQueue;
  mailer: Mailer;
  /** Google's pictures of people who sign in there. */
  pictures: FetchPicture;
  /** New notifications for open screens. */
  live: LiveNotifications;
  push: PushSender;
  /** Absent without Twilio's keys. */
  texts: TextSender | undefined;
  pages: PageFetcher;
  payments: Payments;
  /** Stands in for the payment provider where no keys are set, never in production. decision: D-28. */
  paymentsSandbox?: StripeSandbox | undefined;
  /** A model that may write; absent when none is configured. decision: D-29. */
  languageModel?: LanguageModel | undefined;
  /** Where the job board's ads come from. */
  jobSources: JobSources;
  /** Reads, scores, writes and checks people's texts on threads with caps. */
  workers: Workers;
  /** Scores ads against a resume, apart from the thread that answers requests. */
  matches: MatchScorer;
  log: Logger;
  now: () => Date;
  /** Random bytes for tokens, base64url. */
  randomToken: (bytes: number) => string;
}
