import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { evaluateCapture } from "./capture.ts";

const DIRECTORY = resolve(import.meta.dirname, "../../../../shared/data/capture");

test("evaluateCapture, the saved real pages, reaches the stage targets", () => {
  if (!existsSync(DIRECTORY)) {
    // Said out loud: a run without the pages proves nothing about them.
    console.warn(`NOT MEASURED: no saved pages in ${DIRECTORY}; capture targets were not checked.`);
    return;
  }
  const report = evaluateCapture(DIRECTORY);
  expect(report.title.exact).toBeGreaterThanOrEqual(0.95);
  expect(report.company.exact).toBeGreaterThanOrEqual(0.95);
  expect(report.location.exact).toBeGreaterThanOrEqual(0.95);
  expect(report.description.exact).toBeGreaterThanOrEqual(0.95);
  expect(report.isAd.precision).toBeGreaterThanOrEqual(0.97);
  expect(report.isAd.recall).toBeGreaterThanOrEqual(0.97);
});

test("evaluateCapture, the same pages without any site reader, is right on nine of ten", () => {
  if (!existsSync(DIRECTORY)) return;
  const { title, company, location, isAd } = evaluateCapture(DIRECTORY, []);
  expect(Math.min(title.exact, company.exact, location.exact)).toBeGreaterThanOrEqual(0.9);
  expect(Math.min(isAd.precision, isAd.recall)).toBeGreaterThanOrEqual(0.97);
});
