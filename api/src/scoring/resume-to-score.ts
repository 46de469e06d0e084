import type { Owner } from "../db/owner.ts";
import type { Services } from "../services.ts";
import { isTooComplex } from "../workers/workers.ts";
import { findDefaultResume, findDefaultResumeState } from "./default-resume.store.ts";
import type { ResumeToScore } from "./match-scorer.ts";

export interface RankingResume extends ResumeToScore {
  /** Its titles and skills: what ranks ads before the engine reads them. */
  words: string[];
}

const known = new Map<string, RankingResume>();
const most = 500;

/** The account's default resume as the board ranks by it (D-52); null until one is kept. Read once for each state. */
export async function resumeToScore(
  { db, workers }: Pick<Services, "db" | "workers">,
  userId: Owner,
): Promise<RankingResume | null> {
  const state = await findDefaultResumeState(db, userId);
  if (!state) return null;
  const key = `${state.id} ${state.updatedAt.getTime()}`;
  const before = known.get(key);
  if (before) return before;
  const resume = await findDefaultResume(db, userId);
  if (!resume) return null;
  const words = await workers
    .run("ranking-words", resume.resumeText, { payer: userId, isPatient: true })
    .catch(withoutWords);
  const read = { key, resume, words };
  if (known.size >= most) known.clear();
  known.set(key, read);
  return read;
}

/** The board is there for a resume that is too much to read, too. */
function withoutWords(error: unknown): string[] {
  if (isTooComplex(error)) return [];
  throw error;
}
