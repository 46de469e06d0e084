import type { Express, Request, RequestHandler, Response } from "express";
import { Strategy as GoogleStrategy, type Profile } from "passport-google-oauth20";
import { type GoogleRefusal, googleRefusalPath, navigations } from "#shared/contract/navigations.ts";
import { codeStepPath, pages } from "#shared/domain/pages.ts";
import { safeReturnTo } from "#shared/domain/return-to.ts";
import type { GoogleConfig } from "../config.ts";
import { enterWithGoogle, type GooglePerson } from "../features/auth/enter-with-google.ts";
import { storeGooglePicture } from "../identity/pictures.ts";
import { noteSecurityEvent } from "../identity/security-events.ts";
import type { Services } from "../services.ts";
import { originOf } from "./act-origin.ts";
import type { Caller } from "./handler.ts";
import { holdSignIn } from "./held-sign-in.ts";
import { type SignInMethods, startSession } from "./sign-in.ts";

/** Mounts what browsers visit themselves. Without Google's keys there is no route. decision: D-12. */
export function mountNavigations(app: Express, services: Services, ways: SignInMethods): void {
  const { google } = services.config;
  if (!google) return;
  ways.use(googleStrategy(google, services.config.appUrl));
  app.get(navigations.google, leaveForGoogle(ways));
  app.get(navigations.googleReturn, (req, res, next) => {
    returnFromGoogle(req, res, services, ways).catch(next);
  });
}

/**
 * `state` ties the way back to the session that left, and is checked by the strategy (docs/security.md, Sign-in with
 * Google).
 */
function googleStrategy(google: GoogleConfig, appUrl: string): GoogleStrategy {
  const options = {
    clientID: google.clientId,
    clientSecret: google.clientSecret,
    callbackURL: appUrl + navigations.googleReturn,
    authorizationURL: google.authorizationUrl,
    tokenURL: google.tokenUrl,
    userProfileURL: google.profileUrl,
    scope: ["openid", "email", "profile"],
    state: true,
  };
  return new GoogleStrategy(options, (_access, _refresh, profile, done) => {
    // Not an account yet: who the person is here is decided on the way back.
    done(null, profile as unknown as Express.User);
  });
}

function leaveForGoogle(ways: SignInMethods): RequestHandler {
  return (req, res, next) => {
    res.setHeader("Cache-Control", "no-store");
    const { returnTo } = req.query;
    req.session.returnTo = safeReturnTo(typeof returnTo === "string" ? returnTo : null);
    ways.authenticate("google", { session: false, prompt: "select_account" })(req, res, next);
  };
}

async function returnFromGoogle(req: Request, res: Response, services: Services, ways: SignInMethods) {
  res.setHeader("Cache-Control", "no-store");
  const caller = req.isAuthenticated() ? (req.user as Caller) : undefined;
  const returnTo = safeReturnTo(req.session.returnTo);
  const refuse = (reason: GoogleRefusal) => res.redirect(googleRefusalPath(reason, caller !== undefined));
  const person = await askGoogle(req, res, ways).catch((error: unknown) => {
    services.log.warn({ err: error }, "Google sign-in failed");
    return undefined;
  });
  if (!person) return refuse(req.query.error === "access_denied" ? "denied" : "failed");
  const entry = await enterWithGoogle(services, person, caller);
  if ("refusal" in entry) return refuse(entry.refusal);
  await storeGooglePicture(services, entry.user.id, person.picture);
  const userId = entry.user.id;
  // Google is one step of two: the other is asked for on our own page (AU-19).
  if (!caller && (await holdSignIn(res, services, userId, false)))
    return res.redirect(codeStepPath(returnTo));
  const kind = caller ? "google-connected" : "google-sign-in";
  await noteSecurityEvent(services, originOf(req), { kind, userId });
  if (caller) return res.redirect(`${pages.settings}?tab=security`);
  await startSession(req, entry.user, false);
  return res.redirect(returnTo);
}

/** Undefined when the person said no, or the way back is not from this session. */
function askGoogle(req: Request, res: Response, ways: SignInMethods): Promise<GooglePerson | undefined> {
  return new Promise((resolve, reject) => {
    ways.authenticate("google", { session: false }, (error: unknown, profile: Profile | false | null) => {
      if (error) reject(error);
      else resolve(profile ? personOf(profile) : undefined);
    })(req, res, reject);
  });
}

function personOf({ id, displayName, emails, photos }: Profile): GooglePerson {
  const [email] = emails ?? [];
  // Typed as a boolean, sent as either.
  const isVerified = String(email?.verified) === "true";
  const picture = photos?.[0]?.value;
  return { id, name: displayName ?? "", email: email?.value ?? "", isVerified, picture };
}
