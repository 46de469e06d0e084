import { describe, expect, it } from "vitest";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { sampleAdFor } from "./sample-ads.ts";

const resumes = [
  ["", "Business Analyst"],
  ["Ward nurse. Gave medication, wound care and handover on a surgical ward.", "Registered Nurse"],
  ["Teacher of Year 3, literacy and numeracy lessons, parents and children.", "Primary School Teacher"],
  ["Licensed electrician: switchboards, fault finding, lighting and solar installation.", "Electrician"],
  ["Educator in a toddler room: observations, play, families and first aid.", "Early Childhood Educator"],
  ["Commis chef, grill section and sauces in a hotel kitchen, ordering and stock.", "Cook"],
  ["Forklift driver: dispatch, picking and packing orders with RF scanners.", "Warehouse Storeperson"],
  ["Retail assistant who served customers, stock and displays in a busy store.", "Store Assistant"],
] as const;

describe("a sample ad", () => {
  it.each(resumes)("%j gets the ad of the %s", (resume, title) => {
    expect(sampleAdFor(resume).split("\n")[0]).toBe(title);
  });

  it.each(resumes)(
    "%j: the engine reads at least five things from its ad, and scores it",
    (resume, title) => {
      const text = sampleAdFor(resume);
      const resumeText = `Kim Lee\n\nExperience\n${title}, Ward Nine\nJan 2020 - Present\n- ${resume || "Ran workshops"}`;
      const { match } = analyseResume({ resumeText, ad: { text }, asOf: "2026-11-24" });
      expect(match.value).not.toBeNull();
      expect(match.totalGroups).toBeGreaterThanOrEqual(5);
    },
  );
});
