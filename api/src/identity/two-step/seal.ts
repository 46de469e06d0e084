import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Config } from "../../config.ts";

type Keys = Pick<Config, "sessionSecret" | "earlierSecret">;

const algorithm = "aes-256-gcm";

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "two-step secret", 32));
}

/** Encrypts the secret of an app for its row: a copy of the database makes no codes, and no row fits another account. */
export function seal({ sessionSecret }: Keys, userId: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyOf(sessionSecret), nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
}

function openWith(key: string, userId: string, row: string): string | undefined {
  const [nonce, tag, sealed] = row.split(".").map((part) => Buffer.from(part, "base64url"));
  if (!nonce || !tag || !sealed) return undefined;
  try {
    const cipher = createDecipheriv(algorithm, keyOf(key), nonce).setAAD(Buffer.from(userId)).setAuthTag(tag);
    return Buffer.concat([cipher.update(sealed), cipher.final()]).toString("utf8");
  } catch {
    // Another key's, or not this account's.
    return undefined;
  }
}

/** @returns the secret, and whether its row shall be sealed anew; undefined when no key of ours opens it. */
export function unseal(
  { sessionSecret, earlierSecret }: Keys,
  userId: string,
  row: string,
): { secret: string; isOld: boolean } | undefined {
  const secret = openWith(sessionSecret, userId, row);
  if (secret !== undefined) return { secret, isOld: false };
  const old = earlierSecret === undefined ? undefined : openWith(earlierSecret, userId, row);
  return old === undefined ? undefined : { secret: old, isOld: true };
}
