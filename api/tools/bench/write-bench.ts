import { documentDesigns } from "#shared/domain/resumes/document-designs.ts";
import { documentLines } from "#shared/resume/document/document-lines.ts";
import { wordDocument } from "../../src/adapters/docx.ts";
import { pdfDocument } from "../../src/adapters/pdfkit.ts";
import { spread } from "../evaluate/capture-score.ts";
import type { BenchLine } from "./capture-bench.ts";

const runs = 60;

const role = (n: number) => `Senior Accountant, Wattle Creek Council ${n}
Mar ${2019 - 3 * n} - Feb ${2022 - 3 * n}
- Prepared monthly financial reports and BAS for four funds, and brought the month-end close from nine days to five
- Ran payroll for 120 staff and reconciled bank accounts each week
- Built budget models in Excel for three departments and trained two assistants in their use before the audit
- Answered the questions of councillors and auditors about rates, grants and long-term liabilities in plain words
- Moved 4,000 supplier records to a new finance system without a late payment
`;

/** Two pages in the first design. */
const resume = `Dana Wattle
Senior Accountant
Dubbo NSW 2830 | 0491 570 158 | dana@example.org

Summary
Accountant with fifteen years in local government and food production. Plain reports, clean audits, calm closes.

Key skills
Xero, Excel, financial reporting, budgeting, accounts payable, payroll, BAS, grant acquittals, audit files

Experience
${Array.from({ length: 6 }, (_, n) => role(n)).join("")}
Education
Bachelor of Commerce, Charles Sturt University, 2004

Referees
Robin Fraser | Chief Financial Officer, Wattle Creek Council | 0491 570 156
`;

/** Writing an ordinary two-page resume, warm: milliseconds and bytes per format, over all designs. */
export async function writeBench(): Promise<BenchLine[]> {
  const lines: BenchLine[] = [];
  for (const [format, write] of Object.entries({ DOCX: wordDocument, PDF: pdfDocument })) {
    const taken: number[] = [];
    const sizes: number[] = [];
    for (let n = -6; n < runs; n += 1) {
      const design = documentDesigns[Math.abs(n) % documentDesigns.length] ?? "classic";
      const start = performance.now();
      const bytes = await write({ title: "Dana Wattle", lines: documentLines(resume), design });
      if (n < 0) continue;
      taken.push(performance.now() - start);
      sizes.push(bytes.length);
    }
    const name = `write: two-page resume as ${format}`;
    lines.push({ name, unit: "ms", n: runs, ...spread(taken) });
    lines.push({ name: `${name}, size`, unit: "bytes", n: runs, ...spread(sizes) });
  }
  return lines;
}
