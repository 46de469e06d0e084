import type { Owner } from "../db/owner.ts";
import type { Services } from "../services.ts";
import { isTooComplex } from "../workers/workers.ts";
import { findDefaultResume, findDefaultResumeState, readDefaultResume } from "./default-resume.store.ts";
import type { ResumeToScore } from "./score-ads.ts";

export interface RankingResume extends ResumeToScore {
  /** Its titles and skills: what ranks ads before the engine reads them. */
  words: string[];
}

const known = new Map<string, RankingResume>();
const most = 500;

/** The account's default resume as the board ranks by it (D-52); null until one is stored. Read once for each state. */
export async function resumeToScore(
  { db, workers }: Pick<Services, "db" | "workers">,
  userId: Owner,
): Promise<RankingResume | null> {
  const state = await findDefaultResumeState(db, userId);
  if (!state) return null;
  const key = keyOf(state);
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

const keyOf = (state: { id: string; updatedAt: Date }) => `${state.id} ${state.updatedAt.getTime()}`;

/**
 * The same for a task that asks once a day: the resume's state and text in one question, its words from the thread that
 * scores with it afterwards, and nothing remembered in place of resumes that people look at.
 */
export async function resumeOfTask(
  { db, matches }: Pick<Services, "db" | "matches">,
  userId: Owner,
): Promise<RankingResume | null> {
  const found = await readDefaultResume(db, userId);
  if (!found) return null;
  const resume = { key: keyOf(found), resume: found.resume };
  return { ...resume, words: await matches.rankingWords(resume) };
}

/** The board is there for a resume that is too much to read, too. */
function withoutWords(error: unknown): string[] {
  if (isTooComplex(error)) return [];
  throw error;
}
