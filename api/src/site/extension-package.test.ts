import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { strFromU8, unzipSync } from "fflate";
import { afterEach, expect, it } from "vitest";
import { navigations } from "#shared/contract/navigations.ts";
import { extensionPackage } from "./extension-package.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function serve() {
  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-extension-"));
  stops.push(() => rmSync(folder, { recursive: true }));
  const server = express().get(navigations.extensionPackage, extensionPackage(folder)).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  stops.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    get: (method = "GET") => fetch(`http://localhost:${port}${navigations.extensionPackage}`, { method }),
  };
}

it("the extension's zip, where none is built, says so", async () => {
  const { get } = await serve();
  const answer = await get();
  expect([answer.status, await answer.json()]).toEqual([
    404,
    expect.objectContaining({ message: expect.stringContaining("not built") }),
  ]);
  // Who only asks makes no error in a browser's console.
  expect((await get("HEAD")).status).toBe(204);
});

it("the extension's zip, holds the build in one folder, and the next build after it", async () => {
  const { folder, get } = await serve();
  mkdirSync(path.join(folder, "chunks"));
  writeFileSync(path.join(folder, "chunks/panel.js"), "one");
  writeFileSync(path.join(folder, "build.json"), "1");
  const read = async () => {
    const answer = await get();
    expect(answer.headers.get("content-type")).toBe("application/zip");
    return unzipSync(new Uint8Array(await answer.arrayBuffer()));
  };
  const first = await read();
  expect(Object.keys(first).sort()).toEqual(["kelpie/build.json", "kelpie/chunks/panel.js"]);
  writeFileSync(path.join(folder, "chunks/panel.js"), "two");
  writeFileSync(path.join(folder, "build.json"), "2");
  const [panel = new Uint8Array()] = [(await read())["kelpie/chunks/panel.js"]];
  expect(strFromU8(panel)).toBe("two");
});
