import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resumeText } from "../../testing/model-fixtures.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const ad = `Grants Officer\nSelection criteria\n1. Experience in reporting to managers\n2. Ability to act with integrity\nHow to apply\nPlease address the selection criteria in no more than 200 words each.`;

async function withJob(tier: "free" | "premium" = "premium") {
  const person = await api.signedUp(tier === "premium" ? { tier } : {});
  const body = { jobTitle: "Grants Officer", company: "Harbour Trust", jobDescription: ad };
  const { id } = await person.api.applications.create({ body });
  return { ...person, params: { id } };
}

describe("/api/criteria", () => {
  it("reads what the ad asks for, keeps corrections and answers, and belongs to one account", async () => {
    const { api: own, params } = await withJob("free");
    const desk = await own.criteria.get({ params });
    expect(desk.asked.kinds).toEqual(["selection_criteria"]);
    expect(desk.work.limits).toMatchObject([{ amount: 200, unit: "words", per: "answer" }]);
    expect(desk.work.criteria.map(({ text }) => text)).toEqual([
      "Experience in reporting to managers",
      "Ability to act with integrity",
    ]);
    expect(desk.cover.every(({ question }) => question !== null)).toBe(true);
    const body = { ...desk.work, answers: { c1: "I wrote to my manager." } };
    await own.criteria.keep({ params, body });
    expect((await own.criteria.get({ params })).work.answers).toEqual({ c1: "I wrote to my manager." });
    const other = await api.signedUp();
    await expect(other.api.criteria.get({ params })).rejects.toMatchObject({ status: 404 });
    await expect(other.api.criteria.keep({ params, body })).rejects.toMatchObject({ status: 404 });
  });

  it("a pasted list takes the ad's place, its text stays, and an answer follows its criterion", async () => {
    const { api: own, params } = await withJob();
    const { work } = await own.criteria.get({ params });
    await own.criteria.keep({ params, body: { ...work, answers: { c2: "I reported my own mistake." } } });
    const text = "Ability to act with integrity\nKnowledge of water law\nIn no more than 100 words each";
    const desk = await own.criteria.readPasted({ params, body: { text } });
    expect(desk.work.pasted).toBe(text);
    expect(desk.work.answers).toEqual({ c1: "I reported my own mistake." });
    expect(desk.work.limits).toMatchObject([{ amount: 100 }]);
  });

  it("drafts what is empty from the person's own facts, and hands it over in Word by criterion", async () => {
    const { api: own, params } = await withJob();
    await expect(own.criteria.draft({ params, body: {} })).rejects.toMatchObject({ status: 422 });
    await own.resumes.create({ body: { name: "Own", text: resumeText } });
    await expect(own.criteria.download({ params })).rejects.toMatchObject({ status: 422 });
    const { work } = await own.criteria.get({ params });
    await own.criteria.keep({ params, body: { ...work, answers: { c2: "My own words." } } });
    const desk = await own.criteria.draft({ params, body: {} });
    expect(desk.work.answers.c2).toBe("My own words.");
    expect(desk.faults.c1 ?? []).toEqual([]);
    const { bytes } = await own.criteria.download({ params });
    const text = strFromU8(unzipSync(new Uint8Array(bytes))["word/document.xml"] ?? new Uint8Array());
    expect(text).toContain("Ability to act with integrity");
    expect(text).toContain("My own words.");
  });

  it("a desk opens from a pasted list without a saved job, keeps its answers, is listed and deleted", async () => {
    const { api: own } = await api.signedUp();
    const text = "Experience in reporting\nAbility to act with integrity\nNo more than 100 words each";
    const body = { jobTitle: "Clerk", company: "Shire of Wattle", text, is: "list" } as const;
    const { id } = await own.criteria.open({ body });
    const params = { id };
    const { work, isSaved, jobTitle } = await own.criteria.get({ params });
    expect({ isSaved, jobTitle }).toEqual({ isSaved: false, jobTitle: "Clerk" });
    expect(work.criteria).toHaveLength(2);
    expect(work.limits).toMatchObject([{ amount: 100, per: "answer" }]);
    await own.criteria.keep({ params, body: { ...work, answers: { c1: "I reported." } } });
    expect((await own.criteria.get({ params })).work.answers).toEqual({ c1: "I reported." });
    expect(await own.criteria.list()).toMatchObject([{ id, company: "Shire of Wattle" }]);
    const other = await api.signedUp();
    await expect(other.api.criteria.get({ params })).rejects.toMatchObject({ status: 404 });
    await expect(other.api.criteria.remove({ params })).rejects.toMatchObject({ status: 404 });
    await own.criteria.remove({ params });
    expect(await own.criteria.list()).toEqual([]);
  });

  it("a result opens one desk however often it is asked for, read from its ad; no other account's", async () => {
    const own = await api.signedUp();
    const made = await api.services.db.optimisation.create({
      data: { userId: own.userId, resumeText, adText: ad, jobTitle: "Grants Officer", result: {} },
    });
    const body = { optimizationId: made.id };
    const { id } = await own.api.criteria.open({ body });
    expect(await own.api.criteria.open({ body })).toEqual({ id });
    const desk = await own.api.criteria.get({ params: { id } });
    expect(desk.work.criteria).toHaveLength(2);
    const other = await api.signedUp();
    await expect(other.api.criteria.open({ body })).rejects.toMatchObject({ status: 404 });
    const { id: applicationId } = await own.api.applications.create({
      body: { jobTitle: "Grants Officer", company: "Harbour Trust" },
    });
    await api.services.db.optimisation.update({ where: { id: made.id }, data: { applicationId } });
    expect(await own.api.criteria.open({ body })).toEqual({ id: applicationId });
  });

  it("drafting and Word are Premium", async () => {
    const { api: own, params } = await withJob("free");
    const refused = { status: 403, body: { requiresUpgrade: true } };
    await expect(own.criteria.draft({ params, body: {} })).rejects.toMatchObject(refused);
    await expect(own.criteria.download({ params })).rejects.toMatchObject(refused);
  });
});
