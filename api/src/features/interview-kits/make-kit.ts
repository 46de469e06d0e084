import type { InterviewKit } from "#shared/contract/interview-kits.ts";
import { notFound, unreadable } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import { findDefaultResume } from "../../scoring/default-resume.store.ts";
import type { Services } from "../../services.ts";
import { getBank } from "../../writing/evidence-bank.store.ts";
import { findKitJob } from "./interview-kits.store.ts";

export interface KitCall {
  user: Caller;
  services: Services;
  params: { id: string };
}

/**
 * The kit for one saved job, made anew from what is stored now.
 * @throws AppError `not_found` for a job that is not the account's, `unreadable` without a resume.
 */
export async function makeKit({ user, services, params }: KitCall): Promise<InterviewKit> {
  const { db, workers } = services;
  const job = await findKitJob(db, user.id, params.id);
  if (job === null) throw notFound("application");
  const resume = await findDefaultResume(db, user.id);
  if (resume === null)
    throw unreadable("no_resume", "Please keep a resume first: the kit is made from your own facts.");
  const { stories } = await getBank(db, user.id);
  const { id, jobTitle, company, jobDescription, day, sent } = job;
  const ad = { text: jobDescription, title: jobTitle, company };
  const { resumeText, resumeEdits } = resume;
  const asOf = services.now().toISOString().slice(0, 10);
  const order = { resumeText, resumeEdits, stories, ad, asOf };
  const kit = await workers.run("build-interview-kit", order, { payer: user.id });
  return { applicationId: id, jobTitle, company, day, sent, ...kit, stories };
}
