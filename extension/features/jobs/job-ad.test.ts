import { describe, expect, it } from "vitest";
import type { Capture, CaptureField, FieldName } from "#shared/job-ad/capture.ts";
import type { PageRead } from "../../platform/page/read-page.ts";
import { jobAdOf } from "./job-ad.ts";
import { pastedPage } from "./pasted-page.ts";

function field(value: string | null, confidence = 0.95): CaptureField {
  return { value, confidence, reader: "seek", evidence: "", choices: [] };
}

function aPage(fields: Partial<Record<FieldName, CaptureField>>, capture: Partial<Capture> = {}): PageRead {
  const blank = pastedPage().capture;
  return {
    tabId: 1,
    url: "https://au.seek.com/job/1?ref=x",
    title: "A page",
    capture: {
      ...blank,
      isAd: true,
      identityKey: "seek-au:1",
      board: "seek-au",
      capturedAt: "2026-11-21T03:00:00.000Z",
      fields: { ...blank.fields, ...fields },
      ...capture,
    },
  };
}

describe("jobAdOf", () => {
  it("marks what was read below 0.7 as unsure, and nothing that the person wrote", () => {
    const page = aPage({ title: field("Nurse", 0.6), company: field("Corio") });
    expect(jobAdOf(page, undefined).fields.title).toEqual({ value: "Nurse", isUnsure: true });
    expect(jobAdOf(page, undefined).fields.company).toEqual({ value: "Corio", isUnsure: false });
    expect(jobAdOf(page, { title: "RN" }).fields.title).toEqual({ value: "RN", isUnsure: false });
  });

  it("invents nothing: what the ad does not say is empty", () => {
    const ad = jobAdOf(aPage({}), undefined);
    expect([ad.fields.salary.value, ad.jobType, ad.posted, ad.closes]).toEqual(["", "", "", ""]);
  });

  it("a field that the person emptied stays empty", () => {
    expect(jobAdOf(aPage({ salary: field("$1") }), { salary: "" }).fields.salary.value).toBe("");
  });

  it("pasted text takes the place of what the page shows, until it is taken back", () => {
    const description = { text: "Short.", words: 1, confidence: 0.9, reader: "seek" };
    const page = aPage({}, { description });
    expect(jobAdOf(page, { adText: "The whole ad" })).toMatchObject({ text: "The whole ad", words: 3 });
    expect(jobAdOf(page, { adText: "  " }).text).toBe("Short.");
  });

  it("writes days in words: relative when recent, the date else", () => {
    const ad = (day: string) =>
      jobAdOf(aPage({ postedDate: field(day), closingDate: field("2026-12-14") }), undefined);
    expect(ad("2026-11-18").posted).toBe("Posted 3 days ago");
    expect(ad("2026-10-03").posted).toBe("Posted on 3 October 2026");
    expect(ad("2026-10-03").closes).toBe("Closes 14 December 2026, 23 days left");
  });

  it("counts the days that an ad is open, the last one and the ones after it too", () => {
    const closes = (day: string) => jobAdOf(aPage({ closingDate: field(day) }), undefined).closes;
    expect(closes("2026-11-22")).toBe("Closes 22 November 2026, 1 day left");
    expect(closes("2026-11-21")).toBe("Closes today");
    expect(closes("2026-11-20")).toBe("Closed on 20 November 2026");
  });

  it("says where the work is done only where the ad does", () => {
    expect(jobAdOf(aPage({ workplace: field("Hybrid") }), undefined).workplace).toBe("Hybrid");
    expect(jobAdOf(aPage({ workplace: field("Hybrid", 0.55) }), undefined).workplace).toBe("");
  });

  it("names the board as people do, another site by its host", () => {
    expect(jobAdOf(aPage({}), undefined).source).toBe("SEEK");
    expect(jobAdOf(aPage({}, { board: null }), undefined).source).toBe("au.seek.com");
  });

  it.each([
    ["a trade's whole ad", "Fit engines and brakes. ".repeat(30), {}, undefined, true],
    ["a text that the page cuts", `${"Fit engines and brakes. ".repeat(30)}Read more`, {}, undefined, false],
    ["a text that ends in dots", `${"Fit engines and brakes. ".repeat(30)}and…`, {}, undefined, false],
    [
      "a page that was too long",
      "Fit engines. ".repeat(60),
      { warnings: ["truncated" as const] },
      undefined,
      false,
    ],
    ["what the person pasted", "Fit engines. ".repeat(60), {}, "Fit engines. ".repeat(60), false],
  ])("%s: the ad is whole or not", (_name, text, capture, adText, expected) => {
    const description = { text, words: text.split(" ").length, confidence: 0.9, reader: "seek" };
    const draft = adText === undefined ? undefined : { adText };
    expect(jobAdOf(aPage({}, { description, ...capture }), draft).isWhole).toBe(expected);
  });
});
