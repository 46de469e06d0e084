import type { CriteriaDesk, CriteriaWork } from "#shared/contract/criteria.ts";
import type { AdInput } from "#shared/engine/analysis.ts";
import { checkLevel } from "#shared/writing/criteria/level-check.ts";
import type { Owner } from "../../db/owner.ts";
import { notFound } from "../../http/app-error.ts";
import { findDefaultResume } from "../../scoring/default-resume.store.ts";
import type { Services } from "../../services.ts";
import type { WorkResult } from "../../workers/heavy-work.ts";
import { getBank } from "../../writing/evidence-bank.store.ts";
import { type DeskJob, findDesk, findDeskJob } from "./criteria.store.ts";

type Asked = WorkResult<"read-asked">;

const today = (services: Services) => services.now().toISOString().slice(0, 10);

/** Everything a desk is made from, gathered once for a call. */
export interface OpenDesk {
  job: DeskJob;
  ad: AdInput;
  asked: Asked;
  work: CriteriaWork;
  changedAt: Date | null;
}

/** What was read of the ad, until the person keeps something of their own. */
function workAsRead({ kind, limits, criteria }: Asked): CriteriaWork {
  return { kind: kind ?? "selection_criteria", limits, criteria, pasted: "", chosen: {}, answers: {} };
}

/** @throws AppError `not_found` for a job or a set that the account does not have. */
export async function openDesk(services: Services, userId: Owner, id: string): Promise<OpenDesk> {
  const job = await findDeskJob(services.db, userId, id);
  if (job === null) throw notFound("application");
  const ad = { text: job.jobDescription, title: job.jobTitle, company: job.company };
  const asked = await services.workers.run("read-asked", { ad, asOf: today(services) }, { payer: userId });
  const kept = await findDesk(services.db, userId, job);
  return { job, ad, asked, work: kept?.work ?? workAsRead(asked), changedAt: kept?.changedAt ?? null };
}

/** What the works on threads take; null where no resume is stored, and nothing can be said or checked. */
export async function deskInput(
  services: Services,
  userId: Owner,
  { ad, work }: Pick<OpenDesk, "ad" | "work">,
) {
  const [resume, bank] = await Promise.all([
    findDefaultResume(services.db, userId),
    getBank(services.db, userId),
  ]);
  if (resume === null) return null;
  const { resumeText, resumeEdits } = resume;
  const { kind, criteria, limits, chosen } = work;
  const asOf = today(services);
  return { resumeText, resumeEdits, bank, ad, kind, criteria, limits, chosen, asOf };
}

const isWritten = ([, text]: [string, string]) => text.trim() !== "";

/** The desk as its screen shows it: coverage, errors and level of what it holds now. */
export async function toDeskDto(services: Services, userId: Owner, open: OpenDesk): Promise<CriteriaDesk> {
  const { job, ad, asked, work, changedAt } = open;
  const input = await deskInput(services, userId, open);
  const bank = input?.bank ?? (await getBank(services.db, userId));
  const answers = Object.fromEntries(Object.entries(work.answers).filter(isWritten));
  const isChecked = input !== null && Object.keys(answers).length > 0;
  const faults = isChecked
    ? await services.workers.run("check-criteria", { ...input, answers }, { payer: userId })
    : {};
  // It reads with the engine, which a process loads with its first desk.
  const { coverCriteria } = await import("#shared/writing/criteria/coverage.ts");
  const { kinds, words, addressee, rule, isElsewhere } = asked;
  return {
    ...{ applicationId: job.id, isSaved: job.isSaved, jobTitle: job.jobTitle, company: job.company },
    // The tracker says the same: a day that the person moved is not read from the ad again.
    closes: job.closes === undefined ? asked.closes : job.closes,
    asked: { kinds, words, addressee, rule, isElsewhere },
    work,
    cover: coverCriteria(work.criteria, bank.stories, work.chosen),
    stories: bank.stories,
    faults,
    level: checkLevel(Object.values(answers).join("\n"), { title: job.jobTitle, text: ad.text }),
    hasResume: input !== null,
    changedAt: changedAt?.toISOString() ?? null,
  };
}
