import type { Db } from "./open.ts";

/** Where the bytes of original files lie; rows about them are `StoredFile`. */
export interface FileStore {
  /** Keeps the bytes under the id of an existing `StoredFile`. */
  keep(id: string, bytes: Uint8Array): Promise<void>;
  /** @returns null when nothing is kept under the id. */
  read(id: string): Promise<Uint8Array | null>;
}

/** Bytes in the database itself: one backup holds everything, and they end with their row (`ON DELETE CASCADE`). */
export function createDatabaseFileStore(db: Db): FileStore {
  return {
    async keep(fileId, bytes) {
      await db.fileContent.create({ data: { fileId, data: new Uint8Array(bytes) } });
    },
    async read(fileId) {
      const row = await db.fileContent.findUnique({ where: { fileId } });
      return row?.data ?? null;
    },
  };
}
