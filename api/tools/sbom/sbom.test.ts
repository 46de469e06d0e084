import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { billOfMaterials, lockfileSchema } from "./bill-of-materials.ts";

const top = new URL("../../../", import.meta.url);
const readTop = (file: string): unknown => JSON.parse(readFileSync(new URL(file, top), "utf8"));
const day = new Date("2026-11-24T00:00:00Z");

it("names every package that the project itself depends on, in its exact version, and none for development alone", () => {
  const { dependencies, devDependencies } = readTop("package.json") as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const { components } = billOfMaterials(lockfileSchema.parse(readTop("package-lock.json")), day);
  const held = new Set(
    components.map((one) => `${"group" in one ? `${one.group}/` : ""}${one.name}@${one.version}`),
  );
  const missing = Object.entries(dependencies).filter(([name, version]) => !held.has(`${name}@${version}`));
  expect(missing).toEqual([]);
  expect(held.has(`express@${dependencies.express}`)).toBe(true);
  expect(held.has(`vitest@${devDependencies.vitest}`)).toBe(false);
});

it("says version, licence and hash of each, each once", () => {
  const packages = {
    "": { version: "1.0.0" },
    "node_modules/@a/b": { version: "2.0.0", license: "MIT", integrity: "sha512-AAECAw==" },
    "node_modules/x/node_modules/@a/b": { version: "2.0.0", license: "MIT" },
    "node_modules/own": { version: "1.0.0", license: "SEE LICENSE IN terms.txt" },
    "node_modules/tool": { version: "3.0.0", dev: true },
    "node_modules/linked": { link: true },
  };
  const made = billOfMaterials({ name: "kelpie", version: "1.0.0", packages }, day);
  expect(made.metadata.timestamp).toBe("2026-11-24T00:00:00.000Z");
  expect(made.components.map(({ purl }) => purl)).toEqual(["pkg:npm/%40a/b@2.0.0", "pkg:npm/own@1.0.0"]);
  expect(made.components[1]).toMatchObject({ licenses: [{ license: { name: "SEE LICENSE IN terms.txt" } }] });
  expect(made.components[0]).toMatchObject({
    group: "@a",
    name: "b",
    licenses: [{ expression: "MIT" }],
    hashes: [{ alg: "SHA-512", content: "00010203" }],
  });
});
