import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { afterEach, expect, it } from "vitest";
import { builtDashboard } from "./built-dashboard.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server with nothing but this folder as its dashboard. */
async function serve(folder: string) {
  const warnings: string[] = [];
  const own = { appUrl: "http://localhost", supportAddress: "support@localhost" };
  const log = { warn: (text: unknown) => void warnings.push(String(text)) };
  const server = express()
    .use(builtDashboard(folder, own, log))
    .listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  stops.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { warnings, get: (asked: string) => fetch(`http://localhost:${port}${asked}`) };
}

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-dist-"));
  stops.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

it("a server without a built dashboard, says so at the start and to whoever asks for a page", async () => {
  const { warnings, get } = await serve(path.join(emptyFolder(), "dist"));
  expect(warnings.join()).toContain("npm run build");
  const answer = await get("/dashboard");
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("npm run build");
});

it("a server with one, says nothing and shows its page", async () => {
  const folder = emptyFolder();
  writeFileSync(path.join(folder, "index.html"), "<title>Kelpie</title>");
  const { warnings, get } = await serve(folder);
  expect(warnings).toEqual([]);
  expect(await (await get("/dashboard")).text()).toContain("<title>Kelpie");
});
