import { deviceName } from "#shared/domain/account/device-name.ts";
import { type SecurityEventKind, securityEventMonths } from "#shared/domain/account/security-events.ts";
import type { Owner } from "../db/owner.ts";
import type { Services } from "../services.ts";
import { removeSecurityEventsBefore, storeSecurityEvent } from "./security-events.store.ts";

/** Where an act came from, as coarse as it still tells the person something. */
export interface ActOrigin {
  /** The browser as it names itself. */
  userAgent: string;
  /** A prefix of the network address. */
  place: string;
  requestId: string;
}

export interface SecurityAct {
  kind: SecurityEventKind;
  userId: Owner | null;
  detail?: string;
}

/** Writes one event down (docs/security.md, AU-18). A deletion keeps nothing of its person. */
export async function noteSecurityEvent(
  { db, now }: Pick<Services, "db" | "now">,
  { userAgent, place, requestId }: ActOrigin,
  { kind, userId, detail = "" }: SecurityAct,
): Promise<void> {
  const browser = deviceName(userAgent);
  const from = kind === "account-deleted" ? { browser: "", place: "" } : { browser, place };
  await storeSecurityEvent(db, { kind, userId, detail: detail.slice(0, 80), at: now(), ...from, requestId });
}

/** Forgets what is older than a year. */
export async function sweepSecurityEvents({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const before = now();
  before.setUTCMonth(before.getUTCMonth() - securityEventMonths);
  await removeSecurityEventsBefore(db, before);
}
