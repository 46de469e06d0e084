import { strFromU8, unzipSync } from "fflate";
import type { HTTPRequest, Page } from "puppeteer";
import { optimizationPath } from "#shared/domain/pages.ts";
import { intercept } from "#shared/testing/e2e/intercept.ts";
import { checkLooks, open, paste } from "../visit.ts";

export const resume = `Ash Wattle
Early Childhood Educator
Newcastle NSW 2300 | 0491 570 156 | ash@example.com

Key skills
Programming, Documentation, First aid

Experience
Educator, Banksia Early Learning
Feb 2020 - Present
- Responsible for planning activities for a room of 18 children
- Organized incursions with local musicians
- Responsible for documentation of learning for families
- Responsible for ordering paint and paper
- Grew herbs in a garden with the children
- Responsible for cleaning the sandpit

Education
Certificate III in Early Childhood Education and Care, TAFE NSW, 2019`;

export const ad = `About the role
We are a community preschool in Newcastle looking for an Early Childhood Educator to join our preschool room for the new year.
About you
- Certificate III in Early Childhood Education and Care is essential
- Current first aid is required
- Experience with documentation and planning activities is required
- Strong communication and teamwork skills
- Knowledge of the EYLF is highly regarded
- Knowledge of the National Quality Framework is highly regarded
- Experience with Excel is an advantage
- Working with Children Check is essential
You will work with a team of six educators who care about play, nature and families.`;

export const keys = {
  analysis: "kelpie_analysis",
  result: "kelpie_optimization",
  original: "kelpie_original_analysis",
};

export function wordText(file: Uint8Array): string {
  const document = unzipSync(file)["word/document.xml"] ?? new Uint8Array();
  return strFromU8(document)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

export type Desk = ReturnType<typeof resultDesk>;

/** What the tests of optimizer and result screens do with a page again and again. */
export function resultDesk(page: Page) {
  const stored = async (key: string): Promise<Record<string, unknown>> =>
    JSON.parse((await page.evaluate((name) => sessionStorage.getItem(name), key)) ?? "null");

  /** The address of the result that the tab keeps. */
  const resultAddress = async () => optimizationPath(String((await stored(keys.result)).id));

  /** What was decided about it. */
  const review = async () => stored(`kelpie_review_${(await stored(keys.result)).id}`);
  const forgetReview = async () => {
    const { id } = await stored(keys.result);
    await page.evaluate((key) => sessionStorage.removeItem(key), `kelpie_review_${id}`);
  };

  /** Changes fields of a stored entry, as another result would have them, and opens the screen with it. */
  const openWith = async (address: string, key: string, part: Record<string, unknown>): Promise<void> => {
    const text = JSON.stringify({ ...(await stored(key)), ...part });
    await page.evaluate((name, value) => sessionStorage.setItem(name, value), key, text);
    await open(page, address);
  };

  /** The fold under the desk, with categories and tabs; by the keyboard, since the bar at the foot may lie over it. */
  const openDetails = async () => {
    await page.focus("section[aria-label='Details of the result'] summary");
    await page.keyboard.press("Enter");
  };

  const openTab = (name: string) => page.locator(`::-p-aria([role="tab"])::-p-text(${name})`).click();

  const hasButton = async (name: string) =>
    (await page.$(`::-p-aria([name="${name}"][role="button"])`)) !== null;

  const panelText = () =>
    page.$eval('[role="tabpanel"]:not([hidden])', (one) => (one as HTMLElement).innerText);

  /** The text of the innermost card under a heading. */
  const cardText = (heading: string) =>
    page.$$eval(
      "section",
      (all, wanted) =>
        all
          .filter((one) =>
            [...one.querySelectorAll("h2, h3")].some((head) => head.textContent?.startsWith(wanted)),
          )
          .map((one) => one.innerText)
          .at(-1) ?? "",
      heading,
    );

  /** Answers a call in the browser, until it is taken away again; `waitMs` makes the real server slow instead. */
  const takeOver = async (address: string, answer: { status: number; body: object } | { waitMs: number }) => {
    const handle = (request: HTTPRequest) => {
      if (new URL(request.url()).pathname !== address) return void request.continue();
      if ("waitMs" in answer) return void setTimeout(() => void request.continue(), answer.waitMs);
      const { status, body } = answer;
      return void request.respond({ status, contentType: "application/json", body: JSON.stringify(body) });
    };
    // One at a time: a test that failed before it took its own away must not spoil the next.
    page.removeAllListeners("request");
    return intercept(page, handle);
  };
  const answerWith = (address: string, status: number, body: object) => takeOver(address, { status, body });

  const judgeAll = async (name: string): Promise<void> => {
    await checkLooks(page, name);
    await page.setViewport({ width: 1280, height: 900 });
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
  };

  const replaceText = async (selector: string, text: string): Promise<void> => {
    await page.waitForSelector(selector);
    await page.focus(selector);
    await page.keyboard.down("Control");
    await page.keyboard.press("a");
    await page.keyboard.up("Control");
    await page.keyboard.press("Backspace");
    if (text) await paste(page, selector, text);
  };

  /** An optimizer with nothing of before, the resume and this ad. */
  const fillOptimizer = async (adText: string): Promise<void> => {
    await page.evaluate(() => sessionStorage.clear());
    await open(page, "/resume-optimizer");
    await replaceText("textarea[name=resumeText]", resume);
    await replaceText("textarea[name=jobDescription]", adText);
  };

  return {
    ...{
      stored,
      resultAddress,
      review,
      forgetReview,
      openWith,
      openDetails,
      openTab,
      hasButton,
      panelText,
      cardText,
    },
    ...{ takeOver, answerWith, judgeAll, replaceText, fillOptimizer },
  };
}
