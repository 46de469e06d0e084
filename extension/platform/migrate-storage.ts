import { browser } from "./browser.ts";
import { exclusively, readJson, writeJson } from "./raw-json.ts";

/**
 * Each step converts the data of the previous version. Its index is one less than the version it leads to. A released
 * step never changes.
 */
const steps: readonly (() => Promise<void>)[] = [
  // 1: saved jobs now include title, company and follow-up date. The list is a copy of the server's and is loaded
  // again.
  () => browser.storage.local.remove("savedJobs"),
];

/** Converts stored data to this version. Newer data is not changed: the browser went back to an older build. */
export async function migrateStorage(): Promise<void> {
  await exclusively("version", async () => {
    const kept = await readJson("local", "version");
    for (let version = typeof kept === "number" ? kept : 0; version < steps.length; version++) {
      await steps[version]?.();
      await writeJson("local", "version", version + 1);
    }
  });
}
