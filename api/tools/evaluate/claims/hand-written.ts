import { readResume } from "#shared/resume/read-resume.ts";
import type { ClaimRow, HandWritten } from "./claim-row.ts";
import { careAndTrades } from "./hand-written-care-and-trades.ts";
import { heldBack } from "./hand-written-held-back.ts";
import { officeAndCode } from "./hand-written-office-and-code.ts";
import { schoolsAndShops } from "./hand-written-schools-and-shops.ts";
import { thirdSet } from "./hand-written-third.ts";

const people: readonly HandWritten[] = [
  ...careAndTrades,
  ...officeAndCode,
  ...schoolsAndShops,
  ...heldBack,
  ...thirdSet,
];

function readRow(row: string, at: number, { resume, target }: HandWritten): ClaimRow {
  const [head = "", ...rest] = row.split(" | ");
  const isLetter = head.endsWith(" letter");
  const [verdict = "", ...words] = head.replace(/ letter$/, "").split(" ");
  const from = isLetter ? undefined : rest[0];
  const line = readResume(resume).meta.lines.find((one) => from !== undefined && one.text.startsWith(from));
  if (!isLetter && line === undefined) throw new Error(`No line of the resume begins like this row: ${row}`);
  return {
    id: `own-${at}`,
    resume,
    kind: isLetter ? "letter" : "line",
    ...(line !== undefined && { from: line.text }),
    text: (isLetter ? rest : rest.slice(1)).join(" | "),
    target,
    verdict: verdict === "lie" ? "lie" : "honest",
    operator: words.join(" "),
  };
}

/** The rows written by hand: ten occupations, every operator of lying, and honest rewrites. */
export function handWrittenClaims(): ClaimRow[] {
  return people
    .flatMap((person) =>
      person.rows
        .trim()
        .split("\n")
        .map((row) => ({ row, person })),
    )
    .map(({ row, person }, at) => readRow(row, at, person));
}
