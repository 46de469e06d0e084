import { beforeAll, describe, expect, it } from "vitest";
import { openDesk } from "../desk.ts";
import { judgeLooks, open, press, seeText, signIn } from "../visit.ts";
import { wordsAbove } from "../words-above.ts";
import { call } from "./tracker-desk.ts";

const desk = openDesk();
let id: string;

const ad = `Senior Business Analyst, Bellwether Energy
About the role
You will map current and future state in BPMN and lead workshops with operations and technology.
Essential
At least 5 years of experience as a business analyst.
Full working rights in Australia.
Salesforce Energy Cloud experience is essential.
SQL and Power BI to test assumptions.
Knowledge of the National Energy Retail Rules.
Stakeholder engagement and requirements elicitation.
User acceptance testing.
Desirable
Tableau or similar is well regarded.
Agile delivery and Jira.
MYOB is an advantage.
Certified Scrum Master is an advantage.
Key selection criteria
KSC 1. Demonstrated experience in mapping processes in BPMN.
KSC 2. Ability to run workshops with stakeholders.
Please address the key selection criteria in no more than 200 words each.`;

/** Somebody's whole application: an ad, a tailored resume that was sent, an interview with its kit, criteria, people. */
beforeAll(async () => {
  await signIn(desk.page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  const body = {
    jobTitle: "Senior Business Analyst",
    company: "Bellwether Energy",
    location: "Melbourne VIC",
    salary: "$125k - $140k plus super",
    jobUrl: "https://jobs.example/bellwether",
    jobDescription: ad,
    notes: "They are moving billing to a new system by June. Ask who owns the old meter data.",
    contacts: [
      { name: "Mo Okafor", role: "Recruiter", email: "mo@agency.example", phone: "" },
      { name: "Helen Dufty", role: "Head of Delivery", email: "", phone: "03 9000 0142" },
    ],
  };
  const send = <T>(method: string, path: string, sent: unknown) => call<T>(desk.page, method, path, sent);
  ({ id } = await send<{ id: string }>("POST", "/api/applications", body));
  const path = `/api/applications/${id}`;
  await send("PATCH", path, { status: "applied" });
  await send("PATCH", path, {
    status: "interviewing",
    interviewDate: "2031-11-27",
    interviewTime: "10:30",
    followUpDate: "2031-12-01",
  });
  const choices = await desk.page.evaluate(async (of) => {
    const answer = await fetch(`${of}/sendable`);
    return (await answer.json()) as { kind: string; source: string }[];
  }, path);
  const resume = choices.find(({ kind }) => kind === "resume");
  await send("PUT", `${path}/sent`, { kind: "resume", source: resume?.source });
});

describe("a full application", () => {
  it("says at most 220 words above 1,800 px, with all that belongs to it", async () => {
    const { page } = desk;
    await open(page, `/application-tracker/${id}`);
    for (const text of [
      "Interview on November 27, 2031, 10:30 am",
      "Open the interview kit",
      "in your resume",
      "Knock-out questions",
      "What you sent",
      "Selection criteria, 200 words each",
      "Mo Okafor",
      "Read a message",
    ])
      await seeText(page, text);
    const words = await wordsAbove(page, "main", 1800);
    expect(words.length, words.join(" ")).toBeLessThanOrEqual(220);
    expect(words, words.join(" ")).toContain("Salesforce");
    expect(words.length).toBeGreaterThan(80);
    await judgeLooks(page, "application-words");
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("the rest of the criteria opens and closes in its place", async () => {
    const { page } = desk;
    await open(page, `/application-tracker/${id}`);
    const more = await page.waitForSelector("::-p-xpath(//main//button[contains(., 'Show all')])");
    await more?.click();
    await seeText(page, "Shown in your resume");
    await seeText(page, "is worked out");
    await press(page, "Show less");
    await page.waitForFunction(() => !document.body.innerText.includes("Shown in your resume"));
  });
});
