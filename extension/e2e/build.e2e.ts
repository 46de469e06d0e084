import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { jobSites, matchPatterns } from "#shared/domain/jobs/job-sites.ts";
import { pageHtml } from "../platform/page/page-html.ts";
import { outputFolder } from "./launch-extension.ts";
import golden from "./manifest.golden.json" with { type: "json" };

/** Each folder of `shared/sites` has a lock with the hosts it needs. */
const optional_host_permissions = jobSites.flatMap(matchPatterns);
const read = (file: string) => readFileSync(path.join(outputFolder, file), "utf8");
const zipped = (text: string) => gzipSync(text, { level: 9 }).length;

const budgets = {
  /** D-85: 30,000 before the worker could score an ad while the panel is closed. */
  background: 33_000,
  /** At most 150,000 are allowed; the first build alone had 120,000. */
  panelZipped: 150_000,
  /**
   * The target was 60,000. The HTML entity table takes 20,000 of it, cheerio 25,000, and the readers of all boards
   * the rest. It loads from disk, after the first paint.
   */
  jobAdZipped: 85_000,
  styleZipped: 12_000,
  pageReader: 5_000,
  /** Only on the pages of sites that the person has allowed. */
  followerZipped: 4_000,
  /** D-91: on the same pages. */
  cardsZipped: 5_000,
  /**
   * No content scripts: the reader is injected after the click that allows reading, the writer after 'Fill this
   * form'.
   */
  /** D-84: the controls that pages draw themselves. */
  formReaderZipped: 7_000,
  formFillerZipped: 7_000,
};

/** The panel's script and everything it imports before it can run. */
function initialScripts(): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const text = read(file);
    for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g))
      visit(`chunks/${name}`);
  };
  for (const [, file] of read("sidepanel.html").matchAll(/(?:src|href)="\/([\w/-]+\.js)"/g))
    visit(file ?? "");
  return [...found];
}

function scripts(): string[] {
  const chunks = readdirSync(path.join(outputFolder, "chunks")).map((file) => `chunks/${file}`);
  return [
    ...chunks,
    "background.js",
    "theme-boot.js",
    "form-reader.js",
    "form-filler.js",
    "follow-ad.js",
    "score-cards.js",
  ];
}

describe("the built extension", () => {
  it("has exactly the manifest that was agreed (D-49)", () => {
    expect(JSON.parse(read("manifest.json"))).toEqual({ ...golden, optional_host_permissions });
  });

  it("asks for nothing that it does not use, and for no site but our own API", () => {
    const { permissions, host_permissions } = golden;
    expect(permissions).toEqual([
      "storage",
      "sidePanel",
      "activeTab",
      "scripting",
      "offscreen",
      "alarms",
      "contextMenus",
    ]);
    expect(host_permissions).toEqual(["http://localhost/*"]);
    // No site is allowed before the person allows it.
    expect(golden).not.toHaveProperty("content_scripts");
    const code = scripts().map(read).join("\n");
    for (const use of ["storage", "sidePanel", "scripting", "offscreen", "alarms", "contextMenus"])
      expect(code).toContain(`.${use}`);
    for (const key of ["externally_connectable", "web_accessible_resources", "optional_permissions"])
      expect(golden).not.toHaveProperty(key);
  });

  it("stays within its sizes", () => {
    const [jobAd] = scripts().filter((file) => file.includes("extract-job-ad"));
    const [style] = readdirSync(path.join(outputFolder, "assets")).filter((file) => file.endsWith(".css"));
    const sizes = {
      background: read("background.js").length,
      panelZipped: initialScripts().reduce((sum, file) => sum + zipped(read(file)), 0),
      jobAdZipped: zipped(read(jobAd ?? "")),
      styleZipped: zipped(read(`assets/${style}`)),
      pageReader: pageHtml.toString().length,
      followerZipped: zipped(read("follow-ad.js")),
      cardsZipped: zipped(read("score-cards.js")),
      formReaderZipped: zipped(read("form-reader.js")),
      formFillerZipped: zipped(read("form-filler.js")),
    };
    process.stdout.write(`extension sizes: ${JSON.stringify(sizes)}\n`);
    for (const [name, budget] of Object.entries(budgets))
      expect(sizes[name as keyof typeof sizes], name).toBeLessThanOrEqual(budget);
  });

  it("loads the ad reader and the score only when they are needed", () => {
    const initial = initialScripts().join(" ");
    expect(initial).not.toContain("extract-job-ad");
    expect(initial).not.toContain("analyse-resume");
  });

  it("holds no code from elsewhere and none made from text (EX-02)", () => {
    for (const file of scripts()) {
      const code = read(file);
      expect(code.match(/\beval\s*\(|new Function\s*\(|(?:^|[^.\w])Function\s*\(["'`]/), file).toBeNull();
      expect(code.match(/import\s*\(\s*["'`]https?:|importScripts\s*\(/), file).toBeNull();
    }
    expect(read("sidepanel.html")).not.toMatch(/<script[^>]*src="(?!\/)|<script(?![^>]*src=)/);
  });
});
