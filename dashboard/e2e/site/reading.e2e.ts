import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { longDay } from "#shared/domain/dates.ts";
import { articlePath, pages } from "#shared/domain/pages.ts";
import { supportCategories, supportPriorities } from "#shared/domain/support/support-request.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";
import { articles } from "../../src/features/blog/articles.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLook, type Look, newVisitor, press, seeAddress, seeText, signIn, valueIn } from "../visit.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const go = (address: string) => page.goto(testOrigin + address);
const texts = (selector: string) => page.$$eval(selector, (all) => all.map((one) => one.textContent ?? ""));
/** A state of a page; the pages themselves are checked in every look by site.e2e.ts. */
async function judgeState(name: string, look: Look): Promise<void> {
  await checkLook(page, name, look);
  await page.setViewport({ width: 1280, height: 900 });
}

describe("the blog", () => {
  it("lists exactly three articles, each with its facts, and leads to them [P1-2.09, P1-2.165, P1-3.07]", async () => {
    await go(pages.blog);
    expect(await texts("main article h2")).toEqual(articles.map(({ title }) => title));
    const cards = await texts("main article");
    for (const [at, { excerpt, author, publishDate, readTime, category }] of articles.entries())
      for (const part of [excerpt, author, longDay(publishDate), readTime, category])
        expect(cards[at]).toContain(part);
    await page.locator("main article h2 a").click();
    await seeAddress(page, articlePath(articles[0]?.slug ?? ""));
    await seeText(page, articles[0]?.title ?? "");
  });

  it("an article shows its facts and up to two others of its category, never itself [P1-2.166, P1-3.07]", async () => {
    const [{ title, author, publishDate, readTime, category } = { title: "" }] = articles;
    const head = await page.$eval("article > div header", (one) => one.textContent ?? "");
    for (const part of [title, author, readTime, category]) expect(head).toContain(part);
    expect(head).toContain(longDay(publishDate ?? ""));
    const related = await page.$$eval("[data-related]", (all) =>
      all.map((one) => [one.getAttribute("data-related"), one.querySelector("h3")?.textContent]),
    );
    expect(related.length).toBeGreaterThan(0);
    expect(related.length).toBeLessThanOrEqual(2);
    for (const [of, name] of related) {
      expect(of).toBe(category);
      expect(name).not.toBe(title);
    }
  });

  it("its contents lead to its headings; on paper it is dark on white, without the ways on", async () => {
    const links = await page.$$eval('nav[aria-label="On this page"] a[href^="#"]', (all) =>
      all.map((one) => document.getElementById(one.getAttribute("href")?.slice(1) ?? "")?.textContent),
    );
    expect(links.length).toBeGreaterThanOrEqual(5);
    expect(links).toEqual(await texts("article h2[id]").then((all) => all.slice(0, links.length)));
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "dark" }]);
    await page.emulateMediaType("print");
    const shown = await page.evaluate(() => ({
      ink: getComputedStyle(document.documentElement).color,
      ways: [...document.querySelectorAll("header nav, footer, aside, article nav, #related")].filter(
        (one) => one.getClientRects().length > 0,
      ).length,
    }));
    expect(shown).toEqual({ ink: "rgb(30, 36, 33)", ways: 0 });
    await page.emulateMediaType();
  });

  it("leads a visitor to the Resume Optimizer, by way of sign-in [P1-2.167]", async () => {
    await page.locator("aside ::-p-text(Try the Resume Optimizer)").click();
    await seeText(page, "Sign In");
    expect(new URL(page.url()).pathname).toBe(pages.login);
  });

  it("an address without an article says so, with a way back [P1-2.168]", async () => {
    const answer = await go("/blog/nope");
    expect(answer?.status()).toBe(404);
    await seeText(page, "Blog Post Not Found");
    await judgeState("blog-missing", { width: 360, theme: "dark" });
    await page.locator("main a").click();
    await seeAddress(page, pages.blog);
  });
});

describe("/help and /support", () => {
  const right = {
    ...{ name: "Kim Lee", email: "kim@example.com", subject: "Refund please" },
    ...{ category: "billing", priority: "high", message: "I paid twice, and got one receipt." },
  };
  const submit = () => press(page, "Open the draft");
  async function fill(fields: Partial<typeof right>): Promise<void> {
    for (const [name, value] of Object.entries(fields))
      if (name === "category" || name === "priority") await page.select(`form [name=${name}]`, value);
      else await page.locator(`form [name=${name}]`).fill(value);
  }
  /** From here on a draft is opened into the page instead of a mail program. */
  const catchDraft = (isFailing: boolean) =>
    page.evaluate((fails) => {
      HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
        if (fails) throw new Error("no mail program");
        document.body.dataset.draft = this.href;
      };
    }, isFailing);

  it("are one page: three cards, four questions, a form of six; an answer within 24 hours [P1-1.21, P1-2.08, P1-2.161, P1-2.162, P1-2.163, P1-3.08, P1-7.54]", async () => {
    await go(pages.support);
    const support = await page.$eval("main", (one) => one.innerText);
    await go(pages.help);
    expect(await page.$eval("main", (one) => one.innerText)).toBe(support);
    expect(support).toContain("within 24 hours");
    expect(await texts("main ul > li h2")).toEqual(["Email", "Phone", "Feedback form"]);
    // This server has no mailbox: it shows no address that nobody reads.
    expect(support).toContain("whoever runs this server");
    expect(support).not.toContain("@localhost");
    expect(await page.$('main a[href^="mailto:"]')).toBeNull();
    expect(await texts("main details summary")).toEqual([
      "How do I reset my password?",
      "Why is my resume score low?",
      "How do I cancel my subscription?",
      "How do I download my optimized resume?",
    ]);
    const names = await page.$$eval("form [name]", (all) => all.map((one) => one.getAttribute("name")));
    expect(names.sort()).toEqual(Object.keys(right).sort());
  });

  it("questions open one by one and stay open; an answer's paragraphs are paragraphs [P1-2.163, P1-3.09]", async () => {
    for (const at of [1, 2]) await page.locator(`main details:nth-of-type(${at}) summary`).click();
    await seeText(page, "We send a link that works once, for 30 minutes.");
    await seeText(page, "Three causes are common");
    expect(
      await page.$$eval("main details[open] > div", (all) =>
        all.map((one) => one.querySelectorAll("p").length),
      ),
    ).toEqual([3, 3]);
    await judgeState("help-answers", { width: 360, theme: "dark" });
    const data = await page.$eval('script[type="application/ld+json"]', (one) => one.textContent ?? "");
    expect(JSON.parse(data)).toMatchObject({ "@type": "FAQPage", mainEntity: { length: 4 } });
  });

  it("the form says what is wrong at each field [P1-5.27, P1-5.28, P1-5.29, P1-5.30, P1-5.31, P1-5.32]", async () => {
    await submit();
    await seeText(page, "Name must be at least 2 characters");
    await fill({ name: "A", email: "abc", subject: "abcd", message: "too short" });
    await submit();
    for (const words of [
      "Name must be at least 2 characters",
      "Please enter a valid email address",
      "Subject must be at least 5 characters",
      "Please select a category",
      "Please select a priority level",
      "Message must be at least 10 characters",
    ])
      await seeText(page, words);
    await page.waitForSelector("form [name=name][aria-invalid=true]:focus");
    await judgeState("help-faults", { width: 360, theme: "light" });
  });

  it("offers exactly its categories and priorities [P1-5.33, P1-5.34]", async () => {
    const options = (name: string) =>
      page.$$eval(`form [name=${name}] option`, (all) => all.map((one) => one.value).filter(Boolean));
    expect(await options("category")).toEqual([...supportCategories]);
    expect(await options("priority")).toEqual([...supportPriorities]);
  });

  it("a draft that cannot be opened is told, and nothing typed is lost [P1-8.51]", async () => {
    await catchDraft(true);
    await fill(right);
    await submit();
    await seeText(page, "Something went wrong. Please try again or contact us directly.");
    expect(await valueIn(page, "form [name=message]")).toBe(right.message);
  });

  it("calls nobody, opens the draft with all six, and thanks; then the form again [P1-2.164, P1-5.33, P1-5.34, P1-7.51]", async () => {
    await catchDraft(false);
    const asked: string[] = [];
    page.on("request", (one) => asked.push(one.url()));
    await page.locator("form [name=subject]").click();
    await page.keyboard.press("Enter");
    await seeText(page, "Thank you for your feedback");
    const draft = new URL((await page.$eval("body", (one) => one.dataset.draft)) ?? "");
    expect([draft.protocol, draft.pathname]).toEqual(["mailto:", ""]);
    expect(draft.searchParams.get("subject")).toBe("[billing] Refund please");
    const body = draft.searchParams.get("body") ?? "";
    for (const part of [right.name, right.email, "billing", "high", right.message])
      expect(body).toContain(part);
    expect(asked).toEqual([]);
    await judgeState("help-thanks", { width: 360, theme: "dark" });
    await press(page, "Submit Another Request");
    for (const name of Object.keys(right)) expect(await valueIn(page, `form [name=${name}]`), name).toBe("");
  });
});

describe("privacy, terms and the extension", () => {
  it.each([
    [pages.privacy, "Nothing about you. No score is sent to an employer"],
    [pages.terms, "3 resume optimisations for the life of the account"],
    [pages.extension, "Press Submit on an application"],
  ])("%s says it", async (address, words) => {
    await go(address);
    await seeText(page, words);
  });

  it("sign-up leads to the terms and the policy that one agrees to", async () => {
    await go(pages.signup);
    await valueIn(page, "input[name=fullName]");
    for (const address of [pages.terms, pages.privacy])
      expect(await page.$eval(`form a[href="${address}"]`, (one) => one.getAttribute("target"))).toBe(
        "_blank",
      );
  });
});

describe("the whole product", () => {
  it("the landing page presents a beta with its tools, figures and questions [P1-1.01, P1-1.02, P1-1.07, P1-1.19, P1-1.20, P1-1.23, P1-1.24, P1-1.25, P1-1.26, P1-1.28, P1-7.39]", async () => {
    const asked: string[] = [];
    page.on("request", (one) => asked.push(new URL(one.url()).pathname));
    await page.goto(testOrigin + pages.home, { waitUntil: "networkidle0" });
    expect(asked).not.toContain("/api/user/subscription");
    const landing = (await page.$eval("body", (one) => one.textContent ?? "")).toLowerCase();
    for (const part of [
      ...["beta", "up to 5 jobs are free", "92%", "3.2x"],
      ...["interview preparation", "resume builder", "linkedin optimisation", "browser extension"],
      ...["job matcher", "resume manager"],
    ])
      expect(landing, part).toContain(part);
    const answers = Object.fromEntries(
      await page.$$eval("details", (all) =>
        all.map((one) => [one.querySelector("summary")?.textContent ?? "", one.textContent ?? ""]),
      ),
    );
    for (const [question, answer] of [
      ["Is my resume ATS-friendly?", "reading program"],
      ["What is a good match score?", "70 and 90%"],
      ["Should I repeat keywords?", "No. Repeats add nothing"],
      ["Do I need a new resume for every job?", "for each job"],
      ["Can employers post jobs?", "Up to 5 jobs are free"],
    ] as const)
      expect(answers[question], question).toContain(answer);
    await go(pages.postJob);
    await seeText(page, "Up to 5 jobs are free.");
  });

  it("each of its areas has a working screen, with Australian places [P1-0.01, P1-1.08]", async () => {
    await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
    for (const [address, words] of [
      [pages.resumeOptimizer, "Optimize My Resume"],
      [pages.coverLetter, "Generate New"],
      [pages.applications, "Total Applications"],
      [pages.jobBoard, "Sydney"],
      [pages.notifications, "Notifications"],
      [pages.templates, "Made for Australia"],
      [pages.blog, "Australian job search"],
      [pages.help, "Help and support"],
    ] as const) {
      await go(address);
      await seeText(page, words);
      expect(await page.$eval("body", (one) => one.innerText), address).not.toContain("404 Page Not Found");
    }
  });
});
