import { beforeEach } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { signUp } from "#shared/testing/e2e/start-api.ts";
import { type Desk, openDesk } from "../desk.ts";
import { forgetVisitor, holdSession } from "../visit.ts";

export const tab = (name: string) => `${pages.settings}?tab=${name}`;
export const lost = { status: 500, body: {} };

export interface SettingsDesk extends Desk {
  /** Of the person whom each test has for itself. */
  account: { email: string; password: string };
}

/** A person of its own for each test, in a browser that holds nothing of the one before. */
export function openSettingsDesk(): SettingsDesk {
  const desk = openDesk() as SettingsDesk;
  let people = 0;
  beforeEach(async () => {
    people += 1;
    desk.account = await signUp(`settings.person${people}`, "Ash Wattle\nEducator\nNewcastle NSW");
    await forgetVisitor(desk.page);
    await holdSession(desk.page, desk.account);
  });
  return desk;
}

/** What people do there. */
export function settingsActs(desk: SettingsDesk) {
  async function fill(name: string, value: string): Promise<void> {
    await desk.page.locator(`input[name=${name}]`).fill(value);
  }

  async function clear(name: string): Promise<void> {
    await desk.page.focus(`input[name=${name}]`);
    await desk.page.keyboard.down("Control");
    await desk.page.keyboard.press("a");
    await desk.page.keyboard.up("Control");
    await desk.page.keyboard.press("Backspace");
  }

  /** Waits until so many browsers are listed as signed in. */
  async function seeSessions(count: number): Promise<void> {
    await desk.page.waitForFunction(
      (wanted) => document.body.innerText.split("Last seen").length === wanted + 1,
      { timeout: 15_000 },
      count,
    );
  }

  /** Enter in a field: a toast may lie over the button. */
  async function submitFrom(name: string): Promise<void> {
    await desk.page.focus(`input[name=${name}]`);
    await desk.page.keyboard.press("Enter");
  }

  const isOn = (name: string) =>
    desk.page.$eval(`input[name=${name}]`, (box) => (box as HTMLInputElement).checked);

  return { fill, clear, seeSessions, submitFrom, isOn };
}
