import { describe, expect, it } from "vitest";
import { emptyApplication, readApplicationForm } from "./application-form-rules.ts";

const good = { ...emptyApplication, jobTitle: "Analyst", company: "Bellwether Energy" };

describe("add application", () => {
  it("needs a job title and a company", () => {
    const message = "Job title and company are required";
    expect(readApplicationForm(emptyApplication)).toEqual({
      faults: { jobTitle: message, company: message },
    });
  });

  it.each([
    [{ contactEmail: "x@" }, { contactEmail: "Please enter a valid email address" }],
    [{ jobUrl: "javascript:alert(1)" }, { jobUrl: "Please enter a web address" }],
    [{ interviewDate: "2026-02-30" }, { interviewDate: "Please enter a date as YYYY-MM-DD" }],
  ])("%j", (change, faults) => {
    expect(readApplicationForm({ ...good, ...change })).toEqual({ faults });
  });

  it("sends no date for an untouched date input, and status applied", () => {
    expect(readApplicationForm(good)).toMatchObject({
      body: { status: "applied", followUpDate: null, interviewDate: null },
    });
  });
});
