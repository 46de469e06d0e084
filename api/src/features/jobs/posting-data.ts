import { adBlocks } from "#shared/domain/jobs/ad-blocks.ts";
import { escapeHtml } from "#shared/domain/text.ts";
import type { JobDto } from "./to-job-dto.ts";

const employmentTypes: Readonly<Record<string, string>> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
  Permanent: "FULL_TIME",
  Casual: "OTHER",
};

/** schema.org JobPosting of an employer's posting, for search engines and the extension's reader. */
export function postingData(
  job: JobDto,
  closesAt: string | null,
  terms: PayTerms | null,
): Record<string, unknown> {
  const { jobType } = job;
  const pay = terms && payOf(terms);
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: job.title,
    description: asHtml(job.description),
    datePosted: job.postedDate.slice(0, 10),
    ...(closesAt && { validThrough: closesAt }),
    identifier: { "@type": "PropertyValue", name: "Kelpie", value: job.id },
    hiringOrganization: { "@type": "Organization", name: job.company },
    ...(job.workplace === "remote" && { jobLocationType: "TELECOMMUTE" }),
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

/** Pay as it was typed, in cents of a period. */
interface PayTerms {
  payMin: number;
  payMax: number;
  payPeriod: string;
}

const units: Readonly<Record<string, string>> = { hour: "HOUR", day: "DAY", year: "YEAR" };

function payOf({ payMin, payMax, payPeriod }: PayTerms) {
  if (payMin + payMax === 0) return null;
  const value = {
    "@type": "QuantitativeValue",
    ...(payMin > 0 && { minValue: payMin / 100 }),
    ...(payMax > 0 && { maxValue: payMax / 100 }),
    unitText: units[payPeriod] ?? "YEAR",
  };
  return { "@type": "MonetaryAmount", currency: "AUD", value };
}

const lines = (text: string) => text.split("\n").map(escapeHtml).join("<br>");
const items = (all: readonly string[]) => all.map((one) => `<li>${escapeHtml(one)}</li>`).join("");

/** A plain text's headings, lists, paragraphs and lines; every text in it is escaped. */
export function asHtml(text: string): string {
  return adBlocks(text)
    .map((block) => {
      switch (block.kind) {
        case "list":
          return `<ul>${items(block.items)}</ul>`;
        case "steps":
          return `<ol>${items(block.items)}</ol>`;
        case "heading":
          return `<h2>${escapeHtml(block.text)}</h2>`;
        default:
          return `<p>${lines(block.text)}</p>`;
      }
    })
    .join("");
}
