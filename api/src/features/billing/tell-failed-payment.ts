import { plainDate } from "#shared/domain/dates.ts";
import { dollars } from "#shared/domain/money.ts";
import { pages } from "#shared/domain/pages.ts";
import { graceDays } from "#shared/domain/subscription.ts";
import type { Tx } from "../../db/open.ts";
import type { Owner } from "../../db/owner.ts";
import { writeMail } from "../../mail/write-mail.ts";
import { recordNotification } from "../../notifications/notify.ts";
import type { Services } from "../../services.ts";
import type { AccountBilling } from "./account-billing.ts";
import { findPayer } from "./billing.store.ts";

/** Days are those of the east coast, as the person's own zone is not known. */
const zone = "Australia/Sydney";

/**
 * One mail and one notification for a payment that failed, however often the provider reports it and however many tries
 * follow. decision: D-58.
 * @param state.knownSince when what the account was known to owe until now had failed.
 * @returns ids of mails to be queued once the transaction is committed.
 */
export async function tellOfFailedPayment(
  services: Services,
  tx: Tx,
  userId: Owner,
  { billing, knownSince }: { billing: AccountBilling; knownSince: Date | null },
): Promise<string[]> {
  const { owedSince, owedAmount, subscriptionId, currentPeriodEnd } = billing;
  if (!owedSince || !currentPeriodEnd || owedSince.getTime() === knownSince?.getTime()) return [];
  const payer = await findPayer(tx, userId);
  if (!payer) return [];
  const onceKey = `payment-failed ${subscriptionId} ${owedSince.toISOString()}`;
  const sum = owedAmount ? ` of ${dollars(owedAmount / 100)}` : "";
  const until = plainDate(currentPeriodEnd, zone);
  const isOver = billing.tier === "free";
  const state = isOver
    ? `The ${graceDays} days in which Premium went on were over on ${until}: your account is on the Free plan.`
    : `Premium goes on until ${until}. Pay by then and nothing changes.`;
  await recordNotification(
    services,
    {
      userId,
      type: "billing",
      message: isOver
        ? `Your payment${sum} failed, and Premium has ended. Pay now to get it back.`
        : `Your payment${sum} failed. Premium goes on until ${until}.`,
      path: pages.subscription,
      eventKey: onceKey,
      isAsked: true,
      inAppOnly: true,
    },
    tx,
  );
  const mailId = await writeMail(
    services,
    {
      userId,
      to: payer.email,
      kind: "payment-failed",
      greeting: `Hello ${payer.fullName},`,
      paragraphs: [
        `Your payment${sum} for Kelpie Premium failed on ${plainDate(owedSince, zone)}.`,
        state,
        "Nothing you made is lost: your resumes, letters and jobs stay readable on the Free plan too.",
      ],
      action: { label: "Pay now", url: services.config.appUrl + pages.subscription },
      footer: "You get this because a payment of your subscription failed. It is the only mail about it.",
      onceKey,
    },
    tx,
  );
  return [mailId];
}
