import type { CDPSession, Page, WebWorker } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RestartableApi, startRestartableApi } from "#shared/testing/e2e/start-api.ts";
import { checkPanel } from "./check-panel.ts";
import { type Launched, openPanel } from "./launch-extension.ts";
import { press, seeMatch, seeText, typeNote } from "./panel-actions.ts";
import { openSavedPage, ownPage } from "./serve-page.ts";
import { startPanel } from "./start-panel.ts";

const ad = ownPage("nurse-ad.html", "https://au.seek.com/job/88410222");

declare const chrome: {
  storage: {
    local: { get(key: string): Promise<Record<string, unknown>>; set(items: object): Promise<void> };
  };
};

let api: RestartableApi;
let kelpie: Launched;
let tab: Page;
let panel: Page;
let token = "";

interface Row {
  identityKey: string;
  notes: string;
  followUpDate: string | null;
}

async function savedRows(): Promise<Row[]> {
  const answer = await fetch(`${api.origin}/api/applications`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as Row[];
}

/** The worker's own thread. It is looked up each time, because the worker sleeps and wakes. */
async function workerOf({ browser }: Launched): Promise<{ worker: WebWorker; session: CDPSession }> {
  const target = await browser.waitForTarget((one) => one.type() === "service_worker");
  const worker = await target.worker();
  if (!worker) throw new Error("No worker");
  return { worker, session: await target.createCDPSession() };
}

/** Holds the server's first answer in the browser; requests that reached no server continue. */
function holdAnswer(session: CDPSession): Promise<void> {
  return new Promise((resolve) => {
    session.on("Fetch.requestPaused", ({ requestId, responseErrorReason }) => {
      if (responseErrorReason === undefined) return resolve();
      session
        .send("Fetch.failRequest", { requestId, errorReason: responseErrorReason })
        .catch(() => undefined);
    });
  });
}

/** The alarm that wakes the worker half a minute after the last attempt. */
const ringAlarm = () => panel.evaluate("chrome.alarms.create('queue', { when: Date.now() })");

/** An alarm during one of the queue's own attempts is ignored, so it is repeated until the expected call arrives. */
async function ringUntil(comes: Promise<unknown>): Promise<void> {
  let isThere = false;
  const there = comes.then(() => {
    isThere = true;
  });
  const ring = async () => {
    if (!isThere) await ringAlarm();
    return isThere;
  };
  await Promise.all([there, expect.poll(ring, { interval: 500, timeout: 40_000 }).toBe(true)]);
}

/** Sets the date as the browser's calendar does; the order of typed digits depends on the browser's language. */
async function chooseDay(day: string): Promise<void> {
  await panel.$eval(
    "input[type=date]",
    (field, wanted) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, wanted);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    day,
  );
}

describe("what cannot be sent yet", () => {
  beforeAll(async () => {
    api = await startRestartableApi();
    ({ kelpie, tab, panel } = await startPanel("queue", ad, { api }));
    token = await panel.evaluate(async () => {
      const { token: kept } = await chrome.storage.local.get("token");
      return JSON.parse(String(kept)) as string;
    });
  });
  afterAll(async () => {
    await kelpie?.browser.close();
    await api?.stop();
  });

  it("with the API down a save waits, is shown, and survives the panel", async () => {
    await api.pause();
    await typeNote(panel, "Ask about nights");
    await chooseDay("2030-12-03");
    await press(panel, "Save");
    await seeText(panel, "1 change waits to be sent.");
    await seeText(panel, "The ad, your edits and your note are kept on this computer.");
    await checkPanel(panel, "09b-queued");
    await panel.reload();
    await seeMatch(panel);
    await seeText(panel, "Waiting to send");
    await press(panel, "Show");
    await seeText(panel, "Save this job, today");
    await checkPanel(panel, "20-queue");
  });

  it("with the API back it is sent from the list, once, with note and follow-up day [BD-31]", async () => {
    await api.restart();
    await press(panel, "Send now");
    await seeText(panel, "Everything is sent. Nothing waits.");
    await press(panel, "Back");
    await seeText(panel, "You saved this today");
    await seeText(panel, "Follow up on 3 December 2030");
    expect(await savedRows()).toMatchObject([
      { identityKey: "seek-au:88410222", notes: "Ask about nights", followUpDate: "2030-12-03" },
    ]);
  });

  it("the worker killed between the server's answer and its own note of it: exactly one row", async () => {
    await api.pause();
    await openSavedPage(tab, { ...ad, url: "https://au.seek.com/job/88410999" });
    await openPanel(kelpie, tab);
    await seeMatch(panel);
    await press(panel, "Save");
    await seeText(panel, "1 change waits to be sent.");
    const { worker, session } = await workerOf(kelpie);
    // Before the API is back, because the queue may send as soon as it is.
    const answered = holdAnswer(session);
    await session.send("Fetch.enable", { patterns: [{ urlPattern: "*", requestStage: "Response" }] });
    await api.restart();
    await ringUntil(answered);
    expect(await savedRows()).toHaveLength(2);
    await worker.close();
    // A session outlives the worker's thread and would also hold the next answer.
    await session.detach().catch(() => undefined);
    // The worker did not receive the answer, so the call still waits and is sent again with its key.
    await seeText(panel, "1 change waits to be sent.");
    await ringUntil(seeText(panel, "You saved this today"));
    expect(await savedRows()).toHaveLength(2);
    // First the save is recorded, then the queue removes it.
    await expect.poll(() => panel.evaluate(() => document.body.innerText)).not.toContain("waits to be sent");
  });

  it("lists what was sent, in the words of the buttons", async () => {
    await press(panel, "Menu");
    await press(panel, "Sent to Kelpie");
    await seeText(panel, "Everything this extension has sent to your account");
    const words = await panel.$$eval("main li p:first-child", (lines) =>
      lines.map((line) => line.textContent),
    );
    expect(words).toContain("Save");
    await checkPanel(panel, "21-sent");
    await panel.keyboard.press("Escape");
    await seeText(panel, "You saved this today");
  });

  it("a connection that was ended keeps what waits and says so", async () => {
    await api.pause();
    await openSavedPage(tab, { ...ad, url: "https://au.seek.com/job/88411000" });
    await openPanel(kelpie, tab);
    await seeMatch(panel);
    await press(panel, "Save");
    await seeText(panel, "1 change waits to be sent.");
    await panel.evaluate(() => chrome.storage.local.set({ token: '"ended"' }));
    await api.restart();
    await panel.reload();
    await seeText(panel, "Connect again");
    await seeText(panel, "1 change waits on this computer");
    await checkPanel(panel, "22-connect-again");
  });
});
