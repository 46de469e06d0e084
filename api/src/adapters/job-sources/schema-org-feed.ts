import { createHash } from "node:crypto";
import { isAustralianPlace, saysRemote } from "#shared/domain/australia.ts";
import { sourcePay } from "#shared/domain/jobs/posting-pay.ts";
import { experienceOf, jobTypeOf } from "#shared/domain/jobs/read-source-words.ts";
import { readPosting } from "#shared/job-ad/candidates/json-ld-posting.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "#shared/job-ad/page/tolerant-json.ts";
import { type JobSource, minute, type SourceJob } from "./job-source.ts";
import { isShowable, readTime } from "./read-entries.ts";
import { SourceError } from "./source-error.ts";

/** JobPosting nodes of a JSON feed (`items[]._jobposting`), a list, a `@graph`, or one posting. */
function postingsOf(data: JsonValue): JsonObject[] {
  if (Array.isArray(data)) return data.flatMap(postingsOf);
  if (!isJsonObject(data)) return [];
  const inside = data.items ?? data["@graph"] ?? data.itemListElement;
  if (Array.isArray(inside)) return inside.flatMap(postingsOf);
  const { _jobposting: posting, item } = data;
  if (isJsonObject(posting))
    return [{ url: data.url ?? "", description: data.content_html ?? "", ...posting }];
  return isJsonObject(item) ? postingsOf(item) : [data];
}

function payOf(node: JsonObject): ReturnType<typeof sourcePay> {
  const pay = isJsonObject(node.baseSalary) ? node.baseSalary : {};
  const value = isJsonObject(pay.value) ? pay.value : pay;
  const unit = String(value.unitText ?? pay.unitText ?? "");
  if (pay.currency !== "AUD") return sourcePay(0, 0, unit);
  return sourcePay(value.minValue ?? value.value, value.maxValue ?? value.value, unit);
}

function toJob(node: JsonObject): SourceJob | null {
  const posting = readPosting(node, [node]);
  if (!posting) return null;
  const place = [posting.location, ...posting.locationForms].find((form) => isAustralianPlace(form));
  const isHere = place !== undefined || /"AU"|Australia/.test(JSON.stringify(node.jobLocation ?? ""));
  if (!isHere) return null;
  return {
    sourceId: createHash("sha256").update(posting.url).digest("hex").slice(0, 32),
    title: posting.title,
    company: posting.company,
    location: posting.location || "Australia",
    isRemote: posting.workplace === "Remote" || saysRemote(posting.location),
    url: posting.url,
    description: posting.description,
    ...payOf(node),
    jobType: jobTypeOf(posting.jobType),
    experience: experienceOf(posting.title),
    postedAt: readTime(posting.postedDate),
    closesAt: readTime(posting.closingDate),
  };
}

/** An employer's own feed of schema.org JobPosting data. */
export function schemaOrgFeed(address: string): JobSource {
  return {
    board: `feed:${address}`,
    source: "feed",
    rank: 2,
    isComplete: true,
    pauseMs: 30 * minute,
    async read({ fetch, mark }) {
      const answer = await fetch(address, mark);
      if (answer.isUnchanged) return { isUnchanged: true };
      const data = answer.data as JsonValue;
      if (typeof data !== "object" || data === null)
        throw new SourceError("It answered in a form that is not known.");
      const nodes = postingsOf(data);
      const postings = nodes.filter((node) => readPosting(node, [node]) !== null);
      const jobs = postings.flatMap((node) => toJob(node) ?? []).filter(isShowable);
      return {
        isUnchanged: false,
        jobs,
        openIds: jobs.map(({ sourceId }) => sourceId),
        skipped: nodes.length - postings.length,
        etag: answer.etag,
        lastModified: answer.lastModified,
      };
    },
  };
}
