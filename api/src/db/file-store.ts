import { closeBytes, type OutsideBytes } from "../bytes/outside.ts";
import type { Db } from "./open.ts";

/** Where the bytes of original files are read; they are written with their row (`insertStoredFile`). */
export interface FileStore {
  /** @returns null when nothing is stored under the id. */
  read(id: string): Promise<OutsideBytes | null>;
  /** The same piece by piece, for whoever passes it on: ten megabytes at once take five times as many in memory. */
  pieces(id: string): AsyncIterable<Uint8Array>;
}

const pieceBytes = 1024 * 1024;

/** Bytes in the database itself: one backup holds everything, and they end with their row (`ON DELETE CASCADE`). */
export function createDatabaseFileStore(db: Db): FileStore {
  return {
    async read(fileId) {
      const row = await db.fileContent.findUnique({ where: { fileId } });
      return row && closeBytes(row.data);
    },
    async *pieces(fileId) {
      for (let from = 1; ; from += pieceBytes) {
        const [row] = await db.$queryRaw<{ piece: Uint8Array }[]>`
          SELECT substring(data FROM ${from}::int FOR ${pieceBytes}::int) AS piece
          FROM "FileContent" WHERE "fileId" = ${fileId}`;
        // Half a file would pass for a whole one.
        if (!row && from > 1) throw new Error("A file was removed while it was read.");
        if (row && row.piece.length > 0) yield row.piece;
        if (!row || row.piece.length < pieceBytes) return;
      }
    },
  };
}
