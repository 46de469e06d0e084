import { z } from "zod";
import { isAustralianPlace, saysRemote } from "#shared/domain/australia.ts";
import { sourcePay } from "#shared/domain/jobs/posting-pay.ts";
import { experienceOf, jobTypeOf } from "#shared/domain/jobs/read-source-words.ts";
import { type JobSource, minute, type SourceJob } from "./job-source.ts";
import { entriesOf, isShowable, optionalHtml, optionalText, readEntries, readTime } from "./read-entries.ts";

const place = z.looseObject({
  location: optionalText,
  address: z
    .looseObject({ postalAddress: z.looseObject({ addressCountry: optionalText }).nullish() })
    .nullish(),
});
const pay = z.looseObject({
  compensationType: optionalText,
  interval: optionalText,
  currencyCode: optionalText,
  minValue: z.unknown(),
  maxValue: z.unknown(),
});
const entry = place.extend({
  id: z.string(),
  title: optionalText,
  jobUrl: z.string(),
  employmentType: optionalText,
  isListed: z.boolean().nullish(),
  isRemote: z.boolean().nullish(),
  publishedAt: z.string().nullish(),
  secondaryLocations: z.array(place).nullish(),
  descriptionHtml: optionalHtml,
  descriptionPlain: optionalText,
  compensation: z.looseObject({ summaryComponents: z.array(pay).nullish() }).nullish(),
});
type Entry = z.output<typeof entry>;

/** The ad's place in Australia, the first or one of the others it names. */
function placeHere(one: Entry): string | undefined {
  return [one, ...(one.secondaryLocations ?? [])].find(({ location, address }) =>
    isAustralianPlace(location, address?.postalAddress?.addressCountry ?? ""),
  )?.location;
}

function toJob(one: Entry, employer: string, location: string): SourceJob {
  const salary = one.compensation?.summaryComponents?.find(
    (part) => part.compensationType === "Salary" && part.currencyCode === "AUD",
  );
  return {
    sourceId: one.id,
    title: one.title,
    company: employer,
    location,
    isRemote: one.isRemote === true || saysRemote(location),
    url: one.jobUrl,
    description: one.descriptionHtml || one.descriptionPlain,
    ...sourcePay(salary?.minValue, salary?.maxValue, salary?.interval ?? ""),
    jobType: jobTypeOf(one.employmentType),
    experience: experienceOf(one.title),
    postedAt: readTime(one.publishedAt),
    closesAt: null,
  };
}

/** A public Ashby board. */
export function ashbyBoard(name: string, employer: string): JobSource {
  return {
    board: `ashby:${name}`,
    source: "ashby",
    rank: 1,
    isComplete: true,
    pauseMs: 15 * minute,
    async read({ fetch, mark }) {
      const board = encodeURIComponent(name);
      const url = `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`;
      const answer = await fetch(url, mark);
      if (answer.isUnchanged) return { isUnchanged: true };
      const { entries, skipped } = readEntries(entriesOf(answer.data, "jobs"), entry);
      const listed = entries.filter(({ isListed }) => isListed !== false);
      const jobs = listed.flatMap((one) => {
        const location = placeHere(one);
        return location === undefined ? [] : [toJob(one, employer, location)];
      });
      return {
        isUnchanged: false,
        jobs: jobs.filter(isShowable),
        openIds: listed.map(({ id }) => id),
        skipped,
        etag: answer.etag,
        lastModified: answer.lastModified,
      };
    },
  };
}
