import { createHmac } from "node:crypto";

/**
 * Stands in a stored mail where its secret goes. A row of a mail never holds a token: a copy of the database
 * opens nothing (docs/security.md, AU-03).
 */
export const secretPlace = "{secret}";

/** The secret of one mail: 256 bits, the same on every try, known to nobody without the server's key. */
export function mailSecret(sessionSecret: string, mailId: string): string {
  return createHmac("sha256", sessionSecret).update(`mail:${mailId}`).digest("base64url");
}
