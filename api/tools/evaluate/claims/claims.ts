import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readTexts } from "../grounding/read-texts.ts";
import { readRows } from "../read-rows.ts";
import type { ClaimRow } from "./claim-row.ts";
import { generateClaims } from "./generate-claims.ts";
import { handWrittenClaims } from "./hand-written.ts";
import { type ClaimFigures, measureClaims } from "./measure-claims.ts";

const folders = ["resumes", "judgement/reading/resumes", "judgement/jobresqa/resumes"];

function plainTexts(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .map((name) => readFileSync(join(directory, name), "utf8"));
}

/** The resumes in the data directory, or those of one directory; documents are read with the product's reader. */
async function readResumes(place: string): Promise<string[]> {
  const [documents = "", ...texts] = folders.map((folder) => join(place, folder));
  if (!existsSync(documents)) return plainTexts(place);
  return [...(await readTexts(documents)).values(), ...texts.flatMap(plainTexts)];
}

export interface ClaimReport extends ClaimFigures {
  /** Separate figures for the rows written by hand and the generated ones. */
  handWritten: Pick<ClaimFigures, "n" | "lies" | "honest">;
  generated: Pick<ClaimFigures, "n" | "lies" | "honest">;
}

const shares = ({ n, lies, honest }: ClaimFigures) => ({ n, lies, honest });

/**
 * Measures the fact check on single sentences (task `claims`).
 * @param place a file of rows (one JSON object a line), or a directory of resumes. For a directory, the rows are
 * those written by hand and generated minimal pairs over the resumes, the same in every run.
 */
export async function evaluateClaims(place: string): Promise<ClaimFigures | ClaimReport> {
  if (place.endsWith(".jsonl")) return measureClaims(readRows<ClaimRow>(place));
  const own = handWrittenClaims();
  const made = generateClaims(await readResumes(place));
  return {
    ...measureClaims([...own, ...made]),
    handWritten: shares(measureClaims(own)),
    generated: shares(measureClaims(made)),
  };
}
