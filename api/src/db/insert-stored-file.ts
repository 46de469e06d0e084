import { storageMb } from "#shared/domain/plans.ts";
import { tierAt } from "#shared/domain/subscription.ts";
import type { Prisma, StoredFile } from "./generated/client.ts";
import { lockAccount } from "./lock-account.ts";
import type { Db } from "./open.ts";
import { type Owner, rowsOf } from "./owner.ts";

/** The files of an account would take more than its plan has room for. */
export interface NoRoom {
  /** Megabytes of the plan. */
  noRoomIn: number;
}

type NewFile = Pick<Prisma.StoredFileUncheckedCreateInput, "name" | "type"> & {
  bytes: number;
  createdAt: Date;
  facts: Prisma.InputJsonValue;
  applicationId?: string;
};

const megabyte = 1024 * 1024;

/**
 * The row of a file, before its bytes are kept: it holds their room. Of two uploads at once the second one counts the first.
 * @param isLetterhead the one before goes when this one is there, so it takes no room.
 * decision: D-104.
 */
export async function insertStoredFile(
  db: Db,
  userId: Owner,
  file: NewFile,
  { isLetterhead = false } = {},
): Promise<StoredFile | NoRoom> {
  return db.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const rows = rowsOf(tx, userId);
    const { tier, subscription } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { tier: true, subscription: { select: { currentPeriodEnd: true } } },
    });
    const where = isLetterhead ? { userId, isLetterhead: false } : { userId };
    const { _sum } = await rows.storedFile.aggregate({ where, _sum: { bytes: true } });
    const noRoomIn = storageMb[tierAt(tier, subscription?.currentPeriodEnd, file.createdAt)];
    if ((_sum.bytes ?? 0) + file.bytes > noRoomIn * megabyte) return { noRoomIn };
    return rows.storedFile.create({ data: { ...file, userId } });
  });
}
