import type { HTTPRequest, Page } from "puppeteer";
import { expect } from "vitest";
import type { Application } from "#shared/contract/applications/application.ts";
import { type ApplicationStatus, statusLabel } from "#shared/domain/applications/status.ts";
import { intercept } from "#shared/testing/e2e/intercept.ts";
import { go } from "../go.ts";
import { seeText } from "../visit.ts";

/** An application as the list answers it. */
export function anApplication(change: Partial<Application> & { id: string }): Application {
  return {
    jobTitle: `Analyst ${change.id}`,
    company: "Banksia Super",
    location: "Geelong VIC",
    salary: "",
    status: "applied",
    notes: "",
    contactName: "",
    contactEmail: "",
    jobUrl: "",
    followUpDate: null,
    closingDate: null,
    interviewDate: null,
    appliedDate: "2026-03-05T02:00:00.000Z",
    createdAt: "2026-03-05T02:00:00.000Z",
    identityKey: null,
    jobDescription: "",
    contacts: [],
    interviewTime: "",
    requirementEdits: [],
    capturedAt: null,
    archivedAt: null,
    ...change,
  } as Application;
}

export interface TrackerRequest {
  method: string;
  path: string;
  body: unknown;
}

/** A status with a body, or what to do with the request. */
type Reply = { status: number; body?: unknown } | "hold";

const asJson = ({ status, body }: { status: number; body?: unknown }) => ({
  status,
  contentType: "application/json",
  body: JSON.stringify(body ?? {}),
});

/** One runs at a time: a test that failed half-way must not spoil the next. */
const current = new WeakMap<Page, () => Promise<void>>();

/**
 * Answers calls in the server's place until `stop`: the first rule that fits counts, other calls go through. All calls
 * to the API are stored in `asked`.
 */
export async function standIn(page: Page, rules: Record<string, Reply>) {
  await current.get(page)?.();
  const asked: TrackerRequest[] = [];
  const held: HTTPRequest[] = [];
  const onRequest = (request: HTTPRequest) => {
    const { pathname } = new URL(request.url());
    const call = `${request.method()} ${pathname}`;
    if (pathname.startsWith("/api/"))
      asked.push({
        method: request.method(),
        path: pathname,
        body: JSON.parse(request.postData() ?? "null"),
      });
    const rule = Object.entries(rules).find(([pattern]) => new RegExp(`^${pattern}$`).test(call))?.[1];
    if (!rule) return void request.continue();
    if (rule === "hold") return void held.push(request);
    void request.respond(asJson(rule));
  };
  const end = await intercept(page, onRequest);
  const stop = async () => {
    current.delete(page);
    await end();
  };
  current.set(page, stop);
  return {
    asked,
    rules,
    held,
    /**
     * Lets what is held back go through, or answers it. A screen shows a change before its request is under way: while
     * a rule holds back, the first request is waited for.
     */
    release: async (reply?: { status: number; body?: unknown }) => {
      if (Object.values(rules).includes("hold")) await expect.poll(() => held.length).toBeGreaterThan(0);
      for (const request of held.splice(0))
        await (reply ? request.respond(asJson(reply)) : request.continue());
    },
    stop,
  };
}

/** The tracker with a list of our own. @param search of the address. */
export async function openWith(
  page: Page,
  rows: readonly Application[],
  search = "",
  more: Record<string, Reply> = {},
) {
  const desk = await standIn(page, {
    // Of our own list the server knows no head.
    "GET /api/tracker-rows": { status: 404 },
    ...more,
    "GET /api/applications": { status: 200, body: rows },
  });
  await go(page, `/application-tracker${search}`);
  await seeText(page, "Total Applications");
  return desk;
}

/** The titles that are there, in their order. */
export function titles(page: Page): Promise<string[]> {
  return page.$$eval("[data-item] :is(h2, h3)", (all) => all.map((one) => one.textContent ?? ""));
}

/** Waits until exactly these titles are there. */
export async function seeTitles(page: Page, wanted: readonly string[]): Promise<void> {
  const matches = (list: string) =>
    JSON.stringify(
      [...document.querySelectorAll("[data-item] :is(h2, h3)")].map((one) => one.textContent ?? ""),
    ) === list;
  await page
    .waitForFunction(matches, { timeout: 15_000, polling: 50 }, JSON.stringify(wanted))
    .catch(async () => {
      throw new Error(`${JSON.stringify(await titles(page))} is not ${JSON.stringify(wanted)}`);
    });
}

/** A call of the signed-in person, past the screen. */
export function call<Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  return page.evaluate(
    async (how, where, what) => {
      const response = await fetch(where, {
        method: how,
        headers: {
          "Content-Type": "application/json",
          "X-Kelpie-Token": localStorage.getItem("auth_token") ?? "",
        },
        body: what,
      });
      return response.json();
    },
    method,
    path,
    body === undefined ? null : JSON.stringify(body),
  );
}

/** The pill that says the status of the job with this title, and opens the menu that changes it. */
export const statusOf = (title: string) => `[aria-label^="Status of ${title}"]`;

/** Changes the status by its menu. */
export async function chooseStatus(page: Page, title: string, status: ApplicationStatus): Promise<void> {
  await page.locator(statusOf(title)).click();
  await page.locator(`[role=menuitemradio]::-p-text(${statusLabel(status)})`).click();
  await page.waitForFunction(() => !document.querySelector("[role=menu]"));
}

export async function seeStatus(page: Page, title: string, status: ApplicationStatus): Promise<void> {
  await page.waitForSelector(`${statusOf(title)}[aria-label$=": ${statusLabel(status)}"]`);
}
