import { afterAll, beforeAll, expect, it } from "vitest";
import { freeLimits } from "#shared/domain/plans.ts";
import { startTestApi, type TestApi, testPassword } from "../testing/start-test-api.ts";
import { removeOldSpentUses } from "./spent-uses.store.ts";

let api: TestApi;
let now = new Date("2026-03-05T00:00:00Z");
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.stop());

const signUp = async (email: string) => {
  await api.services.db.rateLimiterFlexible.deleteMany({});
  const person = api.visitor();
  const body = { fullName: "Kim Lee", email, password: testPassword };
  await person.api.auth.signup({ body });
  const { id } = await api.services.db.user.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
  return { ...person, userId: id };
};
const usedOf = async (userId: string) =>
  (await api.services.db.usage.findUnique({ where: { userId } }))?.used ?? 0;

it("AZ-08: the free limit does not come back by deleting the account and signing up again, for 30 days", async () => {
  const first = await signUp("kim.lee@example.com");
  await api.services.db.usage.create({ data: { userId: first.userId, used: freeLimits.optimisations } });
  await first.api.account.remove({ body: { confirmation: testPassword } });
  const [row] = await api.services.db.spentUses.findMany();
  expect(JSON.stringify(row)).not.toContain("kim");
  const second = await signUp("Kim.Lee+jobs@Example.com");
  expect(await usedOf(second.userId)).toBe(freeLimits.optimisations);
  const body = {
    resumeText: "Kim Lee\nNurse at Ward Nine since 2020, caring for twelve patients a shift.",
    jobAdText: "We seek a registered nurse for our ward. ".repeat(12),
  };
  await expect(second.api.resumes.optimise({ body })).rejects.toMatchObject({
    status: 403,
    requiresUpgrade: true,
  });
  expect(await usedOf((await signUp("other@example.com")).userId)).toBe(0);

  await second.api.account.remove({ body: { confirmation: testPassword } });
  now = new Date("2026-04-05T00:00:00Z");
  expect(await usedOf((await signUp("kim.lee@example.com")).userId)).toBe(0);
  await removeOldSpentUses(api.services.db, now);
  expect(await api.services.db.spentUses.count()).toBe(0);
});
