import type { SourceJob } from "../../adapters/job-sources/job-source.ts";
import type { Config } from "../../config.ts";
import type { Services } from "../../services.ts";
import { closeMissing, countOpenJobs } from "./keep-jobs.store.ts";
import { keepBoard } from "./keep-jobs.ts";

const board = { board: "sample", source: "sample", rank: 9 };

/** decision: D-25, D-33. Only on the embedded database, never in production. */
export function maySample(config: Config): boolean {
  return config.mode !== "production" && config.databaseUrl === undefined;
}

const day = 24 * 60 * 60 * 1000;

type Sample = Pick<SourceJob, "title" | "location" | "jobType" | "experience" | "salaryMin" | "salaryMax"> & {
  company: string;
  daysAgo: number;
  work: string;
  needs: readonly string[];
};

const samples: readonly Sample[] = [
  {
    title: "Business Analyst",
    company: "Wattle Energy",
    location: "Melbourne VIC",
    jobType: "Full-time",
    experience: "Mid Level",
    salaryMin: 105_000,
    salaryMax: 120_000,
    daysAgo: 1,
    work: "You will run requirements workshops, map processes in BPMN, write user stories with acceptance criteria and plan UAT with three delivery teams on a new billing platform.",
    needs: [
      "Experience as a business analyst on customer systems",
      "Requirements gathering and process mapping",
      "User stories, Jira and Confluence",
      "SQL and Power BI",
      "Stakeholder management",
    ],
  },
  {
    title: "Senior Business Analyst",
    company: "Galah Transport",
    location: "Sydney NSW",
    jobType: "Contract",
    experience: "Senior Level",
    salaryMin: 0,
    salaryMax: 0,
    daysAgo: 2,
    work: "You will lead the analysis of a licensing portal: interviews, process models, user stories, and the acceptance testing with two vendors before it goes live.",
    needs: [
      "Five years of business analysis",
      "BPMN and process mapping",
      "UAT planning and defect triage",
      "Stakeholder management in government",
    ],
  },
  {
    title: "Data Analyst",
    company: "Banksia Health",
    location: "Brisbane QLD",
    jobType: "Full-time",
    experience: "Mid Level",
    salaryMin: 90_000,
    salaryMax: 105_000,
    daysAgo: 3,
    work: "You will build the weekly reports that hospital managers use, check the quality of the data behind them, and explain in plain words what the numbers say and do not say.",
    needs: [
      "Strong SQL",
      "Power BI or Tableau",
      "Data quality and documentation",
      "Clear written communication",
    ],
  },
  {
    title: "Accountant",
    company: "Murray Foods",
    location: "Adelaide SA",
    jobType: "Permanent",
    experience: "Mid Level",
    salaryMin: 85_000,
    salaryMax: 95_000,
    daysAgo: 4,
    work: "You will run the month-end close, prepare BAS and payroll, reconcile accounts and help managers of four sites to keep to their budgets through the year.",
    needs: ["CPA or CA, or willing to obtain", "Xero or MYOB", "Advanced Excel", "Month-end close and BAS"],
  },
  {
    title: "Registered Nurse",
    company: "Saltbush Aged Care",
    location: "Perth WA",
    jobType: "Part-time",
    experience: "",
    salaryMin: 0,
    salaryMax: 0,
    daysAgo: 5,
    work: "You will care for thirty residents with a team of carers, plan their care with families and doctors, give medication safely, and keep clinical records that others can rely on.",
    needs: [
      "Current AHPRA registration",
      "Medication management",
      "Aged care experience",
      "First aid certificate",
    ],
  },
  {
    title: "Full Stack Developer",
    company: "Bowerbird Software",
    location: "Remote",
    jobType: "Full-time",
    experience: "Senior Level",
    salaryMin: 140_000,
    salaryMax: 160_000,
    daysAgo: 6,
    work: "You will build features of a booking product from database to screen, review the code of four colleagues, and look after what you have built once people use it.",
    needs: ["TypeScript and React", "Node.js and PostgreSQL", "Automated tests", "AWS"],
  },
  {
    title: "Electrician",
    company: "Ironbark Electrical",
    location: "Newcastle NSW",
    jobType: "Casual",
    experience: "",
    salaryMin: 0,
    salaryMax: 0,
    daysAgo: 9,
    work: "You will fit out shops and schools, read drawings, test and tag equipment, find faults in older buildings, and work with apprentices who learn the trade from you.",
    needs: ["Electrical licence NSW", "White card", "Driver licence", "Fault finding"],
  },
  {
    title: "Graduate Civil Engineer",
    company: "Lyrebird Roads",
    location: "Hobart TAS",
    jobType: "Full-time",
    experience: "Entry Level",
    salaryMin: 72_000,
    salaryMax: 0,
    daysAgo: 12,
    work: "You will design stormwater and small bridges under the eye of senior engineers, visit sites every week, measure what was built and write reports for councils.",
    needs: [
      "Bachelor of Civil Engineering",
      "AutoCAD or Civil 3D",
      "Driver licence",
      "Clear written communication",
    ],
  },
];

function toJob(sample: Sample, now: Date): SourceJob {
  const { work, needs, daysAgo, company, ...fields } = sample;
  const warning = "This is a sample that came with Kelpie. There is no such job; nobody can apply for it.";
  const about = `About the role\n${company} is made up, and so is this ad. ${work}`;
  return {
    ...fields,
    company: `${company} (sample)`,
    sourceId: `sample-${sample.title.toLowerCase().replaceAll(" ", "-")}`,
    isRemote: sample.location === "Remote",
    url: "",
    description: `${warning}\n\n${about}\n\nWhat you bring\n${needs.map((need) => `- ${need}`).join("\n")}`,
    postedAt: new Date(now.getTime() - daysAgo * day),
    closesAt: null,
  };
}

/** Fills an empty board with ads that say they are samples. @returns how many were added. */
export async function keepSamples(services: Parameters<typeof keepBoard>[0]): Promise<number> {
  if ((await countOpenJobs(services.db)) > 0) return 0;
  const now = services.now();
  const jobs = samples.map((sample) => toJob(sample, now));
  const ids = jobs.map(({ sourceId }) => sourceId);
  return keepBoard(services, board, jobs, ids);
}

/** Real ads have come: the samples go. */
export async function closeSamples(services: Pick<Services, "db" | "now">): Promise<void> {
  await closeMissing(services.db, board.board, [], services.now());
}
