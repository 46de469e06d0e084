import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import PDFDocument from "pdfkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkPanel } from "./check-panel.ts";
import { controlNames, press, seeMatch, seeText } from "./panel-actions.ts";
import { ownPage } from "./serve-page.ts";
import { type StartedPanel, startPanel } from "./start-panel.ts";

/** A position description like a health service's; no page contains its text. */
const lines = [
  "Registered Nurse, Surgical Ward",
  "Corio Bay Health",
  "Location: Geelong VIC",
  "About the role",
  "You will plan and give nursing care to patients before and after surgery, and keep their records.",
  "What you need",
  "Current AHPRA registration as a registered nurse.",
  "At least two years of experience in an acute surgical ward.",
  "Sound knowledge of wound care and medication management.",
  "Strong written and verbal communication skills.",
  "Applications close 11 December 2030.",
];

function pdfOf(texts: readonly string[], password?: string): Promise<Buffer> {
  const file = new PDFDocument({ ...(password && { userPassword: password }) });
  const parts: Buffer[] = [];
  file.on("data", (part: Buffer) => parts.push(part));
  const whole = new Promise<Buffer>((resolve) => file.on("end", () => resolve(Buffer.concat(parts))));
  for (const text of texts) file.fontSize(11).text(text).moveDown(0.5);
  file.end();
  return whole;
}

let started: StartedPanel;
let server: Server;
let origin = "";
const files: Record<string, Buffer> = {};

beforeAll(async () => {
  files["/ad.pdf"] = await pdfOf(lines);
  files["/locked.pdf"] = await pdfOf(lines, "secret");
  files["/scan.pdf"] = await pdfOf([]);
  files["/broken.pdf"] = Buffer.from("%PDF-1.7\nnothing of the kind");
  server = createServer((request, response) => {
    response.setHeader("Content-Type", "application/pdf");
    response.end(files[request.url ?? ""]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  started = await startPanel("pdf-ad", ownPage("nurse-ad.html", "https://au.seek.com/job/88410222"));
});
afterAll(async () => {
  await started?.kelpie.browser.close();
  await started?.api.stop();
  server?.close();
});

/** Shows the file in the tab and clicks the icon. */
async function show(path: string): Promise<void> {
  const { tab, kelpie, panel } = started;
  // The handler of the first page would block the PDF viewer's own files.
  tab.removeAllListeners("request");
  await tab.setRequestInterception(false);
  await tab.goto(`${origin}${path}`).catch(() => undefined);
  await tab.bringToFront();
  await tab.triggerExtensionAction(kelpie.extension);
  await seeText(panel, "This is a PDF.");
}

it("a PDF in the tab is read after a press, named by its first lines, scored and saved", async () => {
  await show("/ad.pdf");
  await checkPanel(started.panel, "20-pdf");
  await press(started.panel, "Read this PDF");
  await seeMatch(started.panel);
  await seeText(started.panel, "Registered Nurse, Surgical Ward");
  await seeText(started.panel, "Geelong VIC");
  await checkPanel(started.panel, "20c-pdf-scored");
  expect(await controlNames(started.panel)).toContain("Save");
});

it.each([
  ["/locked.pdf", "This PDF has a password. Paste the ad instead."],
  ["/scan.pdf", "This PDF holds pictures of its pages and no text. Paste the ad instead."],
  ["/broken.pdf", "This PDF is damaged. Paste the ad instead."],
])("%s is not read, and says why", async (path, text) => {
  await show(path);
  await press(started.panel, "Read this PDF");
  await seeText(started.panel, text);
  if (path === "/scan.pdf") await checkPanel(started.panel, "20b-pdf-not-read");
});
