import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { mailsTo } from "../../testing/outbox.ts";
import { startTestApi, type TestApi, type TestVisitor } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(() => api.services.db.rateLimiterFlexible.deleteMany({}));

const tokenIn = (mail: string | undefined, page: string) =>
  new RegExp(`/post-job/${page}#([\\w.-]{20,})`).exec((mail ?? "").replaceAll("=3D", "="))?.[1] ?? "none";

async function published(contactEmail: string) {
  const body = {
    ...{ title: "Rail Fitter", company: "Emu Rail", location: "Clyde NSW", contactEmail },
    ...{
      description: "You repair rail vehicles.\n\n<script>alert(1)</script>",
      apply: "jobs@emurail.com.au",
    },
  };
  const { postings } = api.visitor().api;
  const { id } = await postings.post({ body });
  const token = tokenIn((await mailsTo(api, contactEmail)).at(-1), "edit");
  await postings.publishPosting({ body: { token } });
  return { id, token };
}

const report = (reader: TestVisitor, id: string) =>
  reader.api.postings.reportPosting({
    params: { id },
    body: { reason: "asks-money", words: "They want $50." },
  });

it("a report reaches the operator once for each reader; one press removes the posting, and its employer is told", async () => {
  const { id, token } = await published("depot@example.com");
  const reader = await api.signedUp();
  for (const _ of [1, 2]) await report(reader, id);
  const [mail, ...others] = await mailsTo(api, api.services.config.supportAddress);
  expect(others).toEqual([]);
  expect(mail).toContain("Reported job: Rail Fitter");
  expect(mail).not.toContain(reader.email);
  const stored = await api.services.db.postingReport.findMany();
  expect(JSON.stringify(stored)).not.toContain(reader.userId);

  const body = { token: tokenIn(mail, "review") };
  const { jobs, postings } = api.visitor().api;
  expect(await postings.reviewPosting({ body })).toMatchObject({
    title: "Rail Fitter",
    isRemoved: false,
    reports: [{ reason: "asks-money", words: "They want $50." }],
  });
  for (const _ of [1, 2]) expect(await postings.removePosting({ body })).toMatchObject({ isRemoved: true });
  expect(await jobs.get({ params: { id } })).toMatchObject({ isClosed: true });
  expect(await postings.getPosting({ body: { token } })).toMatchObject({ isRemoved: true, isClosed: true });
  await expect(postings.renewPosting({ body: { token } })).rejects.toMatchObject({ status: 409 });
  const told = (await mailsTo(api, "depot@example.com")).filter((one) =>
    one.includes("was taken off Kelpie"),
  );
  expect(told).toHaveLength(1);
});

it("nobody but the operator's link removes: a made-up mark, another job's mark and a private link answer 404", async () => {
  const [one, other] = [await published("one@example.com"), await published("other@example.com")];
  await report(await api.signedUp(), one.id);
  const token = tokenIn((await mailsTo(api, api.services.config.supportAddress)).at(-1), "review");
  const mark = token.split(".")[1] ?? "";
  for (const wrong of [`${other.id}.${mark}`, `${one.id}.${"x".repeat(mark.length)}`, other.token])
    for (const call of ["reviewPosting", "removePosting"] as const)
      await expect(api.visitor().api.postings[call]({ body: { token: wrong } })).rejects.toMatchObject({
        status: 404,
      });
  expect(await api.visitor().api.jobs.get({ params: { id: other.id } })).toMatchObject({ isClosed: false });
});

it("looks and presses are counted for the employer; what waits or is closed is neither counted nor reported", async () => {
  const { id, token } = await published("counts@example.com");
  const { postings } = api.visitor().api;
  for (const use of ["view", "view", "apply"] as const)
    await postings.notePostingUse({ params: { id }, body: { use } });
  expect(await postings.getPosting({ body: { token } })).toMatchObject({ views: 2, clicks: 1 });
  await postings.closePosting({ body: { token } });
  await postings.notePostingUse({ params: { id }, body: { use: "view" } });
  expect(await postings.getPosting({ body: { token } })).toMatchObject({ views: 2 });
  await expect(report(api.visitor(), id)).rejects.toMatchObject({ status: 404 });
});
