import type { Frame, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { checkPanel } from "./check-panel.ts";
import { type Launched, launchExtension, openPanel } from "./launch-extension.ts";
import { press, seeText, signIn } from "./panel-actions.ts";
import { openSavedPage, ownPage } from "./serve-page.ts";
import { premium, tellProfile } from "./tell-profile.ts";

const greenhouse = ownPage("greenhouse-form.html", "https://boards.greenhouse.io/banksia/jobs/4001");
const framed = ownPage(
  "framed-form.html",
  "https://banksia.wd3.myworkdayjobs.com/careers/job/Perth/Electrician_R1/apply",
);

const steps = ownPage("steps-form.html", "https://coorong.pageuppeople.com/842/cw/en/job/501234/apply");
const foreign = ownPage("foreign-form.html", "https://careers.banksia.example/jobs/registered-nurse");
const [frame = ""] = /<iframe.*<\/iframe>/.exec(foreign.html) ?? [];
const nurse = ownPage("nurse-ad.html", foreign.url);
const adAround = { ...nurse, html: nurse.html.replace("</body>", `${frame}</body>`) };

let api: RunningApi;
let kelpie: Launched;
let tab: Page;
let panel: Page;

beforeAll(async () => {
  api = await startApi();
  kelpie = await launchExtension(["https://*.pageuppeople.com/*", "https://pageuppeople.com/*"]);
  tab = await kelpie.browser.newPage();
  await openSavedPage(tab, greenhouse);
  panel = await openPanel(kelpie, tab);
  await panel.setViewport({ width: 380, height: 900 });
  await tellProfile(
    api,
    {
      firstName: "Ada",
      lastName: "Marsh",
      email: "ada.marsh@example.com",
      suburb: "Brunswick",
      state: "VIC",
      country: "AU",
      phone: "0491 570 156",
      earliestStart: "2027-03-09",
      workRights: [{ country: "AU", standing: "citizen", note: "" }],
    },
    [{ question: "Do you have a current driver's licence?", answer: "Yes" }],
  );
  await signIn(panel, premium);
});
afterAll(async () => {
  await kelpie?.browser.close();
  await api?.stop();
});

/** Calls the API with the panel's own token. */
async function asked<Answer>(path: string): Promise<Answer> {
  const token = await panel.evaluate(async () => {
    type Local = { get: (key: string) => Promise<Record<string, unknown>> };
    const { chrome } = globalThis as unknown as { chrome: { storage: { local: Local } } };
    return JSON.parse(String((await chrome.storage.local.get("token")).token)) as string;
  });
  const answer = await fetch(api.origin + path, { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()) as Answer;
}

const valueIn = (where: Page | Frame, selector: string) =>
  where.$eval(selector, (box) => (box as HTMLInputElement).value);
const sent = () => tab.evaluate(() => (globalThis as unknown as { sent?: number }).sent ?? 0);

describe("filling a form from the side panel", () => {
  it("shows every value first, knock-out questions on top, and has written nothing", async () => {
    await press(panel, "Fill this form");
    await seeText(panel, "fields can be filled");
    await seeText(panel, "Knock-out questions");
    await seeText(panel, "Do you hold current AHPRA registration?");
    await seeText(panel, "ada.marsh@example.com");
    await seeText(panel, "1 field has a value and stays as it is.");
    expect(await valueIn(tab, "#first_name")).toBe("");
    await checkPanel(panel, "13-form-plan");
  });

  it("fills on the click, keeps what was there, confirms kept answers, and sends nothing", async () => {
    await panel.locator("::-p-text(Do you hold a current driver licence?)").click();
    await press(panel, "Fill this form");
    await seeText(panel, "Nothing has been sent.");
    expect(await valueIn(tab, "#first_name")).toBe("Ada");
    expect(await valueIn(tab, "#last_name")).toBe("Kept");
    expect([await valueIn(tab, "#q1"), await valueIn(tab, "#q2"), await valueIn(tab, "#q3")]).toEqual([
      "1",
      "1",
      "",
    ]);
    expect([await valueIn(tab, "#q4"), await valueIn(tab, "#trap")]).toEqual(["", ""]);
    expect(await tab.$eval("#privacy", (box) => (box as HTMLInputElement).checked)).toBe(false);
    const file = await tab.$eval("#resume", (box) => {
      const [one] = (box as HTMLInputElement).files ?? [];
      return { name: one?.name, isFull: (one?.size ?? 0) > 1000 };
    });
    expect(file).toEqual({ name: expect.stringMatching(/\.pdf$/), isFull: true });
    expect(await tab.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual(["Ada"]);
    expect(await sent()).toBe(0);
    await checkPanel(panel, "13-form-filled");
  });

  it("a hostile page sees neither the filler nor the token, and its own prototypes are not used", async () => {
    const loot = await tab.evaluate(() => (globalThis as unknown as { loot: () => string[] }).loot());
    expect(loot[0]).toBe("undefined");
    expect(loot[2]).toBe("[]");
    expect(
      await tab.evaluate(() => (globalThis as unknown as { overridden?: boolean }).overridden ?? false),
    ).toBe(false);
    expect(await tab.content()).not.toContain("klp_");
  });

  it("takes all of it back", async () => {
    await press(panel, "Undo");
    await seeText(panel, "fields can be filled");
    expect([
      await valueIn(tab, "#first_name"),
      await valueIn(tab, "#q1"),
      await valueIn(tab, "#last_name"),
    ]).toEqual(["", "", "Kept"]);
  });

  it("an answer given in the panel joins the bank, and is proposed like any other", async () => {
    await press(panel, "Save an answer: Why do you want to work at Banksia Health?");
    await panel.type("form textarea", "Because of its wards");
    await checkPanel(panel, "13-form-answer");
    await press(panel, "Save answer");
    await seeText(panel, "Use: Because of its wards");
    await panel.locator("::-p-text(Why do you want to work at Banksia Health?)").click();
    await press(panel, "Fill this form");
    await seeText(panel, "Nothing has been sent.");
    expect(await valueIn(tab, "#q4")).toBe("Because of its wards");
    await press(panel, "Undo");
    await seeText(panel, "fields can be filled");
  });

  it("stands in the log of the saved job, and 'I submitted it' only records", async () => {
    await press(panel, "Back");
    await press(panel, "Save the link or use other text");
    await press(panel, "Save link only");
    await seeText(panel, "Open application");
    await press(panel, "Save the link or use other text");
    await press(panel, "Fill this form");
    await seeText(panel, "fields can be filled");
    await press(panel, "Fill this form");
    await press(panel, "I submitted it");
    await seeText(panel, "Applied");
    const jobs = () => asked<{ id: string; status: string }[]>("/api/applications?ads=none");
    await expect.poll(async () => (await jobs())[0]?.status).toBe("applied");
    const [job] = await jobs();
    const { status, events } = await asked<{ status: string; events: { kind: string; detail: string }[] }>(
      `/api/applications/${job?.id}`,
    );
    expect(status).toBe("applied");
    const [filled] = events.filter(({ kind }) => kind === "filled");
    expect(filled?.detail).toContain("5 fields (First Name");
    expect(filled?.detail).not.toContain("ada.marsh@example.com");
    expect(await sent()).toBe(0);
  });

  it("fills a form in the page's own frame, and does not press its button", async () => {
    await openSavedPage(tab, framed);
    await tab.bringToFront();
    await tab.triggerExtensionAction(kelpie.extension);
    await press(panel, "Fill this form");
    await seeText(panel, "Brunswick");
    await press(panel, "Fill this form");
    await seeText(panel, "Nothing has been sent.");
    const frame = tab.frames()[1];
    if (frame === undefined) throw new Error("no frame");
    expect([await valueIn(frame, "#f"), await valueIn(frame, "#s")]).toEqual(["Ada", "Victoria"]);
    expect(await valueIn(frame, "[name=v]:checked")).toBe("n");
    expect(await sent()).toBe(0);
  });

  it("offers the next step of the same form: a date in three boxes, a list box that is read back, the rest left", async () => {
    const [, frame] = tab.frames();
    await frame?.evaluate(() => (globalThis as unknown as { next: () => void }).next());
    await press(panel, "Read the next step");
    await seeText(panel, "How did you hear about us?");
    await checkPanel(panel, "13-form-step");
    await press(panel, "Fill this form");
    await seeText(panel, "7 of 9 fields filled");
    await seeText(panel, "Not taken by the page");
    const written = await frame?.$$eval("input:not([type=checkbox])", (boxes) =>
      boxes.map(({ value }) => value),
    );
    expect(written).toEqual(["09", "03", "2027", "", "VIC", ""]);
    expect(await frame?.$eval("#shown", (one) => one.textContent)).toBe("Australia");
    // Lists behind a button, react-select and two answer buttons: each shows the choice.
    const drawn = () =>
      frame?.$$eval("#r,.select__control div,#yn .option_active", (all) => all.map((one) => one.textContent));
    expect(await drawn()).toEqual(["Australia", "Brunswick", "Yes"]);
    expect(await frame?.$eval("#heard", (list) => (list as HTMLSelectElement).value)).toBe("");
    expect(await sent()).toBe(0);
    await press(panel, "Undo");
    await seeText(panel, "fields can be filled");
    expect(await drawn()).toEqual(["Select One", "Select..."]);
    expect(await sent()).toBe(0);
  });

  it("follows the steps of a form on an allowed site: the jobs of the resume, one record, saved at the end", async () => {
    await openSavedPage(tab, steps);
    await tab.bringToFront();
    await press(panel, "Fill this form");
    await seeText(panel, "fields can be filled");
    await press(panel, "Fill this form");
    await seeText(panel, "It is saved once you say that you submitted the form.");
    await tab.type("#why", "Rivers");
    // The person presses the page's own button; the panel reads the next step without a click.
    await tab.click("#next");
    await seeText(panel, "Work history");
    await seeText(panel, "4 fields filled in the steps before.");
    await seeText(panel, "You typed this. Remember it?");
    await press(panel, "Remember: Which river systems do you know?");
    const bank = () => asked<{ answers: { question: string; answer: string }[] }>("/api/autofill");
    await expect
      .poll(async () => (await bank()).answers)
      .toContainEqual(expect.objectContaining({ answer: "Rivers" }));
    for (const at of [1, 2])
      await panel.locator(`section[aria-label="Work history"] li:nth-child(${at}) label`).click();
    await seeText(panel, "presses \u201CAdd another job\u201D once");
    await checkPanel(panel, "13-form-history");
    await press(panel, "Fill this form");
    await seeText(panel, "Nothing has been sent.");
    await seeText(panel, "More steps on this page?");
    await checkPanel(panel, "13-form-history-filled");
    const jobs = await tab.$$eval(".job", (all) =>
      all.map((job) =>
        Array.from(
          job.querySelectorAll("input:not([type=checkbox])"),
          (box) => (box as HTMLInputElement).value,
        ),
      ),
    );
    expect(jobs).toEqual([
      ["Senior Business Analyst", "Bellwether Energy", "03/2021"],
      ["Business Analyst", "Department of Transport", "02/2018", "02/2021"],
    ]);
    await press(panel, "I submitted it");
    const list = () =>
      asked<{ id: string; status: string; jobTitle: string }[]>("/api/applications?ads=none");
    const job = async () => (await list()).find(({ jobTitle }) => jobTitle === "Business Analyst");
    await expect.poll(async () => (await job())?.status).toBe("applied");
    const filled = async () => {
      const { events } = await asked<{ events: { kind: string; detail: string }[] }>(
        `/api/applications/${(await job())?.id}`,
      );
      return events.filter(({ kind }) => kind === "filled").map(({ detail }) => detail);
    };
    await expect.poll(filled).toEqual([expect.stringContaining("5 fields (First name")]);
    expect(await sent()).toBe(0);
  });

  it.each([
    ["an ad's form", true, "The application form comes from boards.greenhouse.io.", "Open the form"],
    ["ad and form", false, "A part of this page comes from boards.greenhouse.io.", "Open it on its own"],
  ])(
    "says of %s in another site's frame where it comes from, and opens it on its own",
    async (_, isAd, text, button) => {
      await openSavedPage(tab, isAd ? adAround : foreign);
      await tab.bringToFront();
      await tab.triggerExtensionAction(kelpie.extension);
      await seeText(panel, text);
      expect(await panel.$('::-p-aria([name="Fill this form"][role="button"])')).toBeNull();
      await press(panel, button);
      const opened = await kelpie.browser.waitForTarget((one) => one.url().includes("/embed/job_app"));
      expect(opened.url()).toBe("https://boards.greenhouse.io/embed/job_app?token=4001");
      await (await opened.page())?.close();
    },
  );

  it("shows a free person what would be filled, and fills nothing", async () => {
    await press(panel, "Menu");
    await press(panel, "Sign out");
    await signIn(panel, { email: "free@kelpie.test", password: premium.password });
    await openSavedPage(tab, greenhouse);
    await tab.bringToFront();
    await tab.triggerExtensionAction(kelpie.extension);
    await press(panel, "Fill this form");
    await seeText(panel, "Premium Feature Required");
    await seeText(panel, "Upgrade to Premium");
    expect(await panel.$('::-p-aria([name="Fill this form"][role="button"])')).toBeNull();
    expect(await valueIn(tab, "#email")).toBe("");
    await checkPanel(panel, "13-form-free");
  });
});
