import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { deflateSync, strFromU8, strToU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobSites, matchPatterns } from "#shared/domain/jobs/job-sites.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";
import firefoxGolden from "./manifest.firefox.golden.json" with { type: "json" };
import chromeGolden from "./manifest.golden.json" with { type: "json" };

const top = path.resolve(import.meta.dirname, "../..");
const stores = ["chrome", "edge", "firefox"] as const;

/**
 * The code that needs each permission. A permission that is missing in this list or unused in the code fails the
 * test.
 */
const uses: Record<string, RegExp> = {
  storage: /\.storage\.local\b/,
  sidePanel: /\.sidePanel\.open\(/,
  activeTab: /\.action\.onClicked\b/,
  scripting: /\.scripting\.executeScript\(/,
  offscreen: /\.offscreen\.createDocument\(/,
  contextMenus: /\.contextMenus\.create\(/,
  alarms: /\.alarms\.create\(/,
};
const never = ["tabs", "cookies", "webRequest", "identity", "<all_urls>", "history", "management"];

function run(folder: string, tool: string, ...args: string[]) {
  const env = { ...process.env, KELPIE_API_ORIGIN: testOrigin };
  const options = { cwd: folder, env, encoding: "utf8" } as const;
  return spawnSync(process.execPath, ["--no-warnings", `extension/tools/${tool}.ts`, ...args], options);
}

function zipOf(folder: string, name: string): Buffer {
  const made = path.join(folder, "extension/.output");
  const file = readdirSync(made).find((one) => one.endsWith(`-${name}.zip`));
  if (file === undefined) throw new Error(`There is no zip for ${name}`);
  return readFileSync(path.join(made, file));
}

function filesOf(zip: Buffer): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

function scriptsOf(files: Record<string, string>): [string, string][] {
  return Object.entries(files).filter(([name]) => name.endsWith(".js"));
}

describe("what the stores get", () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), "kelpie-sources-"));
  const zips: Partial<Record<(typeof stores)[number], Buffer>> = {};
  const built = (store: (typeof stores)[number]) => filesOf(zips[store] ?? Buffer.alloc(0));

  beforeAll(() => {
    const { status, stderr } = run(top, "zip-stores");
    expect(status, stderr).toBe(0);
    for (const store of stores) zips[store] = zipOf(top, store);
  });
  afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

  it("has exactly the manifests that were agreed (EX-01), without the key that only stores may give", () => {
    const { key, ...chrome } = chromeGolden;
    // Each folder of `shared/sites` has a lock with the hosts it needs.
    const asked = { optional_host_permissions: jobSites.flatMap(matchPatterns) };
    expect(key).toMatch(/^MII/);
    expect(JSON.parse(built("chrome")["manifest.json"] ?? "")).toEqual({ ...chrome, ...asked });
    expect(JSON.parse(built("firefox")["manifest.json"] ?? "")).toEqual({ ...firefoxGolden, ...asked });
    expect(zips.edge?.equals(zips.chrome ?? Buffer.alloc(0))).toBe(true);
    // The build facts are for this tree.
    for (const store of stores) expect(built(store)).not.toHaveProperty(["build.json"]);
  });

  it.each(stores)(
    "%s: every permission has its use in the code, and none of the wide ones is asked",
    (store) => {
      const files = built(store);
      const manifest = JSON.parse(files["manifest.json"] ?? "") as { permissions: string[] };
      const code = scriptsOf(files)
        .map(([, text]) => text)
        .join("\n");
      for (const name of manifest.permissions)
        expect(code, name).toMatch(uses[name] ?? /\buse of it is named\b/);
      for (const name of never) expect(manifest.permissions).not.toContain(name);
      // The other browser's way to open the panel is left out of the code, not only unused.
      expect(code.includes("sidebarAction")).toBe(store === "firefox");
      expect(code.includes("sidePanel.open")).toBe(store !== "firefox");
    },
  );

  it.each(stores)(
    "%s: no code from elsewhere, none made from text, and below a megabyte beside pdf.js (EX-02)",
    (store) => {
      const files = built(store);
      for (const [name, code] of scriptsOf(files)) {
        expect(code.match(/\beval\s*\(|new Function\s*\(|(?:^|[^.\w])Function\s*\(["'`]/), name).toBeNull();
        expect(code.match(/import\s*\(\s*["'`]https?:|importScripts\s*\(/), name).toBeNull();
        expect(code.match(/set(?:Timeout|Interval)\s*\(\s*["'`]/), name).toBeNull();
      }
      for (const [name, page] of Object.entries(files).filter(([file]) => file.endsWith(".html")))
        expect(page, name).not.toMatch(
          /<script[^>]*src="(?!\/)|<script(?![^>]*src=)|<link[^>]*href="https?:/,
        );
      const whole = zips[store]?.length ?? 0;
      const packed = (name: RegExp, count: number) => {
        const found = scriptsOf(files).filter(([file]) => name.test(file));
        expect(found, String(name)).toHaveLength(count);
        return found.reduce((sum, [, code]) => sum + deflateSync(strToU8(code)).length, 0);
      };
      // decision: D-99. The reader of PDF ads loads with the click that needs it.
      const pdf = packed(/\/(?:pdf\.worker|read-pdf)-/, 2);
      // decision: D-117. The engine's data loads after the panel has painted.
      const weights = packed(/\/reader-weights-/, 1);
      expect(weights).toBeLessThan(1_500_000);
      expect(whole - pdf - weights).toBeLessThan(1_000_000);
      expect(pdf).toBeLessThan(500_000);
    },
  );

  it("the sources alone, in another folder, give the Firefox zip byte by byte", () => {
    const sources = unzipSync(zipOf(top, "sources"));
    for (const [name, bytes] of Object.entries(sources)) {
      const file = path.join(elsewhere, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    expect(Object.keys(sources).filter((name) => /\.test\.|\/e2e\/|^dashboard|^api\/src/.test(name))).toEqual(
      [],
    );
    symlinkSync(path.join(top, "node_modules"), path.join(elsewhere, "node_modules"));
    const { status, stderr } = run(elsewhere, "zip-stores", "firefox");
    expect(status, stderr).toBe(0);
    expect(zipOf(elsewhere, "firefox").equals(zips.firefox ?? Buffer.alloc(0))).toBe(true);
  });

  it("the add-on site's own checker finds nothing but React's two writes of markup", () => {
    const { stdout, status } = run(top, "lint-stores");
    expect(stdout).toMatch(/^0 errors, 0 warnings, [0-2] of React's own\n$/);
    expect(status).toBe(0);
  });
});
