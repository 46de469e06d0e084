import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOtherField } from "#shared/domain/resumes/score-bands.ts";
import { knockOutAds } from "#shared/engine/fixtures/knock-out-ads.ts";
import { nurseAd, nurseResume } from "#shared/engine/fixtures/nurse.ts";
import { adOf, anyWorld, asOf, resumeText } from "#shared/engine/testing/small-world.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { measuredResume } from "#shared/resume/measured-resume.ts";
import { propertyRuns } from "#shared/testing/property-runs.ts";
import { scoreAds } from "./score-ads.ts";

const company = "Emu Health";
const resumeOf = (text: string) => measuredResume({ text, edits: [], facts: null });

/** What the whole analysis says of the pair. */
function analysed(text: string, ad: { text: string; title: string }) {
  const { match } = analyseResume({ resumeText: text, ad: { ...ad, company }, asOf });
  const family = match.parts?.find(({ id }) => id === "family")?.ratio;
  return { value: match.value, isOtherField: isOtherField(family) };
}

let keys = 0;
const freshKey = () => `ad-${++keys}`;

/** A resume of these worlds; some have copied a part of an ad, which proves nothing in it and counts in the others. */
const anyResume = fc
  .tuple(anyWorld, fc.option(fc.constantFrom(nurseAd.text, ...knockOutAds.map(({ text }) => text))))
  .map(
    ([world, copied]) =>
      `${resumeText(world)}${copied === null ? "" : `\n\nSummary\n${copied.slice(0, 600)}`}`,
  );

const anyAd = fc.oneof(
  anyWorld.map((world) => ({ title: "", ...adOf(world) })),
  fc.constantFrom(
    { title: "Registered Nurse", text: nurseAd.text },
    { title: "Thin", text: "Nurse wanted." },
    ...knockOutAds.map(({ title, text }) => ({ title: title ?? "", text })),
  ),
);

describe("scoreAds, many ads and several resumes that share what was read", () => {
  it("every number is that of the whole analysis of the pair, in whichever order they come", () => {
    fc.assert(
      fc.property(
        fc.array(anyResume, { minLength: 2, maxLength: 3 }),
        fc.array(anyAd, { minLength: 2, maxLength: 4 }),
        (resumes, some) => {
          const ads = some.map(({ title, text }) => ({ key: freshKey(), title: title ?? "", company, text }));
          const whole = resumes.map((text) => ads.map((ad) => analysed(text, ad)));
          const scored = (order: typeof ads) =>
            resumes.map((text) => scoreAds({ key: text, resume: resumeOf(text) }, order, asOf));
          expect(scored(ads)).toEqual(whole);
          expect(scored(ads.toReversed())).toEqual(whole.map((scores) => scores.toReversed()));
        },
      ),
      { numRuns: Math.ceil(propertyRuns / 4) },
    );
  });

  it("an empty resume and one that is the ad itself are told as the analysis tells them", () => {
    const ad = { key: freshKey(), title: "Registered Nurse", company, text: nurseAd.text };
    for (const text of ["", nurseAd.text, `${nurseResume}\n${nurseAd.text}`, nurseResume])
      expect(scoreAds({ key: `own ${text}`, resume: resumeOf(text) }, [ad], asOf)).toEqual([
        analysed(text, ad),
      ]);
  });
});
