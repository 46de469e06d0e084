import type { RequestHandler } from "express";
import session from "express-session";
import type { Services } from "../services.ts";
import { SessionStore } from "./session-store.ts";
import { repeatCsrfToken, type SignInMethods } from "./sign-in.ts";

/** Cookie, session and the caller behind it, for the API only. */
export function sessions(services: Services, ways: SignInMethods): RequestHandler[] {
  const secure = services.config.appUrl.startsWith("https:");
  return [
    session({
      // The prefix makes browsers refuse the cookie unless it is Secure, for / and without a domain.
      name: secure ? "__Host-kelpie" : "kelpie",
      secret: services.config.sessionSecret,
      store: new SessionStore(services),
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: "lax", path: "/", secure },
    }),
    ways.initialize(),
    ways.session(),
    (req, res, next) => {
      if (req.method === "GET" && req.path === "/auth/user") repeatCsrfToken(req, res, services);
      next();
    },
  ];
}
