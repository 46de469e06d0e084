import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINE_VERSION } from "#shared/engine/engine-version.ts";
import { jobAdText, resumeText } from "../testing/model-fixtures.ts";
import { startTestApi, type TestApi } from "../testing/start-test-api.ts";
import { queueOldScores } from "./rescore-applications.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** Somebody with a resume and two saved ads, whose numbers an engine of long ago made. */
async function personWithOldScores(email: string) {
  const person = await api.signedUp({ email });
  const { userId } = person;
  await api.services.db.resume.create({ data: { userId, name: "Mine", text: resumeText } });
  for (const company of ["Harbour Health", "Cove Care"])
    await person.api.applications.create({
      body: { jobTitle: "Business Analyst", company, jobDescription: jobAdText },
    });
  const { db } = api.services;
  const fresh = await db.application.findMany({ where: { userId }, orderBy: { company: "asc" } });
  await db.application.updateMany({ where: { userId }, data: { matchScore: 1, scoreEngine: "0.9.0" } });
  await db.application.updateMany({
    where: { userId, company: "Cove Care" },
    data: { scoreEngine: null },
  });
  return { userId, fresh: fresh.map(({ matchScore }) => matchScore) };
}

async function afterUpdate(): Promise<void> {
  await queueOldScores(api.services);
  await api.services.tasks.settle();
}

const scoresOf = async (userId: string) =>
  (await api.services.db.application.findMany({ where: { userId }, orderBy: { company: "asc" } })).map(
    ({ matchScore, scoreEngine }) => ({ matchScore, scoreEngine }),
  );

describe("numbers of an older engine", () => {
  it("a saved score says which engine made it", async () => {
    const person = await api.signedUp({ email: "new-score@example.com" });
    await api.services.db.resume.create({ data: { userId: person.userId, name: "Mine", text: resumeText } });
    await person.api.applications.create({
      body: { jobTitle: "Business Analyst", company: "Cove Care", jobDescription: jobAdText },
    });
    await person.api.applications.create({ body: { jobTitle: "Clerk", company: "No Ad Pty Ltd" } });
    const engines = (await scoresOf(person.userId)).map(({ scoreEngine }) => scoreEngine);
    expect(engines).toEqual([ENGINE_VERSION, null]);
  });

  it("are made anew, those from before numbers said their engine too, and the person is told once, in the app only", async () => {
    const { userId, fresh } = await personWithOldScores("old-score@example.com");
    expect(fresh.every((score) => typeof score === "number" && score > 1)).toBe(true);
    await afterUpdate();
    await afterUpdate();
    expect(await scoresOf(userId)).toEqual(
      fresh.map((matchScore) => ({ matchScore, scoreEngine: ENGINE_VERSION })),
    );
    const told = await api.services.db.notification.findMany({
      where: { userId },
      include: { deliveries: true },
    });
    expect(told.map(({ message, path, deliveries }) => ({ message, path, deliveries }))).toEqual([
      {
        message:
          "Kelpie reads ads and resumes more closely now. The match of 2 saved jobs was worked out anew.",
        path: "/application-tracker",
        deliveries: [],
      },
    ]);
  });

  it("nobody is told whose numbers stay what they were", async () => {
    const { userId, fresh } = await personWithOldScores("same-score@example.com");
    for (const [at, row] of (
      await api.services.db.application.findMany({ where: { userId }, orderBy: { company: "asc" } })
    ).entries())
      await api.services.db.application.update({
        where: { id: row.id },
        data: { matchScore: fresh[at] ?? null },
      });
    await afterUpdate();
    expect((await scoresOf(userId)).map(({ scoreEngine }) => scoreEngine)).toEqual([
      ENGINE_VERSION,
      ENGINE_VERSION,
    ]);
    expect(await api.services.db.notification.count({ where: { userId } })).toBe(0);
  });

  it("without a resume an old number goes away instead of standing for ever", async () => {
    const { userId } = await personWithOldScores("no-resume@example.com");
    await api.services.db.resume.deleteMany({ where: { userId } });
    await afterUpdate();
    expect(await scoresOf(userId)).toEqual([
      { matchScore: null, scoreEngine: null },
      { matchScore: null, scoreEngine: null },
    ]);
  });
});
