import "./shared/sites/generate.mjs";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "wxt";
import { extensionPublicKey, geckoSettings } from "./shared/domain/extension-identity.ts";
import { extensionPermissions } from "./shared/domain/extension-permissions.ts";
import { jobSites, matchPatterns } from "./shared/domain/jobs/job-sites.ts";

const api = new URL(process.env.KELPIE_API_ORIGIN ?? "http://localhost:4310");
/** Set by `npm run zip`: what a store gets, beside the build that is loaded unpacked. */
const isForStore = process.env.KELPIE_STORE === "1";

export default defineConfig({
  srcDir: "extension",
  publicDir: "extension/public",
  outDir: "extension/.output",
  outDirTemplate: `${isForStore ? "store-" : ""}{{browser}}-mv{{manifestVersion}}{{modeSuffix}}`,
  imports: false,
  modules: ["@wxt-dev/module-react", "@wxt-dev/webextension-polyfill"],
  vite: () => ({
    plugins: [tailwindcss()],
    define: { __API_ORIGIN__: JSON.stringify(api.origin) },
  }),
  zip: {
    // What the Firefox zip is made of and nothing else: the add-on site's reviewers build it again and compare.
    includeSources: [
      "extension/{entrypoints,features,messages,platform,public,tools}/**",
      "extension/globals.d.ts",
      "shared/**",
      "api/tools/postinstall.mjs",
      "docs/stores/firefox-review.md",
      "{package,package-lock,tsconfig}.json",
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
      .filter((name) => browser !== "firefox" || name !== "sidePanel"),
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
