import type { Page } from "puppeteer";
import { type RunningApi, signUp, startApi } from "#shared/testing/e2e/start-api.ts";
import { type Launched, launchExtension, openPanel } from "./launch-extension.ts";
import { seeMatch, signIn } from "./panel-actions.ts";
import { openSavedPage, type SavedPage } from "./serve-page.ts";
import { testResume } from "./test-resume.ts";

export interface StartedPanel {
  api: RunningApi;
  kelpie: Launched;
  tab: Page;
  panel: Page;
  account: { email: string; password: string };
}

/**
 * API, browser and a panel that has scored an ad for a new person.
 * @param name of the account; each file has its own.
 * @param page the page in the tab.
 * @param options.allowedSites match patterns that the person has allowed.
 * @param options.resume the person's resume, if it is not the usual one.
 * @param options.api a server that already runs at this worker's address.
 */
export async function startPanel(
  name: string,
  page: SavedPage,
  options: { allowedSites?: readonly string[]; resume?: string; api?: RunningApi } = {},
): Promise<StartedPanel> {
  const api = options.api ?? (await startApi());
  const account = await signUp(name, options.resume ?? testResume);
  const kelpie = await launchExtension(options.allowedSites);
  const tab = await kelpie.browser.newPage();
  await openSavedPage(tab, page);
  const panel = await openPanel(kelpie, tab);
  await panel.setViewport({ width: 380, height: 900 });
  await signIn(panel, account);
  await seeMatch(panel);
  return { api, kelpie, tab, panel, account };
}
