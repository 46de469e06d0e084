import type { z } from "zod/mini";
import { adWords } from "#shared/contract/jobs.ts";
import type { Optimisation, optimiseBody } from "#shared/contract/resumes.ts";
import { freeLimits, may, optimisationsUsedUp } from "#shared/domain/plans.ts";
import { countWords } from "#shared/domain/text.ts";
import type { Tailored } from "#shared/writing/realise/resume/tailor-resume.ts";
import type { WrittenBy } from "#shared/writing/writer.ts";
import { AppError, unreadable, upgradeRequired } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import type { Services } from "../../services.ts";
import { listBankSources } from "../../writing/evidence-bank.store.ts";
import { identityOf, writerFor } from "../../writing/writer-for-account.ts";
import { answerOf } from "./optimisation-answer.ts";
import { storeOptimisation } from "./optimisations.store.ts";
import { releaseUse, reserveUse, settleUse } from "./usage.store.ts";

export interface OptimiseCall {
  user: Caller;
  body: z.output<typeof optimiseBody>;
  services: Services;
  step: (step: number) => void;
  signal: AbortSignal;
  countCall: () => Promise<void>;
}

/** Said where only spelling, dates or nothing changed. decision: D-57. */
const nothingToCount =
  "Your resume already says what it can for this ad, so this run does not count as one of yours. Answer the open points to give it more to say.";

/**
 * Tailors a resume to an ad. A use is held first and counted only when the answer is stored: refusals,
 * failures and lost processes cost nothing (D-04), nor does a run whose model failed (D-29). Who leaves in the
 * middle finds the built-in writer's result in the history.
 * @throws AppError `upgrade_required` when the free uses are gone, `unreadable` for an ad too short.
 */
export async function optimise(call: OptimiseCall): Promise<Optimisation> {
  const { user, services, body } = call;
  refuseShortAd(body.jobAdText ?? "");
  const limit = may(user.tier, "optimise-unlimited") ? null : freeLimits.optimisations;
  const reservation = await reserveUse(services.db, user.id, limit, services.now());
  if (!reservation) {
    throw upgradeRequired(optimisationsUsedUp);
  }
  try {
    await call.countCall();
    const { mayCount, ...written } = await tailor(call);
    const hasContent = written.result.changes.some((change) => change.housekeeping !== true);
    const counts = mayCount && hasContent;
    if (!mayCount && written.fallback) written.fallback += " This run is not counted.";
    const answer: Optimisation = {
      ...answerOf(body.resumeText, written),
      ...(mayCount && !hasContent && { uncounted: nothingToCount }),
    };
    if (!counts) await releaseUse(services.db, user.id, reservation);
    await services.db.$transaction(async (tx) => {
      if (counts && !(await settleUse(tx, user.id, reservation)))
        throw new AppError("unavailable", "This took too long. Please try again.");
      await storeOptimisation(tx, user.id, {
        resumeText: body.resumeText,
        adText: body.jobAdText ?? "",
        jobTitle: body.jobTitle ?? "",
        company: body.company ?? "",
        applicationId: body.applicationId ?? null,
        result: answer,
      });
    });
    return answer;
  } catch (error) {
    await releaseUse(services.db, user.id, reservation);
    throw error;
  }
}

async function tailor({ user, body, services, step, signal }: OptimiseCall): Promise<WrittenBy<Tailored>> {
  const input = {
    resumeText: body.resumeText,
    ad: {
      text: body.jobAdText ?? "",
      ...(body.jobTitle && { title: body.jobTitle }),
      ...(body.company && { company: body.company }),
    },
    asOf: services.now().toISOString().slice(0, 10),
    resumeEdits: body.resumeEdits ?? [],
    requirementEdits: body.requirementEdits ?? [],
    sources: await listBankSources(services.db, user.id),
  };
  const writer = await writerFor(services, user, signal);
  return writer.tailor({ input, identity: identityOf(user) }, step);
}

/** An ad given but too short gives no score (docs/engine.md, What an ad asks); no ad at all is allowed. */
function refuseShortAd(adText: string): void {
  const words = countWords(adText);
  if (words > 0 && words < adWords.minimum) {
    throw unreadable(
      "ad_too_short",
      `This job description has ${words} words. Please paste the whole ad, at least ${adWords.minimum} words.`,
    );
  }
}
