import type { Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { type Launched, launchExtension, openPanel } from "./launch-extension.ts";
import { press, seeText, signIn } from "./panel-actions.ts";
import { openSavedPage, ownPage } from "./serve-page.ts";
import { premium, tellProfile } from "./tell-profile.ts";

const form = ownPage("hiding-form.html", "https://boards.greenhouse.io/banksia/jobs/4002");

let api: RunningApi;
let kelpie: Launched;
let tab: Page;
let panel: Page;

const valueIn = (id: string) => tab.$eval(`#${id}`, (box) => (box as HTMLInputElement).value);
const written = () => tab.evaluate(() => (globalThis as unknown as { written: () => string[] }).written());

interface Reader {
  read: () => { snapshot: { controls: { ref: number; id: string; kind: string }[] } };
}
interface Filler {
  fill: (steps: object[]) => Promise<{ ref: number; done: boolean }[]>;
}

/** Tells the page's script, as a faulty panel would, to write to every control. Returns by id whether it did. */
function fillEverything(): Promise<Record<string, boolean>> {
  return panel.evaluate(async () => {
    type Chrome = {
      tabs: { query: (about: object) => Promise<{ id: number; active: boolean }[]> };
      scripting: { executeScript: (about: object) => Promise<{ result: Record<string, boolean> | null }[]> };
    };
    const { chrome } = globalThis as unknown as { chrome: Chrome };
    const func = async () => {
      const page = globalThis as unknown as { kelpieForm?: Reader; kelpieFill?: Filler };
      const { kelpieForm: reader, kelpieFill: filler } = page;
      if (!reader || !filler) return null;
      const { controls } = reader.read().snapshot;
      const base64 = btoa("%PDF-1.4");
      const actionOf = (kind: string) =>
        kind === "select" || kind === "radio" || kind === "checkbox"
          ? { kind: "options", indexes: [kind === "select" ? 1 : 0] }
          : { kind: kind === "file" ? "file" : "text", text: "trapped@example.com", document: "resume" };
      const file = { name: "a.pdf", type: "application/pdf", base64 };
      const steps = controls.map(({ ref, kind }) => ({ ref, action: actionOf(kind), file }));
      const done = new Map((await filler.fill(steps)).map((one) => [one.ref, one.done]));
      return Object.fromEntries(controls.map(({ ref, id }) => [id, done.get(ref) ?? false]));
    };
    for (const { id } of await chrome.tabs.query({})) {
      const answers = await chrome.scripting
        .executeScript({ target: { tabId: id }, func })
        .catch(() => [{ result: null }]);
      if (answers[0]?.result) return answers[0].result;
    }
    throw new Error("no tab has the filler");
  });
}

describe("a form that hides boxes (EX-05)", () => {
  beforeAll(async () => {
    api = await startApi();
    kelpie = await launchExtension();
    tab = await kelpie.browser.newPage();
    await openSavedPage(tab, form);
    panel = await openPanel(kelpie, tab);
    await tellProfile(api, {
      ...{ firstName: "Ada", lastName: "Marsh", email: "ada.marsh@example.com", phone: "0491 570 156" },
      ...{ suburb: "Brunswick", state: "VIC", country: "AU", birthDate: "1991-02-03" },
      workRights: [{ country: "AU", standing: "citizen", note: "" }],
    });
    await signIn(panel, premium);
    // As for a person: the page is drawn, with the panel next to it.
    await tab.bringToFront();
  });
  afterAll(async () => {
    await kelpie?.browser.close();
    await api?.stop();
  });

  it("what a person sees is filled, also by its label; nothing that hides is, however it hides", async () => {
    await press(panel, "Fill this form");
    await seeText(panel, "fields can be filled");
    await seeText(panel, "Sensitive: tick what this form may have");
    await press(panel, "Fill this form");
    await seeText(panel, "Nothing has been sent.");
    expect(await written()).toEqual([]);
    expect(await valueIn("first_name")).toBe("Ada");
    expect(await valueIn("last_name")).toBe("Marsh");
    expect(await valueIn("email")).toBe("ada.marsh@example.com");
    expect(await valueIn("phone")).toContain("491 570 156");
    expect(await tab.$eval("#yes", (box) => (box as HTMLInputElement).checked)).toBe(true);
    expect(await tab.$eval("#resume", (box) => (box as HTMLInputElement).files?.length)).toBe(1);
    expect(await tab.evaluate(() => scrollY)).toBe(0);
  });

  it("a birth date is written only once it is ticked", async () => {
    expect(await valueIn("born")).toBe("");
    await press(panel, "Undo");
    await seeText(panel, "fields can be filled");
    await panel.locator("::-p-text(Date of birth)").click();
    await press(panel, "Fill this form");
    await seeText(panel, "Nothing has been sent.");
    expect(await valueIn("born")).toContain("1991");
  });

  it("the writer itself refuses each of them, one by one, whatever it is told", async () => {
    const answers = await fillEverything();
    const traps = await tab.$$eval(".trap", (boxes) => boxes.flatMap(({ id }) => id || []));
    expect(traps.length).toBeGreaterThan(25);
    expect(traps.filter((id) => answers[id] !== false)).toEqual([]);
    expect(await written()).toEqual([]);
    // The previous test filled the field, so its value stays.
    expect(await valueIn("first_name")).toBe("Ada");
  });
});
