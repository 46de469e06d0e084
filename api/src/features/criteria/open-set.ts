import type { CriteriaWork } from "#shared/contract/criteria.ts";
import { readCriteria } from "#shared/writing/criteria/read-criteria.ts";
import { readLimits } from "#shared/writing/criteria/read-limits.ts";
import { notFound } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import type { Services } from "../../services.ts";
import { findResultAd, makeSet } from "./criteria-sets.store.ts";

interface OpenCall {
  user: Caller;
  services: Services;
  body: { optimizationId: string } | { jobTitle: string; company: string; text: string; is: "ad" | "list" };
}

/** A list without an ad around it. */
function pastedList(text: string): CriteriaWork {
  const [criteria, limits] = [readCriteria(text, true), readLimits(text)];
  return { kind: "selection_criteria", limits, criteria, pasted: text, chosen: {}, answers: {} };
}

/**
 * A desk without a saved job, or that of the result's own job where it has one.
 * @throws AppError `not_found` for a result that is not the account's, `conflict` when there are too many.
 */
export async function openSet({ user, services, body }: OpenCall): Promise<{ id: string }> {
  const { db } = services;
  const now = services.now();
  if (!("optimizationId" in body)) {
    const { jobTitle, company, text } = body;
    const work = body.is === "list" ? pastedList(text) : null;
    const set = { optimisationId: null, jobTitle, company, adText: text, work };
    return { id: await makeSet(db, user.id, set, now) };
  }
  const result = await findResultAd(db, user.id, body.optimizationId);
  if (result === null) throw notFound("optimization");
  const { applicationId, ...ad } = result;
  if (applicationId !== null) return { id: applicationId };
  const set = { optimisationId: body.optimizationId, ...ad, work: null };
  return { id: await makeSet(db, user.id, set, now) };
}
