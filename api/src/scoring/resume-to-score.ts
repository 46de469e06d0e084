import { readResume } from "#shared/resume/read-resume.ts";
import type { Db } from "../db/open.ts";
import type { Owner } from "../db/owner.ts";
import { findDefaultResume, findDefaultResumeState } from "./default-resume.store.ts";
import type { ResumeToScore } from "./match-scorer.ts";

export interface RankingResume extends ResumeToScore {
  /** Its titles and skills: what ranks ads before the engine reads them. */
  words: string[];
}

const known = new Map<string, RankingResume>();
const most = 500;
const mostWords = 40;

/** The account's default resume as the board ranks by it (D-52); null until one is kept. Read once for each state. */
export async function resumeToScore(db: Db, userId: Owner): Promise<RankingResume | null> {
  const state = await findDefaultResumeState(db, userId);
  if (!state) return null;
  const key = `${state.id} ${state.updatedAt.getTime()}`;
  const before = known.get(key);
  if (before) return before;
  const resume = await findDefaultResume(db, userId);
  if (!resume) return null;
  const read = { key, resume, words: rankingWords(resume.resumeText) };
  if (known.size >= most) known.clear();
  known.set(key, read);
  return read;
}

function rankingWords(text: string): string[] {
  const model = readResume(text);
  const titles = model.work.map(({ position }) => position ?? "");
  const skills = model.skills.flatMap(({ name, keywords }) => [name ?? "", ...(keywords ?? [])]);
  const words =
    [...titles, ...skills]
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return [...new Set(words)].slice(0, mostWords);
}
