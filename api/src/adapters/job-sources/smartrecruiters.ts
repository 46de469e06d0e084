import { z } from "zod";
import { isAustralianPlace } from "#shared/domain/australia.ts";
import { experienceOf, jobTypeOf } from "#shared/domain/jobs/read-source-words.ts";
import { type JobSource, minute, type ReadRequest, type SourceJob } from "./job-source.ts";
import { entriesOf, isShowable, optionalHtml, optionalText, readEntries, readTime } from "./read-entries.ts";

const pageSize = 100;
const mostPages = 10;
/** Each costs a call; the rest comes with the next visit. */
const mostDetails = 60;

const entry = z.object({
  id: z.string(),
  name: optionalText,
  releasedDate: z.string().nullish(),
  location: z.looseObject({
    city: optionalText,
    region: optionalText,
    country: optionalText,
    fullLocation: optionalText,
    remote: z.boolean().nullish(),
  }),
  typeOfEmployment: z.looseObject({ label: optionalText }).nullish(),
});
type Entry = z.output<typeof entry>;

const section = z.looseObject({ title: optionalText, text: optionalHtml }).nullish();
const detail = z.object({
  postingUrl: z.string().nullish(),
  applyUrl: z.string().nullish(),
  experienceLevel: z.looseObject({ label: optionalText }).nullish(),
  jobAd: z
    .looseObject({
      sections: z.looseObject({
        companyDescription: section,
        jobDescription: section,
        qualifications: section,
        additionalInformation: section,
      }),
    })
    .nullish(),
});
type Detail = z.output<typeof detail>;

function textOf({ jobAd }: Detail): string {
  const { companyDescription, jobDescription, qualifications, additionalInformation } = jobAd?.sections ?? {};
  return [jobDescription, qualifications, additionalInformation, companyDescription]
    .flatMap((one) => (one?.text ? [`${one.title}\n${one.text}`] : []))
    .join("\n\n");
}

function toJob(one: Entry, details: Detail, company: string, employer: string): SourceJob {
  const { city, region, fullLocation, remote } = one.location;
  return {
    sourceId: one.id,
    title: one.name,
    company: employer,
    location: [city, region].filter(Boolean).join(", ") || fullLocation,
    isRemote: remote === true,
    url: details.postingUrl ?? details.applyUrl ?? `https://jobs.smartrecruiters.com/${company}/${one.id}`,
    description: textOf(details),
    salaryMin: 0,
    salaryMax: 0,
    jobType: jobTypeOf(one.typeOfEmployment?.label ?? ""),
    experience: experienceOf(one.name, details.experienceLevel?.label ?? ""),
    postedAt: readTime(one.releasedDate),
    closesAt: null,
  };
}

async function listPostings(base: string, { fetch }: ReadRequest) {
  const all: Entry[] = [];
  let skipped = 0;
  for (let page = 0; page < mostPages; page++) {
    const { data } = await fetch(`${base}?country=au&limit=${pageSize}&offset=${page * pageSize}`);
    const list = entriesOf(data, "content");
    const read = readEntries(list, entry);
    all.push(...read.entries);
    skipped += read.skipped;
    if (list.length < pageSize) break;
  }
  return { all, skipped };
}

/** A company's public postings at SmartRecruiters: a list, and a call for the words of each new ad. */
export function smartRecruitersBoard(company: string, employer: string): JobSource {
  const base = `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(company)}/postings`;
  return {
    board: `smartrecruiters:${company}`,
    source: "smartrecruiters",
    rank: 1,
    isComplete: true,
    pauseMs: 60 * minute,
    async read(request) {
      const { all, skipped } = await listPostings(base, request);
      const here = all.filter(({ location }) => isAustralianPlace(location.fullLocation, location.country));
      const fresh = here.filter(({ id }) => !request.knownIds.has(id)).slice(0, mostDetails);
      const jobs: SourceJob[] = [];
      let broken = 0;
      for (const one of fresh) {
        const details = detail.safeParse((await request.fetch(`${base}/${encodeURIComponent(one.id)}`)).data);
        if (details.success) jobs.push(toJob(one, details.data, company, employer));
        else broken++;
      }
      const openIds = all.map(({ id }) => id);
      const mark = { etag: null, lastModified: null };
      return {
        isUnchanged: false,
        jobs: jobs.filter(isShowable),
        openIds,
        skipped: skipped + broken,
        ...mark,
      };
    },
  };
}
