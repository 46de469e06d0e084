import path from "node:path";

/** The project's top: sources and built server lie equally deep in it. */
export const top = path.resolve(import.meta.dirname, "../..");

/** What runs beside the server as a thread or a process of its own: its source, from here. */
export const programs = {
  "work-thread": "workers/work-thread.ts",
  "match-thread": "scoring/match-thread.ts",
  "parse-document": "adapters/read-document/parse-document.ts",
  "recognise-document": "adapters/read-document/recognise/recognise-document.ts",
} as const;

/** Where such a program starts: its source, or the file that the build has made of it beside the server's. */
export function programFile(name: keyof typeof programs): URL {
  const isBuilt = import.meta.filename.endsWith(".js");
  return new URL(isBuilt ? `./${name}.js` : `./${programs[name]}`, import.meta.url);
}
