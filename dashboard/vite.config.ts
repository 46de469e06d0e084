import { realpathSync } from "node:fs";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { sitePages } from "./tools/site-plugin.ts";

/** The one font file starts with the page instead of after the style sheet. */
function preloadFont(): Plugin {
  return {
    name: "kelpie-preload-font",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
            injectTo: "head" as const,
          })),
    },
  };
}

/** Packages may be links into another tree, as in a second checkout: what they bring is served from there. */
const servedFolders = [
  path.dirname(import.meta.dirname),
  path.dirname(realpathSync(path.join(import.meta.dirname, "../node_modules/vite"))),
];

const toApi = { target: process.env.KELPIE_API_ORIGIN ?? "http://localhost:4310", changeOrigin: true };

/** What every screen of the account is on, as one file: packed together it is smaller than in thirty. */
const firstScreen = {
  name: "first-screen",
  test: /node_modules\/((react|react-dom|react-router|scheduler|@tanstack\/(query-core|react-query)|zod)\/|lucide-react\/dist\/esm\/icons\/(arrow-right|calendar-days|circle-check|file-check|radar|send|x)\.)/,
};

export default defineConfig({
  root: import.meta.dirname,
  // The extension's server runs beside this one: in one folder each would throw away what the other has prepared.
  cacheDir: "../node_modules/.vite/dashboard",
  plugins: [react(), tailwindcss(), preloadFont(), sitePages()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    // kB. The reader's models load after the first paint. decision: D-117.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: [firstScreen] } } },
  },
  server: {
    fs: { allow: servedFolders },
    // The API of `npm run dev`, which names both ports; it must see its own origin, or the Origin check refuses.
    proxy: { "/api": toApi, "/test-payments": toApi },
  },
});
