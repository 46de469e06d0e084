import type { Page, SerializedAXNode } from "puppeteer";
import { holds } from "#shared/testing/e2e/holds.ts";

/** Waits until the panel shows the text; on failure reports what it showed. */
export async function seeText(panel: Page, text: string): Promise<void> {
  if (await holds(panel, (wanted) => document.body.innerText.includes(wanted), text, 10_000)) return;
  throw new Error(`"${text}" did not appear. The panel shows:\n${await panelText(panel)}`);
}

export async function panelText(panel: Page): Promise<string> {
  return panel.evaluate(() => document.body.innerText);
}

/** Presses the button with this visible name, once it stops moving and nothing covers it. */
export async function press(panel: Page, name: string): Promise<void> {
  await panel.locator(`::-p-aria([name="${name}"][role="button"])`).setTimeout(10_000).click();
}

/** The names of all buttons, links and fields, as screen readers read them. */
export async function controlNames(panel: Page): Promise<string[]> {
  const controls = /^(button|link|textbox|combobox|radio|checkbox|switch)$/;
  const namesOf = ({ role, name, children = [] }: SerializedAXNode): string[] => [
    ...(controls.test(role) ? [name ?? ""] : []),
    ...children.flatMap(namesOf),
  ];
  const tree = await panel.accessibility.snapshot();
  return tree ? namesOf(tree) : [];
}

export async function type(panel: Page, label: string, text: string): Promise<void> {
  const field = await panel.waitForSelector(`::-p-aria([name="${label}"][role="textbox"])`, {
    timeout: 10_000,
  });
  await field?.type(text);
}

export async function signIn(panel: Page, account: { email: string; password: string }): Promise<void> {
  await seeText(panel, "Connect Kelpie to your account");
  await panel.type("[name=email]", account.email);
  await panel.type("[name=password]", account.password);
  await press(panel, "Sign in");
}

/** Waits for the score of the ad that the panel shows. */
export async function seeMatch(panel: Page): Promise<void> {
  const isThere = () => document.querySelector("#match-head [role=img]") !== null;
  if (await holds(panel, isThere, "", 10_000)) return;
  throw new Error(`No score appeared. The panel shows:\n${await panelText(panel)}`);
}

/** Writes the note that goes with the save. */
export async function typeNote(panel: Page, text: string): Promise<void> {
  if ((await panel.$("main textarea")) === null) await press(panel, "Note and follow-up");
  await type(panel, "Note", text);
}

/** Opens the folded row whose title contains these words. */
export async function openFold(panel: Page, words: string): Promise<void> {
  await panel.locator(`::-p-xpath(//button[@aria-expanded="false"][contains(., "${words}")])`).click();
}
