import { describe, expect, it } from "vitest";
import { adBlocks, countLinks } from "./ad-blocks.ts";
import { applyChannelText, readApplyChannel } from "./apply-channel.ts";
import { jobPayText, postingPayText, yearlyPay } from "./posting-pay.ts";

describe("the way to apply (D-71)", () => {
  it.each([
    ["jobs@emurail.com.au", "jobs@emurail.com.au"],
    ["mailto:jobs@emurail.com.au", "jobs@emurail.com.au"],
    ["https://emurail.com.au/apply?id=7", "https://emurail.com.au/apply?id=7"],
    ["emurail.com.au/jobs", "https://emurail.com.au/jobs"],
  ])("%s is %s", (typed, text) => {
    const way = readApplyChannel(typed);
    expect(way && applyChannelText(way)).toBe(text);
  });
  it.each([
    "",
    "   ",
    "call us",
    "javascript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "ftp://emurail.com.au",
    "https://user:secret@emurail.com.au",
    "https://localhost",
    "a@b",
    "a@b.c?bcc=x@y.z",
    "a@@b.c",
    `https://emurail.com.au/${"x".repeat(600)}`,
  ])("%j is none", (typed) => {
    expect(readApplyChannel(typed)).toBeNull();
  });
});

describe("pay with its period (D-61)", () => {
  it.each([
    [32.5, 38, "hour", "$32.50 - $38 an hour"],
    [450, 0, "day", "From $450 a day"],
    [0, 38, "hour", "Up to $38 an hour"],
    [38, 38, "hour", "$38 an hour"],
    [0, 0, "hour", ""],
    [90_000, 100_000, "year", ""],
  ] as const)("%d to %d an %s is %j", (min, max, period, text) => {
    expect(postingPayText({ min, max, period })).toBe(text);
  });
  it("a year's pay keeps the specification's words; an hour's is set beside it for sorting only", () => {
    expect(jobPayText({ salaryMin: 80_000, salaryMax: 100_000, pay: "" })).toBe("$80k - $100k");
    expect(jobPayText({ salaryMin: 64_220, salaryMax: 0, pay: "$32.50 an hour" })).toBe("$32.50 an hour");
    expect([yearlyPay(32.5, "hour"), yearlyPay(400, "day"), yearlyPay(90_000, "year")]).toEqual([
      64_220, 104_000, 90_000,
    ]);
  });
});

describe("the formatting of a posting", () => {
  it("headings, lists, steps and lines are kept", () => {
    const text =
      "We repair rail.\nSince 1980.\n\nYou bring:\n- Hydraulics\n• Welding\n\n1. Apply\n2) Meet us\n\n# Pay\nFair";
    expect(adBlocks(text)).toEqual([
      { kind: "text", text: "We repair rail.\nSince 1980." },
      { kind: "heading", text: "You bring" },
      { kind: "list", items: ["Hydraulics", "Welding"] },
      { kind: "steps", items: ["Apply", "Meet us"] },
      { kind: "text", text: "# Pay\nFair" },
    ]);
  });
  it("a short line right above a list is its heading; a sentence is not", () => {
    expect(adBlocks("Essential\n- Hydraulics\n\nWe look for people.\n- Kind ones")).toEqual([
      { kind: "heading", text: "Essential" },
      { kind: "list", items: ["Hydraulics"] },
      { kind: "text", text: "We look for people." },
      { kind: "list", items: ["Kind ones"] },
    ]);
  });
  it("markup is text", () => {
    expect(adBlocks("<script>alert(1)</script>")).toEqual([
      { kind: "text", text: "<script>alert(1)</script>" },
    ]);
  });
  it("links are counted", () => {
    expect(countLinks("https://a.example www.b.example HTTP://c.example a.b")).toBe(3);
  });
});
