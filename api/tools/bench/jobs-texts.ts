import type { SourceJob } from "../../src/adapters/job-sources/job-source.ts";

const roles =
  "Analyst,Accountant,Nurse,Developer,Electrician,Teacher,Engineer,Driver,Chef,Fitter,Designer,Planner".split(
    ",",
  );
const levels = ["", "Senior ", "Graduate ", "Lead ", "Junior "];
const fields = "Business,Data,Payroll,Rail,Health,Energy,Cloud,Civil,Mining,Retail,Water,Forest".split(",");
const firms = "Wattle,Emu,Galah,Banksia,Bellwether,Murray,Ironbark,Lyrebird,Saltbush,Quoll".split(",");
const kinds = "Council,Foods,Health,Energy,Software,Rail,Partners,Group".split(",");
const towns =
  "Sydney NSW,Melbourne VIC,Brisbane QLD,Perth WA,Adelaide SA,Hobart TAS,Newcastle NSW,Remote".split(",");
const types = ["Full-time", "Part-time", "Contract", "Casual"];
const skills =
  "SQL,Power BI,Excel,Xero,MYOB,BAS,payroll,Jira,BPMN,React,TypeScript,AWS,welding,first aid,AutoCAD,budgeting,rostering,Python".split(
    ",",
  );

/** Independent choices, as people's are: the n-th item of a shuffle that depends on the choice's own number. */
function pick<T>(list: readonly T[], n: number, choice: number): T {
  const mixed = Math.imul((n + 1) ^ Math.imul(choice, 0x9e3779b1), 0x85ebca6b);
  return list[((mixed ^ (mixed >>> 13)) >>> 0) % list.length] as T;
}

/** The n-th ad of an invented board of any size, about 2 kB. */
export function benchJob(n: number): SourceJob {
  const title = `${pick(levels, n, 1)}${pick(fields, n, 2)} ${pick(roles, n, 3)}`;
  const needs = Array.from(
    { length: 8 },
    (_, at) => `- Experience with ${pick(skills, n, 10 + at)} in a team of ${(n % 9) + 2}`,
  );
  const location = pick(towns, n, 4);
  return {
    sourceId: `bench-${n}`,
    title,
    company: `${pick(firms, n, 5)} ${pick(kinds, n, 6)} ${n % 40_000}`,
    location,
    isRemote: location === "Remote",
    url: `https://jobs.example/${n}`,
    description: `About the role\n${"You will plan the work of each week with the people who ask for it, keep the records that others rely on, and say early when something will not be ready in time. ".repeat(7)}\n\nEssential criteria\n${needs.join("\n")}\n\nDesirable\n- Driver licence\n- Communication skills`,
    salaryMin: 70_000 + (n % 50) * 1000,
    salaryMax: 90_000 + (n % 50) * 1000,
    jobType: pick(types, n, 7),
    experience: "",
    postedAt: new Date(Date.UTC(2026, 10, 1 + (n % 20))),
    closesAt: null,
  };
}

/** Typical searches: none, common, rare, with filters. */
export const benchSearches = [
  {},
  { search: "analyst" },
  { search: "senior accountant", location: "Sydney" },
  { location: "Melbourne", jobType: "Full-time" },
  { search: "nurse", jobType: "Part-time" },
  { search: "quoll council 77" },
  { search: "developer", location: "Remote" },
  { search: "a", jobType: "Contract" },
  { jobType: "Casual", location: "Hobart" },
  { search: "graduate civil engineer" },
] as const;

/** The n-th invented resume, about 2 kB: three jobs of one trade with bullets, and skills of the same board. */
export function benchResume(n: number): string {
  const role = pick(roles, n, 21);
  const post = (at: number) =>
    [
      `${pick(levels, n, 30 + at)}${pick(fields, n, 40 + at)} ${role}, ${pick(firms, n, 50 + at)} ${pick(kinds, n, 60 + at)}`,
      `Mar ${2021 - at * 4} - ${at === 0 ? "Present" : `Feb ${2025 - at * 4}`}`,
      ...Array.from(
        { length: 4 },
        (_, line) =>
          `- Used ${pick(skills, n, 70 + at * 4 + line)} for ${(n % 7) + 2} teams and kept the records that ${pick(kinds, n, 90 + line)} relied on`,
      ),
    ].join("\n");
  const known = Array.from({ length: 7 }, (_, at) => pick(skills, n, 110 + at));
  return `Dana${n} Wattle\n${role}\n${pick(towns, n, 22)} | 0491 570 158 | dana${n}@example.org\n\nEMPLOYMENT HISTORY\n${[0, 1, 2].map(post).join("\n\n")}\n\nKEY SKILLS\n${[...new Set(known)].join(", ")}\n`;
}
