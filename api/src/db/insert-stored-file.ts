import { storageMb } from "#shared/domain/plans.ts";
import { tierAt } from "#shared/domain/subscription.ts";
import type { OutsideBytes } from "../bytes/outside.ts";
import type { DbWithFiles } from "./file-store.ts";
import type { Prisma, StoredFile } from "./generated/client.ts";
import { lockAccount } from "./lock-account.ts";
import type { Tx } from "./open.ts";
import { type Owner, rowsOf } from "./owner.ts";

/** Why a file is not stored. */
export type FileRefusal =
  /** Megabytes of the plan, which its files would take more than. */
  | { noRoomIn: number }
  /** Files that one application may have, and has. */
  | { most: number };

type NewFile = Pick<Prisma.StoredFileUncheckedCreateInput, "name" | "type"> & {
  content: OutsideBytes;
  createdAt: Date;
  facts: Prisma.InputJsonValue;
};

/** What the file hangs on; without either it waits for a resume. */
interface Place {
  applicationId?: string;
  /** Files of that application. */
  most?: number;
  isLetterhead?: boolean;
}

const megabyte = 1024 * 1024;

/** So long may ten megabytes take on a slow disk. */
const timeout = 30_000;

/**
 * Keeps a file: its row and its bytes, both or neither. Of two uploads at once the second one counts the first.
 * @param place.isLetterhead the one before goes in the same transaction, so it takes no room.
 * decision: D-104.
 */
export async function insertStoredFile(
  { db, files }: DbWithFiles,
  userId: Owner,
  { content, ...file }: NewFile,
  place: Place = {},
): Promise<StoredFile | FileRefusal> {
  const bytes = content.byteLength;
  const { id, claim } = await files.write(content, file.createdAt);
  return db.$transaction(
    async (tx) => {
      await lockAccount(tx, userId);
      const refused =
        (await noRoom(tx, userId, bytes, place, file.createdAt)) ?? (await tooMany(tx, userId, place));
      if (refused) return refused;
      const { most: _, ...where } = place;
      if (place.isLetterhead)
        await rowsOf(tx, userId).storedFile.deleteMany({ where: { userId, isLetterhead: true } });
      const row = await rowsOf(tx, userId).storedFile.create({
        data: { ...file, ...where, id, bytes, userId },
      });
      await claim(tx);
      return row;
    },
    { timeout },
  );
}

async function noRoom(
  tx: Tx,
  userId: Owner,
  bytes: number,
  { isLetterhead }: Place,
  now: Date,
): Promise<FileRefusal | null> {
  const { tier, subscription } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { tier: true, subscription: { select: { currentPeriodEnd: true } } },
  });
  const where = isLetterhead ? { userId, isLetterhead: false } : { userId };
  const { _sum } = await rowsOf(tx, userId).storedFile.aggregate({ where, _sum: { bytes: true } });
  const noRoomIn = storageMb[tierAt(tier, subscription?.currentPeriodEnd, now)];
  return (_sum.bytes ?? 0) + bytes > noRoomIn * megabyte ? { noRoomIn } : null;
}

async function tooMany(tx: Tx, userId: Owner, { applicationId, most }: Place): Promise<FileRefusal | null> {
  if (applicationId === undefined || most === undefined) return null;
  const count = await rowsOf(tx, userId).storedFile.count({ where: { userId, applicationId } });
  return count >= most ? { most } : null;
}
