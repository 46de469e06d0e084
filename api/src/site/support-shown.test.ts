import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { afterEach, expect, it } from "vitest";
import { builtSupportAddress } from "#shared/domain/built-origin.ts";
import { sitePages } from "./site-pages.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const built = `<p>Write to <a data-support-address="true" href="mailto:${builtSupportAddress}" class="x">${builtSupportAddress}</a>, or <a href="mailto:${builtSupportAddress}">${builtSupportAddress}</a>.</p>`;

async function shownTo(supportAddress: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-site-"));
  writeFileSync(path.join(folder, "0.html"), built);
  const page = { file: "0.html", path: "/help", also: [], title: "", description: "" };
  writeFileSync(path.join(folder, "site.json"), JSON.stringify([page]));
  const server = express()
    .use(sitePages(folder, { appUrl: "http://kelpie.example", supportAddress }))
    .listen(0);
  stops.push(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  await new Promise((resolve) => server.once("listening", resolve));
  return (await fetch(`http://localhost:${(server.address() as AddressInfo).port}/help`)).text();
}

it("the address of the site is shown and linked", async () => {
  expect(await shownTo("help@emu.example")).toBe(built.replaceAll(builtSupportAddress, "help@emu.example"));
});

it.each(["support@localhost", "support@127.0.0.1", "support@[::1]"])(
  "%s, which nobody reads, is never shown",
  async (own) => {
    expect(await shownTo(own)).toBe(
      '<p>Write to <span data-support-address="true">whoever runs this server</span>, or <span>whoever runs this server</span>.</p>',
    );
  },
);
