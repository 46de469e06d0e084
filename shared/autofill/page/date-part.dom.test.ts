import { describe, expect, it } from "vitest";
import { planFill } from "../plan-fill.ts";
import { aProfile, someAnswers } from "../testing/a-person.ts";
import { readForm } from "./read-form.ts";

const name = "<label>First name<input></label><label>Email<input></label>";

function planned(html: string) {
  document.body.innerHTML = `<form>${name}${html}</form>`;
  const profile = aProfile({ earliestStart: "2027-03-09", birthDate: "1990-02-01" });
  const { fill } = planFill(readForm(document).snapshot, someAnswers({ profile }));
  return fill
    .filter(({ field }) => field === "start_date" || field === "birth_date")
    .map(({ shown }) => shown);
}

describe("a date in three boxes", () => {
  it("gets its parts, as Workday draws it", () => {
    const box = (part: string) =>
      `<input aria-label="${part}" role="spinbutton" data-automation-id="dateSection${part}-input">`;
    expect(
      planned(
        `<div role="group" aria-labelledby="d"><span id="d">When can you start?</span>${box("Day")}${box("Month")}${box("Year")}</div>`,
      ),
    ).toEqual(["09", "03", "2027"]);
  });

  it("gets its parts in lists with the month's name", () => {
    const list = (label: string, options: string) =>
      `<label>${label}<select><option value="">-</option>${options}</select></label>`;
    const html = `<fieldset><legend>Date of birth</legend>${list("Day", "<option>1</option><option>2</option>")}${list("Month", "<option>January</option><option>February</option>")}${list("Year", "<option>1990</option>")}</fieldset>`;
    expect(planned(html)).toEqual(["1", "February", "1990"]);
  });

  it("is no date of the person's in an earlier job, and none where nothing says what day is meant", () => {
    expect(planned("<label>Month<input></label><label>Year<input></label>")).toEqual([]);
    const earlier = `<h3>Work experience</h3><fieldset><legend>Start date</legend><label>Month<input></label><label>Year<input></label></fieldset>`;
    expect(planned(earlier)).toEqual([]);
  });
});
