import { beforeAll, expect, it } from "vitest";
import { openDesk } from "./desk.ts";
import { checkLooks, open, paste, press, seeResult, signIn } from "./visit.ts";

const desk = openDesk();

const ad = `About the role
Bellwether Energy is looking for a Business Analyst to join a delivery team of eight people in Melbourne.
- Requirements gathering and SQL are required
- Experience with Jira and BPMN is highly regarded
You will run workshops with people from the network and write user stories for two vendors all year.`;

beforeAll(() => signIn(desk.page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" }));

it("a letter says of each sentence which lines of the person's resume it comes from", async () => {
  const { page } = desk;
  await open(page, "/cover-letters");
  await paste(page, "[name=jobTitle]", "Business Analyst");
  await paste(page, "[name=company]", "Bellwether Energy");
  await paste(page, "[name=jobDescription]", ad);
  await press(page, "Generate Cover Letter");
  await seeResult(page, "Where it comes from");
  await page.locator("summary ::-p-text(Where it comes from)").click();
  const told = await page.$$eval("details[open] > ul > li", (rows) =>
    rows.map((row) => ({
      sentence: row.querySelector("p")?.textContent ?? "",
      lines: [...row.querySelectorAll("q")].map((line) => line.textContent ?? ""),
    })),
  );
  const letter = await page.$eval(".paper", (sheet) => sheet.textContent ?? "");
  const resume = await page.evaluate(async () => (await fetch("/api/resumes/default")).text());
  expect(told.length).toBeGreaterThan(1);
  for (const { sentence, lines } of told) {
    expect(letter).toContain(sentence);
    for (const line of lines) expect(resume).toContain(JSON.stringify(line).slice(1, -1));
  }
  await checkLooks(page, "letter-sources");
});
