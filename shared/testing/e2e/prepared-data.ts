import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { end, launch, ready } from "./server-process.ts";

const name = "KELPIE_E2E_DATA";

/**
 * Before all browser tests: a server is started once on an empty folder, for its database with the demo accounts, and
 * ended gracefully; each file starts on a copy. Workers inherit the environment.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "kelpie-e2e-first-"));
  const server = launch(folder);
  await ready(server);
  await end(server, "SIGTERM");
  process.env[name] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** @throws Error outside a run of the browser tests. */
export function preparedData(): string {
  const folder = process.env[name];
  if (!folder) throw new Error(`${name} is not set: the browser tests start with npm run e2e`);
  return folder;
}
