import { createHash } from "node:crypto";

/** What is stored of a bearer token: a copy of the table is worth nothing. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
