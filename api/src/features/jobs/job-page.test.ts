import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import express from "express";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { extractJobAd } from "#shared/job-ad/extract-job-ad.ts";
import { htmlPage } from "../../http/html-page.ts";
import { mailsTo } from "../../testing/outbox.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { jobPage } from "./job-page.ts";
import { removePostingForGood } from "./posting-reports.store.ts";

let api: TestApi;
let server: Server;
let origin = "";
beforeAll(async () => {
  api = await startTestApi();
  const app = express();
  // The page before it is built: where nothing is built the server has none to send.
  app.get(pages.job, htmlPage(jobPage(api.services, path.resolve("dashboard/index.html"))));
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await api.stop();
});

const description = `You will repair rail vehicles in our Clyde depot and keep their brakes safe for two hundred thousand people a day, with a crew of nine and an apprentice.

Essential
- Experience with hydraulics & welding
- <b>Forklift</b> licence </script><script>alert(1)</script>

Write to the depot by letter; we answer everybody within two weeks of the closing date.`;

const hostile = "Emu </script><script>alert(2)</script>";

async function postJob(change: object = {}) {
  const posting = {
    ...{ title: 'Rail Fitter "A"', company: hostile, location: "Sydney NSW", jobType: "Casual" },
    ...{
      description,
      salaryMin: 90_000,
      apply: "https://emurail.com.au",
      contactEmail: "depot@example.com",
      ...change,
    },
  } as const;
  const { postings } = api.visitor().api;
  const job = await postings.post({ body: posting as never });
  const token = await mailedLink(posting.contactEmail);
  await postings.publishPosting({ body: { token } });
  return job;
}

/** The token of the newest private link that was mailed to an address. */
async function mailedLink(to: string): Promise<string> {
  const mail = (await mailsTo(api, to)).at(-1)?.replaceAll("=3D", "=") ?? "";
  return /\/post-job\/edit#([\w-]{20,})/.exec(mail)?.[1] ?? "none";
}

async function read(id: string) {
  const response = await fetch(`${origin}/jobs/${id}`);
  return { status: response.status, html: await response.text() };
}

it("an employer's posting: its words and schema.org data in the page itself, no script of the ad's", async () => {
  const { id } = await postJob();
  const { status, html } = await read(id);
  expect(status).toBe(200);
  expect(html).toContain("<title>Rail Fitter &quot;A&quot;, Emu &lt;/script&gt;");
  expect(html).toMatch(/<meta name="description" content="Sydney NSW. You will repair rail vehicles/);
  expect(html).toContain(`<link rel="canonical" href="${api.url}/jobs/${id}" />`);
  expect(html).not.toContain("noindex");
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("depot@example.com");
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "");
  expect(data).toMatchObject({ "@type": "JobPosting", title: 'Rail Fitter "A"', employmentType: "OTHER" });
  expect(data.hiringOrganization.name).toBe(hostile);
  expect(Date.parse(data.validThrough)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
});

it("our own reader reads it", async () => {
  const { id } = await postJob({ company: "Emu & Rail" });
  const { html } = await read(id);
  const page = { url: `${api.url}/jobs/${id}`, title: "", lang: "en-AU", html, frames: [], selection: null };
  const {
    isAd,
    fields,
    description: text,
  } = extractJobAd({ ...page, truncated: false }, { capturedAt: new Date().toISOString() });
  expect(isAd).toBe(true);
  expect([fields.title?.value, fields.company?.value]).toEqual(['Rail Fitter "A"', "Emu & Rail"]);
  expect(fields.location?.value).toContain("Sydney");
  expect(text?.text).toContain("Experience with hydraulics & welding");
  expect(text?.text).toContain("<b>Forklift</b> licence");
});

it("a closed one answers 410 and says so, one that never was 404; neither is for search engines", async () => {
  const { id } = await postJob({ contactEmail: "other@example.com" });
  await api.services.db.job.update({ where: { id }, data: { closedAt: new Date() } });
  const closed = await read(id);
  expect(closed.status).toBe(410);
  expect(closed.html).toContain("This job is closed.");
  for (const unknown of ["none", "%00", "..%2Fx", "x".repeat(3000)])
    expect((await read(unknown)).status).toBe(404);
  for (const { html } of [closed, await read("none")]) {
    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toContain("ld+json");
  }
});

it("one that the operator removed answers 410 without a word of it (D-120)", async () => {
  const { id } = await postJob({ contactEmail: "removed@example.com", title: "Boilermaker" });
  expect((await read(id)).html).toContain("Boilermaker");
  const now = new Date();
  await removePostingForGood(api.services.db, id, now);
  const { status, html } = await read(id);
  expect(status).toBe(410);
  expect(html).not.toMatch(/Boilermaker|Emu|hydraulics|Sydney NSW/);
  expect(html).toContain('<meta name="robots" content="noindex" />');
});

it("an ad of a source stays its employer's to publish", async () => {
  const now = new Date();
  await api.services.db.job.create({
    data: {
      ...{ id: "lever-1", source: "lever", board: "lever:galah", sourceId: "1", company: "Galah" },
      ...{ title: "Nurse", url: "https://jobs.lever.co/galah/1", postedAt: now, firstSeenAt: now },
      ...{ lastSeenAt: now, sourceRank: 1, fingerprint: "f", contentHash: "c" },
      text: { create: { description: "Cares." } },
    },
  });
  const { status, html } = await read("lever-1");
  expect([status, html.includes("noindex"), html.includes("ld+json")]).toEqual([200, true, false]);
});
