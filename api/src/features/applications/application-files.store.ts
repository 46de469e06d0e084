import type { ApplicationFile } from "#shared/contract/applications/application.ts";
import type { OutsideBytes } from "../../bytes/outside.ts";
import type { DbWithFiles } from "../../db/file-store.ts";
import type { StoredFile as Row } from "../../db/generated/client.ts";
import { type FileRefusal, insertStoredFile } from "../../db/insert-stored-file.ts";
import type { Db } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";

function toFileDto({ id, name, type, bytes, createdAt }: Row): ApplicationFile {
  return { id, name, type, bytes, createdAt: createdAt.toISOString() };
}

/** Oldest first. */
export async function listFiles(db: Db, userId: Owner, applicationId: string): Promise<ApplicationFile[]> {
  const rows = await rowsOf(db, userId).storedFile.findMany({
    where: { userId, applicationId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(toFileDto);
}

export async function insertFile(
  services: DbWithFiles,
  userId: Owner,
  file: { name: string; type: string; content: OutsideBytes; createdAt: Date },
  place: { applicationId: string; most: number },
): Promise<ApplicationFile | FileRefusal> {
  const row = await insertStoredFile(services, userId, { ...file, facts: {} }, place);
  return "id" in row ? toFileDto(row) : row;
}

/** A file of an application; originals of resumes have their own calls. */
export async function getFile(
  db: Db,
  userId: Owner,
  id: string,
): Promise<(ApplicationFile & { applicationId: string }) | null> {
  const row = await rowsOf(db, userId).storedFile.findFirst({
    where: { id, userId, applicationId: { not: null } },
  });
  return row?.applicationId ? { ...toFileDto(row), applicationId: row.applicationId } : null;
}

export async function removeFile(db: Db, userId: Owner, id: string): Promise<boolean> {
  const { count } = await rowsOf(db, userId).storedFile.deleteMany({
    where: { id, userId, applicationId: { not: null } },
  });
  return count > 0;
}
