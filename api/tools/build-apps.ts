/**
 * `node api/tools/build-apps.ts ADDRESS [e2e]`: builds dashboard, server, and the extension for an API at this
 * address, each only if its folder does not already contain that build. `e2e` builds the extension in a separate
 * folder, and no server, because browser tests have their own.
 */
import { ensureDashboard, ensureExtension, ensureServer } from "#shared/builds/ensure-built.ts";

const [address, purpose] = process.argv.slice(2);
if (address === undefined)
  throw new Error("Which address? node api/tools/build-apps.ts http://localhost:4310");
ensureDashboard();
if (purpose !== "e2e") ensureServer();
ensureExtension(new URL(address).origin, purpose === "e2e" ? "e2e" : "use");
