import { describe, expect, it } from "vitest";
import { emptyPosting, fieldsOf, postingBody, postingErrors } from "./posting-form-rules.ts";

const filled = {
  ...emptyPosting,
  title: "Rail Fitter",
  company: "Emu Rail",
  location: "Sydney NSW",
  description: "You will repair rail vehicles.",
  salaryMin: "90000.7",
  salaryMax: "abc",
  skills: " a, ,b ,",
  apply: "jobs@emurail.com.au",
};

describe("the post-job form", () => {
  it("sends whole dollars and a list of skills [P1-5.37, P1-5.38]", () => {
    expect(postingBody(filled)).toMatchObject({ salaryMin: 90_000, salaryMax: 0, skills: ["a", "b"] });
  });

  it("leaves the e-mail to the browser and the server [P1-5.36]", () => {
    expect(postingErrors(filled)).toEqual({});
  });

  it.each([
    [{ title: " " }, { title: "Please fill in all required fields." }],
    // Free text now, in its employer's own words (D-61).
    [{ location: "" }, { location: "Please fill in all required fields." }],
    [{ salaryMin: "100000", salaryMax: "90000" }, { salaryMax: "The highest salary is below the lowest." }],
    [{ salaryMin: "99999999999" }, { salaryMin: "Please enter an amount in dollars" }],
    [{ skills: "x".repeat(61) }, { skills: "A skill has at most 60 characters" }],
    [
      { skills: Array.from({ length: 31 }, (_, n) => `s${n}`).join() },
      { skills: "Please name at most 30 skills" },
    ],
  ])("%j is wrong in words: %j", (change, faults) => {
    expect(postingErrors({ ...filled, ...change })).toEqual(faults);
  });

  it("shows a posting as it was typed, 0 as nothing", () => {
    const stored = { ...filled, id: "j1", isClosed: false };
    const fields = fieldsOf({ ...stored, salaryMin: 90_000, salaryMax: 0, skills: ["a", "b"] });
    expect(fields).toEqual({ ...filled, salaryMin: "90000", salaryMax: "", skills: "a, b" });
    expect(postingErrors(fields)).toEqual({});
  });
});
