import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { applicationPath, criteriaPath, interviewKitPath, letterPath, pages } from "#shared/domain/pages.ts";
import { anApplication, call, openWith } from "./applications/tracker-desk.ts";
import { openDesk } from "./desk.ts";
import { open, pictures, seeText, signIn } from "./visit.ts";

const desk = openDesk();
let id: string;

const lastLine = "The last line of this ad asks for a forklift licence.";
const ad = `Senior Grants Officer (AO5)
Key selection criteria
KSC 1. Demonstrated experience in mapping processes in BPMN.
KSC 2. Ability to run workshops with stakeholders.
How to apply
Please address the key selection criteria in no more than 200 words each.
${Array.from({ length: 60 }, (_, line) => `Line ${line + 1}: you will look after grants of the region.`).join("\n")}
${lastLine}`;

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  await signIn(desk.page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  const body = { jobTitle: "Senior Grants Officer (AO5)", company: "Harbour Trust", jobDescription: ad };
  ({ id } = await call<{ id: string }>(desk.page, "POST", "/api/applications", body));
});
// A file is made of what the browser would print, not of what a test has set.
beforeEach(() => desk.page.emulateMediaType());

/** What the paper says; the file itself lies beside the pictures for people. */
async function printed(name: string): Promise<string> {
  const { page } = desk;
  const file = await page.pdf({ format: "A4" });
  expect(new TextDecoder("latin1").decode(file.slice(0, 5))).toBe("%PDF-");
  if (process.env.KELPIE_PICTURES === "1") writeFileSync(path.join(pictures, `print-${name}.pdf`), file);
  await page.emulateMediaType("print");
  const { text, bars, cut } = await page.evaluate(() => {
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    const of = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    return {
      text: document.body.innerText,
      bars: of(
        'aside[aria-label="Sidebar"], nav, button:not(li [aria-expanded]), header:has(~ #main), [data-foot-bar]',
      ).map((one) => one.outerHTML.slice(0, 80)),
      // Text that is not whole on the paper: its own box cuts it off.
      cut: of("#main p, #main textarea, #main article")
        .filter(
          (one) => one.scrollHeight > one.clientHeight + 4 && getComputedStyle(one).display !== "inline",
        )
        .map((one) => one.outerHTML.slice(0, 80)),
    };
  });
  expect(bars).toEqual([]);
  expect(cut).toEqual([]);
  return text;
}

/** The words of each page of a file. */
async function textsOf(data: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const { items } = await (await pdf.getPage(at)).getTextContent();
    texts.push(
      items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replace(/\s+/g, " "),
    );
  }
  await pdf.destroy();
  return texts;
}

it("an application: its ad to the last line, without sidebar, bars and buttons [BD-45]", async () => {
  await open(desk.page, `${applicationPath(id)}?tab=ad`);
  await seeText(desk.page, "Show the whole ad");
  const text = await printed("application");
  expect(text).toContain(lastLine);
  expect(text).toContain("Harbour Trust");
  expect(text).not.toContain("Show the whole ad");
});

it("criteria: each with its answer, whole [BD-45]", async () => {
  await open(desk.page, criteriaPath(id));
  const field = "textarea[name=answer-c1]";
  const answer = Array.from({ length: 20 }, (_, n) => `In ${2000 + n} I mapped a process in BPMN.`).join(
    "\n",
  );
  await desk.page.locator(field).fill(answer);
  expect(await printed("criteria")).toContain("Ability to run workshops with stakeholders.");
  expect(await desk.page.$eval(field, (one) => one.clientHeight >= one.scrollHeight - 1)).toBe(true);
});

it("an interview kit [BD-45]", async () => {
  await call(desk.page, "PATCH", `/api/applications/${id}`, {
    status: "interviewing",
    interviewDate: "2027-02-03",
  });
  await open(desk.page, interviewKitPath(id));
  expect(await printed("kit")).toContain("Harbour Trust");
});

it("a letter goes out alone [BD-45]", async () => {
  const answer = await call<{ id: string }>(desk.page, "POST", "/api/cover-letter/generate", {
    ...{ jobTitle: "Senior Grants Officer", company: "Harbour Trust", jobDescription: ad },
  });
  await open(desk.page, letterPath(answer.id));
  await seeText(desk.page, "Dear");
  const text = await printed("letter");
  expect(text.trim()).toMatch(/Priya Raman/);
  for (const other of ["Download", "words", "Cover Letters", "Regenerate"]) expect(text).not.toContain(other);
});

it.each(["list", "grid", "board"])(
  "the tracker of 3,000: every row, whatever was in view (%s) [47.5]",
  async (view) => {
    const rows = Array.from({ length: 3000 }, (_, n) => anApplication({ id: `${n}`, company: `Firm ${n}` }));
    const { stop } = await openWith(desk.page, rows, `?view=${view}`);
    await seeText(desk.page, "Firm");
    const file = await desk.page.pdf({ format: "A4" });
    await stop();
    const papers = await textsOf(file);
    if (process.env.KELPIE_PICTURES === "1")
      writeFileSync(path.join(pictures, `print-tracker-${view}.pdf`), file);
    expect(new Set(papers.join(" ").match(/Firm \d+ Analyst \d+ Applied/g)).size).toBe(3000);
    for (const paper of papers) expect(paper).toMatch(/Firm \d+/);
  },
);

it("analytics: its figures, without tabs and buttons [47.5]", async () => {
  await open(desk.page, pages.applicationAnalytics);
  await seeText(desk.page, "Analytics");
  expect(await printed("analytics")).toContain("Analytics");
});
