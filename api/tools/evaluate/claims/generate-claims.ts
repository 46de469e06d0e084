import type { ClaimRow } from "./claim-row.ts";
import { tellers } from "./generated-honest.ts";
import { liars, stateChanged } from "./generated-lies.ts";
import { otherLines, type RoleLine, roleLines } from "./resume-lines.ts";

/** Names and titles of ads with everything that makes sentences hard to split. */
const targets = [
  { title: "Registered Nurse (Grade 2)", company: "Northern Rivers Health Pty Ltd" },
  { title: "Manager, Policy & Programs", company: "The University of Example" },
  { title: "Level 5/6 Engineer", company: "Smith | Jones & Co. Limited" },
  { title: "Apprentice Chef - 3rd Year", company: "7 Wattles (Vic) Pty. Ltd." },
];
const applications = [
  (title: string, company: string) =>
    `I am applying for the ${title} position at ${company.replace(/\.$/, "")}.`,
  (title: string, company: string) =>
    `Please accept my application for the role of ${title} with ${company.replace(/\.$/, "")}.`,
  (title: string, company: string) =>
    `I would welcome the opportunity to discuss the ${title} role at ${company.replace(/\.$/, "")}.`,
  () => "Dear Ms Tran,",
  () => "Thank you for considering my application.",
];

/** Maximum number of rows of one operator: every n-th of the possible ones, the same in every run. */
const mostOfOperator = 120;

function sample<T>(all: readonly T[]): T[] {
  const step = Math.max(1, all.length / mostOfOperator);
  return all
    .filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
    .slice(0, mostOfOperator);
}

type Maker = (line: RoleLine, at: number) => string | undefined;

function rowsOf(
  lines: readonly RoleLine[],
  name: string,
  make: Maker,
  verdict: ClaimRow["verdict"],
): ClaimRow[] {
  const isLetter = name.endsWith(" letter");
  const operator = name.replace(/ letter$/, "");
  const rows = lines.flatMap((line, at): ClaimRow[] => {
    const text = make(line, at);
    if (text === undefined || text === "" || (verdict === "lie" && text === line.text)) return [];
    const id = `${operator.replaceAll(" ", "-")}-${at}`;
    const place = isLetter ? { kind: "letter" as const } : { kind: "line" as const, from: line.text };
    return [
      {
        id,
        resume: line.resume,
        ...place,
        text,
        target: targets[at % targets.length] ?? {},
        verdict,
        operator,
      },
    ];
  });
  return sample(rows);
}

function stateRows(resumes: readonly string[]): ClaimRow[] {
  const rows = otherLines(resumes).flatMap(({ resume, text }, at): ClaimRow[] => {
    const lie = stateChanged(text);
    const row = { id: `state-${at}`, resume, kind: "line" as const, from: text };
    const honest: ClaimRow = { ...row, text, verdict: "honest", operator: "unchanged paper" };
    return lie === undefined
      ? [honest]
      : [honest, { ...row, text: lie, verdict: "lie", operator: "state changed" }];
  });
  const isLie = (row: ClaimRow) => row.verdict === "lie";
  return [...sample(rows.filter(isLie)), ...sample(rows.filter((row) => !isLie(row)))];
}

function slotRows(resumes: readonly string[]): ClaimRow[] {
  return resumes.flatMap((resume, at) => {
    const target = targets[at % targets.length] ?? { title: "Clerk", company: "Example" };
    return applications.map(
      (write, n): ClaimRow => ({
        id: `slot-${at}-${n}`,
        resume,
        kind: "letter",
        text: write(target.title, target.company),
        target,
        verdict: "honest",
        operator: "slot",
      }),
    );
  });
}

/** Minimal pairs for every line of the resumes: each operator of lying, and as many honest rewrites. */
export function generateClaims(resumes: readonly string[]): ClaimRow[] {
  const lines = roleLines(resumes);
  return [
    ...Object.entries(liars).flatMap(([name, make]) => rowsOf(lines, name, make, "lie")),
    ...Object.entries(tellers).flatMap(([name, make]) => rowsOf(lines, name, make, "honest")),
    ...stateRows(resumes),
    ...sample(slotRows(resumes)),
  ];
}
