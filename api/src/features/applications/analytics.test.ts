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
  const { flow, bySource, timeToAnswer, days } = await person.api.applicationReports.analytics({
    query: { timeZone: "Australia/Perth" },
  });
  expect(flow).toEqual({
    ...{ applied: 6, undated: 0, answered: 1, interviewed: 1, offers: 0 },
    ...{ declined: 0, talking: 0, declinedAfter: 1 },
  });
  expect(bySource).toEqual([
    { key: "seek", label: "SEEK", n: 5, answered: 0, percent: 0, low: 0, high: 43 },
    { key: "typed", label: "Added by hand", n: 1, answered: null, percent: null, low: null, high: null },
  ]);
  // Moved on in one go: that it was answered is known, the day is not.
  expect(timeToAnswer).toEqual({ n: 0, medianDays: null, byWeek: [0, 0, 0, 0, 0] });
  expect(days.at(-1)?.applied).toBe(6);
});

it("the analytics belong to the paid plan", async () => {
  const person = await api.signedUp();
  await expect(person.api.applicationReports.analytics()).rejects.toMatchObject({ requiresUpgrade: true });
});
