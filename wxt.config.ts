import { realpathSync } from "node:fs";
import path from "node:path";
import "./shared/sites/generate.mjs";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "wxt";
import { hashSources, writeFacts } from "./shared/builds/built-of.ts";
import { extensionPublicKey, geckoSettings } from "./shared/domain/extension-identity.ts";
import { extensionPermissions } from "./shared/domain/extension-permissions.ts";
import { jobSites, matchPatterns } from "./shared/domain/jobs/job-sites.ts";

const top = import.meta.dirname;
const api = new URL(process.env.KELPIE_API_ORIGIN ?? "http://localhost:4310");
/** The API serves the built dashboard; in development the screens have a server of their own. */
const dashboard = process.env.KELPIE_DASHBOARD_ORIGIN ?? api.origin;
/** "store" for what a store gets, "e2e" for what browser tests drive; both beside the build that is loaded unpacked. */
const purpose = process.env.KELPIE_BUILD_FOR ?? "use";
const isForStore = purpose === "store";
/** Of the time when a build starts: a file that is changed meanwhile makes it old. */
let sources = "";

/**
 * pdf.js can make code from text and load scripts by name. The package's rules let it do neither, and stores ask for
 * packages that do not try (EX-02): both are taken out as it is bundled.
 */
const withoutCodeFromText = {
  name: "without-code-from-text",
  transform: (code: string, id: string) =>
    /pdfjs-dist.build.pdf(?:\.worker)?\.mjs/.test(id)
      ? code
          .replace('new Function("");', "return false;")
          .replace(/new Function\("src"[^)]*\)/, "null")
          .replace(/await import\(\n[^)]*\)/, 'await Promise.reject(new Error("Not in this package"))')
      : null,
};

/** The trained models as a file of their own, so that their size has a limit of its own. decision: D-117. */
const readerWeights = {
  name: "reader-weights",
  test: /shared\/(?:language|resume\/reader)\/generated\//,
};

export default defineConfig({
  srcDir: "extension",
  publicDir: "extension/public",
  outDir: "extension/.output",
  outDirTemplate: `${purpose === "use" ? "" : `${purpose}-`}{{browser}}-mv{{manifestVersion}}{{modeSuffix}}`,
  imports: false,
  modules: ["@wxt-dev/module-react", "@wxt-dev/webextension-polyfill"],
  vite: () => ({
    plugins: [tailwindcss(), withoutCodeFromText],
    worker: { format: "es", plugins: () => [withoutCodeFromText] },
    // kB. The reader's models load after the first paint. decision: D-117.
    build: { chunkSizeWarningLimit: 1500 },
    // Not the dashboard's: both servers run side by side.
    cacheDir: path.join(top, "node_modules/.vite/extension"),
    // Packages may be links into another tree, as in a second checkout: their fonts are served from there.
    server: { fs: { allow: [top, path.dirname(realpathSync(path.join(top, "node_modules/wxt")))] } },
    define: {
      __API_ORIGIN__: JSON.stringify(api.origin),
      __DASHBOARD_ORIGIN__: JSON.stringify(dashboard),
    },
  }),
  // `npm run dev` names the port and prints the folder to load: another port or a browser of WXT's own would mislead.
  dev: { server: { strictPort: true } },
  webExt: { disabled: true },
  hooks: {
    "vite:build:extendConfig": (entries, config) => {
      // A script of a page is one file; only the extension's own pages load parts.
      if (!entries.every(({ inputPath }) => inputPath.endsWith(".html"))) return;
      const output = config.build?.rollupOptions?.output;
      if (output && !Array.isArray(output)) output.codeSplitting = { groups: [readerWeights] };
    },
    "build:before": () => {
      sources = hashSources(top, "extension");
    },
    // The development build changes as one works.
    "build:done": ({ config: { command, outDir } }) => {
      if (command === "build") writeFacts(outDir, { sources, address: api.origin });
    },
  },
  zip: {
    // What it says of itself is for this tree, not for a store.
    exclude: ["build.json"],
    // What the Firefox zip is made of and nothing else: the add-on site's reviewers build it again and compare.
    includeSources: [
      "extension/{entrypoints,features,messages,platform,public,tools}/**",
      "extension/globals.d.ts",
      "shared/**",
      "api/tools/postinstall.mjs",
      "docs/stores/firefox-review.md",
      "{package,package-lock,tsconfig}.json",
      "extension/tsconfig.json",
      "wxt.config.ts",
    ],
    excludeSources: ["**/{testing,fixtures,look-book}/**", "shared/sites/generated/**"],
  },
  manifest: ({ browser }) => ({
    name: "Kelpie",
    description: "Reads the job ad you are looking at, scores it against your resume, and keeps it.",
    // decision: D-49. A golden test locks this list.
    permissions: extensionPermissions
      .map(({ name }) => name)
      .filter((name) => browser !== "firefox" || (name !== "sidePanel" && name !== "offscreen")),
    host_permissions: [`${api.protocol}//${api.hostname}/*`],
    // None is granted at install: the panel asks for one site at a time.
    optional_host_permissions: jobSites.flatMap(matchPatterns),
    action: { default_title: "Open Kelpie" },
    commands: {
      _execute_action: { suggested_key: { default: "Alt+Shift+K" } },
      "save-page": {
        suggested_key: { default: "Alt+Shift+S" },
        description: "Save the job on this page",
      },
    },
    content_security_policy: { extension_pages: "script-src 'self'; object-src 'self'" },
    ...(browser === "firefox"
      ? { browser_specific_settings: geckoSettings }
      : {
          minimum_chrome_version: "116",
          // Fixes the id, so that the API can name the one extension it answers. A store gives an id of its own.
          ...(!isForStore && { key: extensionPublicKey }),
        }),
  }),
});
