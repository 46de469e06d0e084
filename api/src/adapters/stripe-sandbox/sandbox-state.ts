import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Seconds since 1970, as Stripe writes every time. */
export type Unix = number;

export interface SandboxCustomer {
  id: string;
  object: "customer";
  email: string;
  metadata: Record<string, string>;
  created: Unix;
  /** Cents; below 0 is what the customer has to their credit. */
  balance?: number;
  /** Its card is declined. */
  isCardBad?: boolean;
}

export interface SandboxSession {
  id: string;
  object: "checkout.session";
  status: "open" | "complete" | "expired";
  url: string;
  customer: string;
  price: string;
  success_url: string;
  cancel_url: string;
  expires_at: Unix;
}

export interface SandboxSubscription {
  id: string;
  object: "subscription";
  customer: string;
  status: string;
  cancel_at_period_end: boolean;
  cancel_at: null;
  created: Unix;
  items: {
    object: "list";
    data: {
      id: string;
      object: "subscription_item";
      current_period_start: Unix;
      current_period_end: Unix;
      price: { id: string; object: "price" };
    }[];
  };
}

export interface SandboxInvoice {
  id: string;
  object: "invoice";
  customer: string;
  created: Unix;
  total: number;
  starting_balance: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  post_payment_credit_notes_amount: number;
  parent: { subscription_details: { subscription: string } };
  description: string | null;
  status: "paid" | "open" | "void";
}

export interface SandboxEvent {
  id: string;
  object: "event";
  type: string;
  created: Unix;
  livemode: false;
  data: { object: object };
}

export interface SandboxState {
  customers: Record<string, SandboxCustomer>;
  sessions: Record<string, SandboxSession>;
  subscriptions: Record<string, SandboxSubscription>;
  invoices: Record<string, SandboxInvoice>;
  portals: Record<string, { customer: string; return_url: string }>;
  /** Answers by idempotency key. */
  answers: Record<string, { status: number; body: unknown }>;
  /** Events that have not been taken yet. */
  outbox: SandboxEvent[];
}

/** Without a prototype: an id from an address finds what was stored and nothing else. */
const empty = () => Object.create(null) as Record<string, never>;

const fresh = (): SandboxState => ({
  customers: empty(),
  sessions: empty(),
  subscriptions: empty(),
  invoices: empty(),
  portals: empty(),
  answers: empty(),
  outbox: [],
});

export interface SandboxFile {
  state: SandboxState;
  save(): void;
}

/** The sandbox's memory, one file that survives a restart and is never half written. */
export function openSandboxFile(folder: string): SandboxFile {
  const file = path.join(folder, "stripe-sandbox.json");
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<SandboxState>) : {};
  const state = fresh();
  for (const [name, value] of Object.entries(kept)) {
    Object.assign(state, { [name]: Array.isArray(value) ? value : Object.assign(empty(), value) });
  }
  return {
    state,
    save() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}
