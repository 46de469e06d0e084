import { ENGINE_VERSION } from "#shared/engine/engine-version.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
import type { Owner } from "../db/owner.ts";
import type { Services } from "../services.ts";
import { isTooComplex } from "../workers/workers.ts";
import { findDefaultResume, findDefaultResumeState } from "./default-resume.store.ts";

/** Measured values by what they depend on; another process measures the same, so each keeps its own. */
const measured = new Map<string, number | null>();
const most = 2000;

type ReadServices = Pick<Services, "db" | "now" | "workers">;

/** READ of the account's default resume (D-52); null until one is stored, and for one that is too much to read. */
export async function readOfDefault(services: ReadServices, userId: Owner): Promise<number | null> {
  const state = await findDefaultResumeState(services.db, userId);
  if (!state) return null;
  return readOf(services, userId, state, () => findDefaultResume(services.db, userId));
}

/** READ of one resume, measured once for each state of it; null when it is gone or too much to read. */
export async function readOf(
  { now, workers }: ReadServices,
  userId: Owner,
  state: { id: string; updatedAt: Date },
  resumeOf: () => Promise<MeasuredResume | null>,
): Promise<number | null> {
  const asOf = now().toISOString().slice(0, 10);
  const key = [state.id, state.updatedAt.getTime(), asOf, ENGINE_VERSION].join(" ");
  const known = measured.get(key);
  if (known !== undefined) return known;
  const resume = await resumeOf();
  const value =
    resume &&
    (await workers
      .run("measure-read", { resume, asOf }, { payer: userId, isPatient: true })
      .catch(unmeasured));
  if (measured.size >= most) measured.clear();
  measured.set(key, value);
  return value;
}

/** @throws whatever else went wrong. */
export function unmeasured(error: unknown): null {
  if (isTooComplex(error)) return null;
  throw error;
}
