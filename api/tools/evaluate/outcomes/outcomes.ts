import { type Desk, type Outcome, openDesk } from "./desk.ts";
import { moneyOutcomes } from "./money-outcomes.ts";
import { peopleOutcomes } from "./people-outcomes.ts";
import { postingOutcomes } from "./posting-outcomes.ts";
import { workOutcomes } from "./work-outcomes.ts";

/** The links in mails come last, because by then every mail was sent. */
export const outcomes: readonly Outcome[] = [
  ...workOutcomes,
  ...moneyOutcomes,
  ...postingOutcomes,
  ...peopleOutcomes,
];

export interface OutcomeReport {
  task: "outcomes";
  n: number;
  failed: { id: string; found: string }[];
}

async function failureOf(outcome: Outcome, desk: Desk): Promise<OutcomeReport["failed"]> {
  // Rate limits are not part of this measure, and all requests come from one machine.
  await desk.api.services.db.rateLimiterFlexible.deleteMany({});
  try {
    await outcome.check(desk);
    return [];
  } catch (error) {
    return [{ id: outcome.id, found: error instanceof Error ? error.message : String(error) }];
  }
}

/**
 * Checks what people would complain about in the real app, over HTTP with its own database.
 * @param only parts of ids; all if there are none.
 */
export async function evaluateOutcomes(only: readonly string[] = [""]): Promise<OutcomeReport> {
  const desk = await openDesk();
  const chosen = outcomes.filter(({ id }) => only.some((part) => id.includes(part)));
  const failed: OutcomeReport["failed"] = [];
  try {
    for (const outcome of chosen) failed.push(...(await failureOf(outcome, desk)));
  } finally {
    await desk.api.stop();
  }
  return { task: "outcomes", n: chosen.length, failed };
}
