import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyProfile, type Profile, savedAnswerLimits } from "#shared/domain/autofill/profile.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const told: Profile = {
  ...emptyProfile(),
  firstName: "Ada",
  country: "AU",
  linkedin: "https://www.linkedin.com/in/ada-example",
  workRights: [{ country: "AU", standing: "citizen", note: "" }],
  noticeWeeks: 4,
  salary: { amount: 110_000, period: "year", includesSuper: true },
};

const RESUME = `Ada Rose Marsh
Brunswick VIC 3056 | 0491 570 156 | ada.marsh@example.com
Experience
Analyst, Example Pty Ltd, 2021 - present
- Wrote SQL for weekly reports
Skills
SQL, Excel`;

describe("/api/autofill", () => {
  it("starts empty, keeps what is sent, and belongs to one account", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    const empty = { profile: emptyProfile(), savedAt: null, suggested: {}, answers: [] };
    expect(await person.api.autofill.get()).toEqual(empty);
    expect((await person.api.autofill.saveProfile({ body: told })).profile).toEqual(told);
    expect(await person.api.autofill.get()).toMatchObject({ profile: told, savedAt: expect.any(String) });
    expect(await other.api.autofill.get()).toEqual(empty);
  });

  it("proposes what the default resume says, of empty lines only", async () => {
    const person = await api.signedUp();
    await person.api.resumes.keepDefault({ body: { name: "Mine", text: RESUME } });
    const { suggested, profile } = await person.api.autofill.get();
    expect(suggested).toMatchObject({
      firstName: "Ada",
      lastName: "Marsh",
      suburb: "Brunswick",
      postcode: "3056",
    });
    expect(profile).toEqual(emptyProfile());
    await person.api.autofill.saveProfile({ body: told });
    const after = await person.api.autofill.get();
    expect(after.suggested).not.toHaveProperty("firstName");
    expect(after.suggested).toHaveProperty("lastName", "Marsh");
  });

  it.each([
    [{ ...told, linkedin: "javascript:alert(1)" }, "web address"],
    [{ ...told, country: "Australia" }, "country"],
    [{ ...told, noticeWeeks: 53 }, ""],
    [{ ...told, salary: { amount: 0, period: "year", includesSuper: true } }, "amount"],
    [{ ...told, birthDate: "1990-02-30" }, "date"],
    [{ ...told, firstName: "x".repeat(101) }, ""],
    [{ ...told, taxFileNumber: "1" }, ""],
  ])("%j is refused and nothing is stored", async (sent, words) => {
    const person = await api.signedUp();
    const answer = await person.send("/api/autofill/profile", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(sent),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words);
    expect((await person.api.autofill.get()).savedAt).toBeNull();
  });
});

describe("/api/autofill/answers", () => {
  const licence = { question: "Do you hold a driver licence?", answer: "Yes, class C" };

  it("keeps one answer per question, changes and deletes it, and belongs to one account", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    await person.api.autofill.saveAnswer({ body: licence });
    const { answers } = await person.api.autofill.saveAnswer({
      body: { question: licence.question.toUpperCase(), answer: "Yes" },
    });
    expect(answers).toMatchObject([{ answer: "Yes" }]);
    const id = answers[0]?.id ?? "";
    const changed = await person.api.autofill.saveAnswer({ body: { ...licence, id } });
    expect(changed.answers).toMatchObject([{ id, ...licence }]);
    await expect(other.api.autofill.saveAnswer({ body: { ...licence, id } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(other.api.autofill.removeAnswer({ params: { id } })).rejects.toMatchObject({ status: 404 });
    expect((await person.api.autofill.removeAnswer({ params: { id } })).answers).toEqual([]);
  });

  it("a question that becomes another one's twin takes its place", async () => {
    const person = await api.signedUp();
    await person.api.autofill.saveAnswer({ body: licence });
    const { answers } = await person.api.autofill.saveAnswer({
      body: { question: "Own car?", answer: "No" },
    });
    const id = answers.find(({ question }) => question === "Own car?")?.id ?? "";
    const after = await person.api.autofill.saveAnswer({
      body: { id, question: licence.question, answer: "Class MR" },
    });
    expect(after.answers).toMatchObject([{ id, answer: "Class MR" }]);
  });

  it("refuses one more than the bank holds", async () => {
    const person = await api.signedUp();
    const data = Array.from({ length: savedAnswerLimits.answers }, (_, at) => ({
      ...{ userId: person.userId, question: `Question ${at}`, answer: "Yes" },
    }));
    await api.services.db.savedAnswer.createMany({ data });
    await expect(person.api.autofill.saveAnswer({ body: licence })).rejects.toMatchObject({ status: 409 });
  });
});

describe("POST /api/applications/{id}/filled", () => {
  const job = { jobTitle: "Electrician", company: "Goldfields" };

  it("stands in the application's log in the form's words, without values", async () => {
    const person = await api.signedUp({ tier: "premium" });
    const { id } = await person.api.applications.create({ body: job });
    await person.api.applications.recordFilled({
      params: { id },
      body: { asked: ["First name", "Resume: A.pdf"] },
    });
    const { events } = await person.api.applications.get({ params: { id } });
    expect(events[0]).toMatchObject({ kind: "filled", detail: "2 fields (First name, Resume: A.pdf)" });
    const other = await api.signedUp({ tier: "premium" });
    await expect(
      other.api.applications.recordFilled({ params: { id }, body: { asked: ["Name"] } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("free tier answers 403 with requiresUpgrade", async () => {
    const person = await api.signedUp();
    const { id } = await person.api.applications.create({ body: job });
    await expect(
      person.api.applications.recordFilled({ params: { id }, body: { asked: ["Name"] } }),
    ).rejects.toMatchObject({ status: 403, requiresUpgrade: true });
  });
});
