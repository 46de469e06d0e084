import type { Request, Response } from "express";
import { Passport } from "passport";
import { Strategy as BearerStrategy } from "passport-http-bearer";
import { Strategy as LocalStrategy } from "passport-local";
import type { SecurityEventKind } from "#shared/domain/account/security-events.ts";
import { type Owner, ownerOf } from "../db/owner.ts";
import { findByEmail, findCaller } from "../features/auth/auth.store.ts";
import { checkCredentials, checkPassword } from "../features/auth/check-credentials.ts";
import { findCallerByToken } from "../features/auth/extension-tokens.store.ts";
import { tokenHash } from "../features/auth/passwords.ts";
import { noteSecurityEvent } from "../identity/security-events.ts";
import { takeCode } from "../identity/two-step/take-code.ts";
import { hasSecondStep } from "../identity/two-step/two-step.store.ts";
import type { Services } from "../services.ts";
import { originOf } from "./act-origin.ts";
import { AppError, unauthenticated } from "./app-error.ts";
import { csrfHeader, csrfToken } from "./csrf.ts";
import type { Caller, SessionControl } from "./handler.ts";
import { codeNeeded, endHeld, holdSignIn } from "./held-sign-in.ts";
import { rememberBrowser } from "./known-browser.ts";
import { sessionIdHash } from "./session-store.ts";

const month = 30 * 24 * 60 * 60 * 1000;

export type SignInMethods = InstanceType<typeof Passport>;

/** Teaches a Passport of our own the three ways in: session, e-mail with password, the extension's token. */
export function createSignInMethods(services: Services): SignInMethods {
  const passport = new Passport();
  passport.serializeUser((user, done) => done(null, (user as Caller).id));
  passport.deserializeUser((id: string, done) => {
    findCaller(services.db, ownerOf(id), services.now()).then((user) => done(null, user ?? false), done);
  });
  passport.use(
    new LocalStrategy({ usernameField: "email" }, (email, password, done) => {
      checkCredentials(services, email, password).then((user) => done(null, user ?? false), done);
    }),
  );
  passport.use(
    new BearerStrategy((token, done) => {
      findCallerByToken(services.db, tokenHash(token), services.now()).then(
        (user) => done(null, user ?? false),
        done,
      );
    }),
  );
  return passport;
}

/** One strategy run for one request, as a promise. */
function authenticate(
  ways: SignInMethods,
  strategy: "local" | "bearer",
  req: Request,
  res: Response,
): Promise<Caller | undefined> {
  return new Promise((resolve, reject) => {
    ways.authenticate(strategy, { session: false }, (error: unknown, user: Caller | false | null) => {
      if (error) reject(error);
      else resolve(user || undefined);
    })(req, res, reject);
  });
}

/**
 * Who sends this request. With an Authorization header only the token counts: a failed token never falls
 * back to the cookie (docs/security.md, The extension's token).
 */
export async function identify(
  ways: SignInMethods,
  req: Request,
  res: Response,
): Promise<Caller | undefined> {
  if (req.headers.authorization) return authenticate(ways, "bearer", req, res);
  return req.isAuthenticated() ? (req.user as Caller) : undefined;
}

const wrongCode = "This code is not right. Please try the next one of your app, or a recovery code.";

function triedAddress(req: Request): string {
  const body: unknown = req.body;
  return typeof body === "object" && body ? String(Reflect.get(body, "email") ?? "") : "";
}

export function createSessionControl(
  ways: SignInMethods,
  req: Request,
  res: Response,
  services: Services,
): SessionControl {
  const note = (kind: SecurityEventKind, userId: Owner | null) =>
    noteSecurityEvent(services, originOf(req), { kind, userId });
  const enter = async (userId: Owner, remember: boolean) => {
    const user = await findCaller(services.db, userId, services.now());
    if (!user) throw unauthenticated();
    await startSession(req, user, remember);
    rememberBrowser(req, res, services.config, user.email.toLowerCase());
    const token = csrfToken(services.config.sessionSecret, req.sessionID);
    res.setHeader(csrfHeader, token);
    return token;
  };
  // A remembered session is the only one whose cookie has an end.
  const isRemembered = () => typeof req.session?.cookie.originalMaxAge === "number";
  return {
    async verifyPassword() {
      const user = await authenticate(ways, "local", req, res);
      if (user) return user;
      // The same two calls for every address: neither words nor time tell whether it has an account (AU-01).
      const tried = await findByEmail(services.db, triedAddress(req), services.now());
      await note("sign-in-failed", tried?.id ?? null);
      throw unauthenticated("Invalid email or password");
    },
    async signIn(userId, { remember = false, hasBothSteps } = {}) {
      if (!hasBothSteps && (await holdSignIn(res, services, userId, remember))) throw codeNeeded();
      return enter(userId, remember);
    },
    async takeCode(userId, code) {
      if (!(await hasSecondStep(services.db, userId))) return;
      if (code === undefined) throw codeNeeded();
      const way = await takeCode(services, services.db, userId, code);
      if (way === "recovery") await note("recovery-code-used", userId);
      if (way) return;
      await note("code-refused", userId);
      throw new AppError("unauthenticated", wrongCode, { details: { fields: { code: wrongCode } } });
    },
    async finishSignIn() {
      const { userId, remember } = await endHeld(req, res, services);
      return enter(userId, remember);
    },
    renew: (userId) => enter(userId, isRemembered()),
    isRemembered,
    async confirmPassword(userId, password) {
      const fits = await checkPassword(services, userId, password);
      if (!fits) await note("password-refused", userId);
      return fits;
    },
    idHash: () => sessionIdHash(req.sessionID),
    async signOut() {
      await new Promise<void>((resolve, reject) => {
        req.session.destroy((error: unknown) => (error ? reject(error) : resolve()));
      });
      res.setHeader("Clear-Site-Data", '"cache", "storage"');
    },
  };
}

/** Passport gives the session a new id here, so a planted one is worth nothing (AU-11). */
export async function startSession(req: Request, user: Pick<Caller, "id">, remember: boolean): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    req.logIn(user, (error: unknown) => (error ? reject(error) : resolve()));
  });
  if (remember) req.session.cookie.maxAge = month;
  req.session.device = (req.get("user-agent") ?? "").slice(0, 300);
  await new Promise<void>((resolve, reject) => {
    req.session.save((error: unknown) => (error ? reject(error) : resolve()));
  });
}

/**
 * Repeats the session's token on the current-user answer: Try Again clears local storage (docs/security.md,
 * Sessions).
 */
export function repeatCsrfToken(req: Request, res: Response, services: Services): void {
  if (req.isAuthenticated?.())
    res.setHeader(csrfHeader, csrfToken(services.config.sessionSecret, req.sessionID));
}
