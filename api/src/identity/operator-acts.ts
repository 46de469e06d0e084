import type { SecurityEventKind } from "#shared/domain/account/security-events.ts";
import type { Db } from "../db/open.ts";
import { findSecurityEvents, type SecurityQuery, storeSecurityEvent } from "./security-events.store.ts";

/** Writes down what an operator did by a command: of no account and from no browser. */
export async function noteOperatorAct(db: Db, kind: SecurityEventKind, at: Date, detail = ""): Promise<void> {
  await storeSecurityEvent(db, { kind, userId: null, at, detail, browser: "", place: "", requestId: "" });
}

/** Everybody's events, and that they were asked for. */
export async function readForOperator(db: Db, query: SecurityQuery, now: Date) {
  const events = await findSecurityEvents(db, query);
  await noteOperatorAct(db, "operator-read", now, query.userId ?? query.kind ?? "all");
  return events;
}
