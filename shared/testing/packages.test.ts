import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const top = path.resolve(import.meta.dirname, "../..");
const lock = JSON.parse(readFileSync(path.join(top, "package-lock.json"), "utf8")) as {
  packages: Record<string, { version?: string }>;
};
const manifest = JSON.parse(readFileSync(path.join(top, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** The purpose of each package: the files that use it. */
const card: Record<string, RegExp> = {
  react: /^(dashboard\/src|extension|shared\/ui)\//,
  "react-dom": /^(dashboard\/src|extension)\//,
  wxt: /^(wxt\.config\.ts|extension\/)/,
  "webextension-polyfill": /^(extension\/platform|wxt\.config)/,
  "@plasmohq/storage": /^extension\/platform\//,
  "@tanstack/react-query": /^(dashboard\/src|extension)\//,
  zod: /^(api\/src|shared\/contract)\//,
  tailwindcss: /\.css$/,
  express: /^api\/src\//,
  prisma: /^api\/prisma\//,
  "@prisma/client": /^api\/src\/db\//,
  passport: /^api\/src\/http\//,
  cheerio: /^shared\/job-ad\//,
  docx: /^api\/src\/adapters\//,
  openai: /^api\/src\/adapters\//,
  "pdf-parse": /^api\/src\/adapters\//,
  vite: /^dashboard\/vite\.config\.ts$/,
  vitest: /\.test\.tsx?$/,
  puppeteer: /\/e2e\//,
};

const skipped = new Set([
  "node_modules",
  "dist",
  ".output",
  ".wxt",
  "fixtures",
  "boundaries",
  ".git",
  ".data",
  "screenshots",
]);

function sourceFiles(folder: string): string[] {
  return readdirSync(path.join(top, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(file);
    return /\.(ts|tsx|css)$/.test(entry.name) ? [file] : [];
  });
}

const sources = sourceFiles("").map((file) => ({ file, text: readFileSync(path.join(top, file), "utf8") }));

function imports(text: string, name: string): boolean {
  const plain = name.replace(/[/.]/g, "\\$&");
  return new RegExp(`(?:from\\s+|import\\s+|import\\(|@import\\s+)["']${plain}(?:/[^"']*)?["']`).test(text);
}

describe("the packages of the product", () => {
  it.each(Object.entries(card))("%s is really used where it belongs", (name, place) => {
    // webextension-polyfill comes with WXT's module, which names it in the build's configuration.
    const wanted = name === "webextension-polyfill" ? "@wxt-dev/webextension-polyfill" : name;
    const users = sources.filter(
      ({ file, text }) => place.test(file) && (imports(text, name) || text.includes(`"${wanted}"`)),
    );
    expect(users.map(({ file }) => file)).not.toEqual([]);
  });
});

/** docs/security.md, Packages: a version below the minimum has a known vulnerability. */
const floors: [string, (version: number[]) => boolean][] = [
  ["multer", atLeast(2, 1, 1)],
  ["undici", (version) => (version[0] === 7 ? atLeast(7, 30, 2)(version) : atLeast(8, 12, 4)(version))],
  [
    "@xmldom/xmldom",
    (version) => (version[1] === 8 ? atLeast(0, 8, 15)(version) : atLeast(0, 9, 12)(version)),
  ],
  ["pdfjs-dist", (version) => !atLeast(5, 6, 83)(version) || atLeast(6, 2, 108)(version)],
  ["passport", atLeast(0, 6, 0)],
];

function atLeast(...floor: number[]) {
  return (version: number[]) => {
    for (const [index, part] of floor.entries()) {
      const held = version[index] ?? 0;
      if (held !== part) return held > part;
    }
    return true;
  };
}

function versionsOf(name: string): string[] {
  return Object.entries(lock.packages).flatMap(([place, { version }]) =>
    place.endsWith(`node_modules/${name}`) && version ? [version] : [],
  );
}

describe("the lockfile", () => {
  it.each(floors)("%s: every copy is above its floor", (name, isSafe) => {
    const low = versionsOf(name).filter((version) => !isSafe(version.split(/[.-]/).map(Number)));
    expect(low).toEqual([]);
  });

  it.each(["react", "react-dom", "zod", "vite"])("holds one copy of %s", (name) => {
    expect(versionsOf(name)).toHaveLength(1);
  });

  it("names no download address, and package.json names exact versions", () => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies };
    const exact = /^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
    expect(Object.entries(all).filter(([, version]) => !exact.test(version))).toEqual([]);
  });
});
