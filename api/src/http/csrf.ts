import { createHmac, timingSafeEqual } from "node:crypto";
import type { Request } from "express";
import type { Route } from "#shared/contract/route.ts";
import type { Config } from "../config.ts";
import { AppError, forbidden } from "./app-error.ts";
import { sessionIdHash } from "./session-store.ts";

export const csrfHeader = "X-Kelpie-Token";

/** The session's anti-CSRF token: worthless without the HttpOnly cookie. decision: D-21. */
export function csrfToken(secret: string, sessionId: string): string {
  return createHmac("sha256", secret)
    .update(`csrf:${sessionIdHash(sessionId)}`)
    .digest("base64url");
}

/**
 * Refuses an unsafe request that a foreign page could have sent (docs/security.md, AU-13).
 * A request with a bearer token needs none of it: a foreign page cannot add that header.
 */
export function refuseForeign(req: Request, route: Route, config: Config): void {
  if (req.method === "GET" || req.method === "HEAD" || req.headers.authorization) return;
  checkOrigin(req, route, config);
  checkContentType(req, route);
  if (route.access === "user") checkToken(req, config);
}

function checkOrigin(req: Request, route: Route, config: Config): void {
  const { origin } = req.headers;
  if (origin === undefined) {
    if (req.headers["sec-fetch-site"] === "same-origin") return;
    throw forbidden("This request did not come from Kelpie's own pages.");
  }
  if (origin === config.appUrl) return;
  // The panel signs in with a password before it has a token; nothing else is open to it without one.
  if (route.own === "D-22" && route.access === "public" && isExtension(origin, config)) return;
  throw forbidden(`This request did not come from Kelpie's own pages. Open ${config.appUrl} and try again.`);
}

/**
 * Firefox gives every installation an origin of its own, which no list can name. No page can send one, the calls carry
 * no cookie, and the answer is readable only where the person let the add-on reach us.
 */
const inFirefox = /^moz-extension:\/\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function isExtension(origin: string, { extensionOrigins }: Config): boolean {
  return extensionOrigins.includes(origin) || inFirefox.test(origin);
}

function checkContentType(req: Request, route: Route): void {
  const hasBody =
    req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0;
  if (!hasBody) return;
  const wanted = route.sends === "multipart" ? "multipart/form-data" : "application/json";
  if (!req.is(wanted)) throw new AppError("unsupported", `Please send this as ${wanted}.`);
}

function checkToken(req: Request, config: Config): void {
  const expected = Buffer.from(csrfToken(config.sessionSecret, req.sessionID));
  const given = Buffer.from(req.get(csrfHeader) ?? "");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw forbidden("Your page is out of date. Please reload it and try again.");
  }
}
