import { beforeAll, expect, it } from "vitest";
import { openDesk } from "../desk.ts";
import { checkLooks, open, press, seeAddress, seeText, signIn } from "../visit.ts";

const desk = openDesk();
const list = "/application-tracker?status=applied&sort=-company&view=list";
const chip = (name: string) => `::-p-xpath(//ul[@aria-label="Your views"]//button[.="${name}"])`;

beforeAll(() => signIn(desk.page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" }));

it("a view is saved under a name, found in another browser, and opens what it kept", async () => {
  const { page, browser } = desk;
  await open(page, list);
  await press(page, "Save this view");
  await page.waitForSelector("[name=viewName]");
  await page.type("[name=viewName]", "Waiting");
  await page.keyboard.press("Enter");
  await seeText(page, "View saved");
  await page.waitForSelector(chip("Waiting"));
  const context = await browser.createBrowserContext();
  const other = await context.newPage();
  await other.setViewport({ width: 1280, height: 900 });
  await signIn(other, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  await open(other, "/application-tracker");
  await other.locator(chip("Waiting")).click();
  await seeAddress(other, list);
  await other.waitForSelector(`${chip("Waiting")}`);
  expect(await other.$eval(chip("Waiting"), (one) => one.getAttribute("aria-pressed"))).toBe("true");
  await other.goBack();
  await seeAddress(other, "/application-tracker");
  await context.close();
  await page.bringToFront();
});

it("a taken name is refused in words; a view is renamed, deleted, and comes back", async () => {
  const { page } = desk;
  await open(page, list);
  await press(page, "Your views");
  await page.waitForSelector("[name=viewName]");
  await page.type("[name=viewName]", "Waiting");
  await page.keyboard.press("Enter");
  await seeText(page, "You have a view of this name already.");
  await press(page, "Rename Waiting");
  await page.waitForSelector("[name=newViewName]");
  await page.type("[name=newViewName]", " long");
  await checkLooks(page, "tracker-views");
  await page.setViewport({ width: 1280, height: 900 });
  await page.focus("[name=newViewName]");
  await page.keyboard.press("Enter");
  await page.waitForSelector(chip("Waiting long"));
  await press(page, "Delete Waiting long");
  await seeText(page, "Deleted Waiting long.");
  await page.waitForFunction(() => !document.querySelector('[aria-label="Delete Waiting long"]'));
  await press(page, "Undo");
  await page.waitForSelector('[aria-label="Delete Waiting long"]');
});
