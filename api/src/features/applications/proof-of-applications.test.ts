import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date("2026-11-20T02:00:00Z") });
});
afterAll(() => api.stop());

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;

/** Puts rows in as people do who come from another tracker. */
async function withRows(rows: readonly string[]): Promise<Person> {
  const person = await api.signedUp({ tier: "premium" });
  const file = new File([["Company,Job title,Status,Date applied", ...rows].join("\n")], "table.csv");
  await person.api.applicationReports.importTable({ file, query: { apply: "true" } });
  return person;
}

async function proofOf(person: Person, query: { since?: string } = {}) {
  const { bytes, name } = await person.api.applicationReports.proofFile({ query });
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  await pdf.destroy();
  return { name, pages, text: pages.join(" ").replace(/\s+/g, " ") };
}

describe("a proof of applications", () => {
  it("has each that was sent, with date, employer, title and status, the latest first", async () => {
    const person = await withRows([
      "Banksia Health,Ward Clerk,Applied,2026-11-02",
      "Emu Rail,Payroll Officer,Interviewing,2026-11-12",
      "Harbour Trust,Grants Officer 🎉,Rejected,2026-09-30",
      "Wattle Shop,Florist,Saved,",
    ]);
    const { text, name } = await proofOf(person);
    expect(name).toBe("job-applications-2026-11-20.pdf");
    expect(text).toContain("3 applications, as recorded in Kelpie on 20 November 2026.");
    expect(text).toContain("2 November 2026 Banksia Health Ward Clerk Applied");
    expect(text.indexOf("Emu Rail")).toBeLessThan(text.indexOf("Banksia Health"));
    expect(text).toContain("30 September 2026 Harbour Trust Grants Officer Rejected");
    expect(text).toContain("Some characters, such as emoji, are left out");
    expect(text).not.toContain("Florist");
  });

  it("of a chosen time has only that time's, and says so", async () => {
    const person = await withRows([
      "Banksia Health,Ward Clerk,Applied,2026-11-02",
      "Harbour Trust,Grants Officer,Rejected,2026-09-30",
    ]);
    const { text } = await proofOf(person, { since: "2026-11-01" });
    expect(text).toContain("1 application since 1 November 2026");
    expect(text).not.toContain("Harbour Trust");
    await expect(proofOf(person, { since: "2026-11-03" })).rejects.toMatchObject({ status: 404 });
  });

  it("of many rows has each, the heads on every page and no empty page", async () => {
    const all = Array.from(
      { length: 400 },
      (_, n) => `Employer ${n},Title ${n},Applied,2026-10-${(n % 28) + 1}`,
    );
    const { text, pages } = await proofOf(await withRows(all));
    expect(new Set(text.match(/Employer \d+ Title \d+ Applied/g)).size).toBe(400);
    for (const page of pages) expect(page).toMatch(/Date\s+Employer\s+Job title\s+Status/);
    expect(pages.length).toBeLessThan(16);
  });

  it("is nobody else's, and part of the paid plan", async () => {
    await withRows(["Banksia Health,Ward Clerk,Applied,2026-11-02"]);
    await expect(proofOf(await api.signedUp({ tier: "premium" }))).rejects.toMatchObject({ status: 404 });
    await expect(proofOf(await api.signedUp())).rejects.toMatchObject({ status: 403 });
  });
});
