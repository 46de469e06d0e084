import { closeBytes, headOf, type OutsideBytes } from "../bytes/outside.ts";
import type { Db } from "../db/open.ts";
import type { Owner } from "../db/owner.ts";
import { AppError, notFound } from "../http/app-error.ts";
import type { Services } from "../services.ts";
import { findPicture, type Picture, removePicture, savePicture } from "./pictures.store.ts";

const starts: readonly (readonly [string, readonly number[], number])[] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47], 0],
  ["image/jpeg", [0xff, 0xd8, 0xff], 0],
  ["image/webp", [0x57, 0x45, 0x42, 0x50], 8],
];

/** What the bytes say they are; a name or a header is never believed. No SVG: it can hold a script. */
export function pictureType(data: OutsideBytes): string | undefined {
  const head = headOf(data);
  return starts.find(([, bytes, at]) => bytes.every((byte, n) => head[at + n] === byte))?.[0];
}

/** Keeps a picture and gives the account its address. @throws AppError `unsupported` for what is no PNG, JPEG or WebP. */
export async function storePicture(
  { db, now }: Pick<Services, "db" | "now">,
  userId: Owner,
  origin: Picture["origin"],
  data: OutsideBytes,
): Promise<string> {
  const type = pictureType(data);
  if (!type) throw new AppError("unsupported", "Please choose a picture: PNG, JPEG or WebP.");
  const changedAt = now();
  const address = `/api/user/picture?v=${changedAt.getTime()}`;
  await db.$transaction((tx) => savePicture(tx, userId, { origin, type, data, changedAt }, address));
  return address;
}

/** @throws AppError `not_found` for an account without one. */
export async function readPicture(db: Db, userId: Owner) {
  const row = await findPicture(db, userId);
  if (!row) throw notFound("picture");
  return { bytes: closeBytes(row.data), name: `picture.${row.type.split("/")[1]}`, type: row.type };
}

export async function dropPicture(db: Db, userId: Owner): Promise<void> {
  await db.$transaction((tx) => removePicture(tx, userId));
}

/**
 * Keeps Google's picture of a person who has none here. A picture that does not come keeps nobody from signing in.
 * decision: D-12.
 */
export async function storeGooglePicture(
  services: Pick<Services, "db" | "now" | "pictures" | "log">,
  userId: Owner,
  address: string | undefined,
): Promise<void> {
  if (!address || (await findPicture(services.db, userId))) return;
  try {
    const data = await services.pictures(address);
    if (data) await storePicture(services, userId, "google", data);
  } catch (error) {
    services.log.warn({ err: error }, "Google's picture was not kept");
  }
}
