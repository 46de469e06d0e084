import { randomUUID } from "node:crypto";
import { openBytes } from "../bytes/open-outside.ts";
import { closeBytes, type OutsideBytes } from "../bytes/outside.ts";
import type { Db, Tx } from "./open.ts";

/** Where the bytes of original files are: in the database, or in a bucket. */
export interface FileStore {
  /**
   * Takes the bytes of a file that is about to get its row.
   * @returns `id` for the row, and `claim` for the transaction that writes it; without it the bytes are not stored.
   */
  write(content: OutsideBytes, now: Date): Promise<{ id: string; claim(tx: Tx): Promise<void> }>;
  /** @returns null when nothing is stored under the id. */
  read(id: string): Promise<OutsideBytes | null>;
  /** The same piece by piece, for whoever passes it on: ten megabytes at once take five times as many in memory. */
  pieces(id: string): AsyncIterable<Uint8Array>;
  /** Removes bytes whose row never came, or has gone. */
  removeUnclaimed(now: Date): Promise<void>;
}

/** The database with the store of its files. */
export interface DbWithFiles {
  db: Db;
  files: FileStore;
}

/** Of a file that is read piece by piece. */
export const pieceBytes = 1024 * 1024;

/** Half a file would pass for a whole one. */
export const removedWhileRead = () => new Error("A file was removed while it was read.");

/** Bytes in the database itself: one backup holds everything, and they end with their row (`ON DELETE CASCADE`). */
export function createDatabaseFileStore(db: Db): FileStore {
  return {
    async write(content) {
      const id = randomUUID();
      const data = openBytes(content);
      return { id, claim: async (tx) => void (await tx.fileContent.create({ data: { fileId: id, data } })) };
    },
    async read(fileId) {
      const row = await db.fileContent.findUnique({ where: { fileId } });
      return row && closeBytes(row.data);
    },
    async *pieces(fileId) {
      for (let from = 1; ; from += pieceBytes) {
        const [row] = await db.$queryRaw<{ piece: Uint8Array }[]>`
          SELECT substring(data FROM ${from}::int FOR ${pieceBytes}::int) AS piece
          FROM "FileContent" WHERE "fileId" = ${fileId}`;
        if (!row && from > 1) throw removedWhileRead();
        if (row && row.piece.length > 0) yield row.piece;
        if (!row || row.piece.length < pieceBytes) return;
      }
    },
    // They went with their row.
    removeUnclaimed: async () => undefined,
  };
}
