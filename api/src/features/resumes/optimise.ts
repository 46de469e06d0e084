import type { z } from "zod/mini";
import { adWords } from "#shared/contract/jobs.ts";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import type { optimiseBody } from "#shared/contract/resumes/resumes.ts";
import { freeLimits, may, optimisationsUsedUp } from "#shared/domain/plans.ts";
import { countWords } from "#shared/domain/text.ts";
import { hasGain, scoreGain } from "#shared/resume/score-gain.ts";
import type { TailorOrder } from "#shared/writing/model/tailor-work.ts";
import type { Tailored } from "#shared/writing/realise/resume/tailor-resume.ts";
import { stepper } from "#shared/writing/stepper.ts";
import type { WrittenBy } from "#shared/writing/writer.ts";
import { AppError, unreadable, upgradeRequired } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import type { Services } from "../../services.ts";
import { listBankSources } from "../../writing/evidence-bank.store.ts";
import { inputsKey } from "../../writing/inputs-key.ts";
import { identityOf, writerFor } from "../../writing/writer-for-account.ts";
import { answerOf } from "./optimisation-answer.ts";
import {
  findOptimisation,
  linkOptimisation,
  storedAnswer,
  storeOptimisation,
} from "./optimisations.store.ts";
import { releaseUse, reserveUse, settleUse } from "./usage.store.ts";

export interface OptimiseCall {
  user: Caller;
  body: z.output<typeof optimiseBody>;
  services: Services;
  step: (step: number) => void;
  signal: AbortSignal;
  countCall: () => Promise<void>;
}

/** Said where neither number rises by a point. decision: D-112. */
const nothingToCount = "Not counted: neither number went up.";

/**
 * Tailors a resume to an ad. The same inputs open what was stored and cost nothing (D-57). Else a use is held first and
 * counted only when the answer is stored: refusals, failures and lost processes cost nothing (D-04), nor does a run
 * whose model failed (D-29). Who leaves in the middle finds the built-in writer's result in the history.
 * @throws AppError `upgrade_required` when the free uses are gone, `unreadable` for an ad too short.
 */
export async function optimise(call: OptimiseCall): Promise<Optimisation> {
  const { user, services, body, signal, step } = call;
  refuseShortAd(body.jobAdText ?? "");
  const input = await inputOf(call);
  const written = body.deviceEdits && { edits: body.deviceEdits };
  const { writer, who } = await writerFor(services, user, { signal, written });
  const { asOf: _, ...asked } = input;
  const inputs = inputsKey([who, asked]);
  const kept = await findOptimisation(services.db, user.id, inputs);
  if (kept !== null) {
    stepper(step)(4);
    if (body.applicationId) await linkOptimisation(services.db, user.id, kept.id, body.applicationId);
    return { ...storedAnswer(kept), keptFrom: kept.createdAt.toISOString() };
  }
  const order = { input, identity: identityOf(user) };
  return withReservedUse(call, async () => ({ ...(await writer.tailor(order, step)), inputs }));
}

type Written = WrittenBy<Tailored> & { inputs: string };

/** Holds a use while it is written, and counts it with the answer where a number rises. */
async function withReservedUse(call: OptimiseCall, write: () => Promise<Written>): Promise<Optimisation> {
  const { user, services, body } = call;
  const limit = may(user.tier, "optimise-unlimited") ? null : freeLimits.optimisations;
  const reservation = await reserveUse(services.db, user.id, limit, services.now());
  if (!reservation) {
    throw upgradeRequired(optimisationsUsedUp);
  }
  try {
    await call.countCall();
    const { mayCount, inputs, ...written } = await write();
    const isGain = hasGain(scoreGain(written.result.before, written.result.after));
    const counts = mayCount && isGain;
    if (!mayCount && written.fallback) written.fallback += " This run is not counted.";
    const answer: Optimisation = {
      ...answerOf(body.resumeText, written),
      ...(mayCount && !isGain && { uncounted: nothingToCount }),
    };
    if (!counts) await releaseUse(services.db, user.id, reservation);
    const id = await services.db.$transaction(async (tx) => {
      if (counts && !(await settleUse(tx, user.id, reservation)))
        throw new AppError("unavailable", "This took too long. Please try again.");
      return storeOptimisation(tx, user.id, {
        resumeText: body.resumeText,
        adText: body.jobAdText ?? "",
        jobTitle: body.jobTitle ?? "",
        company: body.company ?? "",
        applicationId: body.applicationId ?? null,
        resumeEdits: body.resumeEdits ?? [],
        result: answer,
        // What the built-in writer did in a model's place is worth another try.
        ...(answer.fallback === undefined && { inputs }),
      });
    });
    return { ...answer, id };
  } catch (error) {
    await releaseUse(services.db, user.id, reservation);
    throw error;
  }
}

async function inputOf({ user, body, services }: OptimiseCall): Promise<TailorOrder["input"]> {
  return {
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
