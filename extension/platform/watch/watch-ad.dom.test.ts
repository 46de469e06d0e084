// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { waitForChange } from "./watch-ad.ts";

const pane = () => document.querySelector("#pane") as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<ul><li><a href="/1"><h3>Site Supervisor</h3></a></li></ul><div id="pane"><h2>Site Supervisor</h2><p>The ad</p></div>`;
});

it("tells when the ad in a pane is swapped, though the list beside it still has its link", async () => {
  const gone = waitForChange("Site Supervisor", true);
  pane().innerHTML = "<h2>Electrician</h2><p>Another ad</p>";
  await expect(gone).resolves.toBe(true);
});

it("takes an ad that is drawn anew for the same", async () => {
  const looks: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (look: () => void) => looks.push(look));
  const gone = waitForChange("Site Supervisor", true);
  const isGone = () => Promise.race([gone, Promise.resolve("not yet")]);
  pane().innerHTML = "<h2>Site Supervisor</h2><p>The ad, drawn anew</p>";
  await vi.waitUntil(() => looks.length === 1);
  looks.pop()?.();
  expect(await isGone()).toBe("not yet");
  pane().replaceChildren();
  await vi.waitUntil(() => looks.length === 1);
  looks.pop()?.();
  expect(await gone).toBe(true);
  vi.unstubAllGlobals();
});

it("waits for nothing where no heading says the title", async () => {
  await expect(waitForChange("Nurse", false)).resolves.toBe(false);
  // The ad was replaced between reading and watching.
  await expect(waitForChange("Nurse", true)).resolves.toBe(true);
});
