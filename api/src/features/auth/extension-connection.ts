import { createHash } from "node:crypto";
import type { KelpieContract } from "#shared/contract/index.ts";
import { connectWithinMs } from "#shared/domain/auth/matching-code.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { storeConnection, takeConnection } from "./extension-connection.store.ts";
import { createExtensionToken } from "./extension-tokens.store.ts";
import { tokenHash } from "./passwords.ts";

type ConnectionRows = Pick<KelpieContract["auth"], "allowExtension" | "redeemConnection">;

/** S256 of RFC 7636: the page knows the challenge only, and nobody finds the verifier from it. */
function challengeOf(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

export const extensionConnectionHandlers: FeatureHandlers<ConnectionRows> = {
  allowExtension: async ({ user, body, services }) => {
    const now = services.now();
    const expiresAt = new Date(now.getTime() + connectWithinMs);
    await storeConnection(services.db, { codeHash: body.challenge, userId: user.id, now, expiresAt });
    return { expiresAt: expiresAt.toISOString() };
  },

  redeemConnection: async ({ body, services, note }) => {
    const userId = await takeConnection(services.db, challengeOf(body.verifier), services.now());
    if (!userId) return { token: null };
    const token = `klp_${services.randomToken(32)}`;
    const name = body.deviceName || "Kelpie extension";
    await createExtensionToken(services.db, userId, { hash: tokenHash(token), name, now: services.now() });
    await note("extension-connected", { userId, detail: name });
    return { token };
  },
};
