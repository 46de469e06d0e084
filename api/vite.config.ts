import path from "node:path";
import { defineConfig, type Plugin } from "vite";
import { hashSources, writeFacts } from "../shared/builds/built-of.ts";
import { programs } from "./src/programs.ts";

const top = path.dirname(import.meta.dirname);
const source = (file: string) => path.join(import.meta.dirname, "src", file);
/** Beside `src`, and flat: what is found from a source by its own folder is found from there as well. */
const outDir = path.join(import.meta.dirname, ".output");

/** Says last what the folder was built from. */
function facts(): Plugin {
  let sources = "";
  return {
    name: "kelpie-build-facts",
    // Before they are read: what changes meanwhile makes the next start build again.
    buildStart() {
      sources = hashSources(top, "server");
    },
    closeBundle: () => writeFacts(outDir, { sources, address: null }),
  };
}

/**
 * The server as one file and what it loads when it needs it: a start reads no TypeScript and does not look for 700
 * modules. Packages stay where they are installed.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [facts()],
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: "node24",
    rolldownOptions: {
      input: {
        server: source("server.ts"),
        ...Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, source(file)])),
      },
      // Our own modules only say what they export: who needs one number of the engine does not load it all.
      treeshake: {
        moduleSideEffects: [{ test: /\/(?:shared|api\/src)\/(?!db\/generated)/, sideEffects: false }],
      },
      optimization: { inlineConst: { mode: "all", pass: 2 } },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        codeSplitting: { groups: [{ name: "domain", test: /\/shared\/domain\// }] },
      },
    },
  },
});
