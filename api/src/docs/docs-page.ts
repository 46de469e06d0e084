import type { Feature, Route } from "#shared/contract/route.ts";
import { escapeHtml } from "#shared/domain/text.ts";
import { accessOf } from "./openapi.ts";

const _escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** `POST /api/x` as an anchor's name. */
const anchor = (route: Route) => `${route.method}${route.path}`.toLowerCase().replace(/[^a-z]+/g, "-");

function routeHtml(route: Route): string {
  const notes = [
    accessOf(route),
    route.limit && `Rate limit: ${route.limit}.`,
    route.streams === "pages"
      ? "Streams the pages of a scanned file as server-sent events."
      : route.streams && "Streams its steps as server-sent events.",
    route.answers && "Answers a file.",
    route.aliasOf && `The same call as ${route.aliasOf}.`,
  ];
  const title = escapeHtml(`${route.method} ${route.path}`);
  return `<section id="${anchor(route)}"><h3>${title}</h3><p>${escapeHtml(notes.filter(Boolean).join(" "))}</p></section>`;
}

/** The calls for people to read: no script, no style but the browser's own, so that the content policy holds. */
export function docsPage(contract: Record<string, Feature>): string {
  const features = Object.entries(contract);
  const contents = features.map(
    ([name]) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`,
  );
  const parts = features.map(
    ([name, routes]) =>
      `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>${Object.values(routes).map(routeHtml).join("")}</section>`,
  );
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Kelpie API</title></head>
<body>
<header><h1>Kelpie API</h1><p>Machines read <a href="/api/openapi.json">/api/openapi.json</a>, where every field stands with its rules.
Unsafe calls of a browser need the session cookie and the header <code>X-Kelpie-Token</code>; the extension sends its own bearer token.
Errors have one shape: <code>code</code>, <code>message</code>, <code>error</code>, <code>requestId</code>.</p></header>
<nav aria-label="Features"><ul>${contents.join("")}</ul></nav>
<main>${parts.join("\n")}</main>
</body>
</html>
`;
}
