/**
 * `node api/tools/build-apps.ts ADDRESS [e2e]`: dashboard, server, and extension for an API at this address, each only
 * when its folder does not hold just that already. `e2e` builds the extension beside the one that people load, and no
 * server: browser tests have one that can be emptied.
 */
import { ensureDashboard, ensureExtension, ensureServer } from "#shared/builds/ensure-built.ts";

const [address, purpose] = process.argv.slice(2);
if (address === undefined)
  throw new Error("Which address? node api/tools/build-apps.ts http://localhost:4310");
ensureDashboard();
if (purpose !== "e2e") ensureServer();
ensureExtension(new URL(address).origin, purpose === "e2e" ? "e2e" : "use");
