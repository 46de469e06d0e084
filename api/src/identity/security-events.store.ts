import { type SecurityEventKind, securityEventKinds } from "#shared/domain/account/security-events.ts";
import type { Db, Tx } from "../db/open.ts";
import { everybodysRows, type Owner, rowsOf } from "../db/owner.ts";

export interface SecurityEventFields {
  kind: SecurityEventKind;
  /** Null: no account, as for an operator's act or an unknown address. */
  userId: Owner | null;
  at: Date;
  /** A name that the person gave, never a secret. */
  detail: string;
  browser: string;
  place: string;
  requestId: string;
}

export async function storeSecurityEvent(db: Db | Tx, event: SecurityEventFields): Promise<void> {
  await everybodysRows(db).securityEvent.create({ data: event });
}

/** The latest events of one account, the newest first. */
export async function listSecurityEvents(db: Db, userId: Owner, take: number) {
  const rows = await rowsOf(db, userId).securityEvent.findMany({
    where: { userId },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take,
  });
  return rows.flatMap(({ id, kind, at, detail, browser, place }) => {
    const known = securityEventKinds.find((one) => one === kind);
    return known ? [{ id, kind: known, at: at.toISOString(), detail, browser, place }] : [];
  });
}

/** What an operator asks for; every part that is given narrows. */
export interface SecurityQuery {
  since: Date;
  kind?: SecurityEventKind | undefined;
  userId?: string | undefined;
  requestId?: string | undefined;
  take: number;
}

/** Everybody's events for the operator, the newest first. */
export async function findSecurityEvents(db: Db, query: SecurityQuery) {
  const { since, kind, userId, requestId, take } = query;
  return everybodysRows(db).securityEvent.findMany({
    where: {
      at: { gte: since },
      ...(kind && { kind }),
      ...(userId && { userId }),
      ...(requestId && { requestId }),
    },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take,
  });
}

export async function removeSecurityEventsBefore(db: Db, before: Date): Promise<void> {
  await everybodysRows(db).securityEvent.deleteMany({ where: { at: { lt: before } } });
}
