/** How a board's addresses tell the job: host, board name, and where the id stands. Data only. */
export type JobBoard = {
  board: string;
  /** The address belongs to the board when the host is one of these or a subdomain of one. */
  hosts: readonly string[];
  /** Patterns over the path; the first group is the id. */
  paths: readonly RegExp[];
  /** Query parameters that hold the id, most specific first. */
  params: readonly string[];
  /** An id must look like this, or it is not one. */
  id: RegExp;
  /** Ids that differ in case only are different jobs. */
  isCased?: true;
  /** Address of the ad itself, made from the id; absent when it cannot be told from the id alone. */
  ad?: (id: string, host: string) => string;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const UUID_IN_PATH = /\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:\/|$)/i;
const DIGITS = /^\d{4,20}$/;

function seek(board: string, hosts: readonly string[], home: string): JobBoard {
  return {
    board,
    hosts,
    paths: [/\/job\/(\d{4,20})(?:\/|$)/],
    params: ["jobId", "jobid"],
    id: DIGITS,
    ad: (id) => `https://${home}/job/${id}`,
  };
}

/** Known boards (capture.md section 3). SEEK moved hosts on 26 March 2026; old and new are one board per country. */
export const JOB_BOARDS: readonly JobBoard[] = [
  seek("seek-au", ["au.seek.com", "seek.com.au"], "au.seek.com"),
  seek("seek-nz", ["nz.seek.com", "seek.co.nz"], "nz.seek.com"),
  {
    board: "linkedin",
    hosts: ["linkedin.com"],
    paths: [/\/jobs\/view\/(?:[^/?#]{0,300}-)?(\d{6,20})(?:\/|$)/, /\/jobPosting\/(\d{6,20})(?:\/|$)/],
    params: ["currentJobId"],
    id: DIGITS,
    ad: (id) => `https://www.linkedin.com/jobs/view/${id}`,
  },
  {
    board: "indeed",
    hosts: ["indeed.com"],
    paths: [],
    params: ["vjk", "jk"],
    id: /^[0-9a-f]{16}$/i,
    ad: (id, host) => `https://${host}/viewjob?jk=${id}`,
  },
  {
    board: "jora",
    hosts: ["jora.com"],
    paths: [/\/job\/(?:[^/?#]{0,300}-)?([0-9a-f]{16,40})(?:\/|$)/i],
    params: ["jobId"],
    id: /^[0-9a-f]{16,40}$/i,
  },
  {
    board: "workday",
    hosts: ["myworkdayjobs.com", "myworkdaysite.com"],
    paths: [/\/job\/(?:[^/?#]{1,200}\/)?[^/?#]{0,300}_([A-Za-z]{0,8}-?\d[\w-]{0,30})(?:\/|$)/],
    params: [],
    id: /^[\w-]{2,40}$/,
  },
  {
    board: "greenhouse",
    hosts: ["greenhouse.io"],
    paths: [/\/jobs\/(\d{4,20})(?:\/|$)/],
    params: ["gh_jid", "token"],
    id: DIGITS,
  },
  { board: "lever", hosts: ["lever.co"], paths: [UUID_IN_PATH], params: [], id: UUID },
  { board: "ashby", hosts: ["ashbyhq.com"], paths: [UUID_IN_PATH], params: ["ashby_jid"], id: UUID },
  {
    board: "workable",
    hosts: ["apply.workable.com"],
    paths: [/\/j\/([0-9A-F]{8,12})(?:\/|$)/i],
    params: [],
    id: /^[0-9A-F]{8,12}$/i,
  },
  {
    board: "smartrecruiters",
    hosts: ["smartrecruiters.com"],
    paths: [/^\/[^/]{1,100}\/(\d{6,20})(?:-|\/|$)/],
    params: [],
    id: DIGITS,
  },
  {
    board: "pageup",
    hosts: ["pageuppeople.com"],
    paths: [/\/job\/(\d{4,12})(?:\/|$)/],
    params: [],
    id: DIGITS,
  },
  {
    board: "icims",
    hosts: ["icims.com"],
    paths: [/\/jobs\/(\d{2,12})(?:\/|$)/],
    params: [],
    id: /^\d{2,12}$/,
  },
  // Ids below are unique on the whole board; boards that count per employer (BambooHR, Recruitee, Taleo), or whose ids mind
  // case (Jobvite), keep their address.
  {
    board: "personio",
    hosts: ["jobs.personio.de", "jobs.personio.com"],
    paths: [/\/job\/(\d{4,12})(?:\/|$)/],
    params: [],
    id: DIGITS,
  },
  {
    board: "breezy",
    hosts: ["breezy.hr"],
    paths: [/\/p\/([0-9a-f]{12})(?:-|\/|$)/i],
    params: [],
    id: /^[0-9a-f]{12}$/i,
  },
  {
    board: "stackoverflow",
    hosts: ["stackoverflow.com"],
    paths: [/\/jobs\/(\d{4,12})(?:\/|$)/],
    params: [],
    id: DIGITS,
  },
  { board: "jobscz", hosts: ["jobs.cz"], paths: [/\/rpd\/(\d{6,14})(?:\/|$)/], params: [], id: DIGITS },
  {
    board: "startupjobs",
    hosts: ["startupjobs.cz", "startupjobs.com"],
    paths: [/\/nabidka\/(\d{3,10})(?:\/|$)/],
    params: [],
    id: /^\d{3,10}$/,
  },
  {
    board: "glassdoor",
    hosts: ["glassdoor.com", "glassdoor.com.au", "glassdoor.co.nz", "glassdoor.co.uk"],
    paths: [],
    params: ["jl", "jobListingId"],
    id: DIGITS,
  },
  {
    board: "adzuna",
    hosts: ["adzuna.com.au", "adzuna.co.nz", "adzuna.com", "adzuna.co.uk"],
    paths: [/\/details\/(\d{6,14})(?:\/|$)/],
    params: [],
    id: DIGITS,
  },
  {
    board: "remoteok",
    hosts: ["remoteok.com", "remoteok.io"],
    paths: [/\/remote-jobs\/(?:[^/?#]{0,300}-)?(\d{4,12})(?:\/|$)/],
    params: [],
    id: DIGITS,
  },
  {
    board: "careerone",
    hosts: ["careerone.com.au"],
    paths: [/\/jobview\/[^/?#]{1,300}\/([0-9a-f-]{16,40})(?:\/|$)/i],
    params: [],
    id: /^[0-9a-f-]{16,40}$/i,
  },
  {
    board: "apsjobs",
    hosts: ["apsjobs.gov.au"],
    paths: [/\/job-details\/([A-Za-z0-9-]{5,20})(?:\/|$)/],
    params: ["Id", "id", "jobId"],
    id: /^(?:a0[0-9A-Za-z]{13,16}|VN-\d{4,10})$/,
    isCased: true,
  },
  {
    board: "workforce-australia",
    hosts: ["workforceaustralia.gov.au"],
    paths: [/\/jobs\/(?:details|apply)\/(\d{6,14})(?:\/|$)/],
    params: [],
    id: DIGITS,
  },
  {
    board: "iworkfor-nsw",
    hosts: ["iworkfor.nsw.gov.au"],
    paths: [/\/job\/(?:[^/?#]{0,300}-)?(\d{4,12})(?:\/|$)/],
    params: [],
    id: DIGITS,
  },
  {
    board: "careers-vic",
    hosts: ["careers.vic.gov.au"],
    paths: [/\/job\/(?:[^/?#]{0,300}-)?(\d{4,12})(?:\/|$)/],
    params: [],
    id: DIGITS,
  },
  {
    board: "smartjobs-qld",
    hosts: ["smartjobs.qld.gov.au"],
    paths: [/\/jobs\/(QLD-[\w-]{3,40})(?:\/|$)/i],
    params: ["in_jnCounter"],
    id: /^(?:QLD-[\w-]{3,40}|\d{5,14})$/i,
  },
  {
    board: "iworkfor-sa",
    hosts: ["iworkfor.sa.gov.au"],
    paths: [],
    params: ["AdvertID", "advertid"],
    id: DIGITS,
  },
  {
    board: "jobs-wa",
    hosts: ["search.jobs.wa.gov.au", "jobs.wa.gov.au"],
    paths: [/\/jobs\/(?:[^/?#]{0,300}-)?(\d{4,12})(?:\/|$)/],
    params: ["AdvertID", "advertid"],
    id: DIGITS,
  },
];
