import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const top = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(top, file), "utf8");
const text = (name: string) => read(`docs/stores/${name}.md`).replace(/\s+/g, " ");

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(top, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => path.join(folder, name));
}

const inPages = [
  ...sourcesOf("extension/platform"),
  ...sourcesOf("extension/entrypoints").filter((name) => !name.includes("sidepanel")),
  ...sourcesOf("shared/autofill/page"),
];

/** The files that draw into a page, and the store's description of each. */
const drawn: Record<string, string> = {
  "extension/platform/page/page-marks.ts": "Underlined words of the ad",
  "shared/autofill/page/fill-form.ts": "An outline around the fields that were filled",
  "extension/platform/cards/card-chips.ts": "A small label with the score",
};
const DRAWS = /attachShadow\(|CSS\.highlights\.set\(|style\.outline = MARK/;

describe("the stores' texts", () => {
  it("name each script that runs in pages, and no other", () => {
    const scripts = sourcesOf("extension/entrypoints")
      .filter((name) => read(name).includes("defineUnlistedScript("))
      .map((name) => `${path.basename(name, ".ts")}.js`);
    const told = text("permissions").match(/`[\w-]+\.js`/g) ?? [];
    expect(new Set(told.map((name) => name.slice(1, -1)))).toEqual(new Set(scripts));
    expect(text("permissions")).toContain("Four scripts of our own");
    expect(scripts).toHaveLength(4);
  });

  it("name each thing that is drawn into pages, and no other", () => {
    expect(inPages.filter((name) => DRAWS.test(read(name))).sort()).toEqual(Object.keys(drawn).sort());
    for (const words of Object.values(drawn)) expect(text("permissions")).toContain(words);
    expect(text("permissions")).toContain("three things and no others");
  });

  it.each([
    ["permissions", "the person has allowed"],
    ["permissions", "read without a click"],
    ["permissions", "off until it is switched on for each board"],
    ["privacy", "the text that the person types into questions without a saved answer is read"],
    ["privacy", "stores question and answer in their account"],
    ["listing", "except on job boards that you have allowed"],
  ])("%s.md says: %s", (name, words) => {
    expect(text(name)).toContain(words);
  });

  it("promise nowhere what the build does not keep", () => {
    for (const name of ["permissions", "privacy", "listing", "reviewer-notes"])
      expect(text(name)).not.toMatch(/Nothing is drawn into|does not read pages you have not clicked on\./);
    expect(read("shared/domain/extension-permissions.ts")).not.toContain("Nothing is drawn into");
  });
});
