import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import type { KelpieContract } from "#shared/contract/index.ts";
import type { ResponseOf } from "#shared/contract/route.ts";
import { plainDate } from "#shared/domain/dates.ts";
import { type ReportReason, reportLabels, reportReasons } from "#shared/domain/jobs/job-posting.ts";
import { homeTimeZone } from "#shared/domain/local-time.ts";
import { pages, reviewPostingPath } from "#shared/domain/pages.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { noteOperatorAct } from "../../identity/operator-acts.ts";
import { queueMail, writeMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { supportContact } from "../../support-contact.ts";
import { addReport, findReviewed, removePostingForGood } from "./posting-reports.store.ts";

type Reviewed = ResponseOf<KelpieContract["postings"]["reviewPosting"]>;

const done = { success: true } as const;
/** The operator is mailed at the first reports and then ever more rarely: a crowd of them is no flood of mails. */
const mailedAt = [1, 2, 3, 5, 10, 25, 50, 100];
const reason = z.enum(reportReasons);

/** Opens one posting to the operator: its id with a keyed hash, so nobody else can make it. */
function reviewToken({ config }: Services, jobId: string): string {
  const mark = createHmac("sha256", config.sessionSecret)
    .update(`review-posting:${jobId}`)
    .digest("base64url");
  return `${jobId}.${mark}`;
}

/** @throws AppError `not_found` for a token that we did not make. */
function jobOf(services: Services, token: string): string {
  const jobId = token.slice(0, token.lastIndexOf("."));
  const [given, ours] = [Buffer.from(token), Buffer.from(reviewToken(services, jobId))];
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) throw notFound("link");
  return jobId;
}

/**
 * Notes a report, once for each reader, and mails the operator.
 * @param reader the account or network address; only a keyed hash of it is stored.
 * @throws AppError `not_found` for what is no posting on the board.
 */
export async function reportPosting(
  services: Services,
  reader: string,
  { jobId, ...given }: { jobId: string; reason: ReportReason; words: string },
): Promise<typeof done> {
  const { db, config } = services;
  const reporter = createHmac("sha256", config.sessionSecret).update(`report:${reader}`).digest("base64url");
  const counted = await addReport(db, { ...given, jobId, reporter, createdAt: services.now() });
  if (!counted) throw notFound("job");
  if (!counted.isNew || !mailedAt.includes(counted.reports)) return done;
  const mailId = await writeMail(services, {
    userId: null,
    to: config.supportAddress,
    kind: "posting-report",
    greeting: "Hello,",
    paragraphs: [
      `A job on the board was reported: ${reportLabels[given.reason]}. Reports so far: ${counted.reports}.`,
      "The link shows the job, and what its readers wrote about it.",
    ],
    action: {
      label: "Look at the job and remove it",
      url: config.appUrl + reviewPostingPath(reviewToken(services, jobId)),
    },
    footer: "You get this because this address looks after Kelpie's job board (SUPPORT_EMAIL).",
    onceKey: `posting-report ${jobId} ${counted.reports}`,
  });
  await queueMail(services, mailId);
  return done;
}

/** What the operator's link opens. @throws AppError `not_found`. */
export async function reviewPosting(services: Services, token: string): Promise<Reviewed> {
  const row = await findReviewed(services.db, jobOf(services, token));
  if (!row) throw notFound("link");
  const { id, title, company, location, text } = row.job;
  return {
    ...{ id, title, company, location, description: text?.description ?? "" },
    isRemoved: row.removedAt !== null,
    reports: row.reports.map((one) => ({
      reason: reason.parse(one.reason),
      words: one.words,
      at: one.createdAt.toISOString(),
    })),
  };
}

/** Takes a posting off for good and tells its employer, who to write to as well. Twice is once. */
export async function removePosting(services: Services, token: string): Promise<Reviewed> {
  const { db, config } = services;
  const jobId = jobOf(services, token);
  const removed = await removePostingForGood(db, jobId, services.now());
  if (removed === undefined) throw new AppError("not_found", "This link does not open a job.");
  if (removed) {
    await noteOperatorAct(db, "operator-posting-removed", services.now(), jobId);
    const mailId = await writeMail(services, {
      userId: null,
      to: removed.contactEmail,
      kind: "posting-removed",
      greeting: "Hello,",
      paragraphs: [
        `We took the job that you posted on ${plainDate(removed.createdAt, homeTimeZone)} off the job board, because it breaks our terms: ${config.appUrl}${pages.terms}`,
        `If you think that is wrong, write to ${supportContact(config.supportAddress)}.`,
      ],
      footer: "You get this because this address is the job's contact.",
      onceKey: `posting-removed ${jobId}`,
    });
    await queueMail(services, mailId);
  }
  return reviewPosting(services, token);
}
