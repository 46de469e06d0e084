import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

describe("PUT /api/dashboard/weekly-goal", () => {
  it("keeps the goal with the account and puts it away again; nobody else has it (D-107)", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    const goal = async (one: typeof person) => (await one.api.overview.summary()).weeklyGoal;
    expect(await goal(person)).toBeNull();
    expect(await person.api.overview.saveWeeklyGoal({ body: { weeklyGoal: 5 } })).toEqual({ weeklyGoal: 5 });
    expect([await goal(person), await goal(other)]).toEqual([5, null]);
    await person.api.overview.saveWeeklyGoal({ body: { weeklyGoal: null } });
    expect(await goal(person)).toBeNull();
  });

  it.each([0, 51, -1, 2.5, "5", undefined])(
    "a goal of %j is refused with 400, and the one before stays",
    async (weeklyGoal) => {
      const person = await api.signedUp();
      await person.api.overview.saveWeeklyGoal({ body: { weeklyGoal: 3 } });
      const wrong = { weeklyGoal } as { weeklyGoal: number };
      await expect(person.api.overview.saveWeeklyGoal({ body: wrong })).rejects.toMatchObject({
        status: 400,
      });
      expect((await person.api.overview.summary()).weeklyGoal).toBe(3);
    },
  );

  it("a visitor is refused with 401", async () => {
    await expect(
      api.visitor().api.overview.saveWeeklyGoal({ body: { weeklyGoal: 5 } }),
    ).rejects.toMatchObject({ status: 401 });
  });
});
