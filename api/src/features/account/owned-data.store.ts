import type { Db, Tx } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import type { Caller } from "../../http/handler.ts";

export interface AccountOwner {
  userId: Owner;
  /** The address, lower-cased, once it is proven; null: nothing that hangs on it is this account's. decision: D-74. */
  provenEmail: string | null;
}

export function ownerOfAccount({ id, email, isEmailVerified }: Caller): AccountOwner {
  return { userId: id, provenEmail: isEmailVerified ? email : null };
}

/** Also mails to the address that belong to no account. */
function mailsOf({ userId, provenEmail }: AccountOwner) {
  return provenEmail === null ? { userId } : { OR: [{ userId }, { userId: null, recipient: provenEmail }] };
}

/** Rows that know their person by the address only. */
const byAddress = (email: string | null) => (email === null ? [] : [email]);

/**
 * Every row of an account, by the name it has in the export. A new column is in it by itself; a new table fails the
 * test of DR-01 (docs/security.md, DR-01) until it stands here. Left out is what opens a door (hashes, keys) and what
 * another column already says.
 */
export async function readOwned(db: Db, owner: AccountOwner) {
  const { userId, provenEmail } = owner;
  const own = { where: { userId } };
  return {
    account: await db.user.findMany({ where: { id: userId }, omit: { passwordHash: true } }),
    notificationSettings: await rowsOf(db, userId).notificationSettings.findMany(own),
    bankFacts: await rowsOf(db, userId).bankFact.findMany(own),
    bankStories: await rowsOf(db, userId).bankStory.findMany(own),
    criteriaDesks: await rowsOf(db, userId).criteriaDesk.findMany(own),
    criteriaSets: await rowsOf(db, userId).criteriaSet.findMany({ ...own, orderBy: { changedAt: "asc" } }),
    autofillProfile: await rowsOf(db, userId).autofillProfile.findMany(own),
    savedAnswers: await rowsOf(db, userId).savedAnswer.findMany({ ...own, orderBy: { updatedAt: "asc" } }),
    resumes: await rowsOf(db, userId).resume.findMany(own),
    resumeVersions: await rowsOf(db, userId).resumeVersion.findMany({ where: { resume: { userId } } }),
    files: await rowsOf(db, userId).storedFile.findMany(own),
    trackerViews: await rowsOf(db, userId).trackerView.findMany({ ...own, orderBy: { createdAt: "asc" } }),
    applications: await rowsOf(db, userId).application.findMany({ ...own, orderBy: { createdAt: "asc" } }),
    sentDocuments: await rowsOf(db, userId).sentDocument.findMany({ where: { application: { userId } } }),
    applicationEvents: await rowsOf(db, userId).applicationEvent.findMany({
      where: { application: { userId } },
    }),
    forwardingAddresses: await rowsOf(db, userId).forwardingAddress.findMany({ ...own, omit: { key: true } }),
    forwardedMails: await rowsOf(db, userId).forwardedMail.findMany({ ...own, omit: { messageKey: true } }),
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
    mails: await db.mail.findMany({ where: mailsOf(owner) }),
    templateRequests: await db.templateRequest.findMany({ where: { email: { in: byAddress(provenEmail) } } }),
    // `data` holds the session's own keys.
    sessions: await rowsOf(db, userId).session.findMany({ ...own, omit: { idHash: true, data: true } }),
    extensionTokens: await rowsOf(db, userId).extensionToken.findMany({ ...own, omit: { tokenHash: true } }),
    connectionCodes: await rowsOf(db, userId).connectionCode.findMany({ ...own, omit: { codeHash: true } }),
    passwordResets: await rowsOf(db, userId).passwordReset.findMany({ ...own, omit: { tokenHash: true } }),
    emailVerifications: await rowsOf(db, userId).emailVerification.findMany({
      ...own,
      omit: { tokenHash: true },
    }),
    // That it is on, and how many codes are left.
    twoStep: await rowsOf(db, userId).twoStep.findMany({ ...own, omit: { secret: true } }),
    recoveryCodes: await rowsOf(db, userId).recoveryCode.findMany({ ...own, omit: { codeHash: true } }),
    heldSignIns: await rowsOf(db, userId).heldSignIn.findMany({ ...own, omit: { ticketHash: true } }),
    passkeys: await rowsOf(db, userId).passkey.findMany(own),
    passkeyChallenges: await rowsOf(db, userId).passkeyChallenge.findMany({
      ...own,
      omit: { challengeHash: true },
    }),
    securityEvents: await rowsOf(db, userId).securityEvent.findMany({ ...own, orderBy: { at: "asc" } }),
    modelCalls: await rowsOf(db, userId).modelCalls.findMany(own),
    jobPostings: await db.jobPosting.findMany({
      where: { contactEmail: { in: byAddress(provenEmail) } },
      omit: { tokenHash: true },
      include: { job: { include: { text: { select: { description: true } } } } },
    }),
    jobMatches: await rowsOf(db, userId).jobMatch.findMany(own),
    jobMatching: await rowsOf(db, userId).jobMatching.findMany(own),
    // The picture itself lies beside, as a file.
    picture: await rowsOf(db, userId).profilePicture.findMany({ ...own, omit: { data: true } }),
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

export async function listMailIds(db: Db, owner: AccountOwner): Promise<string[]> {
  const rows = await db.mail.findMany({ where: mailsOf(owner), select: { id: true } });
  return rows.map(({ id }) => id);
}

/** Removes every row of an account; most go with the account's own row (`ON DELETE CASCADE`). Safe to repeat. */
export async function removeOwned(tx: Tx, owner: AccountOwner): Promise<void> {
  const { userId, provenEmail } = owner;
  const addresses = byAddress(provenEmail);
  await tx.paymentEvent.deleteMany({ where: { customerId: { in: await customersOf(tx, userId) } } });
  await tx.mail.deleteMany({ where: mailsOf(owner) });
  await tx.templateRequest.deleteMany({ where: { email: { in: addresses } } });
  // A posting goes with its ad.
  await tx.job.deleteMany({ where: { posting: { contactEmail: { in: addresses } } } });
  // Limits count by address and by account; a key ends in what it counts. Those of an unproven address run out.
  const counted = [userId, ...addresses].map((key) => ({ key: { endsWith: `:${key}` } }));
  await tx.rateLimiterFlexible.deleteMany({ where: { OR: counted } });
  await tx.user.deleteMany({ where: { id: userId } });
}
