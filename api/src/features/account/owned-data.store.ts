import type { Db, Tx } from "../../db/open.ts";

export interface Owner {
  userId: string;
  /** As stored: lower-cased. */
  email: string;
}

/**
 * Every row of an account, by the name it has in the export. A new column is in it by itself; a new table fails the
 * test of security.md DR-01 until it stands here. Left out is what opens a door (hashes, keys) and what another
 * column already says.
 */
export async function readOwned(db: Db, { userId, email }: Owner) {
  const own = { where: { userId } };
  return {
    account: await db.user.findMany({ where: { id: userId }, omit: { passwordHash: true } }),
    notificationSettings: await db.notificationSettings.findMany(own),
    statedFacts: await db.statedFact.findMany(own),
    autofillProfile: await db.autofillProfile.findMany(own),
    savedAnswers: await db.savedAnswer.findMany({ ...own, orderBy: { updatedAt: "asc" } }),
    resumes: await db.resume.findMany(own),
    resumeVersions: await db.resumeVersion.findMany({ where: { resume: { userId } } }),
    files: await db.storedFile.findMany(own),
    applications: await db.application.findMany({ ...own, orderBy: { createdAt: "asc" } }),
    sentDocuments: await db.sentDocument.findMany({ where: { application: { userId } } }),
    applicationEvents: await db.applicationEvent.findMany({ where: { application: { userId } } }),
    optimisations: await db.optimisation.findMany(own),
    coverLetters: await db.coverLetter.findMany({ ...own, orderBy: { createdAt: "asc" } }),
    notifications: await db.notification.findMany(own),
    notificationDeliveries: await db.notificationDelivery.findMany({ where: { notification: { userId } } }),
    pushSubscriptions: await db.pushSubscription.findMany({ ...own, omit: { keys: true } }),
    subscriptions: await db.subscription.findMany(own),
    paymentEvents: await listPaymentEvents(db, userId),
    invoices: await db.invoice.findMany(own),
    checkouts: await db.checkout.findMany(own),
    mails: await db.mail.findMany({ where: { OR: [{ userId }, { recipient: email }] } }),
    templateRequests: await db.templateRequest.findMany({ where: { email } }),
    // `data` holds the session's own keys.
    sessions: await db.session.findMany({ ...own, omit: { idHash: true, data: true } }),
    extensionTokens: await db.extensionToken.findMany({ ...own, omit: { tokenHash: true } }),
    connectionCodes: await db.connectionCode.findMany({ ...own, omit: { codeHash: true } }),
    passwordResets: await db.passwordReset.findMany({ ...own, omit: { tokenHash: true } }),
    modelCalls: await db.modelCalls.findMany(own),
    jobPostings: await db.jobPosting.findMany({
      where: { contactEmail: email },
      omit: { tokenHash: true },
      include: { job: { include: { text: { select: { description: true } } } } },
    }),
    jobMatches: await db.jobMatch.findMany(own),
    jobMatching: await db.jobMatching.findMany(own),
    usage: await db.usage.findMany(own),
    reservations: await db.reservation.findMany(own),
  };
}

export type OwnedData = Awaited<ReturnType<typeof readOwned>>;

async function customersOf(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db.subscription.findMany({ where: { userId }, select: { stripeCustomerId: true } });
  return rows.flatMap(({ stripeCustomerId }) => stripeCustomerId ?? []);
}

async function listPaymentEvents(db: Db, userId: string) {
  return db.paymentEvent.findMany({ where: { customerId: { in: await customersOf(db, userId) } } });
}

export async function listMailIds(db: Db, { userId, email }: Owner): Promise<string[]> {
  const rows = await db.mail.findMany({
    where: { OR: [{ userId }, { recipient: email }] },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Removes every row of an account; most go with the account's own row (`ON DELETE CASCADE`). Safe to repeat. */
export async function removeOwned(tx: Tx, { userId, email }: Owner): Promise<void> {
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
