import { z } from "zod";
import { isAustralianPlace, saysRemote } from "#shared/domain/australia.ts";
import { experienceOf, jobTypeOf } from "#shared/domain/jobs/read-source-words.ts";
import { type JobSource, minute, type ReadRequest, type SourceJob } from "./job-source.ts";
import { entriesOf, isShowable, optionalHtml, optionalText, readEntries, readTime } from "./read-entries.ts";
import { SourceError } from "./source-error.ts";

const pageSize = 20;
const mostPages = 40;
/** Each costs a call; the rest comes with the next visit. */
const mostDetails = 60;

const entry = z.object({ title: optionalText, externalPath: z.string(), locationsText: optionalText });
type Entry = z.output<typeof entry>;

const detail = z.object({
  jobPostingInfo: z.looseObject({
    title: optionalText,
    jobDescription: optionalHtml,
    location: optionalText,
    additionalLocations: z.array(optionalText).nullish(),
    startDate: z.string().nullish(),
    endDate: z.string().nullish(),
    timeType: optionalText,
    remoteType: optionalText,
    country: z.looseObject({ descriptor: optionalText }).nullish(),
    externalUrl: z.string(),
  }),
});
type Info = z.output<typeof detail>["jobPostingInfo"];

function toJob(path: string, info: Info, employer: string): SourceJob {
  return {
    sourceId: path,
    title: info.title,
    company: employer,
    location: info.location,
    isRemote: saysRemote(`${info.remoteType} ${info.location}`),
    url: info.externalUrl,
    description: info.jobDescription,
    salaryMin: 0,
    salaryMax: 0,
    jobType: jobTypeOf(info.timeType),
    experience: experienceOf(info.title),
    postedAt: readTime(info.startDate),
    closesAt: readTime(info.endDate),
  };
}

async function listPostings(base: string, { fetch }: ReadRequest) {
  const all: Entry[] = [];
  let skipped = 0;
  for (let page = 0; page < mostPages; page++) {
    const order = { appliedFacets: {}, limit: pageSize, offset: page * pageSize, searchText: "" };
    const { data } = await fetch(`${base}/jobs`, undefined, order);
    const list = entriesOf(data, "jobPostings");
    const read = readEntries(list, entry);
    all.push(...read.entries);
    skipped += read.skipped;
    if (list.length < pageSize) break;
  }
  return { all, skipped };
}

/** "Troy, NC" is elsewhere; "2 Locations" and "Head Office" are asked for, after what says that it is here. */
function likelyFirst(all: readonly Entry[]): Entry[] {
  const here = all.filter(({ locationsText }) => isAustralianPlace(locationsText));
  const unsaid = all.filter((one) => !here.includes(one) && !one.locationsText.includes(","));
  return [...here, ...unsaid];
}

/**
 * A public Workday career site: a list, and a call for the words of each new ad.
 * @param name "host/tenant/site", as in the addresses of its ads.
 */
export function workdayBoard(name: string, employer: string): JobSource {
  const [host = "", tenant = "", site = ""] = name.split("/");
  if (!/^[\w.-]+\.(?:myworkdayjobs|myworkdaysite)\.com$/.test(host) || !tenant || !site)
    throw new Error(`${name} is no Workday board`);
  const base = `https://${host}/wday/cxs/${encodeURIComponent(tenant)}/${encodeURIComponent(site)}`;
  return {
    board: `workday:${tenant}/${site}`,
    source: "workday",
    rank: 1,
    isComplete: true,
    pauseMs: 120 * minute,
    async read(request) {
      const { all, skipped } = await listPostings(base, request);
      const idOf = (one: Entry) => `${tenant}${one.externalPath}`;
      const fresh = likelyFirst(all).filter((one) => !request.knownIds.has(idOf(one)));
      const jobs: SourceJob[] = [];
      let broken = 0;
      for (const one of fresh.slice(0, mostDetails)) {
        if (!/^\/job\/[^?#]+$/.test(one.externalPath) || one.externalPath.includes("..")) {
          broken++;
          continue;
        }
        const read = detail.safeParse((await request.fetch(base + one.externalPath)).data);
        if (!read.success) broken++;
        else if (
          isAustralianPlace(read.data.jobPostingInfo.location, read.data.jobPostingInfo.country?.descriptor)
        )
          jobs.push(toJob(idOf(one), read.data.jobPostingInfo, employer));
      }
      if (all.length > 0 && broken > 0 && jobs.length === 0 && broken === Math.min(fresh.length, mostDetails))
        throw new SourceError("It answered in a form that is not known.");
      return {
        isUnchanged: false,
        jobs: jobs.filter(isShowable),
        openIds: all.map(idOf),
        skipped: skipped + broken,
        etag: null,
        lastModified: null,
      };
    },
  };
}
