import type { ApplicationFile } from "#shared/contract/applications.ts";
import type { StoredFile as Row } from "../../db/generated/client.ts";
import type { Db } from "../../db/open.ts";

function wireFile({ id, name, type, bytes, createdAt }: Row): ApplicationFile {
  return { id, name, type, bytes, createdAt: createdAt.toISOString() };
}

/** Oldest first. */
export async function listFiles(db: Db, userId: string, applicationId: string): Promise<ApplicationFile[]> {
  const rows = await db.storedFile.findMany({
    where: { userId, applicationId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(wireFile);
}

export async function insertFile(
  db: Db,
  userId: string,
  file: { applicationId: string; name: string; type: string; bytes: number; createdAt: Date },
): Promise<ApplicationFile> {
  return wireFile(await db.storedFile.create({ data: { ...file, userId, facts: {} } }));
}

/** A file of an application; originals of resumes have their own calls. */
export async function getFile(
  db: Db,
  userId: string,
  id: string,
): Promise<(ApplicationFile & { applicationId: string }) | null> {
  const row = await db.storedFile.findFirst({ where: { id, userId, applicationId: { not: null } } });
  return row?.applicationId ? { ...wireFile(row), applicationId: row.applicationId } : null;
}

export async function removeFile(db: Db, userId: string, id: string): Promise<boolean> {
  const { count } = await db.storedFile.deleteMany({ where: { id, userId, applicationId: { not: null } } });
  return count > 0;
}

/** How many files an application has, and the bytes of all files of all applications of the account. */
export async function measureFiles(
  db: Db,
  userId: string,
  applicationId: string,
): Promise<{ files: number; bytes: number }> {
  const files = await db.storedFile.count({ where: { userId, applicationId } });
  const { _sum } = await db.storedFile.aggregate({
    where: { userId, applicationId: { not: null } },
    _sum: { bytes: true },
  });
  return { files, bytes: _sum.bytes ?? 0 };
}
