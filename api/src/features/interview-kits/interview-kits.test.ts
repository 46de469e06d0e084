import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resumeText } from "../../testing/model-fixtures.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const job = {
  ...{ jobTitle: "Business Analyst", company: "Harbour Trust", salary: "$120k", location: "Perth" },
  ...{
    interviewDate: "2027-02-03",
    interviewTime: "10:30",
    contactName: "Ana Lim",
    timeZone: "Australia/Perth",
  },
  jobDescription:
    "What you bring\n- Experience with SQL is essential\n- Experience with Power BI is essential",
};

describe("/api/interview-kits", () => {
  it("is made of the saved job and the person's own, belongs to one account, and goes into Word", async () => {
    const person = await api.signedUp({ tier: "premium" });
    const { id } = await person.api.applications.create({ body: job });
    const params = { id };
    await expect(person.api.interviewKits.get({ params })).rejects.toMatchObject({ status: 422 });
    await person.api.resumes.create({ body: { name: "Own", text: resumeText } });
    const kit = await person.api.interviewKits.get({ params });
    expect(kit.day).toEqual({
      ...{ date: "2027-02-03", time: "10:30", timeZone: "Australia/Perth", place: "Perth", pay: "$120k" },
      people: ["Ana Lim"],
    });
    expect(kit.questions.some(({ from }) => from === "ad")).toBe(true);
    const { bytes } = await person.api.interviewKits.download({ params });
    const text = strFromU8(unzipSync(new Uint8Array(bytes))["word/document.xml"] ?? new Uint8Array());
    expect(text).toContain("Why Harbour Trust, and why now?");
    const other = await api.signedUp({ tier: "premium" });
    await expect(other.api.interviewKits.get({ params })).rejects.toMatchObject({ status: 404 });
  });

  it("is Premium", async () => {
    const person = await api.signedUp();
    const { id } = await person.api.applications.create({ body: job });
    const refused = { status: 403, body: { requiresUpgrade: true } };
    await expect(person.api.interviewKits.get({ params: { id } })).rejects.toMatchObject(refused);
  });
});
