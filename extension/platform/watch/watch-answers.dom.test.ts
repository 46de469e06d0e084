// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitForAnswer } from "./watch-answers.ts";

const box = <Found extends HTMLElement = HTMLInputElement>(id: string) =>
  document.getElementById(id) as Found;

function answer(id: string, value: string): void {
  box(id).value = value;
  box(id).dispatchEvent(new Event("change", { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML = `<form><input id=why><textarea id=story></textarea>
    <select id=heard><option value="">Select</option><option value=7>A friend</option></select>
    <label><input id=yes type=radio name=own> Yes</label><input id=secret type=password></form>`;
  const elements = Array.from(document.querySelectorAll("input,textarea,select"), (one) => [one]);
  vi.stubGlobal("kelpieForm", { elements: () => elements });
});
afterEach(() => vi.unstubAllGlobals());

it("hears the first of the asked-about questions that is answered, and no other box", async () => {
  const heard = waitForAnswer([1]);
  answer("why", "Not asked about");
  answer("story", "");
  answer("story", " Because of its wards ");
  expect(await heard).toEqual({ ref: 1, answer: "Because of its wards" });
});

it("gives the words of a choice, never its code", async () => {
  const heard = waitForAnswer([2]);
  answer("heard", "7");
  expect(await heard).toEqual({ ref: 2, answer: "A friend" });
  const chosen = waitForAnswer([3]);
  box("yes").click();
  expect(await chosen).toEqual({ ref: 3, answer: "Yes" });
});

it("never gives what is typed into a password box", async () => {
  const heard = waitForAnswer([0, 4]);
  answer("secret", "hunter2");
  answer("why", "Curious");
  expect(await heard).toEqual({ ref: 0, answer: "Curious" });
});
