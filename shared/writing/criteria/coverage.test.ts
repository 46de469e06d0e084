import { describe, expect, it } from "vitest";
import type { Criterion } from "#shared/domain/criteria/criterion.ts";
import { isOver } from "#shared/domain/criteria/limit.ts";
import { coverCriteria, type StoredStory } from "./coverage.ts";
import { checkDesk, draftDesk } from "./read-desk.ts";

const criterion = (id: string, text: string): Criterion => ({ id, label: "", text, level: null });
const story = (id: string, words: Partial<StoredStory>): StoredStory => ({
  ...{ id, title: id, situation: "", task: "", action: "I acted.", result: "", role: null, terms: [] },
  ...words,
});

const complaint = story("complaint", {
  situation: "A customer waited three weeks for a refund at Bellbird Stores.",
  action: "I called the customer each day and traced the payment with the bank.",
  result: "The refund arrived within two days.",
});
const report = story("report", { action: "I wrote the safety report and presented it to the executive." });

describe("coverCriteria", () => {
  const three = [
    criterion("c1", "Experience with customers and service"),
    criterion("c2", "Strong written communication skills"),
    criterion("c3", "Ability to act with integrity"),
  ];

  it("each criterion gets one main story, and a gap its question", () => {
    const cover = coverCriteria(three, [complaint, report]);
    expect(cover.map((one) => one.story)).toEqual(["complaint", "report", null]);
    expect(cover[2]).toMatchObject({ state: "none", question: expect.stringMatching(/\?$/) });
  });

  it("no story answers three criteria, and what the person chose stands", () => {
    const many = [1, 2, 3, 4].map((at) => criterion(`c${at}`, "Excellent service to customers and clients"));
    const stories = coverCriteria(many, [complaint]).map((one) => one.story);
    expect(stories.filter((one) => one === "complaint")).toHaveLength(2);
    expect(coverCriteria(three, [complaint, report], { c1: null })[0]).toMatchObject({ story: null });
  });

  it("a question about the person's reason takes no story", () => {
    expect(
      coverCriteria([criterion("c1", "Why do you want to serve our customers?")], [complaint])[0],
    ).toMatchObject({ story: null, question: expect.stringContaining("Only you") });
  });
});

const resumeText = `Mara Quill
mara@example.com

Experience
Grants Officer, Bayside Council
2021 - Present
- Managed 110 grants worth $2.4 million a year
- Wrote 40 briefs for the General Manager
- Ran workshops with community organisations

Education
Bachelor of Laws, University of Wollongong, 2018`;

const desk = {
  ...{ resumeText, resumeEdits: [], asOf: "2026-11-01", chosen: {}, limits: [] },
  bank: { facts: [], stories: [complaint] },
  ad: { text: "Grants Officer at the Harbour Trust.", title: "Grants Officer", company: "Harbour Trust" },
  kind: "selection_criteria",
  criteria: [
    criterion("c1", "Experience with customers and service"),
    criterion("c2", "Experience in managing grants"),
    criterion("c3", "Knowledge of marine biology"),
  ],
} as const;

describe("draftDesk", () => {
  it("the story in its four parts, else the resume's own deeds, else an empty text that the check finds nothing in", () => {
    const drafts = draftDesk(desk);
    expect(drafts.c1).toBe(
      "A customer waited three weeks for a refund at Bellbird Stores. I called the customer each day and traced the payment with the bank. The refund arrived within two days.",
    );
    expect(drafts.c2).toContain("110 grants worth $2.4 million");
    expect(drafts.c3).toBe("");
    expect(Object.values(checkDesk({ ...desk, answers: drafts })).flat()).toEqual([]);
  });

  it("keeps to a limit in its own unit, for each answer and for all", () => {
    const each = { amount: 12, unit: "words", per: "answer", words: "" } as const;
    const drafts = draftDesk({ ...desk, limits: [each] });
    expect(Object.values(drafts).some((text) => isOver(text, each))).toBe(false);
    const all = { amount: 60, unit: "words", per: "total", words: "" } as const;
    expect(isOver(Object.values(draftDesk({ ...desk, limits: [all] })).join(" "), all)).toBe(false);
  });

  it("a pitch is one text that names the job and keeps to its limit", () => {
    const limit = { amount: 400, unit: "characters", per: "total", words: "" } as const;
    const { whole = "" } = draftDesk({ ...desk, kind: "pitch", limits: [limit] });
    expect(whole).toContain("Grants Officer");
    expect(isOver(whole, limit)).toBe(false);
  });

  it("a pitch names the role that ended last, also where the resume lists another first", () => {
    const listedLast = resumeText
      .replace("2021 - Present", "2015 - 2018")
      .replace(
        "\nEducation",
        "\nRates Officer, Wattle Shire\n2019 - 2024\n- Wrote 30 notices a week\n\nEducation",
      );
    const { whole } = draftDesk({ ...desk, kind: "pitch", resumeText: listedLast });
    expect(whole).toContain("My most recent position was Rates Officer at Wattle Shire (2019 to 2024).");
  });

  it("a sentence that the person's facts do not hold is named", () => {
    const faults = checkDesk({ ...desk, answers: { c2: "I managed 900 grants worth $80 million." } });
    expect(faults.c2?.[0]).toMatchObject({ line: expect.stringContaining("900") });
  });
});
