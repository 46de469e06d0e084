import { lockAccount } from "../../db/lock-account.ts";
import type { Owner } from "../../db/owner.ts";
import { AppError } from "../../http/app-error.ts";
import { queueMail } from "../../mail/write-mail.ts";
import type { Services } from "../../services.ts";
import { type AccountBilling, accountBilling } from "./account-billing.ts";
import { findBilling, isStored, writeBilling } from "./billing.store.ts";
import { tellOfFailedPayment } from "./tell-failed-payment.ts";

const mostTries = 8;

/**
 * The one place where a subscription's state is written: read anew from the provider, outside any transaction. When
 * somebody else has written meanwhile, what was read may be older than that and is read again.
 * @returns undefined for an account that has never begun a checkout.
 */
export async function syncSubscription(
  services: Services,
  userId: Owner,
): Promise<AccountBilling | undefined> {
  const { db, payments } = services;
  for (let tries = 0; tries < mostTries; tries++) {
    const before = await findBilling(db, userId);
    if (!before?.stripeCustomerId) return undefined;
    const customer = (await payments.readCustomer(before.stripeCustomerId)) ?? {
      subscriptions: [],
      invoices: [],
    };
    const billing = accountBilling(customer, services.now());
    const written = await db.$transaction(async (tx) => {
      await lockAccount(tx, userId);
      if (await isStored(tx, userId, billing, customer.invoices)) return [];
      const present = await findBilling(tx, userId);
      if (present?.updatedAt.getTime() !== before.updatedAt.getTime()) return undefined;
      await writeBilling(tx, userId, billing, customer.invoices);
      return tellOfFailedPayment(services, tx, userId, { billing, knownSince: present.owedSince });
    });
    if (!written) continue;
    for (const mailId of written) await queueMail(services, mailId);
    return billing;
  }
  throw new AppError("unavailable", "Your subscription is being changed. Please try again in a moment.");
}
