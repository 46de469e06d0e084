import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");

it("compose.yaml publishes ports to this machine alone unless told otherwise, and asks how many proxies to trust", () => {
  const compose = read("compose.yaml");
  const published = [...compose.matchAll(/ports: \["([^"]+)"\]/g)].map(([, ports]) => ports);
  expect(published).toEqual([expect.stringMatching(/^\$\{BIND_ADDRESS:-127\.0\.0\.1\}:/)]);
  expect(compose).toMatch(/TRUST_PROXY: \$\{TRUST_PROXY:\?/);
});

it("no file of secrets goes into an image", () => {
  expect(read(".dockerignore").split("\n")).toEqual(expect.arrayContaining([".env", ".env.*"]));
});
