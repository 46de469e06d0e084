import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adIndicators } from "#shared/domain/jobs/ad-indicators.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const job = {
  jobTitle: "Grants Officer",
  company: "Harbour Trust Pty Ltd",
  jobDescription: "We fund reefs.",
};

describe("GET /api/sightings/{id}", () => {
  it("the same ad saved again is told with both days; another account's is not seen", async () => {
    const [person, other] = [
      await api.signedUp({ tier: "premium" }),
      await api.signedUp({ tier: "premium" }),
    ];
    const first = await person.api.applications.create({ body: { ...job, jobUrl: "https://a.example/1" } });
    const again = { ...job, company: "Harbour Trust", jobUrl: "https://a.example/2" };
    const { id } = await person.api.applications.create({ body: again });
    const createdAt = new Date(Date.parse("2026-01-03T00:00:00Z"));
    await api.services.db.application.update({ where: { id: first.id }, data: { createdAt } });
    const days = await person.api.sightings.get({ params: { id } });
    expect(days).toMatchObject({ firstSeen: "2026-01-03", hasSameWords: true, isClosed: false });
    expect(adIndicators(days).map(({ kind }) => kind)).toEqual(["reposted"]);
    await expect(other.api.sightings.get({ params: { id } })).rejects.toMatchObject({ status: 404 });
    const own = await other.api.applications.create({ body: job });
    expect(adIndicators(await other.api.sightings.get({ params: { id: own.id } }))).toEqual([]);
  });

  it("a closing day of the ad's own words that has passed is told; the person's own word counts here and on the desk", async () => {
    const person = await api.signedUp({ tier: "premium" });
    const jobDescription = "We fund reefs. Applications close 5 January 2026.";
    const { id } = await person.api.applications.create({ body: { ...job, jobDescription } });
    const days = await person.api.sightings.get({ params: { id } });
    expect(days.closes).toBe("2026-01-05");
    for (const closingDate of ["2026-01-09", null]) {
      await person.api.applications.update({ params: { id }, body: { closingDate } });
      expect((await person.api.sightings.get({ params: { id } })).closes).toBe(closingDate);
      expect((await person.api.criteria.get({ params: { id } })).closes).toBe(closingDate);
    }
  });
});
