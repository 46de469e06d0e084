import { strFromU8, unzipSync } from "fflate";
import type { Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { type RunningApi, signUp, startApi } from "#shared/testing/e2e/start-api.ts";
import { type Launched, launchExtension, openPanel } from "./launch-extension.ts";
import { openFold, panelText, press, seeMatch, seeText, signIn, typeNote } from "./panel-actions.ts";
import { openSavedPage, ownPage } from "./serve-page.ts";
import { testResume } from "./test-resume.ts";

const ad = ownPage("nurse-ad.html", "https://au.seek.com/job/88410222?ref=search&utm_source=mail");

let api: RunningApi;
let kelpie: Launched;
let jobTab: Page;
let panel: Page;
const account = { email: "", password: "" };

/** The points of the degree, as its row says; 0 if there is none. */
const degreePoints = () =>
  Number(/Bachelor of Nursing\s+(?:Preferred\s+)?(\d+\.\d)/.exec(document.body.innerText)?.[1] ?? 0);

describe("from the ad to the file", () => {
  beforeAll(async () => {
    api = await startApi();
    Object.assign(account, await signUp("journey", testResume));
    kelpie = await launchExtension();
    jobTab = await kelpie.browser.newPage();
    await openSavedPage(jobTab, ad);
  });
  afterAll(async () => {
    await kelpie?.browser.close();
    await api?.stop();
  });

  it("opens by the icon, says what it reads, and signs in", async () => {
    panel = await openPanel(kelpie, jobTab);
    await panel.setViewport({ width: 380, height: 900 });
    await seeText(panel, "Connect Kelpie to your account");
    await seeText(panel, "Read other tabs, your history or your mail");
    await signIn(panel, { ...account, password: "wrong-password" });
    await seeText(panel, "The e-mail or the password is not right.");
    await panel.$eval("[name=password]", (field) => (field as HTMLInputElement).select());
    await panel.type("[name=password]", account.password);
    await press(panel, "Sign in");
    await seeText(panel, "Free Plan");
  });

  it("shows the ad's title, company, place and pay, and the score with its proof [BD-39]", async () => {
    await seeText(panel, "Registered Nurse, Surgical Ward");
    const shown = await panelText(panel);
    for (const fact of ["Corio Bay Health", "Geelong VIC", "$41.86 – $47.12 an hour, plus super"])
      expect(shown).toContain(fact);
    await seeMatch(panel);
    await press(panel, "About this score");
    await seeText(panel, "This compares your resume with this ad. It is our own measure, not an employer's.");
    await press(panel, "About this score");
    await press(panel, "About this ad and how to apply");
    await seeText(panel, "SEEK");
    await openFold(panel, "must-have");
    await openFold(panel, "other");
    await seeText(panel, "Two years of surgical nursing is essential");
    await seeText(panel, "Bachelor of Nursing, Deakin University, 2022");
    expect(await panel.$eval("[role=img][aria-label^=Match]", (ring) => ring.ariaLabel)).toMatch(
      /^Match: \d+ of 100, (Excellent|Good|A stretch|Not your field)/,
    );
  });

  it("lets the person answer a gate and correct what the ad asks for; the score follows without a call", async () => {
    await press(panel, "All conditions");
    await press(panel, "Suits me");
    await seeText(panel, "Change");
    // The sum in tenths, because the whole number may round to the same.
    const before = await panel.evaluate(degreePoints);
    expect(before).toBeGreaterThan(0);
    await panel
      .locator('::-p-xpath(//button[@aria-expanded][contains(., "Strong communication and teamwork")])')
      .click();
    await press(panel, "The ad does not ask for this");
    await seeText(panel, "1 correction of yours counts in this score.");
    // The remaining requirements now make up more of the whole.
    await expect.poll(() => panel.evaluate(degreePoints), { timeout: 10_000 }).toBeGreaterThan(before);
  });

  it("asks whether something missing is true, keeps the answer, and counts it in no score", async () => {
    const ring = () => panel.$eval("[role=img][aria-label^=Match]", (one) => one.ariaLabel);
    const before = await ring();
    await panel
      .locator('::-p-aria([name="Yes, add it: Advanced life support certificate preferred"])')
      .click();
    await seeText(panel, "The ad asks for Advanced life support. Do you have it?");
    await press(panel, "Add your own words");
    await panel.locator("form textarea").fill("No, never");
    await press(panel, "Save my answer");
    await seeText(panel, "This reads like a no, so it stays out of your resume.");
    await panel
      .locator("form textarea")
      .fill("Yes, I renewed advanced life support at St Brigid's Private in 2025.");
    await press(panel, "Save my answer");
    await seeText(panel, "Tailor your resume to put it in.");
    expect(await ring()).toBe(before);
  });

  it("saves with the note, and the API has exactly one row of it", async () => {
    await typeNote(panel, "Ask about the night shifts");
    await press(panel, "Save");
    await seeText(panel, "With the full ad. 1 of 10 saved jobs used.");
    const rows = await savedRows(panel);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      jobTitle: "Registered Nurse, Surgical Ward",
      company: "Corio Bay Health",
      status: "saved",
      notes: "Ask about the night shifts",
      identityKey: "seek-au:88410222",
      requirementEdits: [{ kind: "remove", term: "Strong communication and teamwork" }],
    });
    const { jobDescription } = await savedApplication(panel, String(rows[0]?.id));
    expect(jobDescription).toContain("patient-controlled analgesia");
  });

  it("knows the ad again under another of its addresses, and keeps it as one row [BD-04]", async () => {
    await openSavedPage(jobTab, { ...ad, url: "https://au.seek.com/job/88410222" });
    // The panel keeps one state per job, so a new reading finds the same.
    await seeText(panel, "Registered Nurse, Surgical Ward");
    panel = await openPanel(kelpie, jobTab);
    await seeText(panel, "You saved this today");
    await seeText(panel, "Ask about the night shifts");
    await seeText(panel, "Open application");
    expect(await savedRows(panel)).toHaveLength(1);
  });

  it("shows the job in the dashboard, in the list and on its own page", async () => {
    const [row] = await savedRows(panel);
    const dashboard = await kelpie.browser.newPage();
    await dashboard.goto(`${api.origin}/login?returnTo=%2Fdashboard`);
    await dashboard.locator("input[type=email]").fill(account.email);
    await dashboard.locator("input[type=password]").fill(account.password);
    await dashboard.locator("form button[type=submit]").click();
    await seeText(dashboard, "Registered Nurse, Surgical Ward");
    await dashboard.goto(`${api.origin}/application-tracker/${row?.id}?tab=ad`);
    await seeText(dashboard, "Corio Bay Health");
    await seeText(dashboard, "patient-controlled analgesia");
    await dashboard.close();
    await jobTab.bringToFront();
  });

  it("tailors the resume, and the downloaded Word file holds the tailored lines", async () => {
    await seeText(panel, "Open application");
    await press(panel, "Tailor");
    await seeText(panel, "Download Word");
    await seeText(panel, "Written by Kelpie's built-in writer");
    const changed = await panel.$$eval("ins", (words) => words.map((word) => word.textContent ?? ""));
    expect(changed.length).toBeGreaterThan(0);
    const kept = await keepFirstLine(panel);
    await seeText(panel, "What this ad asks for is now higher up.");
    await seeText(panel, "Move up: Wound care for residents");
    await seeText(panel, "Moved in the download");
    await press(panel, "Move back");
    await seeText(panel, "Stays where it is");
    await press(panel, "Move it");
    await seeText(panel, "Moved in the download");

    await seeText(panel, "What you added");
    await press(panel, "Add it");
    await seeText(panel, "Your own statement about Advanced life support, not in the resume you gave.");
    await panel.waitForSelector('::-p-aria([name="Take it out"][role="button"])');

    const downloaded = await downloadsOf(kelpie.browser, panel);
    await press(panel, "Download Word");
    await seeText(panel, "Downloaded.");
    const file = await downloaded(/\.docx$/);
    const words = wordText(file);
    expect(words).toContain("Planned residents' discharges with their families.");
    expect(words).not.toContain("responsible for planning");
    expect(words).toContain("organised notes");
    expect(words).toContain("Renewed advanced life support at St Brigid's Private in 2025");
    expect(words.indexOf("Wound care for residents")).toBeLessThan(words.indexOf("Planned residents"));
    // The line that the person left unchanged is in the file as they wrote it.
    expect(words).toContain(kept);
  });

  it("signs out, which ends this browser's token on the server", async () => {
    const token = await storedToken(panel);
    await press(panel, "Menu");
    await press(panel, "Sign out");
    await seeText(panel, "Connect Kelpie to your account");
    const answer = await fetch(`${api.origin}/api/auth/user`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
  });
});

interface Row {
  id: string;
  jobTitle: string;
  status: string;
}

async function storedToken(panelPage: Page): Promise<string> {
  return panelPage.evaluate(async () => {
    type Local = { get: (key: string) => Promise<Record<string, unknown>> };
    const { chrome } = globalThis as unknown as { chrome: { storage: { local: Local } } };
    const { token } = await chrome.storage.local.get("token");
    return JSON.parse(String(token)) as string;
  });
}

/** The data on the server, requested with the panel's own token. */
async function ask<Answer>(panelPage: Page, path: string): Promise<Answer> {
  const token = await storedToken(panelPage);
  const answer = await fetch(api.origin + path, { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()) as Answer;
}

const savedRows = (panelPage: Page) => ask<Row[]>(panelPage, "/api/applications");

const savedApplication = (panelPage: Page, id: string) =>
  ask<Row & { jobDescription: string }>(panelPage, `/api/applications/${id}`);

/** Presses the first "Keep mine" and returns the words that stay. */
async function keepFirstLine(panelPage: Page): Promise<string> {
  const own = await panelPage.$eval(
    '[aria-label="Changed lines"] li',
    (row) => row.querySelector("p")?.innerText ?? "",
  );
  await press(panelPage, "Keep mine");
  await seeText(panelPage, "Your own line stays");
  return own.replace(/^[−\s]*(Was:)?\s*/, "").trim();
}

function wordText(file: Uint8Array): string {
  const document = unzipSync(file)["word/document.xml"];
  if (!document) throw new Error("The file is no Word document");
  return strFromU8(document)
    .replace(/<\/w:p>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&apos;|&#39;/g, "'")
    .replace(/&amp;/g, "&");
}
