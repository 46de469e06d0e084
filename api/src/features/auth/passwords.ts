import { createHash } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import { invalid } from "../../http/app-error.ts";

/** The library's `Algorithm.Argon2id`; a const enum cannot be imported under isolated modules. */
const argon2id = 2;

// The OWASP minimum for argon2id (docs/security.md, AU-06): 19 MiB, two passes.
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The 10,000 most common passwords, most common first. decision: D-23. */
const common = new Set(
  dictionary.passwords.slice(0, 10_000).map((password) => String(password).toLowerCase()),
);

export async function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}

/**
 * Refuses a password that everybody tries first, our own name and the person's own address included.
 * @throws AppError `invalid` on the field that holds it.
 */
export function refuseCommonPassword(password: string, email: string, field = "password"): void {
  const plain = password.toLowerCase();
  const localPart = email.split("@")[0]?.toLowerCase();
  if (common.has(plain) || plain === "kelpie" || plain === localPart) {
    const sentence = "This password is too common. Please choose another one.";
    throw invalid(sentence, { [field]: sentence });
  }
}

/** What is stored of a bearer token: a copy of the table is worth nothing. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
