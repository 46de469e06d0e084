import { createHmac, timingSafeEqual } from "node:crypto";
import type { Request, Response } from "express";
import type { Config } from "../config.ts";

const year = 365 * 24 * 60 * 60 * 1000;

/** Beside the session's own name: it outlives sign-outs, and opens nothing. */
function cookieName(config: Config): string {
  return config.appUrl.startsWith("https:") ? "__Host-kelpie-known" : "kelpie-known";
}

function markOf(config: Config, email: string): string {
  return createHmac("sha256", config.sessionSecret).update(`known-browser:${email}`).digest("base64url");
}

function marksIn(req: Request, config: Config): string[] {
  const cookies = (req.headers.cookie ?? "").split(/; */);
  const own = cookies.find((cookie) => cookie.startsWith(`${cookieName(config)}=`));
  return own ? own.slice(own.indexOf("=") + 1).split(".") : [];
}

/**
 * Whether somebody has signed in to this address from this browser before. Such a browser has a limit of its own: whoever
 * guesses elsewhere cannot lock the owner out here (docs/security.md, AU-08).
 */
export function isKnownBrowser(req: Request, config: Config, email: string): boolean {
  const mark = Buffer.from(markOf(config, email));
  return marksIn(req, config).some((given) => {
    const other = Buffer.from(given);
    return other.length === mark.length && timingSafeEqual(other, mark);
  });
}

/** Of people who share a browser the last few stay known. */
const most = 5;

/** After a sign-in: the browser is known to this address for a year. */
export function rememberBrowser(req: Request, res: Response, config: Config, email: string): void {
  const mark = markOf(config, email);
  const marks = [mark, ...marksIn(req, config).filter((one) => one !== mark)].slice(0, most);
  res.cookie(cookieName(config), marks.join("."), {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: config.appUrl.startsWith("https:"),
    maxAge: year,
    encode: String,
  });
}
