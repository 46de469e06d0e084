import { writeFileSync } from "node:fs";
import { calibrated } from "#shared/engine/score/calibration.ts";
import { rawOf } from "#shared/engine/score/score.ts";
import { pairMatcher, readPairSet } from "../evaluate/pair-set.ts";
import { readGoldSet } from "../evaluate/reading/gold.ts";
import { calibrateEvidence } from "./evidence.ts";
import { type CalibrationPoint, fitCalibrationPoints, type ScoredPair } from "./fit-calibration-points.ts";
import { calibrateResumeFields } from "./resume-fields.ts";

/**
 * The first set, which we wrote the reader with, and sets by other people. With the first set alone, 75 would be too
 * high for the others.
 */
const directories = [
  "../shared/data/judgement/reading",
  "api/tools/evaluate/reading/own-ads",
  "api/tools/evaluate/reading/strange-ads",
];
const file = "shared/engine/score/calibration-points.ts";

/** The invented pairs: the person's own occupation, and another field. */
async function readInvented(): Promise<ScoredPair[]> {
  const set = await readPairSet("../shared/data/match");
  const matchOf = pairMatcher(set);
  return set.pairs.flatMap((pair) => {
    const { value, parts } = matchOf(pair);
    if (value === null || pair.label !== 0) return [];
    return [{ ad: pair.ad, fit: "none" as const, raw: rawOf(parts) }];
  });
}

function readScoredPairs(directory: string): ScoredPair[] {
  const { ads, pairs, resumes } = readGoldSet(directory);
  const matchOf = pairMatcher({ pairs: [], ads: new Map(ads.map((ad) => [ad.id, ad])), resumes });
  return pairs.flatMap(({ ad, resume, fit }) => {
    const { value, parts } = matchOf({ ad, resume: resume.replace(/\.txt$/, ""), label: 0 });
    return value === null ? [] : [{ ad, fit, raw: rawOf(parts) }];
  });
}

/** Shares of strong pairs at 75 or more and of unrelated ones at 25 or less. */
function figures(judged: readonly { fit: ScoredPair["fit"]; value: number }[]) {
  const share = (fit: ScoredPair["fit"], isRight: (value: number) => boolean) => {
    const values = judged.filter((one) => one.fit === fit).map(({ value }) => Math.round(value));
    return values.filter(isRight).length / (values.length || 1);
  };
  return {
    strongAt75: share("strong", (value) => value >= 75),
    noneAt25: share("none", (value) => value <= 25),
  };
}

/** Scores each ad's pairs with the table fitted on all other ads. */
function leftOut(pairs: readonly ScoredPair[]) {
  return figures(
    pairs.map(({ ad, fit, raw }) => {
      const points = fitCalibrationPoints(pairs.filter((one) => one.ad !== ad));
      return { fit, value: calibrated(raw, points) };
    }),
  );
}

function write(points: readonly CalibrationPoint[]): void {
  const rows = points.map(([raw, value]) => `  [${raw}, ${value}],`).join("\n");
  writeFileSync(
    file,
    `/**
 * The calibration: raw sum (0-1) to the number (0-100), straight between the knots. Made by
 * \`npm run -s calibrate\` (api/tools/calibrate) from the judged pairs. Do not edit.
 */
export const calibrationPoints: readonly (readonly [raw: number, value: number])[] = [
${rows}
];
`,
  );
}

/** `npm run -s calibrate`: fits the calibration again, writes it, and prints it with its figures as one JSON object. */
async function calibrate(): Promise<void> {
  const pairs = [...directories.flatMap(readScoredPairs), ...(await readInvented())];
  const points = fitCalibrationPoints(pairs);
  write(points);
  const fitted = figures(pairs.map(({ fit, raw }) => ({ fit, value: calibrated(raw, points) })));
  process.stdout.write(
    `${JSON.stringify({ task: "calibrate", n: pairs.length, points, ...fitted, leftOut: leftOut(pairs) })}\n`,
  );
}

if (process.argv[2] === "evidence") process.stdout.write(`${JSON.stringify(calibrateEvidence())}\n`);
else if (process.argv[2] === "resume-fields") calibrateResumeFields();
else await calibrate();
process.exit(0);
