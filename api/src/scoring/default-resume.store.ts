import type { Db } from "../db/open.ts";

/** The resume that every measured number of an account compares with (D-52); null until one is kept. */
export async function findDefaultResume(db: Db, userId: string) {
  return db.resume.findFirst({ where: { userId, isDefault: true }, orderBy: { updatedAt: "desc" } });
}
