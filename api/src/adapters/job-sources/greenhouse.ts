import { z } from "zod";
import { isAustralianPlace, saysRemote } from "#shared/domain/australia.ts";
import { experienceOf, jobTypeOf } from "#shared/domain/jobs/read-source-words.ts";
import { type JobSource, minute, type SourceJob } from "./job-source.ts";
import { entriesOf, isShowable, optionalHtml, optionalText, readEntries, readTime } from "./read-entries.ts";

const entry = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  title: optionalText,
  company_name: optionalText,
  absolute_url: z.string(),
  location: z.object({ name: optionalText }).nullish(),
  content: optionalHtml,
  first_published: z.string().nullish(),
  updated_at: z.string().nullish(),
  application_deadline: z.string().nullish(),
  metadata: z.array(z.looseObject({ name: z.unknown(), value: z.unknown() })).nullish(),
});

function toJob(one: z.output<typeof entry>, employer: string): SourceJob {
  const location = one.location?.name ?? "";
  const type = one.metadata?.find(({ name }) => /employment type|job type/i.test(String(name)));
  return {
    sourceId: one.id,
    title: one.title,
    company: employer || one.company_name,
    location,
    isRemote: saysRemote(location),
    url: one.absolute_url,
    description: one.content,
    salaryMin: 0,
    salaryMax: 0,
    jobType: jobTypeOf(String(type?.value ?? "")) || jobTypeOf(one.title),
    experience: experienceOf(one.title),
    postedAt: readTime(one.first_published ?? one.updated_at),
    closesAt: readTime(one.application_deadline),
  };
}

/** A public Greenhouse board. */
export function greenhouseBoard(token: string, employer: string): JobSource {
  return {
    board: `greenhouse:${token}`,
    source: "greenhouse",
    rank: 1,
    isComplete: true,
    pauseMs: 15 * minute,
    async read({ fetch, mark }) {
      const url = `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(token)}/jobs?content=true`;
      const answer = await fetch(url, mark);
      if (answer.isUnchanged) return { isUnchanged: true };
      const { entries, skipped } = readEntries(entriesOf(answer.data, "jobs"), entry);
      const jobs = entries.map((one) => toJob(one, employer)).filter(isShowable);
      return {
        isUnchanged: false,
        jobs: jobs.filter((job) => isAustralianPlace(job.location)),
        openIds: entries.map(({ id }) => id),
        skipped,
        etag: answer.etag,
        lastModified: answer.lastModified,
      };
    },
  };
}
