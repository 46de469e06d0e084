import { ENGINE_VERSION } from "#shared/engine/analyse.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { Owner } from "../db/owner.ts";
import type { Services } from "../services.ts";
import { findDefaultResume, findDefaultResumeState } from "./default-resume.store.ts";

/** Measured values by what they depend on; another process measures the same, so each keeps its own. */
const measured = new Map<string, number | null>();
const most = 2000;

/** READ of the account's default resume (D-52); null until one is kept. Measured once for each state of it. */
export async function readOfDefault(
  services: Pick<Services, "db" | "now">,
  userId: Owner,
): Promise<number | null> {
  const state = await findDefaultResumeState(services.db, userId);
  if (!state) return null;
  const asOf = services.now().toISOString().slice(0, 10);
  const key = [state.id, state.updatedAt.getTime(), asOf, ENGINE_VERSION].join(" ");
  const known = measured.get(key);
  if (known !== undefined) return known;
  const resume = await findDefaultResume(services.db, userId);
  const value = resume && analyseResume({ ...resume, ad: { text: "" }, asOf }).read.value;
  if (measured.size >= most) measured.clear();
  measured.set(key, value);
  return value;
}
