import { invoiceStatuses } from "#shared/domain/subscription.ts";
import type { CustomerState } from "../../adapters/payments.ts";
import type { Db, Tx } from "../../db/open.ts";
import { everybodysRows, type Owner, ownerOf, rowsOf } from "../../db/owner.ts";
import type { AccountBilling } from "./account-billing.ts";

export async function findBilling(db: Db | Tx, userId: Owner) {
  return rowsOf(db, userId).subscription.findUnique({ where: { userId } });
}

/** Which account a customer of the provider belongs to; bound by us before the first checkout. */
export async function findAccountOf(db: Db, customerId: string): Promise<Owner | undefined> {
  const row = await everybodysRows(db).subscription.findUnique({
    where: { stripeCustomerId: customerId },
    select: { userId: true },
  });
  return row ? ownerOf(row.userId) : undefined;
}

export async function storeCustomer(db: Db, userId: Owner, stripeCustomerId: string): Promise<void> {
  await rowsOf(db, userId).subscription.upsert({
    where: { userId },
    create: { userId, stripeCustomerId },
    update: { stripeCustomerId },
  });
}

/** Whether what was read is what is stored already: then nothing is written, and nobody else has to read again. */
export async function isStored(
  tx: Tx,
  userId: Owner,
  billing: AccountBilling,
  invoices: CustomerState["invoices"],
): Promise<boolean> {
  const row = await rowsOf(tx, userId).subscription.findUnique({
    where: { userId },
    include: { user: true },
  });
  const kept = await rowsOf(tx, userId).invoice.findMany({
    where: { userId },
    select: { id: true, amount: true, status: true },
  });
  const bill = (one: { id: string; amount: number; status: string }) =>
    `${one.id} ${one.amount} ${one.status}`;
  const known = new Set(kept.map(bill));
  return (
    row !== null &&
    (row.user.tier === "pro" || row.user.tier === billing.tier) &&
    row.status === billing.status &&
    row.plan === billing.plan &&
    row.stripeSubscriptionId === billing.subscriptionId &&
    row.currentPeriodEnd?.getTime() === billing.currentPeriodEnd?.getTime() &&
    row.owedAmount === billing.owedAmount &&
    row.owedSince?.getTime() === billing.owedSince?.getTime() &&
    invoices.every((one) => known.has(bill(one)))
  );
}

/** The tier of `pro` is given by hand and no payment changes it. decision: D-03. */
export async function writeBilling(
  tx: Tx,
  userId: Owner,
  billing: AccountBilling,
  invoices: CustomerState["invoices"],
): Promise<void> {
  const { tier, subscriptionId, ...kept } = billing;
  await rowsOf(tx, userId).subscription.update({
    where: { userId },
    data: { ...kept, stripeSubscriptionId: subscriptionId },
  });
  await tx.user.updateMany({ where: { id: userId, tier: { not: "pro" } }, data: { tier } });
  for (const { id, createdAt, amount, description, status } of invoices) {
    const invoice = { createdAt, amount, description, status };
    await everybodysRows(tx).invoice.upsert({
      where: { id },
      create: { id, userId, ...invoice },
      update: invoice,
    });
  }
  if (tier === "premium") await rowsOf(tx, userId).checkout.deleteMany({ where: { userId } });
}

export async function listInvoices(db: Db, userId: Owner) {
  const rows = await rowsOf(db, userId).invoice.findMany({
    where: { userId },
    orderBy: { createdAt: "desc" },
  });
  return rows.map(({ id, createdAt, amount, description, status }) => ({
    id,
    createdAt: createdAt.toISOString(),
    amount: amount / 100,
    description,
    status: invoiceStatuses.find((known) => known === status) ?? "other",
  }));
}

/** Cents that were paid since a time and not given back, and the first of those payments. */
export async function sumPaidSince(db: Db, userId: Owner, since: Date) {
  const { _sum, _min } = await rowsOf(db, userId).invoice.aggregate({
    where: { userId, status: "paid", amount: { gt: 0 }, createdAt: { gt: since } },
    _sum: { amount: true },
    _min: { createdAt: true },
  });
  return _sum.amount && _min.createdAt ? { amount: _sum.amount, paidAt: _min.createdAt } : null;
}

export async function findPayer(db: Db | Tx, userId: Owner) {
  return db.user.findUnique({ where: { id: userId }, select: { email: true, fullName: true } });
}

/** Notes an event once. @returns true while its effect is still to come. */
export async function noteEvent(
  db: Db,
  event: { id: string; type: string; customerId: string | null; receivedAt: Date },
): Promise<boolean> {
  await db.paymentEvent.createMany({ data: [event], skipDuplicates: true });
  const row = await db.paymentEvent.findUnique({ where: { id: event.id }, select: { handledAt: true } });
  return row?.handledAt === null;
}

export async function markHandled(db: Db, id: string, handledAt: Date): Promise<void> {
  await db.paymentEvent.updateMany({ where: { id, handledAt: null }, data: { handledAt } });
}

/** Accounts whose state may be behind the provider's: an event without effect, or a period that has passed. */
export async function listStaleAccounts(db: Db, now: Date): Promise<Owner[]> {
  const events = await db.paymentEvent.findMany({
    where: { handledAt: null, customerId: { not: null } },
    select: { customerId: true },
    take: 100,
  });
  const rows = await everybodysRows(db).subscription.findMany({
    where: {
      stripeCustomerId: { not: null },
      OR: [
        { stripeCustomerId: { in: events.flatMap(({ customerId }) => customerId ?? []) } },
        { status: { in: ["active", "canceled", "past_due"] }, currentPeriodEnd: { lte: now } },
      ],
    },
    select: { userId: true },
    take: 100,
  });
  return rows.map(({ userId }) => ownerOf(userId));
}

export async function markCustomerHandled(db: Db, userId: Owner, seenBefore: Date, now: Date): Promise<void> {
  const row = await rowsOf(db, userId).subscription.findUnique({
    where: { userId },
    select: { stripeCustomerId: true },
  });
  await db.paymentEvent.updateMany({
    where: { customerId: row?.stripeCustomerId ?? "", handledAt: null, receivedAt: { lte: seenBefore } },
    data: { handledAt: now },
  });
}

export async function findTier(db: Db, userId: Owner) {
  const user = await db.user.findUnique({ where: { id: userId }, select: { tier: true } });
  return user?.tier ?? "free";
}
