import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { extensionPermissions } from "#shared/domain/extension-permissions.ts";
import { jobSites } from "#shared/domain/jobs/job-sites.ts";
import { extensionTexts } from "./extension-page.tsx";
import { externalServices } from "./legal/privacy-text.ts";
import { readingPages } from "./site-pages.tsx";

const top = path.resolve(import.meta.dirname, "../../..");

describe("the extension's page", () => {
  it("explains exactly the permissions of the built manifest, each with its reason (D-49)", () => {
    const manifest = JSON.parse(
      readFileSync(path.join(top, "extension/e2e/manifest.golden.json"), "utf8"),
    ) as Record<string, string[]>;
    expect(extensionPermissions.map(({ name }) => name)).toEqual(manifest.permissions);
    // One site: the server's own. The page explains it beside the list.
    expect(manifest.host_permissions).toHaveLength(1);
    // Job sites are asked for one at a time, and the page names each of them; build.e2e.ts holds the manifest to them.
    for (const { name } of jobSites) expect(extensionTexts.permissions.sites.allows).toContain(name);
    expect(manifest.optional_permissions).toBeUndefined();
    for (const { allows, why } of extensionPermissions)
      expect([allows.length, why.length].every((length) => length > 20)).toBe(true);
  });
});

describe("the privacy policy", () => {
  /** What speaks to nobody outside, or does so for one that is named. */
  const ours = [
    ...["circuit.ts", "docx.ts", "edit-word", "ics.ts", "language-model.ts", "model-parameters.ts"],
    ...["open-language-model.ts", "open-payments.ts", "payments.ts"],
    ...[
      "otpauth.ts",
      "papaparse.ts",
      "pdfkit.ts",
      "pinned-connection.ts",
      "read-document",
      "read-mail.ts",
      "stream-zip.ts",
      "stripe-sandbox",
    ],
    "webauthn.ts",
    "write-document",
  ];

  it("names every service that the server may speak to", () => {
    const adapters = readdirSync(path.join(top, "api/src/adapters")).filter(
      (name) => !name.endsWith(".test.ts"),
    );
    // Google is asked by passport, in api/src/features/auth, and for a person's picture.
    const named = externalServices.map(({ adapter }) =>
      adapter === "google" ? "fetch-picture.ts" : adapter,
    );
    expect([...ours, ...named].sort()).toEqual(adapters.sort());
  });
});

describe("every reading page", () => {
  it.each(readingPages)("$path says in 50 to 160 characters what it is", ({ description, title }) => {
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(title.length).toBeLessThanOrEqual(70);
  });
});
