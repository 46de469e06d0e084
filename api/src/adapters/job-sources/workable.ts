import { z } from "zod";
import { isAustralianPlace } from "#shared/domain/australia.ts";
import { experienceOf, jobTypeOf } from "#shared/domain/jobs/read-source-words.ts";
import { type JobSource, minute, type SourceJob } from "./job-source.ts";
import { entriesOf, isShowable, optionalHtml, optionalText, readEntries, readTime } from "./read-entries.ts";

const entry = z.object({
  shortcode: z.string(),
  title: optionalText,
  url: z.string(),
  country: optionalText,
  city: optionalText,
  state: optionalText,
  employment_type: optionalText,
  experience: optionalText,
  telecommuting: z.boolean().nullish(),
  published_on: z.string().nullish(),
  description: optionalHtml,
});

function toJob(one: z.output<typeof entry>, employer: string): SourceJob {
  return {
    sourceId: one.shortcode,
    title: one.title,
    company: employer,
    location: [one.city, one.state].filter(Boolean).join(", ") || one.country,
    isRemote: one.telecommuting === true,
    url: one.url,
    description: one.description,
    salaryMin: 0,
    salaryMax: 0,
    jobType: jobTypeOf(one.employment_type),
    experience: experienceOf(one.title, one.experience),
    postedAt: readTime(one.published_on),
    closesAt: null,
  };
}

/** The public jobs of a Workable account. */
export function workableBoard(account: string, employer: string): JobSource {
  return {
    board: `workable:${account}`,
    source: "workable",
    rank: 1,
    isComplete: true,
    pauseMs: 30 * minute,
    async read({ fetch, mark }) {
      const slug = encodeURIComponent(account);
      const answer = await fetch(
        `https://apply.workable.com/api/v1/widget/accounts/${slug}?details=true`,
        mark,
      );
      if (answer.isUnchanged) return { isUnchanged: true };
      const { entries, skipped } = readEntries(entriesOf(answer.data, "jobs"), entry);
      const here = entries.filter(({ city, state, country }) =>
        isAustralianPlace(`${city}, ${state}, ${country}`),
      );
      return {
        isUnchanged: false,
        jobs: here.map((one) => toJob(one, employer)).filter(isShowable),
        openIds: entries.map(({ shortcode }) => shortcode),
        skipped,
        etag: answer.etag,
        lastModified: answer.lastModified,
      };
    },
  };
}
