import { z } from "zod";
import { isAustralianPlace, saysRemote } from "#shared/domain/australia.ts";
import { sourcePay } from "#shared/domain/jobs/posting-pay.ts";
import { experienceOf, jobTypeOf } from "#shared/domain/jobs/read-source-words.ts";
import { type JobSource, minute, type SourceJob } from "./job-source.ts";
import { entriesOf, isShowable, optionalHtml, optionalText, readEntries, readTime } from "./read-entries.ts";

const entry = z.object({
  id: z.string(),
  text: optionalText,
  hostedUrl: z.string(),
  country: optionalText,
  createdAt: z.number().nullish(),
  workplaceType: optionalText,
  categories: z.object({ commitment: optionalText, location: optionalText }).nullish(),
  description: optionalHtml,
  additional: optionalHtml,
  lists: z.array(z.object({ text: optionalText, content: optionalHtml })).nullish(),
  salaryRange: z
    .object({ min: z.unknown(), max: z.unknown(), interval: optionalText, currency: optionalText })
    .nullish(),
});

function toJob(one: z.output<typeof entry>, employer: string): SourceJob {
  const location = one.categories?.location ?? "";
  const sections = (one.lists ?? []).map(({ text, content }) => `${text}\n${content}`);
  const pay = one.salaryRange?.currency === "AUD" ? one.salaryRange : null;
  return {
    sourceId: one.id,
    title: one.text,
    company: employer,
    location,
    isRemote: one.workplaceType === "remote" || saysRemote(location),
    url: one.hostedUrl,
    description: [one.description, ...sections, one.additional].filter(Boolean).join("\n\n"),
    ...sourcePay(pay?.min, pay?.max, pay?.interval ?? ""),
    jobType: jobTypeOf(one.categories?.commitment ?? ""),
    experience: experienceOf(one.text),
    postedAt: readTime(one.createdAt),
    closesAt: null,
  };
}

/** A public Lever site. */
export function leverBoard(site: string, employer: string): JobSource {
  return {
    board: `lever:${site}`,
    source: "lever",
    rank: 1,
    isComplete: true,
    pauseMs: 15 * minute,
    async read({ fetch, mark }) {
      const url = `https://api.lever.co/v0/postings/${encodeURIComponent(site)}?mode=json`;
      const answer = await fetch(url, mark);
      if (answer.isUnchanged) return { isUnchanged: true };
      const { entries, skipped } = readEntries(entriesOf(answer.data), entry);
      const here = entries.filter((one) => isAustralianPlace(one.categories?.location ?? "", one.country));
      return {
        isUnchanged: false,
        jobs: here.map((one) => toJob(one, employer)).filter(isShowable),
        openIds: entries.map(({ id }) => id),
        skipped,
        etag: answer.etag,
        lastModified: answer.lastModified,
      };
    },
  };
}
