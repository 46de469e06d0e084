import path from "node:path";
import { defineConfig } from "prisma/config";

// These three commands look for an engine binary on the network although they never run it. Any file that exists
// satisfies the look-up; other commands must keep failing loudly.
const offlineCommands = ["generate", "validate", "format"];
if (offlineCommands.some((command) => process.argv.includes(command))) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.resolve("package.json");
}

export default defineConfig({
  schema: "schema.prisma",
  migrations: { path: "migrations" },
});
