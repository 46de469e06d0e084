import type { Db } from "../../db/open.ts";

type Answers = Record<string, string>;

export async function listGateAnswers(db: Db, userId: string): Promise<Answers> {
  const { gateAnswers } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { gateAnswers: true },
  });
  return gateAnswers as Answers;
}

/** Replaces all answers. */
export async function keepGateAnswers(db: Db, userId: string, answers: Answers): Promise<Answers> {
  await db.user.update({ where: { id: userId }, data: { gateAnswers: answers } });
  return answers;
}
