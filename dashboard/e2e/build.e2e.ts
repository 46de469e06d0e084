import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const dist = path.resolve(import.meta.dirname, "../dist");
const manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8")) as Record<
  string,
  Chunk
>;

const budgets = {
  /** At most 60,000 are allowed; static HTML needs no more than this. */
  landing: 6_000,
  firstScreen: 150_000,
  route: 80_000,
  style: 25_000,
  font: 45_000,
  page: 25_000,
};

const zipped = (file: string) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + zipped(file), 0);

/** An entry's file and everything that it imports before it can run. */
function closure(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the build`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const one of chunk.imports ?? []) closure(one, found);
  return found;
}

const scriptsOf = (page: string) => [
  ...new Set(
    [...readFileSync(path.join(dist, page), "utf8").matchAll(/(?:src|href)="\/([\w/.-]+\.js)"/g)].map(
      ([, file = ""]) => file,
    ),
  ),
];

describe("the size of what a browser loads, gzipped", () => {
  it("a public page: one small script, no React", () => {
    const scripts = scriptsOf("home.html");
    expect(scripts.length).toBeGreaterThan(1);
    expect(sum(scripts)).toBeLessThanOrEqual(budgets.landing);
    for (const file of scripts)
      expect(readFileSync(path.join(dist, file), "utf8")).not.toContain("createRoot");
    const others = scriptsOf("templates/it-template.html");
    expect(others).toEqual(["theme-boot.js", ...scripts]);
    expect(sum(others)).toBeLessThanOrEqual(budgets.landing);
  });

  it("the pages themselves", () => {
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((one) =>
      one.endsWith(".html"),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) expect(zipped(file), file).toBeLessThanOrEqual(budgets.page);
  });

  it("the first signed-in screen", () => {
    const files = closure("src/pages/overview-page.tsx", closure("index.html"));
    expect(files.size).toBeGreaterThan(3);
    expect(sum(files)).toBeLessThanOrEqual(budgets.firstScreen);
  });

  it("each further screen's own code", () => {
    const first = closure("index.html");
    const screens = Object.keys(manifest).filter((key) => /^src\/pages\/.*-page\.tsx$/.test(key));
    expect(screens.length).toBeGreaterThan(15);
    for (const key of screens) {
      const own = [...closure(key)].filter((file) => !first.has(file));
      expect(sum(own), key).toBeLessThanOrEqual(budgets.route);
    }
  });

  it("style sheet and font", () => {
    const files = readdirSync(path.join(dist, "assets"));
    const styles = files.filter((file) => file.endsWith(".css")).map((file) => `assets/${file}`);
    const fonts = files.filter((file) => file.endsWith(".woff2"));
    expect(styles).toHaveLength(1);
    expect(sum(styles)).toBeLessThanOrEqual(budgets.style);
    expect(fonts).toHaveLength(1);
    for (const font of fonts)
      expect(statSync(path.join(dist, "assets", font)).size).toBeLessThanOrEqual(budgets.font);
  });

  it("texts lie there compressed", () => {
    const worker = readdirSync(path.join(dist, "assets")).find((file) => /^pdf\.worker.*\.mjs$/.test(file));
    for (const file of [...scriptsOf("index.html"), "icon.svg", `assets/${worker}`])
      if (zipped(file) > 400) expect(existsSync(path.join(dist, `${file}.br`)), file).toBe(true);
  });
});
