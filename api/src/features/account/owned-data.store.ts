import type { Db, Tx } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";

export interface AccountOwner {
  userId: Owner;
  /** As stored: lower-cased. */
  email: string;
}

/**
 * Every row of an account, by the name it has in the export. A new column is in it by itself; a new table fails the
 * test of DR-01 (docs/security.md, DR-01) until it stands here. Left out is what opens a door (hashes, keys) and what
 * another column already says.
 */
export async function readOwned(db: Db, { userId, email }: AccountOwner) {
  const own = { where: { userId } };
  return {
    account: await db.user.findMany({ where: { id: userId }, omit: { passwordHash: true } }),
    notificationSettings: await rowsOf(db, userId).notificationSettings.findMany(own),
    statedFacts: await rowsOf(db, userId).statedFact.findMany(own),
    autofillProfile: await rowsOf(db, userId).autofillProfile.findMany(own),
    savedAnswers: await rowsOf(db, userId).savedAnswer.findMany({ ...own, orderBy: { updatedAt: "asc" } }),
    resumes: await rowsOf(db, userId).resume.findMany(own),
    resumeVersions: await rowsOf(db, userId).resumeVersion.findMany({ where: { resume: { userId } } }),
    files: await rowsOf(db, userId).storedFile.findMany(own),
    applications: await rowsOf(db, userId).application.findMany({ ...own, orderBy: { createdAt: "asc" } }),
    sentDocuments: await rowsOf(db, userId).sentDocument.findMany({ where: { application: { userId } } }),
    applicationEvents: await rowsOf(db, userId).applicationEvent.findMany({
      where: { application: { userId } },
    }),
    optimisations: await rowsOf(db, userId).optimisation.findMany(own),
    coverLetters: await rowsOf(db, userId).coverLetter.findMany({ ...own, orderBy: { createdAt: "asc" } }),
    notifications: await rowsOf(db, userId).notification.findMany(own),
    notificationDeliveries: await rowsOf(db, userId).notificationDelivery.findMany({
      where: { notification: { userId } },
    }),
    pushSubscriptions: await rowsOf(db, userId).pushSubscription.findMany({ ...own, omit: { keys: true } }),
    subscriptions: await rowsOf(db, userId).subscription.findMany(own),
    paymentEvents: await listPaymentEvents(db, userId),
    invoices: await rowsOf(db, userId).invoice.findMany(own),
    checkouts: await rowsOf(db, userId).checkout.findMany(own),
    mails: await db.mail.findMany({ where: { OR: [{ userId }, { recipient: email }] } }),
    templateRequests: await db.templateRequest.findMany({ where: { email } }),
    // `data` holds the session's own keys.
    sessions: await rowsOf(db, userId).session.findMany({ ...own, omit: { idHash: true, data: true } }),
    extensionTokens: await rowsOf(db, userId).extensionToken.findMany({ ...own, omit: { tokenHash: true } }),
    connectionCodes: await rowsOf(db, userId).connectionCode.findMany({ ...own, omit: { codeHash: true } }),
    passwordResets: await rowsOf(db, userId).passwordReset.findMany({ ...own, omit: { tokenHash: true } }),
    modelCalls: await rowsOf(db, userId).modelCalls.findMany(own),
    jobPostings: await db.jobPosting.findMany({
      where: { contactEmail: email },
      omit: { tokenHash: true },
      include: { job: { include: { text: { select: { description: true } } } } },
    }),
    jobMatches: await rowsOf(db, userId).jobMatch.findMany(own),
    jobMatching: await rowsOf(db, userId).jobMatching.findMany(own),
    usage: await rowsOf(db, userId).usage.findMany(own),
    reservations: await rowsOf(db, userId).reservation.findMany(own),
  };
}

export type OwnedData = Awaited<ReturnType<typeof readOwned>>;

async function customersOf(db: Db | Tx, userId: Owner): Promise<string[]> {
  const rows = await rowsOf(db, userId).subscription.findMany({
    where: { userId },
    select: { stripeCustomerId: true },
  });
  return rows.flatMap(({ stripeCustomerId }) => stripeCustomerId ?? []);
}

async function listPaymentEvents(db: Db, userId: Owner) {
  return db.paymentEvent.findMany({ where: { customerId: { in: await customersOf(db, userId) } } });
}

export async function listMailIds(db: Db, { userId, email }: AccountOwner): Promise<string[]> {
  const rows = await db.mail.findMany({
    where: { OR: [{ userId }, { recipient: email }] },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Removes every row of an account; most go with the account's own row (`ON DELETE CASCADE`). Safe to repeat. */
export async function removeOwned(tx: Tx, { userId, email }: AccountOwner): Promise<void> {
  await tx.paymentEvent.deleteMany({ where: { customerId: { in: await customersOf(tx, userId) } } });
  await tx.mail.deleteMany({ where: { OR: [{ userId }, { recipient: email }] } });
  await tx.templateRequest.deleteMany({ where: { email } });
  // A posting goes with its ad.
  await tx.job.deleteMany({ where: { posting: { contactEmail: email } } });
  // Limits count by address and by account; a key ends in what it counts.
  await tx.rateLimiterFlexible.deleteMany({
    where: { OR: [{ key: { endsWith: `:${email}` } }, { key: { endsWith: `:${userId}` } }] },
  });
  await tx.user.deleteMany({ where: { id: userId } });
}
