import { createHash } from "node:crypto";
import session from "express-session";
import * as z from "zod/mini";
import { everybodysRows } from "../db/owner.ts";
import type { Services } from "../services.ts";

const day = 24 * 60 * 60 * 1000;
/** A session ends after a week without use and a month after sign-in (docs/security.md, Sessions). */
export const sessionLimits = { idle: 7 * day, absolute: 30 * day } as const;
/** A touched session is written at most this often: reading must not cost a write each time. */
const touchEvery = 5 * 60 * 1000;
const mostRemembered = 10_000;

declare module "express-session" {
  interface SessionData {
    /** The browser as it named itself at sign-in. */
    device?: string;
    /** Where to go after a sign-in that leaves this site meanwhile. */
    returnTo?: string;
  }
}

export function sessionIdHash(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}

/** What express-session has written. */
const sessionData = z.custom<session.SessionData>(
  (value) => z.safeParse(z.looseObject({ cookie: z.looseObject({}) }), value).success,
);

type Callback = (error?: unknown) => void;

/** Sessions in the database under the hash of their id: a copy of the table signs nobody in. */
export class SessionStore extends session.Store {
  readonly #services: Pick<Services, "db" | "now">;
  /** The last noted use, as it was read with the session: most touches need no write. */
  readonly #lastSeen = new Map<string, number>();

  constructor(services: Pick<Services, "db" | "now">) {
    super();
    this.#services = services;
  }

  #remember(idHash: string, lastSeenAt: Date): void {
    if (this.#lastSeen.size >= mostRemembered) this.#lastSeen.clear();
    this.#lastSeen.set(idHash, lastSeenAt.getTime());
  }

  override get(id: string, callback: (error: unknown, data?: session.SessionData | null) => void): void {
    const now = this.#services.now();
    const idHash = sessionIdHash(id);
    everybodysRows(this.#services.db)
      .session.findUnique({ where: { idHash } })
      .then((row) => {
        if (row) this.#remember(idHash, row.lastSeenAt);
        const isLive =
          row && row.expiresAt > now && row.createdAt.getTime() + sessionLimits.absolute > now.getTime();
        // What does not fit is no session: the person signs in again.
        const kept = isLive ? z.safeParse(sessionData, row.data) : undefined;
        callback(null, kept?.success ? kept.data : null);
      })
      .catch((error: unknown) => callback(error));
  }

  override set(id: string, data: session.SessionData, callback?: Callback): void {
    const idHash = sessionIdHash(id);
    const values = {
      data: JSON.parse(JSON.stringify(data)),
      userId: signedInUser(data),
      device: data.device ?? "",
      lastSeenAt: this.#services.now(),
      expiresAt: new Date(this.#services.now().getTime() + sessionLimits.idle),
    };
    everybodysRows(this.#services.db)
      .session.upsert({
        where: { idHash },
        create: { idHash, createdAt: this.#services.now(), ...values },
        update: values,
      })
      .then(() => callback?.())
      .catch((error: unknown) => callback?.(error));
  }

  override destroy(id: string, callback?: Callback): void {
    this.#lastSeen.delete(sessionIdHash(id));
    everybodysRows(this.#services.db)
      .session.deleteMany({ where: { idHash: sessionIdHash(id) } })
      .then(() => callback?.())
      .catch((error: unknown) => callback?.(error));
  }

  override touch(id: string, _data: session.SessionData, callback?: Callback): void {
    const now = this.#services.now().getTime();
    const idHash = sessionIdHash(id);
    const lastSeen = this.#lastSeen.get(idHash) ?? 0;
    if (now - lastSeen < touchEvery) {
      callback?.();
      return;
    }
    this.#lastSeen.set(idHash, now);
    everybodysRows(this.#services.db)
      .session.updateMany({
        where: { idHash, lastSeenAt: { lt: new Date(now - touchEvery) } },
        data: { expiresAt: new Date(now + sessionLimits.idle), lastSeenAt: new Date(now) },
      })
      .then(() => callback?.())
      .catch((error: unknown) => callback?.(error));
  }
}

function signedInUser(data: session.SessionData): string | null {
  const { passport } = data as { passport?: { user?: string } };
  return passport?.user ?? null;
}
