import { describe, expect, it } from "vitest";
import type { FormControl } from "./form-snapshot.ts";
import { planFill } from "./plan-fill.ts";
import { aControl } from "./testing/a-control.ts";
import { aProfile, someAnswers } from "./testing/a-person.ts";

const YES_NO = [
  { label: "Yes", value: "1" },
  { label: "No", value: "0" },
];

function radio(label: string, options = YES_NO): FormControl {
  return aControl({ kind: "radio", type: "radio", label, options });
}

function planOf(control: FormControl, answers = someAnswers()) {
  const facts = { hasPassword: false, isSignIn: false, isSearch: false, words: "" };
  const { fill, left } = planFill({ url: "", lang: "en", controls: [control], forms: [facts] }, answers);
  return fill[0]?.shown ?? left[0]?.reason ?? "untouched";
}

describe("planFill", () => {
  it.each([
    ["Do you have the right to work in Australia?", "citizen", "Yes"],
    ["Do you require visa sponsorship?", "citizen", "No"],
    ["Are you able to work in Australia without sponsorship?", "citizen", "Yes"],
    ["Do you require visa sponsorship?", "sponsorship", "Yes"],
    ["Do you require a work permit?", "citizen", "No"],
    ["Do you need a visa to work in Australia?", "sponsorship", "Yes"],
    ["Ben\u00f6tigen Sie eine Arbeitsbewilligung?", "citizen", "No"],
    ["Do you have a valid work permit?", "citizen", "Yes"],
    ["Do you have the right to work in Australia?", "sponsorship", "No"],
    ["Are you authorised to work in New Zealand?", "citizen", "not_in_profile"],
  ] as const)("answers %s of somebody with %s with %s", (question, standing, shown) => {
    const profile = aProfile({ workRights: [{ country: "AU", standing, note: "" }] });
    expect(planOf(radio(question), someAnswers({ profile }))).toBe(shown);
  });

  it("finds the statement of a work right, and none that denies it", () => {
    const options = [
      "I am an Australian citizen",
      "I am a permanent resident",
      "I am not a citizen and need a visa",
    ];
    const asked = radio(
      "Which statement best describes your right to work?",
      options.map((label) => ({ label, value: label })),
    );
    expect(planOf(asked)).toBe("I am an Australian citizen");
  });

  it.each([
    [{ label: "What is your notice period?" }, "2 weeks"],
    [{ label: "When can you start?" }, "6 December 2026"],
    [{ label: "Start date", type: "date" }, "2026-12-06"],
    [{ label: "Available from (DD/MM/YYYY)" }, "06/12/2026"],
    [{ label: "Eintrittsdatum", placeholder: "TT.MM.JJJJ" }, "06.12.2026"],
    [{ label: "Salary expectations" }, "$110,000 a year plus super"],
    [{ label: "Salary expectations in CHF" }, "AUD 110,000 a year plus super"],
    [{ label: "Expected salary", type: "number" }, "110000"],
    [{ label: "Expected salary per hour", type: "number" }, "does_not_fit"],
    [{ label: "Salary expectations", hasValue: true }, "has_value"],
    [{ label: "Postcode", maxLength: 3 }, "does_not_fit"],
    [{ label: "Current location" }, "Brunswick VIC 3056"],
    [{ label: "Full name" }, "Ada Marsh"],
    [{ label: "GitHub" }, "not_in_profile"],
    [{ label: "Gender" }, "untouched"],
    [{ label: "Email", isReadOnly: true }, "untouched"],
    [{ label: "Why us?" }, "no_answer"],
    [{ label: "Start date", datePart: "month" }, "12"],
    [{ label: "Start date", datePart: "day" }, "06"],
  ] as const)("writes %o as %s", (control, shown) => {
    expect(planOf(aControl(control))).toBe(shown);
  });

  it.each([
    ["Country", ["Austria", "Australia"], "Australia"],
    ["Land", ["\u00d6sterreich", "Australien"], "Australien"],
    ["State", ["New South Wales", "Victoria"], "Victoria"],
    ["Anrede", ["Herr", "Frau"], "Frau"],
    ["How did you hear about us?", ["LinkedIn", "SEEK", "Friend"], "SEEK"],
    ["How did you hear about us?", ["Newspaper", "Friend"], "does_not_fit"],
    ["Notice period", ["None", "1 week", "2 weeks", "4 weeks"], "2 weeks"],
    ["Notice period", ["Immediately", "One week", "A month", "Over a month"], "A month"],
    ["Expected salary", ["Under $90k", "$90k - $105k", "$106k - $120k", "$121k+"], "$106k - $120k"],
  ])("chooses for %s among %o: %s", (label, options, shown) => {
    const offered = options.map((option) => ({ label: option, value: option }));
    expect(planOf(aControl({ kind: "select", label, options: offered }))).toBe(shown);
  });

  it("offers a kept answer to a similar question, for the person to confirm", () => {
    const answers = someAnswers({
      answers: [{ question: "Do you hold a current driver licence?", answer: "Yes" }],
    });
    const facts = { hasPassword: false, isSignIn: false, isSearch: false, words: "" };
    const controls = [
      radio("Do you have a current driver's licence?"),
      { ...radio("Do you own a car?"), ref: 1 },
    ];
    const plan = planFill({ url: "", lang: "", controls, forms: [facts] }, answers);
    expect(plan.fill).toMatchObject([
      { shown: "Yes", source: "answers", needsConsent: true, isKnockOut: true },
    ]);
    expect(plan.left).toMatchObject([{ ref: 1, reason: "no_answer" }]);
    expect(planOf(radio("Do you not hold a current driver licence?"), answers)).toBe("no_answer");
  });

  it("leaves how the person heard of the job to them, unless their bank says it", () => {
    const job = { ...someAnswers().job, source: null };
    const asked = aControl({ label: "How did you hear about us?" });
    expect(planOf(asked, someAnswers({ job }))).toBe("no_answer");
    const answers = [{ question: "How did you hear about us?", answer: "From a friend" }];
    expect(planOf(asked, someAnswers({ job, answers }))).toBe("From a friend");
  });

  it("never writes to what is about the person's body, whatever the bank holds", () => {
    const answers = someAnswers({ answers: [{ question: "Gender", answer: "Yes" }] });
    expect(planOf(radio("Gender"), answers)).toBe("untouched");
  });
});
