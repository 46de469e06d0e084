/** decision: D-33. Only on the embedded database, outside production. */
export const demoPassword = "Kelpie-demo-1";

export const demoAccounts = [
  { email: "free@kelpie.test", fullName: "Robin Fraser", tier: "free" },
  { email: "premium@kelpie.test", fullName: "Priya Raman", tier: "premium" },
] as const;

export const demoResume = `Priya Raman
Business Analyst
Melbourne VIC 3000 | 0491 570 156 | priya.raman@example.com
Australian citizen, full working rights

Summary
Business analyst with seven years in energy and government. Turns unclear requests into requirements that teams can build and test.

Key skills
Requirements gathering, Process mapping, BPMN, User stories, SQL, Jira, Confluence, Stakeholder management, Power BI, UAT

Experience
Senior Business Analyst, Bellwether Energy
Melbourne VIC | Mar 2021 - Present
- Led requirements workshops with 40 stakeholders for a new billing platform
- Wrote user stories and acceptance criteria in Jira for three delivery teams
- Mapped 62 processes in BPMN and removed 11 hand-offs
- Responsible for UAT planning, defect triage and sign-off

Business Analyst, Department of Transport
Melbourne VIC | Feb 2018 - Feb 2021
- Gathered requirements for a licensing portal used by 300,000 people
- Built SQL queries and Power BI reports for weekly steering meetings
- Coordinated testing with two vendors

Education
Bachelor of Business (Information Systems), RMIT University, 2017

Certificates
ECBA, IIBA, 2019
PRINCE2 Foundation, 2020

Referees
Available on request
`;

interface DemoApplication {
  jobTitle: string;
  company: string;
  location: string;
  salary: string;
  status: ApplicationStatus;
  daysAgo: number;
  jobDescription: string;
}

const analystAd = (company: string, extra: string) => `About the role
${company} is looking for a Business Analyst to join a delivery team of eight. You will work with product owners, developers and testers on systems that customers use every day.

What you will do
- Run requirements workshops and write user stories with acceptance criteria
- Map current and future processes in BPMN
- Plan and coordinate UAT

About you
- At least 5 years of experience as a business analyst is essential
- Strong stakeholder management and requirements gathering skills are required
- SQL and Power BI are required
- Experience with Jira and Confluence is highly regarded
- ${extra}
- You must have full working rights in Australia

How to apply
Press Apply and attach your resume.`;

export const demoApplications: DemoApplication[] = [
  {
    jobTitle: "Senior Business Analyst",
    company: "Lorikeet Software",
    location: "Melbourne VIC",
    salary: "$125,000 - $140,000 + super",
    status: "interviewing",
    daysAgo: 9,
    jobDescription: analystAd("Lorikeet Software", "Experience with Tableau is a plus"),
  },
  {
    jobTitle: "Process Improvement Lead",
    company: "Coorong Water",
    location: "Adelaide SA",
    salary: "From $118,000",
    status: "applied",
    daysAgo: 5,
    jobDescription: analystAd("Coorong Water", "Lean Six Sigma certification is desirable"),
  },
  {
    jobTitle: "Digital Health Analyst",
    company: "Harbourline Health",
    location: "Sydney NSW",
    salary: "",
    status: "saved",
    daysAgo: 2,
    jobDescription: analystAd("Harbourline Health", "Knowledge of HL7 and the Privacy Act is essential"),
  },
];

import type { ApplicationStatus } from "#shared/domain/applications/status.ts";
