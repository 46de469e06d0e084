import { describe, expect, it } from "vitest";
import { classifyControl } from "./classify-control.ts";
import type { ControlKind, FormControl } from "./form-snapshot.ts";
import { planFill } from "./plan-fill.ts";
import { aControl } from "./testing/a-control.ts";
import { aProfile, someAnswers } from "./testing/a-person.ts";

const FACTS = { hasPassword: false, isSignIn: false, isSearch: false, words: "" };
const YES_NO = ["Yes", "No"].map((label) => ({ label, value: label }));

/** The plan of a form as it is shown: the value of each control, or why it has none. */
function planOf(controls: Partial<FormControl>[], said: Parameters<typeof someAnswers>[0] = {}) {
  const placed = controls.map((one, ref) => aControl({ ...one, ref }));
  const { fill, left } = planFill(
    { url: "", lang: "en", controls: placed, forms: [FACTS] },
    someAnswers(said),
  );
  return placed.map(({ ref }) => {
    const item = fill.find((one) => one.ref === ref);
    return item?.shown ?? left.find((one) => one.ref === ref)?.reason ?? "untouched";
  });
}

const radio = (label: string): Partial<FormControl> => ({
  kind: "radio",
  type: "radio",
  label,
  options: YES_NO,
});

describe("a wrong entry costs more than a blank", () => {
  it.each([
    ["When does your current visa expire?"],
    ["Visa grant number"],
    ["Work permit expiry date"],
    ["Current salary"],
    ["What is your current salary?"],
    ["Is the salary range acceptable to you?"],
    ["Date available for interview"],
    ["Availability to work weekends"],
    ["Email of your manager"],
    ["Email notifications"],
    ["Phone interview availability"],
    ["Mobile app development experience"],
    ["Address of your current employer"],
    ["Street number"],
    ["Country of birth"],
    ["State of issue"],
    ["Which country issued your licence?"],
    ["How many LinkedIn connections do you have?"],
    ["GitHub Actions experience"],
    ["Where would you like to work?"],
    ["Preferred location"],
    ["Please give further details of your medical condition", "textarea"],
    ["Maiden name"],
    ["Previous surname"],
    ["Name of the employee who referred you"],
    ["Your manager's name"],
    ["Recruiter email"],
    ["Availability", "textarea"],
    ["Job title you are applying for"],
  ] as [string, ControlKind?][])("leaves '%s' alone", (label, kind = "text") => {
    expect(["other", "do_not_fill"]).toContain(classifyControl(aControl({ label, kind }), undefined));
  });

  it.each(["Full name (this is your signature)", "Type your full name to sign", "Signature"])(
    "signs nothing: %s",
    (label) => {
      expect(planOf([{ label }])).toEqual(["untouched"]);
    },
  );

  it("takes the start of a role for that of a role: by the end beside it, its heading or its name", () => {
    const role = [{ label: "Start date" }, { label: "End date" }];
    expect(planOf(role)).toEqual(["no_answer", "no_answer"]);
    expect(planOf([{ label: "Start date", section: "Position 2" }])).toEqual(["no_answer"]);
    expect(planOf([{ label: "Start date", id: "workExperience-3--startDate" }])).toEqual(["no_answer"]);
    expect(planOf([{ label: "Start date" }, { label: "Email" }])).toEqual([
      "6 December 2026",
      "ada.marsh@example.com",
    ]);
  });

  it("writes notice as a number only where the form names its unit", () => {
    const number = { type: "number" };
    expect(planOf([{ ...number, label: "Notice period (weeks)" }])).toEqual(["2"]);
    expect(planOf([{ ...number, label: "Notice period in days" }])).toEqual(["14"]);
    expect(planOf([{ ...number, label: "Notice period" }])).toEqual(["does_not_fit"]);
    expect(planOf([{ ...number, label: "When can you start?" }])).toEqual(["does_not_fit"]);
  });

  it("writes the number as the form wants it", () => {
    expect(planOf([{ label: "Phone", placeholder: "+61 4xx xxx xxx" }])).toEqual(["+61 491 570 156"]);
    expect(planOf([{ label: "Phone (include country code)" }])).toEqual(["+61 491 570 156"]);
    expect(planOf([{ label: "Mobile (digits only)" }])).toEqual(["0491570156"]);
    expect(planOf([{ label: "Mobile", maxLength: 10 }])).toEqual(["0491570156"]);
    expect(planOf([{ label: "Mobile" }])).toEqual(["0491 570 156"]);
  });

  it("gives no first name where another one is asked for only if there is one", () => {
    expect(planOf([{ label: "Preferred name (if different)" }])).toEqual(["not_in_profile"]);
    const profile = aProfile({ preferredName: "Addie" });
    expect(planOf([{ label: "Preferred name (if different)" }], { profile })).toEqual(["Addie"]);
    expect(planOf([{ label: "Preferred first name" }])).toEqual(["Ada"]);
  });
});

describe("what follows another question", () => {
  const asks = radio("Do you require visa sponsorship?");
  const has = radio("Do you have a criminal record?");

  it("gets nothing while the person's own answer does not ask for it", () => {
    expect(planOf([asks, { label: "If yes, please give details" }])).toEqual(["No", "follows"]);
    expect(planOf([has, { label: "If yes, please give details" }])).toEqual(["no_answer", "follows"]);
    expect(planOf([has, { label: "Please provide details", kind: "textarea" }])).toEqual([
      "no_answer",
      "follows",
    ]);
    expect(
      planOf([asks, { label: "If so, when does your visa expire?" }, { label: "If yes, visa type" }]),
    ).toEqual(["No", "follows", "follows"]);
  });

  it("gets nothing from a profile, and of the saved answers only one to both", () => {
    const profile = aProfile({ workRights: [{ country: "AU", standing: "sponsorship", note: "" }] });
    const form = [asks, { label: "If yes, what is your notice period?" }];
    expect(planOf(form, { profile })).toEqual(["Yes", "no_answer"]);
    const other = [{ question: "If yes, please give details", answer: "Of something else" }];
    const details = [asks, { label: "If yes, please give details" }];
    expect(planOf(details, { profile, answers: other })).toEqual(["Yes", "no_answer"]);
    const both = [
      { question: "Do you require visa sponsorship? If yes, please give details", answer: "A 482" },
    ];
    expect(planOf(details, { profile, answers: both })).toEqual(["Yes", "A 482"]);
  });

  it("is no follow-up where it asks for a line of the person's own", () => {
    const profile = aProfile({ linkedin: "https://www.linkedin.com/in/ada" });
    expect(planOf([has, { label: "If you have a LinkedIn profile, its URL" }], { profile })).toEqual([
      "no_answer",
      "https://www.linkedin.com/in/ada",
    ]);
  });
});
