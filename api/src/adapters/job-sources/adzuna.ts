import { z } from "zod";
import { saysRemote } from "#shared/domain/australia.ts";
import { experienceOf, jobTypeOf } from "#shared/domain/jobs/read-source-words.ts";
import { type JobSource, minute, type SourceJob } from "./job-source.ts";
import { entriesOf, isShowable, optionalHtml, optionalText, readEntries, readTime } from "./read-entries.ts";

const pageSize = 50;
const pages = 10;

const entry = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  title: optionalHtml,
  description: optionalHtml,
  redirect_url: z.string(),
  created: z.string().nullish(),
  company: z.looseObject({ display_name: optionalText }).nullish(),
  location: z.looseObject({ display_name: optionalText }).nullish(),
  salary_min: z.number().nullish(),
  salary_max: z.number().nullish(),
  /** "1": Adzuna's own estimate, not what the ad says. */
  salary_is_predicted: z.union([z.string(), z.number()]).nullish(),
  contract_time: optionalText,
  contract_type: optionalText,
});

function toJob(one: z.output<typeof entry>): SourceJob {
  const location = one.location?.display_name ?? "";
  const isStated = String(one.salary_is_predicted ?? "0") === "0";
  const salary = (amount: number | null | undefined) =>
    isStated && amount && amount > 0 ? Math.min(Math.round(amount), 100_000_000) : 0;
  return {
    sourceId: one.id,
    title: one.title.replace(/\s+/g, " "),
    company: one.company?.display_name ?? "",
    location,
    isRemote: saysRemote(`${one.title} ${location}`),
    url: one.redirect_url,
    description: one.description,
    salaryMin: salary(one.salary_min),
    salaryMax: salary(one.salary_max),
    jobType: jobTypeOf(`${one.contract_time} ${one.contract_type}`),
    experience: experienceOf(one.title),
    postedAt: readTime(one.created),
    closesAt: null,
  };
}

/** The newest Australian ads of Adzuna: an extract, so what is missing in it has not closed. */
export function adzuna(keys: { appId: string; appKey: string }): JobSource {
  return {
    board: "adzuna:au",
    source: "adzuna",
    rank: 3,
    isComplete: false,
    pauseMs: 60 * minute,
    async read({ fetch }) {
      const jobs: SourceJob[] = [];
      let skipped = 0;
      for (let page = 1; page <= pages; page++) {
        const query = new URLSearchParams({
          app_id: keys.appId,
          app_key: keys.appKey,
          results_per_page: String(pageSize),
          max_days_old: "7",
          sort_by: "date",
        });
        const { data } = await fetch(`https://api.adzuna.com/v1/api/jobs/au/search/${page}?${query}`);
        const list = entriesOf(data, "results");
        const read = readEntries(list, entry);
        jobs.push(...read.entries.map(toJob).filter(isShowable));
        skipped += read.skipped;
        if (list.length < pageSize) break;
      }
      const openIds = jobs.map(({ sourceId }) => sourceId);
      return { isUnchanged: false, jobs, openIds, skipped, etag: null, lastModified: null };
    },
  };
}
