import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { afterEach, expect, it } from "vitest";
import { inlineHashes } from "./allow-inline.ts";
import { sitePages } from "./site-pages.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const policy = "default-src 'self';script-src 'self';style-src 'self';style-src-attr 'unsafe-inline'";
/** `printf p{} | openssl dgst -sha256 -binary | base64`, and of `go()`. */
const known = {
  style: ["'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"],
  script: ["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"],
};

/** The policies with which a server of these pages answers, by path. */
async function policiesOf(pages: Record<string, string>): Promise<Record<string, string | null>> {
  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-site-"));
  const list = Object.entries(pages).map(([asked, html], at) => {
    writeFileSync(path.join(folder, `${at}.html`), html);
    return { file: `${at}.html`, path: asked, also: [], title: "", description: "" };
  });
  writeFileSync(path.join(folder, "site.json"), JSON.stringify(list));
  const app = express();
  app.use((_req, res, next) => {
    res.setHeader("Content-Security-Policy", policy);
    next();
  });
  app.use(sitePages(folder, { appUrl: "http://kelpie.example", supportAddress: "help@kelpie.example" }));
  const server = app.listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  stops.push(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  const told = Object.keys(pages).map(async (asked) => {
    const { headers } = await fetch(`http://localhost:${port}${asked}`);
    return [asked, headers.get("content-security-policy")] as const;
  });
  return Object.fromEntries(await Promise.all(told));
}

it("a page that holds style and script, its policy names just these; the page beside it keeps its own", async () => {
  const policies = await policiesOf({
    "/": "<head><style>p{}</style><script>go()</script></head><p>Hello</p>",
    "/help": '<head><link rel="stylesheet" href="/a.css"></head><p>Help</p>',
  });
  expect(policies["/"]).toBe(
    `default-src 'self';script-src 'self' ${known.script};style-src 'self' ${known.style};style-src-attr 'unsafe-inline'`,
  );
  expect(policies["/help"]).toBe(policy);
});

it("the hash is of what is sent: with this server's own address in it", async () => {
  const { "/": told } = await policiesOf({
    "/": "<head><style>a{b:url(https://kelpie.invalid/)}</style></head>",
  });
  const [hash] = inlineHashes("<head><style>a{b:url(http://kelpie.example/)}</style></head>").style;
  expect(told).toContain(`style-src 'self' ${hash};`);
});

it("what stands in the body, or says where it comes from or what it is, gets no leave", () => {
  const none = { style: [], script: [] };
  expect(inlineHashes("<head></head><style>p{}</style><script>go()</script>")).toEqual(none);
  expect(inlineHashes('<head><script src="/a.js"></script></head>')).toEqual(none);
  expect(inlineHashes('<head><script type="application/ld+json">{}</script></head>')).toEqual(none);
});
