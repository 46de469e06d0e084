import type { Db } from "./open.ts";

/** Where the bytes of original files are read; they are written with their row (`insertStoredFile`). */
export interface FileStore {
  /** @returns null when nothing is kept under the id. */
  read(id: string): Promise<Uint8Array | null>;
}

/** Bytes in the database itself: one backup holds everything, and they end with their row (`ON DELETE CASCADE`). */
export function createDatabaseFileStore(db: Db): FileStore {
  return {
    async read(fileId) {
      const row = await db.fileContent.findUnique({ where: { fileId } });
      return row?.data ?? null;
    },
  };
}
