import { createHash, randomUUID } from "node:crypto";
import type { z } from "zod/mini";
import type { postJobBody } from "#shared/contract/posting-fields.ts";
import {
  activePostings,
  postingDays,
  waitingDays,
  waitingPostings,
} from "#shared/domain/jobs/job-posting.ts";
import { editPostingPath } from "#shared/domain/pages.ts";
import type { Tx } from "../../db/open.ts";
import { AppError } from "../../http/app-error.ts";
import { mailSecret, queueMail, secretPlace, writeMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { findJob } from "./jobs.store.ts";
import { postingFields } from "./posting-fields.ts";
import {
  countActive,
  countWaiting,
  findTwin,
  insertPosting,
  lockContact,
  type PostingFields,
  replaceToken,
} from "./postings.store.ts";
import { type JobDto, toJobDto } from "./to-job-dto.ts";

type Body = z.output<typeof postJobBody>;

/** When a posting of this time leaves the board. */
export function closingDate(now: Date): Date {
  return new Date(now.getTime() + postingDays * 24 * 60 * 60 * 1000);
}

export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * Takes a posting and mails its private link, by which its contact publishes it. The same posting sent twice is one; a
 * second time before it is published mails the link anew. decision: D-26, D-61.
 * @param payer whose processor time it is.
 * @throws AppError `conflict` when the address has five active postings, or five that wait.
 */
export async function postJob(
  services: Services,
  payer: string,
  { contactEmail, ...given }: Body,
): Promise<JobDto> {
  const { db, config } = services;
  const fields = await postingFields(services, payer, given);
  const mailId = randomUUID();
  const { id, isMailed } = await db.$transaction((tx) =>
    take(services, tx, { mailId, contactEmail, fields }),
  );
  if (isMailed) await queueMail(services, mailId);
  const row = await findJob(db, id);
  if (!row) throw new Error("A posting has gone the moment it was made.");
  return toJobDto(config, row);
}

async function take(
  services: Services,
  tx: Tx,
  { mailId, contactEmail, fields }: { mailId: string; contactEmail: string; fields: PostingFields },
): Promise<{ id: string; isMailed: boolean }> {
  const now = services.now();
  const hash = tokenHash(mailSecret(services.config.sessionSecret, mailId));
  await lockContact(tx, contactEmail);
  const twin = await findTwin(tx, contactEmail, fields.contentHash, now);
  if (twin && !twin.isWaiting) return { id: twin.id, isMailed: false };
  const id = twin?.id ?? randomUUID();
  if (twin) await replaceToken(tx, id, hash);
  else {
    if ((await countActive(tx, contactEmail, now)) >= activePostings) throw tooMany();
    if ((await countWaiting(tx, contactEmail)) >= waitingPostings) throw tooManyWait();
    const closesAt = closingDate(now);
    await insertPosting(tx, { ...fields, ...{ id, contactEmail, now, closesAt }, tokenHash: hash });
  }
  await writeMail(services, linkMail(services, { mailId, contactEmail }), tx);
  return { id, isMailed: true };
}

/** decision: D-26. */
export function tooMany(): AppError {
  return new AppError(
    "conflict",
    `This e-mail address has ${activePostings} active postings. Close one with its private link, then post again.`,
  );
}

function tooManyWait(): AppError {
  return new AppError(
    "conflict",
    `${waitingPostings} jobs of this e-mail address wait to be published. Open the links we mailed, then post again.`,
  );
}

function linkMail({ config }: Services, about: { mailId: string; contactEmail: string }) {
  return {
    id: about.mailId,
    userId: null,
    to: about.contactEmail,
    kind: "job-posting" as const,
    greeting: "Hello,",
    paragraphs: [
      "Somebody wrote a job with this address as its contact. Nobody sees it until you publish it.",
      `Open the link, look at it and press Publish. It is then on Kelpie's job board for ${postingDays} days. With the same link you can edit, renew or close it. Anyone with this link can do so, so keep it to yourself.`,
    ],
    action: { label: "Look at the job and publish it", url: config.appUrl + editPostingPath(secretPlace) },
    footer: `If you did not write this job, do nothing: it is forgotten after ${waitingDays} days.`,
  };
}
