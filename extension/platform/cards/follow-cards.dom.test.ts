// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { placeOn } from "./card-chips.ts";
import { followCards } from "./follow-cards.ts";

let idle: (() => void)[] = [];
let seen: (cards: Element[]) => void = () => undefined;

/** Runs everything that waits for the page to be idle. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    for (const run of idle.splice(0)) run();
    await Promise.resolve();
    await Promise.resolve();
  }
}

const card = (id: number) =>
  `<li id="c${id}"><a href="https://au.seek.com/job/8841020${id}">Job ${id}</a><button>Save</button></li>`;
const byId = (id: string) => document.getElementById(id) as Element;

beforeEach(() => {
  idle = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(hear: (entries: object[]) => void) {
        seen = (cards) => hear(cards.map((target) => ({ target, isIntersecting: true })));
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = `<ul>${card(1)}${card(2)}${card(3)}</ul><a href="https://elsewhere.example/job/9">x</a>`;
});
afterEach(() => vi.unstubAllGlobals());

it("asks only for cards that came into view, and changes no element of the page", async () => {
  const before = document.body.innerHTML;
  const ask = vi.fn(async () => ({ "seek-au:88410201": { value: 83, isSaved: true } }));
  const { layer, end } = followCards(ask, "au.seek.com");
  await rest();
  expect(ask).not.toHaveBeenCalled();
  seen([byId("c1"), byId("c2")]);
  await rest();
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    type: "cards-shown",
    keys: ["seek-au:88410201", "seek-au:88410202"],
  });
  expect(layer.texts()).toEqual(["\u2713 83%"]);
  expect(document.body.innerHTML).toBe(before);
  end();
  expect(document.querySelector("kelpie-scores")).toBeNull();
});

it("leaves the page at once where the scores are switched off", async () => {
  const ask = vi.fn(async () => false);
  followCards(ask, "au.seek.com");
  await rest();
  seen([byId("c1")]);
  await rest();
  seen([byId("c2")]);
  await rest();
  expect(document.querySelector("kelpie-scores")).toBeNull();
});

it("takes a page with one job for no list", async () => {
  document.body.innerHTML = card(1);
  const ask = vi.fn(async () => ({}));
  const { layer, end } = followCards(ask, "au.seek.com");
  await rest();
  seen([byId("c1")]);
  await rest();
  expect([ask.mock.calls.length, layer.texts()]).toEqual([0, []]);
  end();
});

it("keeps off buttons: the upper corner, else the lower one, else none", () => {
  const box = (left: number, top: number, width: number, height: number) => () =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
  const [own, button] = [byId("c1"), byId("c1").querySelector("button") as Element];
  const link = byId("c1").querySelector("a") as Element;
  own.getBoundingClientRect = box(0, 0, 600, 120);
  link.getBoundingClientRect = box(10, 10, 200, 20);
  button.getBoundingClientRect = box(10, 90, 40, 20);
  expect(placeOn(own)).toEqual({ left: 530, top: 8 });
  button.getBoundingClientRect = box(560, 5, 32, 32);
  expect(placeOn(own)).toEqual({ left: 530, top: 90 });
  link.getBoundingClientRect = box(0, 80, 600, 40);
  expect(placeOn(own)).toBeUndefined();
});
