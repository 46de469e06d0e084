import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { ForwardedMessage } from "#shared/contract/forwarded-mail.ts";
import { messageKinds, statusOfKind } from "#shared/domain/applications/message-kinds.ts";
import { statusesWhere } from "#shared/domain/applications/status.ts";
import type { Db } from "../../db/open.ts";
import { everybodysRows, type Owner, ownerOf, rowsOf } from "../../db/owner.ts";
import { readJson } from "../../db/read-json.ts";
import type { ForwardedReading } from "./read-forwarded.ts";

/** A month later the person has answered, or will not. */
const keptDays = 30;
/** Messages of one account and day: more are not forwarded by a person. */
const mostADay = 50;
const dayMs = 86_400_000;

const kind = z.enum(messageKinds);

/** The key of the account's address; null before it has one. */
export async function findKey(db: Db, userId: Owner): Promise<string | null> {
  const row = await rowsOf(db, userId).forwardingAddress.findUnique({ where: { userId } });
  return row?.key ?? null;
}

/** A new key: whoever knows the old one reaches nobody. Letters and digits, since mail programs change the case. */
export async function makeKey(db: Db, userId: Owner): Promise<string> {
  const key = BigInt(`0x${randomBytes(13).toString("hex")}`).toString(36);
  await rowsOf(db, userId).forwardingAddress.upsert({
    where: { userId },
    create: { userId, key },
    update: { key },
  });
  return key;
}

export async function removeKey(db: Db, userId: Owner): Promise<void> {
  await rowsOf(db, userId).forwardingAddress.deleteMany({ where: { userId } });
}

/** Whose address it is; null when it is nobody's. */
export async function findOwnerOfKey(db: Db, key: string): Promise<Owner | null> {
  const row = await everybodysRows(db).forwardingAddress.findUnique({ where: { key } });
  return row && ownerOf(row.userId);
}

/** What a message may speak of. */
export async function listOpenApplications(db: Db, userId: Owner) {
  return rowsOf(db, userId).application.findMany({
    where: { userId, archivedAt: null, status: { in: statusesWhere(({ isOpen }) => isOpen) } },
    select: { id: true, jobTitle: true, company: true },
  });
}

/** @returns false when it came before, or too many came today. */
export async function storeReading(
  db: Db,
  userId: Owner,
  { subject, reading, applicationId }: ForwardedReading,
  { messageKey, receivedAt }: { messageKey: string; receivedAt: Date },
): Promise<boolean> {
  const rows = rowsOf(db, userId).forwardedMail;
  const since = new Date(receivedAt.getTime() - dayMs);
  if ((await rows.count({ where: { userId, receivedAt: { gte: since } } })) >= mostADay) return false;
  const { count } = await rows.createMany({
    data: [
      {
        ...{ userId, messageKey, receivedAt, subject, applicationId },
        ...{ kind: reading?.kind ?? null, sentence: reading?.sentence ?? "" },
        ...{ isClear: reading?.isClear ?? false, date: reading?.date ?? null, time: reading?.time ?? "" },
      },
    ],
    skipDuplicates: true,
  });
  return count > 0;
}

/** Newest first. */
export async function listMessages(db: Db, userId: Owner): Promise<ForwardedMessage[]> {
  const rows = await rowsOf(db, userId).forwardedMail.findMany({
    where: { userId, isAnswered: false },
    orderBy: [{ receivedAt: "desc" }, { id: "asc" }],
  });
  return rows.map(({ id, subject, receivedAt, applicationId, ...row }) => ({
    ...{ id, subject, applicationId, receivedAt: receivedAt.toISOString() },
    reading: readingOf(row),
  }));
}

function readingOf(row: {
  kind: string | null;
  sentence: string;
  isClear: boolean;
  date: string | null;
  time: string;
}): ForwardedMessage["reading"] {
  if (row.kind === null) return null;
  const { sentence, isClear, date, time } = row;
  const told = readJson(kind, row.kind, "ForwardedMail.kind");
  return { kind: told, status: statusOfKind(told, isClear), sentence, isClear, date, time };
}

/**
 * Takes it off the list and forgets its words; that it came is stored, so that the same message is not reported again.
 * @returns false when the account has no such message.
 */
export async function answerMessage(db: Db, userId: Owner, id: string): Promise<boolean> {
  const { count } = await rowsOf(db, userId).forwardedMail.updateMany({
    where: { id, userId, isAnswered: false },
    data: { isAnswered: true, subject: "", sentence: "", applicationId: null, date: null, time: "" },
  });
  return count > 0;
}

/** Forgets what came a month ago. */
export async function sweepForwardedMail(db: Db, now: Date): Promise<void> {
  await everybodysRows(db).forwardedMail.deleteMany({
    where: { receivedAt: { lt: new Date(now.getTime() - keptDays * dayMs) } },
  });
}
