import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import fc from "fast-check";
import { build } from "vite";
import { beforeAll, describe, expect, test } from "vitest";
import { type AnalyseResumeInput, analyseResume } from "#shared/resume/analyse-resume.ts";
import { propertyRuns } from "#shared/testing/property-runs.ts";
import { knockOutAds } from "./fixtures/knock-out-ads.ts";
import { adOf, anyWorld, asOf, resumeText } from "./testing/small-world.ts";

const entry = fileURLToPath(import.meta.resolve("../resume/analyse-resume.ts"));
let bundle: Script;

/** The engine as the side panel and the dashboard ship it: bundled and minified for browsers. */
async function browserBundle(): Promise<Script> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: true, lib: { entry, formats: ["iife"], name: "engine" } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && "output" in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error("vite built nothing");
  return new Script(`${chunk.code}; (input) => JSON.stringify(engine.analyseResume(JSON.parse(input)))`);
}

/** Four, and twenty in `npm run test:deep`: each reads all of its tables anew. */
const engines = Math.ceil(propertyRuns / 50);

/** A world of its own with the language and nothing else: no Node, no page, no clock, no locale. */
function freshEngine(): (input: AnalyseResumeInput) => string {
  const bare = { Date: undefined, Intl: undefined, performance: undefined };
  const analyse = bundle.runInNewContext(bare) as (input: string) => string;
  return (input) => analyse(JSON.stringify(input));
}

beforeAll(async () => {
  bundle = await browserBundle();
}, 60_000);

describe("one engine everywhere", () => {
  test("the browser bundle answers byte for byte as Node does (23)", () => {
    const inBrowser = freshEngine();
    fc.assert(
      fc.property(anyWorld, fc.constantFrom(undefined, ...knockOutAds), (world, knockOutAd) => {
        const ad =
          knockOutAd === undefined ? adOf(world) : { text: knockOutAd.text, title: knockOutAd.title };
        const input = { resumeText: resumeText(world), ad, asOf };
        expect(inBrowser(input)).toBe(JSON.stringify(analyseResume(input)));
      }),
    );
  }, 60_000);

  test("fresh engines give the same bytes, whatever they read before (1)", () => {
    const [sample = { resumeText: "", ad: { text: "" }, asOf }] = fc
      .sample(anyWorld, { numRuns: 1, seed: 16 })
      .map((world) => ({ resumeText: resumeText(world), ad: adOf(world), asOf }));
    const expected = JSON.stringify(analyseResume(sample));
    for (let n = 0; n < engines; n += 1) {
      const engine = freshEngine();
      const other = knockOutAds[n % knockOutAds.length];
      if (other !== undefined) engine({ ...sample, ad: { text: other.text.slice(0, 60 * n) } });
      expect(engine(sample)).toBe(expected);
    }
  }, 60_000);
});
