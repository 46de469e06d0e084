import { afterAll, afterEach, beforeAll } from "vitest";
import type { LanguageModelConfig } from "../config.ts";
import { startTestApi, type TestApi } from "./start-test-api.ts";
import {
  answerText,
  lineId,
  type SeenRequest,
  type StubBehaviour,
  type StubModelServer,
  startStubModelServer,
} from "./stub-model-server.ts";

export const resumeText = `Robin Fraser
Business Analyst
12 Wattle Street, Brunswick VIC 3056 | 0491 570 156 | robin.fraser@example.com | linkedin.com/in/robinfraser

Summary
Business analyst in energy. Call Robin on +61 491 570 156.

Key skills
Stakeholder management, Jira, Confluence

Experience
Senior Business Analyst, Bellwether Energy
Mar 2021 - Present
- Ran requirements workshops with 40 stakeholders
- Wrote SQL queries for weekly reports
- Helped the team with UAT for two vendors

Analyst, Coorong Water
Feb 2018 - Feb 2021
- Cut reporting time by 30%

Education
Bachelor of Business, RMIT University, 2017

Referees
Jo Mercer, Bellwether Energy, 0491 570 157, jo@example.org`;

export const jobAdText = `About you
We are looking for a Business Analyst to join our delivery team and work with product owners every day.
- At least 3 years of experience as a business analyst is essential
- Strong SQL skills are required
- User acceptance testing is required
- Stakeholder management is required
- Experience with Tableau is a plus
You will run workshops, write user stories and support testing across several releases a year for our customers.`;

export const body = { resumeText, jobAdText, jobTitle: "Business Analyst", company: "Harbour Health" };
/** Other inputs for every n: the same would open what was stored (D-57). */
export const nthBody = (n: number) => ({ ...body, jobAdText: `${jobAdText} Vacancy ${n}.` });
/** What may never leave: the person's and the referee's data. */
export const personal =
  /Robin|Fraser|robin\.fraser|example\.com|0491|570 ?15[67]|Wattle|linkedin|Mercer|jo@/i;

/** An answer that stays with the facts. */
export const honest = (request: SeenRequest) => ({
  edits: [
    {
      lineId: lineId(request, "Wrote SQL queries"),
      text: "Wrote SQL queries for the weekly reports",
      factIds: [lineId(request, "Wrote SQL queries")],
      reason: "Reads better",
    },
  ],
});
/** Answers with the value that is made of the request. */
export const answers =
  (make: (request: SeenRequest) => unknown): StubBehaviour =>
  (res, request) =>
    answerText(res, JSON.stringify(make(request)));

/** An API whose language model is the stub. */
export function startWithModel(
  stub: StubModelServer,
  changes: Partial<LanguageModelConfig> = {},
  now?: () => Date,
): Promise<TestApi> {
  return startTestApi({ config: { languageModel: stub.config(changes) }, ...(now && { now }) });
}

/** One model server for a file of tests, and an API for each test that asks for one; both are stopped. */
export function openModelDesk() {
  let server: StubModelServer | undefined;
  let api: TestApi | undefined;
  beforeAll(async () => {
    server = await startStubModelServer();
  });
  afterAll(() => server?.stop());
  afterEach(async () => {
    await api?.stop();
    api = undefined;
  });
  const desk = {
    get stub(): StubModelServer {
      if (server === undefined) throw new Error("the model server starts before the first test");
      return server;
    },
    /** An API whose language model is the stub. */
    async start(changes: Partial<LanguageModelConfig> = {}, now?: () => Date): Promise<TestApi> {
      api = await startWithModel(desk.stub, changes, now);
      return api;
    },
    /** An API with other parts, and no model unless they name one. */
    async startOther(...parts: Parameters<typeof startTestApi>): Promise<TestApi> {
      api = await startTestApi(...parts);
      return api;
    },
  };
  return desk;
}

/** A person who has agreed that a model may write. */
export async function consenting(api: TestApi, tier: "free" | "premium" = "free") {
  const person = await api.signedUp({ tier });
  await person.api.account.keepWritingConsent({ body: { consent: true } });
  return person;
}
