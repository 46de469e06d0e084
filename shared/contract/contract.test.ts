import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { contract } from "./index.ts";
import type { Route } from "./route.ts";

const rows = Object.entries(contract).flatMap(([feature, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]) => ({
    name: `${feature}.${name}`,
    route,
  })),
);

interface SpecCall {
  method: string;
  path: string;
  auth: string;
  aliases: string[];
}

const specFile = path.resolve(import.meta.dirname, "../../../shared/spec/api.json");

describe("the contract", () => {
  it("no two rows share a method and a path", () => {
    const keys = rows.map(({ route }) => `${route.method} ${route.path}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it("an alias names a row that exists and shares its access, limit and body", () => {
    for (const { name, route } of rows) {
      if (!route.aliasOf) continue;
      const owner = rows.find((row) => row.name === route.aliasOf)?.route;
      expect(owner, name).toBeDefined();
      expect([route.access, route.limit, route.body], name).toEqual([
        owner?.access,
        owner?.limit,
        owner?.body,
      ]);
    }
  });

  it("a row that changes something is never a GET, and only a row with a body takes one", () => {
    for (const { name, route } of rows) {
      if (route.method === "GET") expect(route.body ?? route.sends, name).toBeUndefined();
    }
  });

  if (!existsSync(specFile)) {
    it("agrees with the specification's calls: NOT CHECKED, ../shared is absent", () => {
      process.stdout.write(
        "contract: ../shared/spec/api.json is absent, so the rows are not compared with it\n",
      );
      expect(rows.length).toBeGreaterThan(0);
    });
    return;
  }

  const spec = JSON.parse(readFileSync(specFile, "utf8")) as SpecCall[];

  it.each(rows.filter(({ route }) => !route.own))(
    "$name is in the specification, with its access",
    ({ route }) => {
      const call = spec.find((one) => one.method === route.method && one.path === route.path);
      expect(call, `${route.method} ${route.path}`).toBeDefined();
      expect(route.access).toBe(/^none/.test(call?.auth ?? "") ? "public" : "user");
    },
  );

  it.each(rows.filter(({ route }) => route.own))("$name is our own and names its decision", ({ route }) => {
    expect(spec.some((one) => one.method === route.method && one.path === route.path)).toBe(false);
    expect(route.own).toMatch(/^D-\d{2,3}$/);
  });
});
