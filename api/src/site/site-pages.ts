import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { type RequestHandler, type Response, Router } from "express";
import * as z from "zod";
import { builtOrigin, builtSupportAddress } from "#shared/domain/built-origin.ts";
import { pages } from "#shared/domain/pages.ts";
import { escapeHtml } from "#shared/domain/text.ts";
import type { Config } from "../config.ts";
import { supportContact } from "../support-contact.ts";
import { allowInline, type InlineHashes, inlineHashes } from "./allow-inline.ts";

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Every page once, by its first address; the form for employers is a screen of the app. */
function siteMap(list: readonly BuiltPage[]): string {
  const own = list.filter(({ missingBelow }) => !missingBelow);
  const paths = [...own.map((page) => page.path), pages.postJob];
  const rows = paths.map((path) => {
    const published = own.find((page) => page.path === path)?.published;
    return `<url><loc>${escapeHtml(builtOrigin + path)}</loc>${published ? `<lastmod>${published}</lastmod>` : ""}</url>`;
  });
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join("")}</urlset>\n`;
}

/** Screens of an account show nothing without one; private links are in no page. */
function robots(): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: ${pages.editPosting}\nDisallow: ${pages.reviewPosting}\n\nSitemap: ${builtOrigin}/sitemap.xml\n`;
}

/** The articles, newest first. */
function feed(list: readonly BuiltPage[]): string {
  const articles = list
    .filter((page) => page.published)
    .sort((one, other) => (other.published ?? "").localeCompare(one.published ?? ""));
  const items = articles.map(({ path, title, description, published = "" }) => {
    const address = escapeHtml(builtOrigin + path);
    const date = new Date(`${published}T00:00:00Z`).toUTCString();
    return (
      `<item><title>${escapeHtml(title)}</title><link>${address}</link><guid>${address}</guid>` +
      `<pubDate>${date}</pubDate><description>${escapeHtml(description)}</description></item>`
    );
  });
  const self = `${builtOrigin}/blog/rss.xml`;
  return (
    `${head}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>` +
    `<title>Kelpie blog</title><link>${builtOrigin}${pages.blog}</link>` +
    `<description>For job seekers in Australia.</description><language>en-AU</language>` +
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>${items.join("")}</channel></rss>\n`
  );
}

const sitePage = z.object({
  file: z.string(),
  path: z.string(),
  also: z.array(z.string()),
  missingBelow: z.string().optional(),
  title: z.string(),
  description: z.string(),
  published: z.string().optional(),
});

/** A page that the build has drawn. */
export type BuiltPage = z.infer<typeof sitePage>;

/** What the build wrote of the public site; nothing where no dashboard is built. */
export function readSiteList(folder: string): BuiltPage[] {
  try {
    return z.array(sitePage).parse(JSON.parse(readFileSync(path.join(folder, "site.json"), "utf8")));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

const compress = promisify(brotliCompress);

/** A text with its tag and its compressed form, made once. */
interface Served {
  text: Buffer;
  tag: string;
  small: Promise<Buffer>;
  hashes: InlineHashes;
}

const supportLink = new RegExp(
  `<a([^>]*) href="mailto:${builtSupportAddress}"[^>]*>${builtSupportAddress}</a>`,
  "g",
);

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
  const contact = supportContact(supportAddress);
  const fillIn = (text: string) =>
    (contact === supportAddress ? text : text.replace(supportLink, `<span$1>${contact}</span>`))
      .replaceAll(builtOrigin, appUrl)
      .replaceAll(builtSupportAddress, contact);
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
  return { text: bytes, tag, small: compress(bytes), hashes: inlineHashes(text) };
}

async function send(
  res: Response,
  type: string,
  { text, tag, small, hashes }: Served,
  status: number,
): Promise<void> {
  allowInline(res, hashes);
  res.status(status).type(type).vary("Accept-Encoding");
  res.setHeader("Cache-Control", "no-cache");
  res.setHeader("ETag", tag);
  const isSmall = res.req.acceptsEncodings("br") === "br";
  if (isSmall) res.setHeader("Content-Encoding", "br");
  // Express itself answers 304 where the tag is known.
  res.send(isSmall ? await small : text);
}
