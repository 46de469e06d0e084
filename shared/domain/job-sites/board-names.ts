/** How each board is called, by the name it has in an ad's identity. */
const BOARD_NAMES: Record<string, string> = {
  "seek-au": "SEEK",
  "seek-nz": "SEEK NZ",
  linkedin: "LinkedIn",
  indeed: "Indeed",
  jora: "Jora",
  adzuna: "Adzuna",
  careerone: "CareerOne",
  ethicaljobs: "EthicalJobs",
  "workforce-australia": "Workforce Australia",
  apsjobs: "APSJobs",
  "iworkfor-nsw": "I work for NSW",
  "careers-vic": "Careers.Vic",
  "smartjobs-qld": "Smart jobs (Queensland)",
  "iworkfor-sa": "I WORK FOR SA",
  "jobs-wa": "Jobs WA",
  "jobs-tas": "Tasmanian Government Jobs",
  workday: "Workday",
  greenhouse: "Greenhouse",
  lever: "Lever",
  ashby: "Ashby",
  workable: "Workable",
  smartrecruiters: "SmartRecruiters",
  teamtailor: "Teamtailor",
  pageup: "PageUp",
  successfactors: "SuccessFactors",
  taleo: "Taleo",
  bamboohr: "BambooHR",
  recruitee: "Recruitee",
  jobadder: "JobAdder",
  icims: "iCIMS",
};

/** The boards that Kelpie says it reads, in the order in which people know them. */
export const knownBoards: readonly string[] = Object.keys(BOARD_NAMES);

/** The board's own name; null for a site that is none of them. */
export function boardName(board: string | null): string | null {
  return board !== null && Object.hasOwn(BOARD_NAMES, board) ? (BOARD_NAMES[board] ?? null) : null;
}
