/** A site that the person may allow as a whole, so that its ads are read as they are opened. Data only. */
export interface JobSite {
  id: string;
  /** As the site calls itself. */
  name: string;
  /** Each with all of its subdomains. Old and new ones: a host that is added later would have to be asked for again. */
  hosts: readonly string[];
}

/** By name, the large boards first. The manifest takes its list of optional hosts from here. */
export const jobSites: readonly JobSite[] = [
  { id: "seek", name: "SEEK", hosts: ["seek.com", "seek.com.au", "seek.co.nz"] },
  { id: "linkedin", name: "LinkedIn", hosts: ["linkedin.com"] },
  { id: "indeed", name: "Indeed", hosts: ["indeed.com"] },
  { id: "jora", name: "Jora", hosts: ["jora.com"] },
  { id: "adzuna", name: "Adzuna", hosts: ["adzuna.com.au", "adzuna.co.nz"] },
  { id: "careerone", name: "CareerOne", hosts: ["careerone.com.au"] },
  { id: "glassdoor", name: "Glassdoor", hosts: ["glassdoor.com", "glassdoor.com.au", "glassdoor.co.nz"] },
  { id: "ethicaljobs", name: "EthicalJobs", hosts: ["ethicaljobs.com.au"] },
  { id: "workforce", name: "Workforce Australia", hosts: ["workforceaustralia.gov.au"] },
  { id: "apsjobs", name: "APSJobs", hosts: ["apsjobs.gov.au"] },
  { id: "nsw", name: "I work for NSW", hosts: ["iworkfor.nsw.gov.au"] },
  { id: "vic", name: "Careers Vic", hosts: ["careers.vic.gov.au"] },
  { id: "qld", name: "Smart Jobs Queensland", hosts: ["smartjobs.qld.gov.au"] },
  { id: "sa", name: "I work for SA", hosts: ["iworkfor.sa.gov.au"] },
  { id: "wa", name: "Jobs WA", hosts: ["jobs.wa.gov.au"] },
  { id: "tas", name: "Jobs Tasmania", hosts: ["jobs.tas.gov.au"] },
  { id: "ashby", name: "Ashby", hosts: ["ashbyhq.com"] },
  { id: "bamboohr", name: "BambooHR", hosts: ["bamboohr.com"] },
  { id: "greenhouse", name: "Greenhouse", hosts: ["greenhouse.io"] },
  { id: "icims", name: "iCIMS", hosts: ["icims.com"] },
  { id: "jobadder", name: "JobAdder", hosts: ["jobadder.com"] },
  { id: "lever", name: "Lever", hosts: ["lever.co"] },
  { id: "pageup", name: "PageUp", hosts: ["pageuppeople.com"] },
  { id: "recruitee", name: "Recruitee", hosts: ["recruitee.com"] },
  { id: "smartrecruiters", name: "SmartRecruiters", hosts: ["smartrecruiters.com"] },
  { id: "successfactors", name: "SuccessFactors", hosts: ["successfactors.com", "successfactors.eu"] },
  { id: "taleo", name: "Taleo", hosts: ["taleo.net"] },
  { id: "teamtailor", name: "Teamtailor", hosts: ["teamtailor.com"] },
  { id: "workable", name: "Workable", hosts: ["workable.com"] },
  { id: "workday", name: "Workday", hosts: ["myworkdayjobs.com", "myworkdaysite.com"] },
];

/** What the browser is asked for: the host itself and all below it. */
export function matchPatterns({ hosts }: Pick<JobSite, "hosts">): string[] {
  return hosts.map((host) => `https://*.${host}/*`);
}

/** The site that an address belongs to. */
export function jobSiteOf(url: string | undefined): JobSite | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, hostname } = new URL(url);
  const isOf = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  return protocol === "https:" ? jobSites.find(({ hosts }) => hosts.some(isOf)) : undefined;
}
