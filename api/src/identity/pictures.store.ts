import { openBytes } from "../bytes/open-outside.ts";
import type { OutsideBytes } from "../bytes/outside.ts";
import type { Db, Tx } from "../db/open.ts";
import { type Owner, rowsOf } from "../db/owner.ts";

export interface Picture {
  origin: "own" | "google";
  /** image/png, image/jpeg or image/webp: what its bytes say. */
  type: string;
  data: OutsideBytes;
  changedAt: Date;
}

export async function findPicture(db: Db, userId: Owner) {
  return rowsOf(db, userId).profilePicture.findUnique({ where: { userId } });
}

/** Also writes its address to the account; the time in it makes browsers ask anew. */
export async function savePicture(tx: Tx, userId: Owner, picture: Picture, address: string): Promise<void> {
  const columns = { ...picture, data: openBytes(picture.data) };
  await rowsOf(tx, userId).profilePicture.upsert({
    where: { userId },
    create: { userId, ...columns },
    update: columns,
  });
  await tx.user.update({ where: { id: userId }, data: { profileImageUrl: address } });
}

export async function removePicture(tx: Tx, userId: Owner): Promise<void> {
  await rowsOf(tx, userId).profilePicture.deleteMany({ where: { userId } });
  await tx.user.update({ where: { id: userId }, data: { profileImageUrl: null } });
}
