import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { builtOrigin } from "#shared/domain/built-origin.ts";
import { escapeHtml } from "#shared/domain/text.ts";
import { ToastContext, type Toasts } from "#shared/ui/primitives/toast/use-toast.ts";
import { IslandDrawings } from "./island.tsx";
import { IslandFrame, islandPrefix } from "./island-frame.tsx";
import { SiteFrame } from "./site-frame.tsx";
import type { SitePage } from "./site-page.ts";
import { sitePages } from "./site-pages.tsx";

/** What schema.org wants as a whole address; pages write a path. */
const addressKeys = ["@id", "url", "image", "logo", "item", "mainEntityOfPage"];

/** What a page says of itself to browsers, search engines and those who share its link. */
function headOf({ path, title, description, published, structured = [], missingBelow }: SitePage): string {
  const fullTitle = path === "/" ? `Kelpie: ${title}` : `${title} - Kelpie`;
  const address = builtOrigin + path;
  const meta = (key: "name" | "property", name: string, content: string) =>
    `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(fullTitle)}</title>`,
    meta("name", "description", description),
    missingBelow
      ? meta("name", "robots", "noindex")
      : `<link rel="canonical" href="${escapeHtml(address)}" />`,
    meta("property", "og:type", published ? "article" : "website"),
    meta("property", "og:site_name", "Kelpie"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", address),
    meta("property", "og:image", `${builtOrigin}/share-card.png`),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", "Kelpie: know where you stand before you apply"),
    meta("property", "og:locale", "en_AU"),
    meta("name", "twitter:card", "summary_large_image"),
    ...(published ? [meta("property", "article:published_time", published)] : []),
    ...structured.map(dataScript),
  ].join("\n    ");
}

function dataScript(data: Record<string, unknown>): string {
  const whole = withAddresses({ "@context": "https://schema.org", ...data });
  // A script element ends at the first "</", also inside of data.
  return `<script type="application/ld+json">${JSON.stringify(whole).replace(/</g, "\\u003c")}</script>`;
}

function withAddresses(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => withAddresses(one, key));
  if (typeof value === "string")
    return addressKeys.includes(key) && value.startsWith("/") ? builtOrigin + value : value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withAddresses(one, name)]));
}

/** A page as HTML, and what the server's lists say of it (site.json). */
export interface DrawnPage {
  /** Its file in the built folder. */
  file: string;
  path: string;
  also: readonly string[];
  missingBelow?: string | undefined;
  title: string;
  description: string;
  published?: string | undefined;
  inlineStyle: boolean;
  head: string;
  body: string;
}

/** Draws every page of the public site; the build calls it once, the development server for each page that is asked. */
export function drawSite(): DrawnPage[] {
  return sitePages.map((page) => ({
    file: page.path === "/" ? "home.html" : `${page.path.slice(1)}.html`,
    path: page.path,
    also: page.also ?? [],
    missingBelow: page.missingBelow,
    title: page.title,
    description: page.description,
    published: page.published,
    inlineStyle: page.inlineStyle === true,
    head: headOf(page),
    body: bodyOf(page),
  }));
}

function bodyOf({ path, wide, bare, Page }: SitePage): string {
  const drawings: ReactNode[] = [];
  const body = renderToString(
    <IslandDrawings value={drawings}>
      {bare ? (
        <Page />
      ) : (
        <SiteFrame path={path} wide={wide}>
          <Page />
        </SiteFrame>
      )}
    </IslandDrawings>,
  );
  return body.replace(
    /(<div data-island="([^"]*)"(?: data-about="([^"]*)")?[^>]*?) data-drawing="(\d+)">/g,
    (_all, start: string, name: string, about: string | undefined, at: string) =>
      `${start}>${islandHtml(drawings[Number(at)], islandPrefix(name, about ?? ""))}`,
  );
}

const noToasts: Toasts = { toasts: [], toast: () => "", dismiss: () => undefined };

function islandHtml(drawing: ReactNode, identifierPrefix: string): string {
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <ToastContext value={noToasts}>
        <IslandFrame>{drawing}</IslandFrame>
      </ToastContext>
    </QueryClientProvider>,
    { identifierPrefix },
  );
}
