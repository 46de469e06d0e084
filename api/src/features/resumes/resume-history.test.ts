import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decidedText, withAllDecided } from "#shared/writing/changes/decisions.ts";
import { proposalsOf } from "#shared/writing/changes/proposals.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const resumeText = `Robin Fraser
Nurse

Experience
Registered Nurse, Coorong Hospital
Jan 2020 - Present
- Responsible for wound care on a ward of 28`;

const jobAdText = `We are looking for a nurse to join our team in Adelaide and care for people on a busy ward every day.
- Wound care is essential
- Medication administration is essential
- Experience in aged care is highly regarded
You will work with doctors, families and other nurses on rotating shifts all year.`;

describe("the history of optimisations", () => {
  it("one that was kept before changes had ids opens as it was", async () => {
    const person = await api.signedUp();
    const own = `${resumeText}\n- Was responsible for planning discharges\n- Organized notes`;
    const answer = await person.api.resumes.optimise({ body: { resumeText: own, jobAdText } });
    const { changes, moves, ...older } = answer;
    expect(changes?.length).toBeGreaterThan(0);
    expect(moves).toBeDefined();
    await api.services.db.optimisation.updateMany({
      where: { userId: person.userId },
      data: { result: JSON.parse(JSON.stringify(older)) },
    });
    const [past] = await person.api.resumes.history();
    const opened = await person.api.resumes.pastOptimisation({ params: { id: past?.id ?? "" } });
    expect(opened.optimisation).toEqual(older);
    const proposals = proposalsOf(own, opened.optimisation);
    expect(proposals.all).toHaveLength(changes?.length ?? 0);
    expect(decidedText(proposals, {})).toBe(older.optimizedText);
    const none = withAllDecided({}, proposals, proposals.all, "refused");
    expect(decidedText(proposals, none)).toBe(own);
  });

  it("keeps each one as it was answered, newest first, linked to its job", async () => {
    const person = await api.signedUp();
    const job = await person.api.applications.create({
      body: { jobTitle: "Nurse", company: "Coorong Hospital", jobDescription: jobAdText },
    });
    const first = await person.api.resumes.optimise({ body: { resumeText } });
    const second = await person.api.resumes.optimise({
      body: { resumeText, jobAdText, jobTitle: "Nurse", company: "Coorong Hospital", applicationId: job.id },
    });
    const history = await person.api.resumes.history();
    expect(history).toMatchObject([
      {
        jobTitle: "Nurse",
        company: "Coorong Hospital",
        hasAd: true,
        atsScore: second.atsScore,
        before: second.before,
        applicationId: job.id,
      },
      { jobTitle: "", hasAd: false, scoreBasis: "read", atsScore: first.atsScore, applicationId: null },
    ]);
    const id = history[0]?.id ?? "";
    expect(second.id).toBe(id);
    const opened = await person.api.resumes.pastOptimisation({ params: { id } });
    expect(opened).toMatchObject({ resumeText, jobAdText, optimisation: second });
    await person.api.applications.remove({ params: { id: job.id } });
    expect((await person.api.resumes.history())[0]?.applicationId).toBeNull();
    await person.api.resumes.removePastOptimisation({ params: { id } });
    expect(await person.api.resumes.history()).toHaveLength(1);
  });

  it("another account's optimisation and job answer like missing ones", async () => {
    const owner = await api.signedUp();
    const other = await api.signedUp();
    const job = await owner.api.applications.create({ body: { jobTitle: "Nurse", company: "Coorong" } });
    await owner.api.resumes.optimise({ body: { resumeText } });
    const [{ id = "" } = {}] = await owner.api.resumes.history();
    const refused = { status: 404 };
    await expect(other.api.resumes.pastOptimisation({ params: { id } })).rejects.toMatchObject(refused);
    await expect(other.api.resumes.removePastOptimisation({ params: { id } })).rejects.toMatchObject(refused);
    const named = { params: { id }, body: { jobTitle: "Mine now" } };
    await expect(other.api.resumes.filePastOptimisation(named)).rejects.toMatchObject(refused);
    expect((await owner.api.resumes.history())[0]?.jobTitle).toBe("");
    await other.api.resumes.optimise({ body: { resumeText, applicationId: job.id } });
    expect(await other.api.resumes.history()).toMatchObject([{ applicationId: null }]);
    expect(await owner.api.resumes.history()).toHaveLength(1);
  });

  it("a result of a pasted ad is named, and filed once with a job of its own account", async () => {
    const person = await api.signedUp();
    const other = await api.signedUp();
    const resumeEdits = [{ edit: "set-basics" as const, field: "name" as const, value: "Robin Fraser-Hall" }];
    const { id = "" } = await person.api.resumes.optimise({ body: { resumeText, jobAdText, resumeEdits } });
    const file = (body: object) => person.api.resumes.filePastOptimisation({ params: { id }, body });
    const of = (account: typeof person, company: string) =>
      account.api.applications.create({ body: { jobTitle: "Nurse", company } });
    const [own, second, foreign] = [await of(person, "A"), await of(person, "B"), await of(other, "C")];
    expect(await file({ applicationId: foreign.id })).toMatchObject({ jobTitle: "", applicationId: null });
    expect(await file({ jobTitle: " Nurse ", company: "Coorong Hospital" })).toMatchObject({
      jobTitle: "Nurse",
      company: "Coorong Hospital",
      applicationId: null,
    });
    expect(await file({ applicationId: own.id })).toMatchObject({ jobTitle: "Nurse", applicationId: own.id });
    expect(await file({ applicationId: second.id })).toMatchObject({ applicationId: own.id });
    expect(await person.api.resumes.pastOptimisation({ params: { id } })).toMatchObject({ resumeEdits });
  });
});
