import type { Page } from "puppeteer";
import { beforeEach } from "vitest";
import { type Desk, openDesk } from "../desk.ts";
import { forgetVisitor } from "../visit.ts";

export const free = { email: "free@kelpie.test", password: "Kelpie-demo-1" };
export const premium = { email: "premium@kelpie.test", password: "Kelpie-demo-1" };

/** Each test finds a person who was never here. */
export function openSignInDesk(): Desk {
  const desk = openDesk();
  beforeEach(async () => {
    await forgetVisitor(desk.page);
  });
  return desk;
}

export const link = (page: Page, name: string) =>
  page.locator(`::-p-xpath(//a[contains(normalize-space(), "${name}")])`);

export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
}

/** Enter in a field: a toast may lie over the button. */
export async function submitFrom(page: Page, name: string): Promise<void> {
  await page.focus(`input[name=${name}]`);
  await page.keyboard.press("Enter");
}
