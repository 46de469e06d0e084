import { beforeEach, describe, expect, it } from "vitest";
import type { PageRead } from "../../platform/page/read-page.ts";
import { addStep, continuesByItself, dropStep, endJourney, journeyOf, leaveStep } from "./form-journey.ts";

const job = {
  identityKey: "workday:R1",
  title: "Nurse",
  company: "Banksia",
  location: "",
  url: "https://banksia.example/R1",
  text: "",
};

function page(url: string, said: { kind?: string; isAd?: boolean; identityKey?: string } = {}): PageRead {
  const capture = { kind: "other", isAd: false, identityKey: null, ...said };
  return { tabId: 7, url, title: "", capture: capture as unknown as PageRead["capture"] };
}

const first = page("https://banksia.example/apply/1");
const second = page("https://banksia.example/apply/2");

describe("an application of several pages", () => {
  beforeEach(() => void endJourney(7));

  it("goes on by itself on the same site, and is one record at its end", () => {
    addStep(first, job, ["First name", "Email"]);
    expect(continuesByItself(second)).toBe(true);
    addStep(second, null, ["Salary"]);
    expect(journeyOf(second)?.job).toEqual(job);
    expect(endJourney(7)).toEqual(["First name", "Email", "Salary"]);
    expect([journeyOf(second), endJourney(7)]).toEqual([undefined, []]);
  });

  it.each([
    ["another site", page("https://elsewhere.example/apply")],
    ["another job's ad", page("https://banksia.example/R2", { isAd: true, identityKey: "workday:R2" })],
    ["the page that thanks", page("https://banksia.example/thanks", { kind: "confirmation" })],
    ["another tab", { ...second, tabId: 8 }],
  ])("does not go on at %s", (_, next) => {
    addStep(first, job, ["Email"]);
    expect(continuesByItself(next)).toBe(false);
  });

  it("starts with a step that was filled, and not where the person went back or took it back", () => {
    addStep(first, job, []);
    expect(journeyOf(second)).toBeUndefined();
    addStep(first, job, ["Email"]);
    leaveStep(second);
    expect([continuesByItself(second), continuesByItself(first)]).toEqual([false, true]);
    dropStep(first);
    expect(journeyOf(first)).toBeUndefined();
  });
});
