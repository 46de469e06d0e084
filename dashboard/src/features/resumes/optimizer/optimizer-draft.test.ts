import { describe, expect, it } from "vitest";
import { adName, changedDraft, emptyDraft } from "./optimizer-draft.ts";

const ad = "About the role: a business analyst for the billing platform of a water utility in Adelaide.";
const draft = { ...emptyDraft, adText: ad, adTitle: "Business Analyst", adCompany: "Coorong Water" };

describe("changing the draft", () => {
  it("keeps title and employer while the same ad is edited", () => {
    expect(adName(changedDraft(draft, { adText: `${ad} Apply by Friday.` }))).toBe(
      "Business Analyst, Coorong Water",
    );
    expect(adName(changedDraft(draft, { resumeText: "Robin" }))).toBe("Business Analyst, Coorong Water");
  });

  it.each(["", "Chef wanted"])("drops them when another ad is typed over it: %j", (adText) => {
    expect(adName(changedDraft(draft, { adText }))).toBe("");
  });

  it("takes the ones that come with a fetched ad", () => {
    const fetched = { adText: "Chef wanted", adTitle: "Chef", adCompany: "" };
    expect(adName(changedDraft(draft, fetched))).toBe("Chef");
  });
});
