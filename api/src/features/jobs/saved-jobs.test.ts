import { afterAll, beforeAll, expect, it } from "vitest";
import { jobIdentity } from "#shared/domain/jobs/job-identity.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

it("an ad of the list says where it stands in the account's tracker, also when the extension saved it", async () => {
  const now = new Date();
  const url = "https://boards.greenhouse.io/emurail/jobs/4012345";
  await api.services.db.job.create({
    data: {
      ...{ id: "gh-1", source: "greenhouse", board: "greenhouse:emurail", sourceId: "4012345", url },
      ...{ title: "Fitter", company: "Emu Rail", postedAt: now, firstSeenAt: now, lastSeenAt: now },
      ...{ sourceRank: 1, fingerprint: "f", contentHash: "c", text: { create: { description: "Fits." } } },
    },
  });
  const [person, other] = [await api.signedUp(), await api.signedUp()];
  const first = async (one: typeof person) => (await one.api.jobs.list({ query: {} })).jobs[0];
  expect((await first(person))?.saved).toBeUndefined();
  // The panel's address of the same ad.
  const { identityKey } = jobIdentity("https://job-boards.greenhouse.io/emurail/jobs/4012345?gh_src=abc");
  const { id } = await person.api.applications.create({
    body: { jobTitle: "Fitter", company: "Emu Rail", status: "saved", identityKey: identityKey ?? "" },
  });
  expect((await first(person))?.saved).toEqual({ id, status: "saved" });
  await person.api.applications.update({ params: { id }, body: { status: "applied" } });
  expect((await first(person))?.saved).toEqual({ id, status: "applied" });
  expect((await first(other))?.saved).toBeUndefined();
});
