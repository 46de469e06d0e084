import type { Prisma, PrismaClient } from "./generated/client.ts";

declare const proven: unique symbol;
/** The id of an account that an entry point has verified: sign-in, a task of the queue, the payment provider. */
export type Owner = string & { readonly [proven]: true };

/** Made at the entry points only; `owner.test.ts` lists them. */
export function ownerOf(userId: string): Owner {
  return userId as Owner;
}

const own = "own";
/** Tables of people: rows that say whose they are, and rows that are under such a row. */
export const ownedTables = {
  application: own,
  applicationEvent: "application",
  autofillProfile: own,
  bankFact: own,
  bankStory: own,
  checkout: own,
  connectionCode: own,
  coverLetter: own,
  criteriaDesk: own,
  criteriaSet: own,
  dismissedJob: own,
  emailVerification: own,
  extensionToken: own,
  forwardedMail: own,
  forwardingAddress: own,
  heldSignIn: own,
  invoice: own,
  jobMatch: own,
  jobMatching: own,
  lastImport: own,
  modelCalls: own,
  notification: own,
  notificationDelivery: "notification",
  notificationSettings: own,
  optimisation: own,
  passkey: own,
  passkeyChallenge: own,
  passwordReset: own,
  profilePicture: own,
  pushSubscription: own,
  recoveryCode: own,
  reservation: own,
  resume: own,
  resumeVersion: "resume",
  savedAnswer: own,
  securityEvent: own,
  sentDocument: "application",
  session: own,
  storedFile: own,
  subscription: own,
  usage: own,
  trackerView: own,
  twoStep: own,
} as const satisfies Partial<Record<keyof PrismaClient, string>>;

type OwnedTable = keyof typeof ownedTables;
type Tables = Pick<PrismaClient, OwnedTable>;

/** Inside `$transaction` only this handle may be used: the embedded database has one connection. */
export type Tx = Omit<Prisma.TransactionClient, OwnedTable>;
/** The database without the tables of people: {@link rowsOf} opens them to one owner. */
export type Db = Omit<PrismaClient, OwnedTable | "$transaction"> & {
  $transaction<R>(work: (tx: Tx) => Promise<R>, options?: { timeout?: number; maxWait?: number }): Promise<R>;
};

/** The tables of people over everybody's rows: for sign-in, background work and sweepers. `owner.test.ts` lists them. */
export function everybodysRows(db: Db | Tx): Tables {
  return db as PrismaClient;
}

type Args = Record<string, unknown>;
const isRecord = (value: unknown): value is Args => typeof value === "object" && value !== null;

/** Acts that take no `where`. */
const inserts = new Set(["create", "createMany", "createManyAndReturn"]);

/** What a call says, narrowed to the rows that it may touch; what it makes is the owner's. */
function within(table: OwnedTable, act: string, owner: Owner, args: unknown): Args {
  const given: Args = isRecord(args) ? args : {};
  const where: Args = isRecord(given.where) ? given.where : {};
  const parent = ownedTables[table];
  if (parent !== own) {
    const above: Args = isRecord(where[parent]) ? where[parent] : {};
    return inserts.has(act)
      ? given
      : { ...given, where: { ...where, [parent]: { ...above, userId: owner } } };
  }
  const owned = (row: unknown) => ({ ...(isRecord(row) ? row : {}), userId: owner });
  if (inserts.has(act))
    return { ...given, data: Array.isArray(given.data) ? given.data.map(owned) : owned(given.data) };
  return { ...given, where: owned(where), ...(act === "upsert" && { create: owned(given.create) }) };
}

/** The tables of people, each narrowed to one owner's rows whatever the call says. */
export function rowsOf(db: Db | Tx, owner: Owner): Tables {
  const tables: Args = {};
  for (const table of Object.keys(ownedTables) as OwnedTable[])
    Object.defineProperty(tables, table, { get: () => narrowed(db as PrismaClient, table, owner) });
  return tables as unknown as Tables;
}

function narrowed(client: PrismaClient, table: OwnedTable, owner: Owner) {
  return new Proxy(client[table], {
    get(delegate, act) {
      const call: unknown = Reflect.get(delegate, act);
      if (typeof call !== "function" || typeof act !== "string") return call;
      return (args: unknown) => call.call(delegate, within(table, act, owner, args));
    },
  });
}
