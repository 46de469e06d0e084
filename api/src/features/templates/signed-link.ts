import { createHmac, timingSafeEqual } from "node:crypto";

/** A visitor's link works this long: enough to press it, not to pass it on. decision: D-38. */
const lifeMs = 10 * 60 * 1000;

const sign = (secret: string, id: string, until: number) =>
  createHmac("sha256", secret).update(`template-link:${id}:${until}`).digest("base64url");

/** A token for one template that ends by itself. */
export function linkToken(secret: string, id: string, now: Date): string {
  const until = now.getTime() + lifeMs;
  return `${until}.${sign(secret, id, until)}`;
}

/** True while the token is this template's and has not ended. */
export function isLinkToken(secret: string, id: string, token: string, now: Date): boolean {
  const [until = "", signature = ""] = token.split(".");
  if (!/^\d{1,15}$/.test(until) || Number(until) < now.getTime()) return false;
  const wanted = Buffer.from(sign(secret, id, Number(until)));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
