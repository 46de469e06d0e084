import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { pdfTable } from "../pdfkit.ts";

const columns = [
  { title: "Date", share: 0.2 },
  { title: "Employer", share: 0.4 },
  { title: "Job title", share: 0.4 },
];

async function pagesOf(rows: readonly string[][]): Promise<string[]> {
  const data = await pdfTable({ title: "Job applications", intro: ["Wren Watched"], columns, rows });
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    pages.push(
      items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replace(/\s+/g, " "),
    );
  }
  await pdf.destroy();
  return pages;
}

it("3,000 rows are 3,000 rows, with the heads on every page", async () => {
  const pages = await pagesOf(Array.from({ length: 3000 }, (_, n) => ["2 Nov", `Firm ${n}`, `Job ${n}`]));
  const text = pages.join(" ");
  const found = new Set(text.match(/Firm \d+ Job \d+/g));
  expect(found.size).toBe(3000);
  expect(found).toContain("Firm 2999 Job 2999");
  for (const page of pages) expect(page).toContain("Date Employer Job title");
  expect(pages.length).toBeLessThan(85);
});

it.each([
  ["long words", "Rindfleischetikettierung".repeat(30), "Rindfleischetikettierung"],
  ["many words", "Department of Rivers and Regional Supply ".repeat(40), "…"],
  ["other scripts", "Жанна Łódź", "Жанна"],
  ["nothing", "", "Firm"],
  ["characters without a glyph", "Grants 🎉 日本", "are left out"],
])("%s", async (_, employer, expected) => {
  const pages = await pagesOf([["2 Nov", employer, "Firm"]]);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain(expected);
});
