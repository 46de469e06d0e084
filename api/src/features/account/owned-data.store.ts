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

/** So many rows of a table that grows are in memory at a time. */
const pageRows = 200;

interface Page {
  take: number;
  orderBy: { id: "asc" };
  cursor?: { id: string };
  skip?: 1;
}

const oldestFirst = [{ createdAt: "asc" as const }, { id: "asc" as const }];

const whole = <Row>(read: () => Promise<Row[]>) =>
  async function* pages(): AsyncGenerator<Row[]> {
    yield await read();
  };

const byPages = <Row extends { id: string }>(read: (page: Page) => Promise<Row[]>) =>
  async function* pages(): AsyncGenerator<Row[]> {
    let page: Page | null = { take: pageRows, orderBy: { id: "asc" } };
    while (page) {
      const rows: Row[] = await read(page);
      yield rows;
      const last = rows[pageRows - 1];
      page = last ? { take: pageRows, orderBy: { id: "asc" }, cursor: { id: last.id }, skip: 1 } : null;
    }
  };

/**
 * Every row of an account, by the name it has in the export. A new column is in it by itself; a new table fails the
 * test of DR-01 (docs/security.md, DR-01) until it is here. Left out is what lets somebody in (hashes, keys) and what
 * another column already says. Tables that grow are read page by page.
 */
export function ownedTables(db: Db, owner: AccountOwner) {
  const { userId, provenEmail } = owner;
  const own = { where: { userId } };
  return {
    account: whole(() => db.user.findMany({ where: { id: userId }, omit: { passwordHash: true } })),
    notificationSettings: whole(() => rowsOf(db, userId).notificationSettings.findMany(own)),
    bankFacts: whole(() => rowsOf(db, userId).bankFact.findMany(own)),
    bankStories: whole(() => rowsOf(db, userId).bankStory.findMany(own)),
    criteriaDesks: whole(() => rowsOf(db, userId).criteriaDesk.findMany(own)),
    criteriaSets: whole(() =>
      rowsOf(db, userId).criteriaSet.findMany({ ...own, orderBy: { changedAt: "asc" } }),
    ),
    autofillProfile: whole(() => rowsOf(db, userId).autofillProfile.findMany(own)),
    savedAnswers: whole(() =>
      rowsOf(db, userId).savedAnswer.findMany({ ...own, orderBy: { updatedAt: "asc" } }),
    ),
    resumes: byPages((page) => rowsOf(db, userId).resume.findMany({ ...own, ...page })),
    resumeVersions: byPages((page) =>
      rowsOf(db, userId).resumeVersion.findMany({ where: { resume: { userId } }, ...page }),
    ),
    files: whole(() => rowsOf(db, userId).storedFile.findMany(own)),
    trackerViews: whole(() =>
      rowsOf(db, userId).trackerView.findMany({ ...own, orderBy: { createdAt: "asc" } }),
    ),
    applications: byPages((page) =>
      rowsOf(db, userId).application.findMany({ ...own, ...page, orderBy: oldestFirst }),
    ),
    sentDocuments: whole(() =>
      rowsOf(db, userId).sentDocument.findMany({ where: { application: { userId } } }),
    ),
    applicationEvents: whole(() =>
      rowsOf(db, userId).applicationEvent.findMany({
        where: { application: { userId } },
      }),
    ),
    forwardingAddresses: whole(() =>
      rowsOf(db, userId).forwardingAddress.findMany({ ...own, omit: { key: true } }),
    ),
    forwardedMails: whole(() =>
      rowsOf(db, userId).forwardedMail.findMany({ ...own, omit: { messageKey: true } }),
    ),
    optimisations: byPages((page) =>
      rowsOf(db, userId).optimisation.findMany({ ...own, ...page, orderBy: oldestFirst }),
    ),
    coverLetters: byPages((page) =>
      rowsOf(db, userId).coverLetter.findMany({ ...own, ...page, orderBy: oldestFirst }),
    ),
    notifications: whole(() => rowsOf(db, userId).notification.findMany(own)),
    notificationDeliveries: whole(() =>
      rowsOf(db, userId).notificationDelivery.findMany({
        where: { notification: { userId } },
      }),
    ),
    pushSubscriptions: whole(() =>
      rowsOf(db, userId).pushSubscription.findMany({ ...own, omit: { keys: true } }),
    ),
    subscriptions: whole(() => rowsOf(db, userId).subscription.findMany(own)),
    paymentEvents: whole(() => listPaymentEvents(db, userId)),
    invoices: whole(() => rowsOf(db, userId).invoice.findMany(own)),
    checkouts: whole(() => rowsOf(db, userId).checkout.findMany(own)),
    mails: whole(() => db.mail.findMany({ where: mailsOf(owner) })),
    templateRequests: whole(() =>
      db.templateRequest.findMany({ where: { email: { in: byAddress(provenEmail) } } }),
    ),
    // `data` holds the session's own keys.
    sessions: whole(() =>
      rowsOf(db, userId).session.findMany({ ...own, omit: { idHash: true, data: true } }),
    ),
    extensionTokens: whole(() =>
      rowsOf(db, userId).extensionToken.findMany({ ...own, omit: { tokenHash: true } }),
    ),
    connectionCodes: whole(() =>
      rowsOf(db, userId).connectionCode.findMany({ ...own, omit: { codeHash: true } }),
    ),
    passwordResets: whole(() =>
      rowsOf(db, userId).passwordReset.findMany({ ...own, omit: { tokenHash: true } }),
    ),
    emailVerifications: whole(() =>
      rowsOf(db, userId).emailVerification.findMany({
        ...own,
        omit: { tokenHash: true },
      }),
    ),
    securityEvents: whole(() =>
      rowsOf(db, userId).securityEvent.findMany({ ...own, orderBy: { at: "asc" } }),
    ),
    // That it is on, and how many codes are left.
    twoStep: whole(() => rowsOf(db, userId).twoStep.findMany({ ...own, omit: { secret: true } })),
    recoveryCodes: whole(() =>
      rowsOf(db, userId).recoveryCode.findMany({ ...own, omit: { codeHash: true } }),
    ),
    heldSignIns: whole(() => rowsOf(db, userId).heldSignIn.findMany({ ...own, omit: { ticketHash: true } })),
    passkeys: whole(() => rowsOf(db, userId).passkey.findMany(own)),
    passkeyChallenges: whole(() =>
      rowsOf(db, userId).passkeyChallenge.findMany({ ...own, omit: { challengeHash: true } }),
    ),
    modelCalls: whole(() => rowsOf(db, userId).modelCalls.findMany(own)),
    jobPostings: whole(() =>
      db.jobPosting.findMany({
        where: { contactEmail: { in: byAddress(provenEmail) } },
        omit: { tokenHash: true },
        include: { job: { include: { text: { select: { description: true } } } } },
      }),
    ),
    jobMatches: whole(() => rowsOf(db, userId).jobMatch.findMany(own)),
    lastImport: whole(() => rowsOf(db, userId).lastImport.findMany(own)),
    dismissedJobs: whole(() => rowsOf(db, userId).dismissedJob.findMany(own)),
    jobMatching: whole(() => rowsOf(db, userId).jobMatching.findMany(own)),
    // The picture itself lies beside, as a file.
    picture: whole(() => rowsOf(db, userId).profilePicture.findMany({ ...own, omit: { data: true } })),
    usage: whole(() => rowsOf(db, userId).usage.findMany(own)),
    reservations: whole(() => rowsOf(db, userId).reservation.findMany(own)),
  };
}

export type OwnedTables = ReturnType<typeof ownedTables>;

/** A row of one of the account's tables, as it is in the export. */
export type OwnedRow<Name extends keyof OwnedTables> = OwnedTables[Name] extends () => AsyncIterable<
  (infer Row)[]
>
  ? Row
  : never;

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
