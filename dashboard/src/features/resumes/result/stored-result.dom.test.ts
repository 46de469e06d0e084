import { beforeEach, describe, expect, it } from "vitest";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { nextSteps } from "#shared/resume/next-steps.ts";
import { tailorResume } from "#shared/writing/realise/resume/tailor-resume.ts";
import { measureResume, originalEntry } from "../measure-resume.ts";
import {
  forgetResults,
  missingResult,
  readAnalysis,
  readResult,
  resultKeys,
  saveAnalysis,
  saveResult,
} from "./stored-result.ts";

const originalText =
  "Ann Lee\nNurse\n\nExperience\nNurse, Wattle Ward\nJan 2020 - Present\n- Was responsible for wound care";
const texts = { originalText, jobDescription: "", jobTitle: "", company: "", resumeEdits: [] };

/** The specification's fields alone, as another hand may have stored them. */
const plainAnalysis = {
  originalText,
  jobDescription: "",
  atsScore: 55,
  foundKeywords: ["wound care"],
  missingKeywords: ["S8"],
  powerEditAnalysis: {
    hardSkills: { score: 50, found: ["wound care"], missing: ["S8"] },
    softSkills: { score: null, found: [], missing: [] },
    formatting: { score: 90, issues: [], suggestions: [] },
  },
};

function answer(): Optimisation {
  const { after, before, text } = tailorResume({
    resumeText: originalText,
    ad: { text: "" },
    asOf: "2026-11-21",
  });
  const { hardSkills, softSkills, formatting, ...fields } = after.fields;
  const { atsScore, keywordMatchPercentage } = before.fields;
  const lists = {
    addedKeywords: [],
    improvements: [],
    suggestions: nextSteps(after),
    lineByLineSuggestions: [],
    keywordIntegrationSuggestions: [],
    blocked: [],
  };
  return {
    ...fields,
    ...lists,
    optimizedText: text,
    before: { atsScore, keywordMatchPercentage },
    powerEditAnalysis: { hardSkills, softSkills, formatting },
    analysis: after,
    writer: "built-in",
  };
}

beforeEach(() => sessionStorage.clear());

describe("the session entries", () => {
  it("hold an analysis with the specification's fields, and read one that has no others [P2-3.04]", async () => {
    saveAnalysis(await measureResume(texts));
    const stored = JSON.parse(sessionStorage.getItem(resultKeys.analysis) ?? "");
    expect(Object.keys(stored)).toEqual(expect.arrayContaining(Object.keys(plainAnalysis)));
    expect(stored).not.toHaveProperty("optimizedText");
    sessionStorage.setItem(resultKeys.analysis, JSON.stringify(plainAnalysis));
    expect(readAnalysis()).toMatchObject({ ...plainAnalysis, company: "", scoreBasis: "match" });
  });

  it("are three after an optimisation, and none after they were forgotten [P2-3.05 P2-4.15]", async () => {
    const optimisation = answer();
    saveResult({ optimisation, original: await originalEntry(optimisation, texts) });
    expect(Object.keys(sessionStorage).sort()).toEqual(Object.values(resultKeys).sort());
    expect(readResult()?.optimisation.optimizedText).toBe(optimisation.optimizedText);
    expect(readResult()?.original.atsScore).toBe(optimisation.before.atsScore);
    expect(readAnalysis()?.optimizedText).toBe(optimisation.optimizedText);
    forgetResults();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ["no JSON", "x{", "unparsable"],
    ["another shape", '{"optimisation":{},"originalText":"x"}', "nothing"],
    ["null", "null", "nothing"],
  ])("a damaged result (%s) counts as none [P2-8.23 P2-8.24]", async (_, text, problem) => {
    const optimisation = answer();
    saveResult({ optimisation, original: await originalEntry(optimisation, texts) });
    sessionStorage.setItem(resultKeys.optimisation, text);
    expect(readResult()).toBeNull();
    expect(missingResult()).toBe(problem);
  });

  it("an answer of an older engine counts as none", async () => {
    const optimisation = answer();
    saveResult({ optimisation, original: await originalEntry(optimisation, texts) });
    sessionStorage.setItem(
      resultKeys.optimisation,
      JSON.stringify({ ...optimisation, analysis: { match: {} } }),
    );
    expect(readResult()).toBeNull();
  });

  it.each(["x{", "[]", '{"atsScore":80}', JSON.stringify({ ...plainAnalysis, originalText: " " })])(
    "a damaged analysis counts as none: %s",
    (text) => {
      sessionStorage.setItem(resultKeys.analysis, text);
      expect(readAnalysis()).toBeNull();
    },
  );
});
