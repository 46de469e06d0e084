import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashSources, isBuiltOf, writeFacts } from "./built-of.ts";

const address = "http://localhost:4310";
let top: string;
let folder: string;

/** A small project with a build of its extension. */
beforeEach(() => {
  top = mkdtempSync(path.join(tmpdir(), "kelpie-builds-"));
  folder = path.join(top, "extension/.output/chrome-mv3");
  write("extension/entrypoints/background.ts", "start()");
  write("shared/domain/plans.ts", "export const price = 19");
  write("shared/domain/plans.test.ts", "it()");
  write("wxt.config.ts", "{}");
  write("extension/.output/chrome-mv3/background.js", "start()");
  write("extension/.output/chrome-mv3/chunks/panel.js", "");
  writeFacts(folder, { sources: hashSources(top, "extension"), address });
});
afterEach(() => rmSync(top, { recursive: true }));

function write(file: string, text: string): void {
  const place = path.join(top, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

function isCurrent(at = address): boolean {
  return isBuiltOf(folder, { sources: hashSources(top, "extension"), address: at });
}

describe("whether a folder is a build of these sources", () => {
  it("nothing has changed, it is", () => expect(isCurrent()).toBe(true));

  it("only dates have changed, as a checkout does, it is", () => {
    utimesSync(path.join(top, "wxt.config.ts"), new Date(), new Date("2001-01-01"));
    expect(isCurrent()).toBe(true);
  });

  it("a test or another app has changed, it is", () => {
    appendFileSync(path.join(top, "shared/domain/plans.test.ts"), ".skip");
    write("dashboard/src/main.tsx", "draw()");
    expect(isCurrent()).toBe(true);
  });

  it.each([
    ["one byte of a source", () => appendFileSync(path.join(top, "shared/domain/plans.ts"), "0")],
    ["a new source", () => write("shared/domain/money.ts", "")],
    ["a source is gone", () => rmSync(path.join(top, "shared/domain/plans.ts"))],
    [
      "a source has another name",
      () => renameSync(path.join(top, "shared/domain/plans.ts"), path.join(top, "shared/domain/prices.ts")),
    ],
    ["a built file is gone", () => rmSync(path.join(folder, "chunks/panel.js"))],
    ["it says nothing of itself", () => rmSync(path.join(folder, "build.json"))],
    ["it is not there", () => rmSync(folder, { recursive: true })],
  ])("%s, it is not", (_what, change) => {
    change();
    expect(isCurrent()).toBe(false);
  });

  it("it was built for another address, it is not", () => {
    expect(isCurrent("http://localhost:4319")).toBe(false);
  });
});

describe("the hash of the sources", () => {
  const project = path.resolve(import.meta.dirname, "../..");

  it("is told apart by the app", () => {
    expect(hashSources(project, "extension")).toMatch(/^[0-9a-f]{64}$/);
    expect(hashSources(project, "extension")).not.toBe(hashSources(project, "dashboard"));
  });
});
