import type { WebSession } from "#shared/contract/auth.ts";
import { deviceName } from "#shared/domain/account/device-name.ts";
import type { Owner } from "../../db/owner.ts";
import type { Services } from "../../services.ts";
import { listSessions, removeSession } from "./auth.store.ts";
import { tokenHash } from "./passwords.ts";

/** A name for a session that opens nothing: its stored hash stays on the server. */
const listId = (idHash: string) => tokenHash(`listed:${idHash}`).slice(0, 32);

/** The browsers in which the account is signed in, the latest first. */
export async function sessionsOf(services: Services, userId: Owner, current: string): Promise<WebSession[]> {
  const rows = await listSessions(services.db, userId, services.now());
  return rows.map((row) => ({
    id: listId(row.idHash),
    device: deviceName(row.device),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.idHash === current,
  }));
}

/** @returns false when the account has no such session. */
export async function endSession(services: Services, userId: Owner, id: string): Promise<boolean> {
  const rows = await listSessions(services.db, userId, services.now());
  const row = rows.find(({ idHash }) => listId(idHash) === id);
  if (row) await removeSession(services.db, userId, row.idHash);
  return row !== undefined;
}
