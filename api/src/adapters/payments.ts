import type { InvoiceStatus, PlanType } from "#shared/domain/subscription.ts";
import type { OutsideBytes } from "../bytes/outside.ts";

/** A subscription as the provider has it now. `plan` is null for a price that is not ours. */
export interface ProviderSubscription {
  id: string;
  status: string;
  plan: PlanType | null;
  /** It will not renew. */
  isEnding: boolean;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  createdAt: Date;
}

export interface ProviderInvoice {
  id: string;
  createdAt: Date;
  /** Cents. */
  amount: number;
  description: string;
  status: InvoiceStatus;
  /** The subscription it charges for, if any. */
  subscriptionId: string | null;
  /** Cents of it that are asked for and not paid. */
  owed: number;
  /** Cents of it that were paid and not given back. */
  refundable: number;
}

/** What a switch of plan would cost, in cents. decision: D-59. */
export interface SwitchPreview {
  /** Charged at the switch. */
  dueNow: number;
  /** What is left of the paid period beyond that: it pays for the next renewals. */
  creditLeft: number;
  renewsAt: Date;
}

export interface CustomerState {
  subscriptions: ProviderSubscription[];
  invoices: ProviderInvoice[];
}

/** What a verified webhook tells: whom to look at. Its other contents are never used as truth. */
export interface PaymentEvent {
  id: string;
  type: string;
  customerId: string | null;
}

export interface CheckoutOrder {
  customerId: string;
  userId: string;
  plan: PlanType;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  /** Equal keys answer the same session. */
  key: string;
}

/** The payment provider behind its adapter. Everything but `verifyEvent` throws AppError `outside_failed` when it fails. */
export interface Payments {
  isTestMode: boolean;
  priceIds: Record<PlanType, string>;
  createCustomer(person: { userId: string; email: string; key: string }): Promise<string>;
  /** @returns undefined for a customer that does not exist there (any more). */
  readCustomer(customerId: string): Promise<CustomerState | undefined>;
  createCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>;
  /** Closes an open checkout; one that is paid or closed stays as it is. */
  closeCheckout(sessionId: string): Promise<void>;
  createPortal(customerId: string, returnUrl: string): Promise<string>;
  setEnding(subscriptionId: string, isEnding: boolean): Promise<void>;
  /** @param at the time that the paid period is reckoned to, the same for preview and switch. */
  previewSwitch(subscriptionId: string, plan: PlanType, at: Date): Promise<SwitchPreview>;
  /** @throws AppError `conflict` when the card is declined: the plan is then as it was. */
  switchPlan(subscriptionId: string, plan: PlanType, at: Date): Promise<void>;
  /** Gives cents of a paid invoice back; asked twice with one key, once. */
  refund(invoiceId: string, amount: number, key: string): Promise<void>;
  endNow(subscriptionId: string): Promise<void>;
  /** @returns a sentence for each price that the provider would charge otherwise than the screens say. */
  priceErrors(): Promise<string[]>;
  /** @throws AppError `invalid` for a body that the provider did not sign within 300 seconds of now. */
  verifyEvent(body: OutsideBytes, signature: string, now: Date): Promise<PaymentEvent>;
}
