import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { type RequestHandler, type Response, Router } from "express";
import { builtOrigin, builtSupportAddress } from "#shared/domain/built-origin.ts";
import { pages } from "#shared/domain/pages.ts";
import type { Config } from "../config.ts";
import { feed, robots, siteMap } from "./site-feeds.ts";
import { type BuiltPage, readSiteList } from "./site-list.ts";

const compress = promisify(brotliCompress);

/** A text with its tag and its compressed form, made once. */
interface Served {
  text: Buffer;
  tag: string;
  small: Promise<Buffer>;
}

/** What only the running server knows of the pages. */
export type OwnAddresses = Pick<Config, "appUrl" | "supportAddress">;

/**
 * The pages that the build has drawn, with this server's own address in them, and the lists for search engines and feed
 * readers. What is no page of the site goes on to the app.
 */
export function sitePages(folder: string, { appUrl, supportAddress }: OwnAddresses): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const list = readSiteList(folder);
  const served = new Map<string, Served>();
  const fillIn = (text: string) =>
    text.replaceAll(builtOrigin, appUrl).replaceAll(builtSupportAddress, supportAddress);
  const answer = (res: Response, type: string, key: string, make: () => string, status = 200) => {
    const known = served.get(key) ?? prepare(fillIn(make()));
    served.set(key, known);
    return send(res, type, known, status);
  };
  const page =
    (built: BuiltPage, status?: number): RequestHandler =>
    (_req, res) =>
      answer(res, "html", built.file, () => readFileSync(path.join(folder, built.file), "utf8"), status);

  router.get("/blog/rss.xml", (_req, res) => answer(res, "application/rss+xml", "feed", () => feed(list)));
  for (const built of list) router.get([built.path, ...built.also], page(built));
  for (const built of list)
    if (built.missingBelow) router.get(`${built.missingBelow}*path`, page(built, 404));
  router.get("/sitemap.xml", (_req, res) => answer(res, "application/xml", "sitemap", () => siteMap(list)));
  router.get("/robots.txt", (_req, res) => answer(res, "text/plain", "robots", robots));
  // An id that no template has leads to the list.
  router.get([pages.template, pages.resumeTemplate], (_req, res) => res.redirect(pages.templates));
  return router;
}

function prepare(text: string): Served {
  const bytes = Buffer.from(text);
  const tag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { text: bytes, tag, small: compress(bytes) };
}

async function send(
  res: Response,
  type: string,
  { text, tag, small }: Served,
  status: number,
): Promise<void> {
  res.status(status).type(type).vary("Accept-Encoding");
  res.setHeader("Cache-Control", "no-cache");
  res.setHeader("ETag", tag);
  const isSmall = res.req.acceptsEncodings("br") === "br";
  if (isSmall) res.setHeader("Content-Encoding", "br");
  // Express itself answers 304 where the tag is known.
  res.send(isSmall ? await small : text);
}
