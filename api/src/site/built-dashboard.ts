import { existsSync } from "node:fs";
import path from "node:path";
import express, { type RequestHandler, type Response, Router } from "express";
import type { Logger } from "pino";
import { pages } from "#shared/domain/pages.ts";
import { isSitePath } from "#shared/domain/site-paths.ts";
import { AppError } from "../http/app-error.ts";
import { sendError } from "../http/error-response.ts";
import { type OwnAddresses, sitePages } from "./site-pages.ts";

const notBuilt =
  "The dashboard is not built, so its pages answer 503: npm run build, then start the server again.";

/**
 * The built dashboard: hashed files for a year, the public site's pages, and the app's one page for its screens' paths;
 * any other path answers 404 with it.
 */
export function builtDashboard(folder: string, own: OwnAddresses, log: Pick<Logger, "warn">): Router {
  const router = Router();
  router.use(smallFiles(folder));
  router.use(express.static(folder, { index: false, redirect: false, setHeaders: cacheFor }));
  router.use(sitePages(folder, own));
  const page = path.join(folder, "index.html");
  if (!existsSync(page)) log.warn(notBuilt);
  const screens = Object.values(pages).filter((pattern) => !isSitePath(pattern));
  const show =
    (status: number): RequestHandler =>
    (req, res, next) => {
      const wantsPage = (req.method === "GET" || req.method === "HEAD") && path.extname(req.path) === "";
      if (!wantsPage) return sendError(req, res, new AppError("not_found", "There is no such page."));
      if (!existsSync(page)) return sendError(req, res, new AppError("unavailable", notBuilt));
      res.status(status).setHeader("Cache-Control", "no-cache");
      res.sendFile(page, next);
    };
  router.use((req, res, next) => (isOneOf(screens, req.path) ? show(200) : show(404))(req, res, next));
  return router;
}

function isOneOf(patterns: readonly string[], asked: string): boolean {
  const parts = asked.replace(/\/$/, "").split("/");
  return patterns.some((pattern) => {
    const wanted = pattern.split("/");
    return (
      wanted.length === parts.length && wanted.every((one, at) => one.startsWith(":") || one === parts[at])
    );
  });
}

function cacheFor(res: Response, file: string): void {
  if (file.includes(`${path.sep}assets${path.sep}`))
    res.setHeader("Cache-Control", "public, max-age=31536000, immutable");
}

/** The build wrote a `.br` beside each text file; who reads brotli gets it, under the file's own name and type. */
function smallFiles(folder: string): RequestHandler {
  const files = express.static(folder, {
    index: false,
    setHeaders: (res, file) => {
      cacheFor(res, file);
      res.type(path.extname(file.replace(/\.br$/, "")));
      res.setHeader("Content-Encoding", "br");
    },
  });
  const known = new Map<string, boolean>();
  const isSmall = (asked: string) => {
    const inside = path.resolve(folder, `.${asked}.br`);
    return inside.startsWith(folder + path.sep) && existsSync(inside);
  };
  return (req, res, next) => {
    if (!/^\/[\w./-]+\.(m?js|css|svg|webmanifest)$/.test(req.path)) return next();
    const has = known.get(req.path) ?? isSmall(req.path);
    if (has) known.set(req.path, has);
    if (!has) return next();
    res.vary("Accept-Encoding");
    if (req.acceptsEncodings("br") !== "br") return next();
    const asked = req.url;
    req.url = `${req.path}.br`;
    files(req, res, (error?: unknown) => {
      req.url = asked;
      next(error);
    });
  };
}
