import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

it("the analytics count what an account went through, its own rows only", async () => {
  const [person, other] = [await api.signedUp({ tier: "premium" }), await api.signedUp({ tier: "premium" })];
  const body = { jobTitle: "Nurse", company: "Ward", jobUrl: "https://au.seek.com/job/12345" };
  for (let index = 0; index < 5; index++) await person.api.applications.create({ body });
  const { id } = await person.api.applications.create({ body: { ...body, jobUrl: "", status: "saved" } });
  await other.api.applications.create({ body });
  for (const status of ["applied", "interviewing", "rejected"] as const)
    await person.api.applications.update({ params: { id }, body: { status } });
  const { funnel, bySource, timeToAnswer, weeks } = await person.api.applicationReports.analytics({
    query: { timeZone: "Australia/Perth" },
  });
  expect(funnel.map(({ n }) => n)).toEqual([6, 6, 1, 0]);
  expect(bySource).toEqual([
    { key: "seek", label: "SEEK", n: 5, answered: 0, percent: 0 },
    { key: "typed", label: "Added by hand", n: 1, answered: null, percent: null },
  ]);
  expect(timeToAnswer).toEqual({ n: 1, medianDays: null });
  expect(weeks.at(-1)).toMatchObject({ saved: 6, applied: 6, answers: 1 });
});

it("the analytics belong to the paid plan", async () => {
  const person = await api.signedUp();
  await expect(person.api.applicationReports.analytics()).rejects.toMatchObject({ requiresUpgrade: true });
});
