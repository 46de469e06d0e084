import type { KelpieContract } from "#shared/contract/index.ts";
import type { ResponseOf } from "#shared/contract/route.ts";
import { notFound } from "../../http/app-error.ts";
import type { Outside } from "../../outside.ts";
import { findJob } from "./jobs.store.ts";
import { type WireJob, wireJob } from "./wire-job.ts";

const employmentTypes: Readonly<Record<string, string>> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
  Permanent: "FULL_TIME",
  Casual: "OTHER",
};

/** A job for everybody (D-54). @throws AppError `not_found`. */
export async function getJob(
  outside: Outside,
  id: string,
): Promise<ResponseOf<KelpieContract["jobs"]["get"]>> {
  const row = await findJob(outside.db, id);
  if (!row) throw notFound("job");
  const isClosed = row.closedAt !== null || (row.closesAt !== null && row.closesAt <= outside.now());
  const job = wireJob(outside.config, row);
  // An ad of a source is its employer's to publish: search engines get our own postings only.
  const isOurs = row.source === "employer" && !isClosed;
  return { ...job, isClosed, ...(isOurs && { jobPosting: postingData(job) }) };
}

function postingData(job: WireJob): Record<string, unknown> {
  const [, town = job.location, region = ""] = /^(.*) ([A-Z]{2,3})$/.exec(job.location) ?? [];
  const { salaryMin, salaryMax, jobType } = job;
  const value = {
    "@type": "QuantitativeValue",
    ...(salaryMin > 0 && { minValue: salaryMin }),
    ...(salaryMax > 0 && { maxValue: salaryMax }),
    unitText: "YEAR",
  };
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: job.title,
    description: job.description,
    datePosted: job.postedDate.slice(0, 10),
    identifier: { "@type": "PropertyValue", name: "Kelpie", value: job.id },
    hiringOrganization: { "@type": "Organization", name: job.company },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: town,
        ...(region !== "" && { addressRegion: region }),
        addressCountry: "AU",
      },
    },
    url: job.url,
    ...(jobType !== "" && { employmentType: employmentTypes[jobType] ?? "OTHER" }),
    ...(job.skills.length > 0 && { skills: job.skills.join(", ") }),
    ...(salaryMin + salaryMax > 0 && { baseSalary: { "@type": "MonetaryAmount", currency: "AUD", value } }),
  };
}
