/** Outcomes about jobs that employers post. */

import { mailsTo } from "../../../src/testing/outbox.ts";
import { type Desk, holds, type Outcome, refusal, same } from "./desk.ts";

let made = 0;

/** A casual job as an employer types it, different each time. */
function posting(change: object = {}) {
  const n = ++made;
  return {
    ...{
      title: `Rail Fitter ${n}`,
      company: "Emu Rail",
      location: "Wagga Wagga NSW",
      jobType: "Casual" as const,
    },
    ...{ salaryMin: 32.5, salaryMax: 38, payPeriod: "hour" as const, apply: "jobs@emurail.com.au" },
    description: "You repair rail vehicles.\n\nYou bring:\n- Hydraulics\n- Welding",
    contactEmail: `depot${n}@example.com`,
    ...change,
  };
}

const tokenIn = (mail: string | undefined, page: string) =>
  new RegExp(`/post-job/${page}#([\\w.-]{20,})`).exec((mail ?? "").replaceAll("=3D", "="))?.[1] ?? "none";

async function published(desk: Desk, change: object = {}) {
  const body = posting(change);
  const { jobs, postings } = desk.api.visitor().api;
  const { id } = await postings.post({ body });
  const token = tokenIn((await mailsTo(desk.api, body.contactEmail)).at(-1), "edit");
  await postings.publishPosting({ body: { token } });
  return { id, token, body, jobs, postings };
}

export const postingOutcomes: Outcome[] = [
  {
    id: "nobody sees a job before its contact publishes it by the mailed link",
    async check(desk) {
      const body = posting();
      const { jobs, postings } = desk.api.visitor().api;
      const { id } = await postings.post({ body });
      same(await refusal(jobs.get({ params: { id } })), 404, "its page before");
      const token = tokenIn((await mailsTo(desk.api, body.contactEmail)).at(-1), "edit");
      await postings.publishPosting({ body: { token } });
      same((await jobs.get({ params: { id } })).isClosed, false, "closed after");
    },
  },
  {
    id: "pay an hour is shown an hour, on the board and on its page",
    async check(desk) {
      const { id, body, jobs } = await published(desk);
      const person = await desk.api.signedUp();
      const listed = (await person.api.jobs.list({ query: { search: body.title } })).jobs.find(
        (one) => one.id === id,
      );
      const opened = await jobs.get({ params: { id } });
      same([listed?.pay, opened.pay], Array(2).fill("$32.50 - $38 an hour"), "pay");
      same([listed?.title, listed?.location], [opened.title, opened.location], "title and place");
    },
  },
  {
    id: "an hour's pay that was typed as a year's is asked about",
    async check(desk) {
      const { postings } = desk.api.visitor().api;
      same(
        await refusal(postings.post({ body: posting({ payPeriod: "year", salaryMin: 32 }) })),
        400,
        "status",
      );
    },
  },
  {
    id: "a job on the board says how to apply",
    async check(desk) {
      const body = posting({ apply: "" });
      const { postings } = desk.api.visitor().api;
      await postings.post({ body });
      const token = tokenIn((await mailsTo(desk.api, body.contactEmail)).at(-1), "edit");
      same(await refusal(postings.publishPosting({ body: { token } })), 409, "published without");
    },
  },
  {
    id: "a way to apply that runs a script is refused",
    async check(desk) {
      const { postings } = desk.api.visitor().api;
      for (const apply of ["javascript:alert(1)", "data:text/html,x", "https://a:b@c.example"])
        same(await refusal(postings.post({ body: posting({ apply }) })), 400, apply);
    },
  },
  {
    id: "a script in a job is words, in its data for search engines too",
    async check(desk) {
      const script = "<script>alert(1)</script>";
      const { id, jobs } = await published(desk, { description: `We repair.\n\n${script}` });
      const job = await jobs.get({ params: { id } });
      holds(job.description.includes(script), "the words are lost");
      holds(!JSON.stringify(job.jobPosting).includes("<script"), "the data holds a script");
    },
  },
  {
    id: "a job with 300 links is refused",
    async check(desk) {
      const { postings } = desk.api.visitor().api;
      const description = "https://a.example ".repeat(300);
      same(await refusal(postings.post({ body: posting({ description }) })), 400, "status");
    },
  },
  {
    id: "the same job sent twice is one",
    async check(desk) {
      const body = posting();
      const { postings } = desk.api.visitor().api;
      const [one, two] = await Promise.all([postings.post({ body }), postings.post({ body })]);
      same(one.id, two.id, "ids");
      const kept = await desk.api.services.db.jobPosting.count({
        where: { contactEmail: body.contactEmail },
      });
      same(kept, 1, "kept");
    },
  },
  {
    id: "another's address blocks nothing: what waits is forgotten",
    async check(desk) {
      const { sweepWaitingPostings } = await import("../../../src/features/jobs/own-posting.ts");
      const { id } = await desk.api.visitor().api.postings.post({ body: posting() });
      desk.after(3.1);
      await sweepWaitingPostings(desk.api.services);
      same(await desk.api.services.db.job.count({ where: { id } }), 0, "left");
    },
  },
  {
    id: "the contact's address is shown to nobody",
    async check(desk) {
      const { id, body, jobs } = await published(desk);
      const shown = JSON.stringify(await jobs.get({ params: { id } }));
      holds(!shown.includes(body.contactEmail), "it is in the job's page");
      holds(shown.includes(body.apply), "the way to apply is not");
    },
  },
  {
    id: "an employer sees how many looked and pressed",
    async check(desk) {
      const { id, token, postings } = await published(desk);
      for (const use of ["view", "view", "apply"] as const)
        await postings.notePostingUse({ params: { id }, body: { use } });
      const { views, clicks } = await postings.getPosting({ body: { token } });
      same([views, clicks], [2, 1], "looks and presses");
    },
  },
  {
    id: "one press of the operator's mailed link takes a reported job off for good",
    async check(desk) {
      const { id, token, jobs, postings } = await published(desk);
      await postings.reportPosting({ params: { id }, body: { reason: "asks-money" } });
      const mail = (await mailsTo(desk.api, desk.api.services.config.supportAddress)).at(-1);
      const removed = await postings.removePosting({ body: { token: tokenIn(mail, "review") } });
      same([removed.id, removed.isRemoved], [id, true], "removed");
      same(await refusal(jobs.get({ params: { id } })), 410, "its page");
      same(await refusal(postings.renewPosting({ body: { token } })), 410, "renewed");
    },
  },
  {
    id: "nobody removes a job by a link that we did not make",
    async check(desk) {
      const { id, jobs, postings } = await published(desk);
      const token = `${id}.${"x".repeat(43)}`;
      same(await refusal(postings.removePosting({ body: { token } })), 404, "status");
      same((await jobs.get({ params: { id } })).isClosed, false, "closed");
    },
  },
  {
    id: "five jobs of an address, and no sixth",
    async check(desk) {
      const contactEmail = "five@example.com";
      for (let n = 0; n < 5; n++) {
        desk.after(0.01);
        await published(desk, { contactEmail });
      }
      same(
        await refusal(desk.api.visitor().api.postings.post({ body: posting({ contactEmail }) })),
        409,
        "status",
      );
    },
  },
];
