import { describe, expect, it } from "vitest";
import { generateClaims } from "./generate-claims.ts";
import { handWrittenClaims } from "./hand-written.ts";
import { measureClaims } from "./measure-claims.ts";

const most = 0.05;

describe("claims", () => {
  const rows = handWrittenClaims();

  it("the rows written by hand: few lies pass, few honest sentences are blocked, for every operator of lying", () => {
    const { lies, honest, byOperator } = measureClaims(rows);
    expect(lies.n).toBeGreaterThan(200);
    expect(honest.n).toBeGreaterThan(140);
    expect(lies.passed).toBeLessThanOrEqual(most);
    expect(honest.blocked).toBeLessThanOrEqual(most);
    const passing = Object.entries(byOperator).filter(
      ([name, { wrong }]) => name.startsWith("lie") && wrong > 0,
    );
    expect(passing).toEqual([]);
  });

  it("minimal pairs over their resumes: the same resumes give the same rows, and the verdicts hold", () => {
    const resumes = [...new Set(rows.map((row) => row.resume))];
    const made = generateClaims(resumes);
    expect(generateClaims(resumes)).toEqual(made);
    const { lies, honest } = measureClaims(made);
    expect(lies.passed).toBeLessThanOrEqual(most);
    expect(honest.blocked).toBeLessThanOrEqual(most);
  });
});
