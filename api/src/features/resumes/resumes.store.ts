import type { Resume } from "#shared/contract/resumes.ts";
import type { Resume as Row } from "../../db/generated/client.ts";
import type { Db, Tx } from "../../db/open.ts";

export function wireResume(row: Row): Resume {
  return { id: row.id, name: row.name, text: row.text, updatedAt: row.updatedAt.toISOString() };
}

/** Writes the account's one resume, or replaces its text. */
export async function keepResume(
  db: Db,
  userId: string,
  resume: { name: string; text: string },
): Promise<Row> {
  return db.$transaction(async (tx) => {
    const current = await tx.resume.findFirst({ where: { userId, isDefault: true } });
    return current
      ? tx.resume.update({ where: { id: current.id }, data: resume })
      : tx.resume.create({ data: { ...resume, userId, isDefault: true } });
  });
}

export async function storeOptimisation(
  tx: Tx,
  userId: string,
  run: { resumeText: string; adText: string; result: object },
): Promise<void> {
  await tx.optimisation.create({ data: { userId, ...run, result: JSON.parse(JSON.stringify(run.result)) } });
}
