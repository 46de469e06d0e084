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

/** A call of the private link. */
const press = (act: string, token: string) =>
  api.visitor().send(`/api/job-posting${act}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });

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
  expect(mail).toContain("Subject: A job on Kelpie was reported");
  expect(mail).not.toMatch(/Rail Fitter|Emu Rail|They want/);
  expect(mail).not.toContain(reader.email);
  const stored = await api.services.db.postingReport.findMany();
  expect(JSON.stringify(stored)).not.toContain(reader.userId);

  const body = { token: tokenIn(mail, "review") };
  const { postings } = api.visitor().api;
  expect(await postings.reviewPosting({ body })).toMatchObject({
    title: "Rail Fitter",
    isRemoved: false,
    reports: [{ reason: "asks-money", words: "They want $50." }],
  });
  for (const _ of [1, 2]) expect(await postings.removePosting({ body })).toMatchObject({ isRemoved: true });
  // decision: D-120. Not a word of it is left, for its employer as for everybody.
  const words = /Rail Fitter|Emu Rail|repair rail/;
  const answers = [
    await api.visitor().send(`/api/jobs/${id}`),
    ...(await Promise.all(["", "/renew", "/publish", "/close"].map((act) => press(act, token)))),
  ];
  for (const answer of answers) {
    const text = await answer.text();
    expect([answer.status, words.test(text)], text.slice(0, 200)).toEqual([410, false]);
  }
  expect((await reader.api.jobs.list({ query: { page: 1 } })).jobs.map((job) => job.id)).not.toContain(id);
  expect((await reader.api.jobs.list({ query: { page: 1, search: "Rail Fitter" } })).jobs).toEqual([]);
  expect(await (await api.visitor().send("/sitemap.xml")).text()).not.toContain(id);
  const told = (await mailsTo(api, "depot@example.com")).filter((one) =>
    one.includes("was taken off Kelpie"),
  );
  expect(told).toHaveLength(1);
  expect(told[0]).not.toMatch(words);
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

it("an employer who renews at the very moment of the removal brings nothing back", async () => {
  const { id, token } = await published("racing@example.com");
  await report(await api.signedUp(), id);
  const review = tokenIn((await mailsTo(api, api.services.config.supportAddress)).at(-1), "review");
  const { postings } = api.visitor().api;
  await Promise.all([
    postings.removePosting({ body: { token: review } }),
    ...Array.from({ length: 5 }, () => press("/renew", token)),
  ]);
  const row = await api.services.db.job.findUniqueOrThrow({ where: { id } });
  expect(row.closedAt).not.toBeNull();
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
