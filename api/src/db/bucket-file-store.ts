import { randomUUID } from "node:crypto";
import type { Bucket } from "../adapters/bucket.ts";
import { openBytes } from "../bytes/open-outside.ts";
import { closeBytes } from "../bytes/outside.ts";
import { createDatabaseFileStore, type FileStore, pieceBytes, removedWhileRead } from "./file-store.ts";
import type { Db } from "./open.ts";

/** An upload and its transaction end long before. */
const claimMs = 60 * 60 * 1000;
const batch = 100;

/**
 * Bytes in a bucket, under the id of their row. Before an object is written, `UnclaimedFile` names it; the row's
 * transaction takes that away, and the end of the row puts it back (the trigger `unclaimed_file`). So whatever process
 * dies when, an object without a row is removed. Files from before there was a bucket are read from the database.
 */
export function createBucketFileStore(db: Db, bucket: Bucket): FileStore {
  const inDatabase = createDatabaseFileStore(db);
  return {
    async write(content, now) {
      const id = randomUUID();
      const removeAfter = new Date(now.getTime() + claimMs);
      await db.unclaimedFile.create({ data: { fileId: id, removeAfter } });
      await bucket.put(id, openBytes(content));
      return { id, claim: async (tx) => void (await tx.unclaimedFile.delete({ where: { fileId: id } })) };
    },
    async read(id) {
      const earlier = await inDatabase.read(id);
      if (earlier) return earlier;
      const bytes = await bucket.get(id);
      return bytes && closeBytes(bytes);
    },
    async *pieces(id) {
      let isInDatabase = false;
      for await (const piece of inDatabase.pieces(id)) {
        isInDatabase = true;
        yield piece;
      }
      if (isInDatabase) return;
      for (let from = 0; ; from += pieceBytes) {
        const piece = await bucket.getPart(id, from, pieceBytes);
        if (!piece && from > 0) throw removedWhileRead();
        if (piece && piece.length > 0) yield piece;
        if (!piece || piece.length < pieceBytes) return;
      }
    },
    async removeUnclaimed(now) {
      for (let isMore = true; isMore; ) {
        const due = await db.unclaimedFile.findMany({
          where: { removeAfter: { lte: now } },
          orderBy: { removeAfter: "asc" },
          take: batch,
        });
        for (const { fileId } of due) await bucket.remove(fileId);
        const fileIds = due.map(({ fileId }) => fileId);
        await db.unclaimedFile.deleteMany({ where: { fileId: { in: fileIds } } });
        isMore = due.length === batch;
      }
    },
  };
}
