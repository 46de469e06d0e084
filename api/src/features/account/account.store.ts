import {
  gateAnswers as gateAnswersSchema,
  type NotificationChoice,
  notificationSwitches,
  type Settings,
} from "#shared/contract/account.ts";
import type { Db, Tx } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { readJson } from "../../db/read-json.ts";

type Answers = Record<string, string>;

export async function listGateAnswers(db: Db, userId: Owner): Promise<Answers> {
  const { gateAnswers } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { gateAnswers: true },
  });
  return readJson(gateAnswersSchema.shape.answers, gateAnswers, "User.gateAnswers");
}

/** Replaces all answers. */
export async function saveGateAnswers(db: Db, userId: Owner, answers: Answers): Promise<Answers> {
  await db.user.update({ where: { id: userId }, data: { gateAnswers: answers } });
  return answers;
}

/** What the columns start with, for an account that never touched a switch. */
const untouched: NotificationChoice = {
  email: true,
  sms: false,
  app: true,
  jobMatch: true,
  resumeOptimization: true,
  followUp: true,
  interview: true,
  applicationUpdate: true,
};

export async function getSettings(db: Db, userId: Owner, now: Date): Promise<Settings> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      phone: true,
      applicationsPaused: true,
      passwordHash: true,
      googleId: true,
      createdAt: true,
      notificationSettings: true,
      emailVerifiedAt: true,
      emailVerifications: { where: { expiresAt: { gt: now } }, select: { email: true } },
    },
  });
  return {
    isEmailVerified: user.emailVerifiedAt !== null,
    linkSentTo: user.emailVerifications[0]?.email ?? null,
    phone: user.phone ?? "",
    notifications: pickNotifications(user.notificationSettings ?? untouched),
    applicationsPaused: user.applicationsPaused,
    hasPassword: user.passwordHash !== null,
    hasGoogle: user.googleId !== null,
    createdAt: user.createdAt.toISOString(),
  };
}

function pickNotifications(row: NotificationChoice): NotificationChoice {
  const chosen = { ...untouched };
  for (const name of notificationSwitches) chosen[name] = row[name];
  return chosen;
}

export async function saveNotificationChoice(
  db: Db,
  userId: Owner,
  {
    applicationUpdate,
    ...seven
  }: Omit<NotificationChoice, "applicationUpdate"> & {
    applicationUpdate?: boolean | undefined;
  },
): Promise<NotificationChoice> {
  const notifications = { ...seven, ...(applicationUpdate !== undefined && { applicationUpdate }) };
  const row = await rowsOf(db, userId).notificationSettings.upsert({
    where: { userId },
    create: { userId, ...notifications },
    update: notifications,
  });
  return pickNotifications(row);
}

export async function savePause(db: Db, userId: Owner, applicationsPaused: boolean): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { applicationsPaused } });
}

export interface Profile {
  fullName: string;
  phone: string | null;
}

export async function saveProfile(tx: Tx, userId: Owner, profile: Profile) {
  return tx.user.update({
    where: { id: userId },
    data: profile,
    select: { fullName: true, email: true, phone: true },
  });
}

export async function hasAccount(db: Db | Tx, email: string): Promise<boolean> {
  return (await db.user.count({ where: { email } })) > 0;
}
