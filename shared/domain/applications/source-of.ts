import { site as indeed } from "../../sites/indeed/site.ts";
import { site as linkedin } from "../../sites/linkedin/site.ts";
import { site as seek } from "../../sites/seek/site.ts";
import { boardOfHost, readAddress } from "../jobs/job-identity.ts";

/** Where an application was found, according to its address. */
export const applicationSources = {
  seek: seek.name,
  indeed: indeed.name,
  linkedin: linkedin.name,
  kelpie: "Kelpie's board",
  boards: "Other job boards",
  company: "Company site",
  typed: "Added by hand",
} as const;
export type ApplicationSource = keyof typeof applicationSources;

/** @param appHost our own host, which shows postings of our job board. */
export function sourceOf(jobUrl: string, appHost: string): ApplicationSource {
  const host = readAddress(jobUrl)?.host.toLowerCase();
  if (!host) return "typed";
  if (host === appHost) return "kelpie";
  const site = boardOfHost(host)?.site;
  // A hiring system counts as the employer's own careers site.
  if (site === undefined || site.kind === "hiring-system") return "company";
  return site.id === "seek" || site.id === "indeed" || site.id === "linkedin" ? site.id : "boards";
}
