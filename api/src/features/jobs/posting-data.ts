import { escapeHtml } from "#shared/domain/text.ts";
import type { WireJob } from "./wire-job.ts";

const employmentTypes: Readonly<Record<string, string>> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
  Permanent: "FULL_TIME",
  Casual: "OTHER",
};

/** schema.org JobPosting of an employer's posting, for search engines and the extension's reader. */
export function postingData(job: WireJob, closesAt: string | null): Record<string, unknown> {
  const { jobType } = job;
  const pay = payOf(job);
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: job.title,
    description: asHtml(job.description),
    datePosted: job.postedDate.slice(0, 10),
    ...(closesAt && { validThrough: closesAt }),
    identifier: { "@type": "PropertyValue", name: "Kelpie", value: job.id },
    hiringOrganization: { "@type": "Organization", name: job.company },
    jobLocation: { "@type": "Place", address: addressOf(job.location) },
    url: job.url,
    ...(jobType !== "" && { employmentType: employmentTypes[jobType] ?? "OTHER" }),
    ...(job.skills.length > 0 && { skills: job.skills.join(", ") }),
    ...(pay && { baseSalary: pay }),
  };
}

function addressOf(location: string) {
  const [, town = location, region = ""] = /^(.*) ([A-Z]{2,3})$/.exec(location) ?? [];
  return {
    "@type": "PostalAddress",
    addressLocality: town,
    ...(region !== "" && { addressRegion: region }),
    addressCountry: "AU",
  };
}

function payOf({ salaryMin, salaryMax }: WireJob) {
  if (salaryMin + salaryMax === 0) return null;
  const value = {
    "@type": "QuantitativeValue",
    ...(salaryMin > 0 && { minValue: salaryMin }),
    ...(salaryMax > 0 && { maxValue: salaryMax }),
    unitText: "YEAR",
  };
  return { "@type": "MonetaryAmount", currency: "AUD", value };
}

/** A plain text's paragraphs and lines. */
export function asHtml(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((part) => `<p>${part.split("\n").map(escapeHtml).join("<br>")}</p>`)
    .join("");
}
