import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BankEntry } from "#shared/contract/evidence-bank.ts";
import { resumeText } from "../../testing/model-fixtures.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const story: BankEntry = {
  ...{ title: "Refund", situation: "A customer was upset after three weeks without a refund.", task: "" },
  ...{ action: "I called the customer and traced the payment.", result: "It came in two days." },
  ...{ role: null, terms: [] },
  kind: "story",
};
const unhappy = "Describe a time you helped an unhappy customer.";

async function withJob(tier: "free" | "premium" = "premium") {
  const person = await api.signedUp(tier === "premium" ? { tier } : {});
  await person.api.resumes.keepDefault({ body: { name: "Own", text: resumeText } });
  const body = {
    jobTitle: "Grants Officer",
    company: "Harbour Trust",
    jobDescription: "Reporting to managers.",
  };
  const { id } = await person.api.applications.create({ body });
  return { ...person, applicationId: id };
}

describe("/api/form-answers", () => {
  it("tells the person's own story within the limit of the question, and finds nothing false in it", async () => {
    const { api: own, applicationId } = await withJob();
    await own.evidenceBank.add({ body: story });
    const whole = await own.formAnswers.draft({ body: { question: unhappy, applicationId } });
    expect(whole).toEqual({
      text: "A customer was upset after three weeks without a refund. I called the customer and traced the payment. It came in two days.",
      from: "story",
      ask: null,
    });
    const short = await own.formAnswers.draft({ body: { question: `${unhappy} (max 14 words)` } });
    expect(short.text).toBe("I called the customer and traced the payment. It came in two days.");
    const most = { amount: 50, unit: "characters" } as const;
    const shorter = await own.formAnswers.draft({ body: { question: unhappy, most } });
    expect(shorter.text).toBe("I called the customer and traced the payment.");
    const { faults } = await own.formAnswers.check({ body: { question: unhappy, answer: whole.text } });
    expect(faults).toEqual([]);
  });

  it("names the sentence that the person's facts do not hold", async () => {
    const { api: own } = await withJob();
    const answer = "I managed 900 grants worth $80 million.";
    const { faults } = await own.formAnswers.check({ body: { question: unhappy, answer } });
    expect(faults).toMatchObject([{ line: answer }]);
  });

  it("tells a reason as it was given, and asks for one that is missing", async () => {
    const { api: own, applicationId } = await withJob();
    const body = { question: "Why do you want to work here?", applicationId };
    expect((await own.formAnswers.draft({ body })).ask).toMatch(/^Why this employer\?/);
    const reason = "My mother worked on the harbour.";
    const told = await own.formAnswers.draft({ body: { ...body, reason } });
    expect(told.text.startsWith(reason)).toBe(true);
    expect(told.ask).toBeNull();
    expect((await own.formAnswers.check({ body: { ...body, reason, answer: told.text } })).faults).toEqual(
      [],
    );
  });

  it.each([
    "Do you have any health conditions?",
    "Have you been convicted of an offence?",
    "What is your country of birth?",
    "What is your tax file number?",
  ])("%s is neither drafted nor kept", async (question) => {
    const { api: own } = await withJob();
    const refused = { status: 422, body: { details: { reason: "private_question" } } };
    await expect(own.formAnswers.draft({ body: { question } })).rejects.toMatchObject(refused);
    await expect(own.autofill.saveAnswer({ body: { question, answer: "No" } })).rejects.toMatchObject(
      refused,
    );
    expect((await own.autofill.get()).answers).toEqual([]);
  });

  it("an answer of one job stands beside the one for every job, goes with its job, and is no other account's", async () => {
    const { api: own, applicationId } = await withJob();
    const question = "Why do you want to work here?";
    await own.autofill.saveAnswer({ body: { question, answer: "For all." } });
    const body = { question, answer: "For the harbour.", applicationId };
    const { answers } = await own.autofill.saveAnswer({ body });
    expect(answers).toMatchObject([
      { answer: "For the harbour.", applicationId, job: "Grants Officer, Harbour Trust" },
      { answer: "For all.", applicationId: null, job: null },
    ]);
    const other = await withJob();
    await expect(other.api.autofill.saveAnswer({ body })).rejects.toMatchObject({ status: 404 });
    await expect(other.api.formAnswers.draft({ body: { question, applicationId } })).rejects.toMatchObject({
      status: 404,
    });
    await own.applications.remove({ params: { id: applicationId } });
    expect((await own.autofill.get()).answers.map(({ answer }) => answer)).toEqual(["For all."]);
  });

  it("drafting is Premium, and needs a resume; checking is free", async () => {
    const { api: own } = await withJob("free");
    await expect(own.formAnswers.draft({ body: { question: unhappy } })).rejects.toMatchObject({
      status: 403,
      body: { requiresUpgrade: true },
    });
    expect(await own.formAnswers.check({ body: { question: unhappy, answer: "" } })).toEqual({ faults: [] });
    const bare = await api.signedUp({ tier: "premium" });
    await expect(bare.api.formAnswers.draft({ body: { question: unhappy } })).rejects.toMatchObject({
      status: 422,
    });
  });
});
