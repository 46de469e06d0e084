import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import pLimit from "p-limit";
import { otherCities, stateNames } from "#shared/domain/australia.ts";
import { localityNames } from "#shared/language/generated/localities.ts";
import { AppError, invalid } from "../../http/app-error.ts";

/** The library's `Algorithm.Argon2id`; a const enum cannot be imported under isolated modules. */
const argon2id = 2;

// The OWASP minimum for argon2id (docs/security.md, AU-06): 19 MiB, two passes.
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The 10,000 most common passwords, most common first. decision: D-23. */
const common = new Set(
  dictionary.passwords.slice(0, 10_000).map((password) => String(password).toLowerCase()),
);

/** "P@ssw0rd" is a word in another spelling. */
const plainWord = (word: string): string => word.replace(/[@013$5]/g, (sign) => spelt[sign] ?? sign);
const spelt: Readonly<Record<string, string>> = { "@": "a", 0: "o", 1: "i", 3: "e", $: "s", 5: "s" };

/** Digits and signs around one word that lists of guesses try: a year, and one or two signs. */
const mostAround = 6;

const calendarWords =
  "spring summer autumn winter january february march april may june july august september october november december " +
  "monday tuesday wednesday thursday friday saturday sunday";

/** What people put a year behind: a common password, a place, a season, a month, a day. */
const guessed = new Set([
  ...common,
  ...calendarWords.split(" "),
  ...[
    "australia",
    "aussie",
    ...Object.values(stateNames),
    ...`${otherCities}|${localityNames}`.split("|"),
  ].map((name) => name.toLowerCase().replaceAll(" ", "")),
]);

/**
 * Hashes wait in a line of their own, and leave a core free: the pool that computes them also reads files and looks up
 * names for everybody (docs/security.md, AU-08).
 */
const oneByOne = pLimit(Math.max(1, availableParallelism() - 1));
/** Some 40 s of work: whoever waits behind would not wait for it. */
const mostWaiting = 1500;

function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  if (oneByOne.pendingCount >= mostWaiting)
    throw new AppError(
      "unavailable",
      "Too many people are signing in right now. Please try again in a minute.",
    );
  return oneByOne(work);
}

export async function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password, cost));
}

export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  return inLine(() => verify(stored, password));
}

/**
 * Refuses a password that everybody tries first, our own name and the person's own address included.
 * @throws AppError `invalid` on the field that holds it.
 */
export function refuseCommonPassword(password: string, email: string, field = "password"): void {
  const plain = password.toLowerCase();
  const localPart = email.split("@")[0]?.toLowerCase();
  // "Kelpie2026!" is our name all the same.
  const core = plain.replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, "");
  const isOwn = [core, plain].some((one) => one === "kelpie" || one === localPart);
  const isPattern = plain.length - core.length <= mostAround && guessed.has(plainWord(core));
  if (common.has(plain) || isOwn || isPattern) {
    const sentence = "This password is too common. Please choose another one.";
    throw invalid(sentence, { [field]: sentence });
  }
}

/** What is stored of a bearer token: a copy of the table is worth nothing. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
