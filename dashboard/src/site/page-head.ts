import { builtOrigin } from "#shared/domain/built-origin.ts";
import { escapeHtml } from "#shared/domain/text.ts";
import type { SitePage } from "./site-page.ts";

/** What schema.org wants as a whole address; pages write a path. */
const addressKeys = ["@id", "url", "image", "logo", "item", "mainEntityOfPage"];

/** What a page says of itself to browsers, search engines and those who share its link. */
export function headOf({
  path,
  title,
  description,
  published,
  structured = [],
  missingBelow,
}: SitePage): string {
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
