import type { RequestHandler } from "express";
import session from "express-session";
import type { Outside } from "../outside.ts";
import { SessionStore } from "./session-store.ts";
import { repeatCsrfToken, type SignInWays } from "./sign-in.ts";

/** Cookie, session and the caller behind it, for the API only. */
export function sessions(outside: Outside, ways: SignInWays): RequestHandler[] {
  const secure = outside.config.appUrl.startsWith("https:");
  return [
    session({
      // The prefix makes browsers refuse the cookie unless it is Secure, for / and without a domain.
      name: secure ? "__Host-kelpie" : "kelpie",
      secret: outside.config.sessionSecret,
      store: new SessionStore(outside),
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: "lax", path: "/", secure },
    }),
    ways.initialize(),
    ways.session(),
    (req, res, next) => {
      if (req.method === "GET" && req.path === "/auth/user") repeatCsrfToken(req, res, outside);
      next();
    },
  ];
}
