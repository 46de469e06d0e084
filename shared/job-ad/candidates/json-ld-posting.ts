import { readDate } from "../../domain/jobs/posted-date.ts";
import type { FieldName } from "../capture.ts";
import { htmlText } from "../page/html-text.ts";
import { isJsonObject, type JsonObject, type JsonValue, jsonText } from "../page/tolerant-json.ts";
import { isOfType, line, list } from "./json-ld-nodes.ts";
import { salaryOf } from "./json-ld-pay.ts";

/** A JobPosting node as plain texts; "" for missing values. */
export type Posting = Record<FieldName, string> & {
  description: string;
  url: string;
  id: string;
  town: string;
  /** Forms of the location; the first one is shown. */
  locationForms: readonly string[];
};

function word(value: JsonValue | undefined): string {
  if (isJsonObject(value))
    return line(jsonText(value, "name") || jsonText(value, "Name") || jsonText(value, "legalName"));
  const text = line(jsonText(value));
  return /^(?:-+|null|undefined|n\/?a|none|,)$/i.test(text) ? "" : text;
}

function companyOf(node: JsonObject, nodes: readonly JsonObject[]): string {
  const organisation = list(node.hiringOrganization)[0] ?? null;
  const direct = word(organisation);
  if (direct !== "") return direct;
  const reference = jsonText(organisation, "@id");
  const target = nodes.find(
    (other) => reference !== "" && jsonText(other, "@id") === reference && word(other.name) !== "",
  );
  if (target !== undefined) return word(target.name);
  // Some sites put the employer's name into the Place.
  return word(jsonText(list(node.jobLocation)[0], "name"));
}

type Place = { locality: string; region: string; country: string };

function placeOf(value: JsonValue, company: string): Place {
  if (typeof value === "string") return { locality: word(value), region: "", country: "" };
  const inner = isJsonObject(value) ? (value.address ?? value.Address ?? value) : null;
  const address = Array.isArray(inner) ? (inner[0] ?? null) : inner;
  if (typeof address === "string") return { locality: word(address), region: "", country: "" };
  if (!isJsonObject(address)) return { locality: "", region: "", country: "" };
  const country = list(address.addressCountry)[0];
  const place = {
    locality: word(list(address.addressLocality)[0]),
    region: word(list(address.addressRegion)[0]),
    country: word(country),
  };
  // Some boards put the company's name where the town should be.
  return place.locality.toLowerCase() === company.toLowerCase() ? { ...place, locality: "" } : place;
}

function joined(...parts: string[]): string {
  const kept: string[] = [];
  for (const part of parts) {
    const isKnown = kept.some((known) => known.toLowerCase().split(/,\s*/).includes(part.toLowerCase()));
    if (part !== "" && !isKnown) kept.push(part);
  }
  return kept.join(", ");
}

function locationForms(node: JsonObject, company: string): string[] {
  const isRemote = /TELECOMMUTE|REMOTE/i.test(jsonText(node, "jobLocationType"));
  const places = list(node.jobLocation)
    .slice(0, 50)
    .map((value) => placeOf(value, company));
  const towns = places.filter(({ locality, region }) => locality !== "" || region !== "");
  const first = towns[0] ?? places.find(({ country }) => country !== "");
  // A remote job lists every country where the work may be done, which is not its place.
  if (isRemote && (towns.length !== 1 || first === undefined)) return ["Remote"];
  if (first === undefined) return [];
  const { locality, region, country } = first;
  // With a region the country adds nothing; with only a town it helps.
  const display = joined(locality, region === "" ? country : region);
  const forms = [
    display,
    joined(locality, region, country),
    joined(locality, country),
    locality,
    region,
    country,
  ];
  return [...new Set(forms.filter((form) => form !== ""))];
}

function townOf(node: JsonObject): string {
  const first = list(node.jobLocation)[0];
  return first === undefined ? "" : placeOf(first, "").locality;
}

const JOB_TYPES: Record<string, string> = {
  FULL_TIME: "Full-time",
  FULLTIME: "Full-time",
  PART_TIME: "Part-time",
  PARTTIME: "Part-time",
  CONTRACTOR: "Contract",
  TEMPORARY: "Temporary",
  INTERN: "Internship",
  CASUAL: "Casual",
  VOLUNTEER: "Volunteer",
  PER_DIEM: "Per diem",
  OTHER: "",
};

function jobTypeOf(node: JsonObject): string {
  const types = list(node.employmentType)
    .flatMap((value) => jsonText(value).split(/[,;|]/))
    .map((type) => JOB_TYPES[type.trim().toUpperCase().replace(/[\s-]/g, "_")] ?? line(type));
  return [...new Set(types.filter((type) => type !== "" && type.length < 60))].join(", ");
}

const EXTRA_SECTIONS = [
  "responsibilities",
  "qualifications",
  "skills",
  "experienceRequirements",
  "educationRequirements",
  "jobBenefits",
  "incentiveCompensation",
] as const;

/** The description, with sections that some sites put into other properties. */
function descriptionOf(node: JsonObject): string {
  const main = htmlText(jsonText(node, "description"));
  const extras = EXTRA_SECTIONS.flatMap((key) => list(node[key]))
    .map((value) => htmlText(jsonText(value)))
    .filter((text) => text.length > 60 && !main.includes(text.slice(0, 60)));
  return [main, ...extras].filter((text) => text !== "").join("\n\n");
}

function idOf(node: JsonObject): string {
  const id = list(node.identifier)[0];
  return isJsonObject(id) ? jsonText(id, "value") || jsonText(id, "@value") : jsonText(id);
}

/** Reads one JobPosting node; null if it has another type or no title. */
export function readPosting(node: JsonObject, nodes: readonly JsonObject[]): Posting | null {
  if (!isOfType(node, "jobposting")) return null;
  const title = line(jsonText(node, "title") || jsonText(node, "name"));
  if (title === "") return null;
  const company = companyOf(node, nodes);
  const forms = locationForms(node, company);
  return {
    title,
    company,
    location: forms[0] ?? "",
    town: townOf(node),
    locationForms: forms,
    salary: salaryOf(node),
    jobType: jobTypeOf(node),
    workplace: /TELECOMMUTE|^remote/i.test(jsonText(node, "jobLocationType")) ? "Remote" : hybrid(node),
    postedText: "",
    postedDate: readDate(jsonText(node, "datePosted")) ?? "",
    closingDate: readDate(jsonText(node, "validThrough")) ?? "",
    description: descriptionOf(node),
    url: jsonText(node, "url"),
    id: idOf(node),
  };
}

function hybrid(node: JsonObject): string {
  return /hybrid/i.test(jsonText(node, "jobLocationType")) ? "Hybrid" : "";
}
