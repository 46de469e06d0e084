import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { extensionPermissions } from "./extension-permissions.ts";

const reasons = readFileSync(path.resolve(import.meta.dirname, "../../docs/stores/permissions.md"), "utf8");

describe("the extension's permissions", () => {
  it.each(extensionPermissions)("$name has its reason for the stores", ({ name }) => {
    const [, reason = ""] = reasons.split(`\n## ${name}\n`);
    expect(reason.split("\n## ")[0]?.trim().length).toBeGreaterThan(60);
  });
});
