import { createHash, randomUUID } from "node:crypto";
import type { z } from "zod/mini";
import type { postJobBody } from "#shared/contract/jobs.ts";
import { jobFingerprint } from "#shared/domain/jobs/compare-form.ts";
import { activePostings, postingDays } from "#shared/domain/jobs/job-posting.ts";
import { editPostingPath, jobPath } from "#shared/domain/pages.ts";
import { AppError } from "../../http/app-error.ts";
import { mailSecret, queueMail, secretPlace, writeMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { findJob } from "./jobs.store.ts";
import { countActive, insertPosting, lockContact, type PostingFields } from "./postings.store.ts";
import { type WireJob, wireJob } from "./wire-job.ts";

type Body = z.output<typeof postJobBody>;

/** A posting's fields with what is read of them: skills from the description where none were given. */
export async function postingFields(
  { workers }: Pick<Services, "workers">,
  payer: string,
  given: Omit<Body, "contactEmail">,
): Promise<PostingFields> {
  const { title, company, location, jobType, experience, salaryMin, salaryMax, description } = given;
  const ad = { title, text: description };
  const skills = given.skills.length > 0 ? given.skills : await workers.run("skills-of-ad", ad, { payer });
  const fields = { title, company, location, jobType, experience, salaryMin, salaryMax, description, skills };
  return {
    ...fields,
    fingerprint: jobFingerprint(fields),
    contentHash: createHash("sha256").update(JSON.stringify(fields)).digest("hex"),
  };
}

/** When a posting of this moment leaves the board. */
export function closingDate(now: Date): Date {
  return new Date(now.getTime() + postingDays * 24 * 60 * 60 * 1000);
}

export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * Posts a job, live at once, and mails its private link. decision: D-26.
 * @param payer whose processor time it is.
 * @throws AppError `conflict` when the address has five active postings.
 */
export async function postJob(
  services: Services,
  payer: string,
  { contactEmail, ...given }: Body,
): Promise<WireJob> {
  const { db, config } = services;
  const now = services.now();
  const [id, mailId] = [randomUUID(), randomUUID()];
  const token = mailSecret(config.sessionSecret, mailId);
  const fields = await postingFields(services, payer, given);
  await db.$transaction(async (tx) => {
    await lockContact(tx, contactEmail);
    if ((await countActive(tx, contactEmail, now)) >= activePostings) throw tooMany();
    await insertPosting(tx, {
      ...fields,
      ...{ id, contactEmail, now },
      tokenHash: tokenHash(token),
      closesAt: closingDate(now),
    });
    await writeMail(
      services,
      linkMail(services, { mailId, contactEmail, jobId: id, title: fields.title }),
      tx,
    );
  });
  await queueMail(services, mailId);
  const row = await findJob(db, id);
  if (!row) throw new Error("A posting has gone the moment it was made.");
  return wireJob(config, row);
}

/** decision: D-26. */
export function tooMany(): AppError {
  return new AppError(
    "conflict",
    `This e-mail address has ${activePostings} active postings. Close one with its private link, then post again.`,
  );
}

function linkMail(
  { config }: Services,
  about: { mailId: string; contactEmail: string; jobId: string; title: string },
) {
  return {
    id: about.mailId,
    userId: null,
    to: about.contactEmail,
    kind: "job-posting",
    subject: `Your job is live on Kelpie: ${about.title}`.replace(/\s+/g, " ").slice(0, 150),
    greeting: "Hello,",
    paragraphs: [
      "Your job is on Kelpie's job board. People see it here:",
      config.appUrl + jobPath(about.jobId),
      `It stays there for ${postingDays} days. With your private link you can edit, renew or close it. Who has the link can do the same, so keep it to yourself.`,
    ],
    action: { label: "Edit, renew or close the job", url: config.appUrl + editPostingPath(secretPlace) },
    footer: "If you did not post this job, open the link and close it.",
  };
}
