import { boardOfHost, readAddress } from "../jobs/job-identity.ts";

/** Where an application was found, as its address tells. */
export const applicationSources = {
  seek: "SEEK",
  indeed: "Indeed",
  linkedin: "LinkedIn",
  kelpie: "Kelpie's board",
  boards: "Other job boards",
  company: "Company site",
  typed: "Typed in",
} as const;
export type ApplicationSource = keyof typeof applicationSources;

/** Boards that an employer runs as its own careers site. */
const hiringSystems = new Set([
  "workday",
  "greenhouse",
  "lever",
  "ashby",
  "workable",
  "smartrecruiters",
  "pageup",
  "icims",
  "personio",
  "breezy",
]);

/** @param appHost our own host: postings of the job board are at home there. */
export function sourceOf(jobUrl: string, appHost: string): ApplicationSource {
  const host = readAddress(jobUrl)?.host.toLowerCase();
  if (!host) return "typed";
  if (host === appHost) return "kelpie";
  const board = boardOfHost(host)?.board;
  if (board === undefined || hiringSystems.has(board)) return "company";
  if (board.startsWith("seek-")) return "seek";
  return board === "indeed" || board === "linkedin" ? board : "boards";
}
