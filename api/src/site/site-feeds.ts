import { builtOrigin } from "#shared/domain/built-origin.ts";
import { pages } from "#shared/domain/pages.ts";
import { escapeHtml } from "#shared/domain/text.ts";
import type { BuiltPage } from "./site-list.ts";

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Every page once, by its first address; the form for employers is a screen of the app. */
export function siteMap(list: readonly BuiltPage[]): string {
  const own = list.filter(({ missingBelow }) => !missingBelow);
  const paths = [...own.map((page) => page.path), pages.postJob];
  const rows = paths.map((path) => {
    const published = own.find((page) => page.path === path)?.published;
    return `<url><loc>${escapeHtml(builtOrigin + path)}</loc>${published ? `<lastmod>${published}</lastmod>` : ""}</url>`;
  });
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join("")}</urlset>\n`;
}

/** Screens of an account show nothing without one; private links stand in no page. */
export function robots(): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: ${pages.editPosting}\n\nSitemap: ${builtOrigin}/sitemap.xml\n`;
}

/** The articles, newest first. */
export function feed(list: readonly BuiltPage[]): string {
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
