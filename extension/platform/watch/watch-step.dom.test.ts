// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitForStep } from "./watch-step.ts";

const form = () => document.querySelector("form") as HTMLFormElement;
let looks: (() => void)[] = [];

/** The page has changed and is idle. */
async function look(): Promise<void> {
  await vi.waitUntil(() => looks.length > 0);
  for (const one of looks.splice(0)) one();
}

function watch() {
  let isNext: boolean | undefined;
  void waitForStep().then((answer) => {
    isNext = answer;
  });
  return () => isNext;
}

beforeEach(() => {
  looks = [];
  vi.stubGlobal("requestIdleCallback", (one: () => void) => looks.push(one));
  document.body.innerHTML = "<form><input name=first><input name=mail></form>";
  const elements = Array.from(form().elements, (one) => [one]);
  vi.stubGlobal("kelpieForm", { elements: () => elements });
});
afterEach(() => vi.unstubAllGlobals());

it("waits while one of the controls that were read is still there, and while no other has come", async () => {
  const isNext = watch();
  form().append(document.createElement("input"));
  await look();
  form().replaceChildren("Saving...");
  await look();
  expect(isNext()).toBeUndefined();
  form().innerHTML = "<select></select>";
  await look();
  await vi.waitUntil(() => isNext() === true);
});

it("waits for nothing where no form was read", async () => {
  form().remove();
  await expect(waitForStep()).resolves.toBe(false);
});
