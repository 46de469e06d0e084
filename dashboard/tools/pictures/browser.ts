import puppeteer, { type Browser, type Page } from "puppeteer";
import { ensureDashboard, ensureExtension, extensionFolder } from "#shared/builds/ensure-built.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";

/** Chromium with the extension as it is now, for the address of the pictures' server. */
export async function launchWithExtension(): Promise<Browser> {
  ensureDashboard();
  ensureExtension(testOrigin, "e2e");
  return puppeteer.launch({
    headless: true,
    pipe: true,
    enableExtensions: [extensionFolder("e2e")],
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    defaultViewport: null,
  });
}

const data = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Senior Business Analyst",
  hiringOrganization: { "@type": "Organization", name: "Saltbush Energy" },
  jobLocation: {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: "Melbourne",
      addressRegion: "VIC",
      addressCountry: "AU",
    },
  },
  employmentType: "FULL_TIME",
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: "AUD",
    value: { "@type": "QuantitativeValue", minValue: 125_000, maxValue: 140_000, unitText: "YEAR" },
  },
};

/** Opens the landing page's ad as a job board has it: under an address, with the data that boards give. */
export async function openAd(page: Page, html: string): Promise<void> {
  const address = "https://jobs.example.com.au/senior-business-analyst-melbourne";
  const body = `<!doctype html><html lang="en-AU"><title>Senior Business Analyst</title>
    <script type="application/ld+json">${JSON.stringify(data)}</script><main>${html}</main></html>`;
  await page.setRequestInterception(true);
  page.on("request", (request) => {
    if (request.url() === address) void request.respond({ contentType: "text/html; charset=utf-8", body });
    else void request.abort();
  });
  await page.goto(address);
}

/** The icon is pressed on the page, and the side panel opens. */
export async function openPanel(browser: Browser, page: Page): Promise<Page> {
  const worker = await browser.waitForTarget((one) => one.type() === "service_worker");
  const own = (await browser.extensions()).get(new URL(worker.url()).host);
  if (!own) throw new Error("The extension did not load");
  await page.bringToFront();
  const target = browser.waitForTarget((one) => one.url().includes("/sidepanel.html"));
  await page.triggerExtensionAction(own);
  return (await target).asPage();
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(testOrigin + address, { waitUntil: "networkidle0" });
}

export async function see(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), { timeout: 20_000 }, text);
}

export async function press(page: Page, name: string): Promise<void> {
  await page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
}
