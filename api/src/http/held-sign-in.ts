import { createHash } from "node:crypto";
import type { CookieOptions, Request, Response } from "express";
import { codeWithinMs } from "#shared/domain/auth/two-step.ts";
import type { Config } from "../config.ts";
import type { Owner } from "../db/owner.ts";
import {
  findHeld,
  type HeldSignIn,
  spendHeld,
  storeHeldSignIn,
} from "../identity/two-step/held-sign-ins.store.ts";
import { hasSecondStep } from "../identity/two-step/two-step.store.ts";
import type { Services } from "../services.ts";
import { AppError } from "./app-error.ts";

/** The password was right, and the account asks for a code as well. */
export const codeNeeded = () =>
  new AppError("forbidden", "Please enter the code of your authenticator app.", {
    details: { reason: "code_needed" },
  });

/** No sign-in of this browser waits for a code: too late, ended meanwhile, or never begun. */
const signInOver = () =>
  new AppError("unauthenticated", "This sign-in took too long. Please sign in again.", {
    details: { reason: "sign_in_over" },
  });

function isSecure(config: Config): boolean {
  return config.appUrl.startsWith("https:");
}

function cookieName(config: Config): string {
  return isSecure(config) ? "__Host-kelpie-held" : "kelpie-held";
}

function cookieOf(config: Config): CookieOptions {
  // Strict: only our own page ends a sign-in.
  return { httpOnly: true, sameSite: "strict", path: "/", secure: isSecure(config) };
}

function hashOf(ticket: string): string {
  return createHash("sha256").update(`held:${ticket}`).digest("hex");
}

function ticketIn(req: Request, config: Config): string | undefined {
  const start = `${cookieName(config)}=`;
  const cookie = (req.headers.cookie ?? "").split(/; */).find((one) => one.startsWith(start));
  return cookie?.slice(start.length) || undefined;
}

/**
 * For an account with two steps, keeps the sign-in until its code comes: the browser gets a ticket and no session
 * (docs/security.md, AU-19). @returns whether it is held.
 */
export async function holdSignIn(
  res: Response,
  { db, config, now, randomToken }: Services,
  userId: Owner,
  remember: boolean,
): Promise<boolean> {
  if (!(await hasSecondStep(db, userId))) return false;
  const ticket = randomToken(32);
  const expiresAt = new Date(now().getTime() + codeWithinMs);
  await storeHeldSignIn(db, { userId, ticketHash: hashOf(ticket), remember, now: now(), expiresAt });
  res.cookie(cookieName(config), ticket, { ...cookieOf(config), maxAge: codeWithinMs });
  return true;
}

const waiting = new WeakMap<Request, HeldSignIn>();

/** Whose code this browser is asked for; limits count by its account (`heldEmail`). @throws when there is none. */
export async function admitHeld(req: Request, { db, config, now }: Services): Promise<HeldSignIn> {
  const ticket = ticketIn(req, config);
  const held = ticket && (await findHeld(db, hashOf(ticket), now()));
  if (!held) throw signInOver();
  waiting.set(req, held);
  return held;
}

export function heldEmail(req: Request): string | undefined {
  return waiting.get(req)?.email;
}

/** Ends the ticket, once. @throws when another request was faster. */
export async function endHeld(req: Request, res: Response, { db, config }: Services): Promise<HeldSignIn> {
  const held = waiting.get(req);
  if (!held || !(await spendHeld(db, held))) throw signInOver();
  res.clearCookie(cookieName(config), cookieOf(config));
  return held;
}
