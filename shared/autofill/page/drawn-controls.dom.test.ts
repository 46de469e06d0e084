import { beforeEach, describe, expect, it } from "vitest";
import { planFill } from "../plan-fill.ts";
import { someAnswers } from "../testing/a-person.ts";
import { createFormFiller } from "./form-filler.ts";
import { createFormReader } from "./form-reader.ts";

const NAME = "<label>First name<input></label><label>Email<input></label>";
const page = () => document.body;
const one = <Found extends Element = HTMLElement>(selector: string) =>
  page().querySelector(selector) as Found;

async function fillPage(said: Parameters<typeof someAnswers>[0] = {}) {
  const reader = createFormReader(document);
  const filler = createFormFiller(reader.elements);
  const { fill, left } = planFill(reader.read().snapshot, someAnswers(said));
  const results = await filler.fill(fill.map(({ ref, action }) => ({ ref, action })));
  const isDone = (asked: string) => {
    const item = fill.find((each) => each.asked.startsWith(asked));
    return item === undefined ? undefined : results.find(({ ref }) => ref === item.ref)?.done;
  };
  return { reader, filler, fill, left, isDone };
}

/** A list behind a button, as Workday draws it: nothing of it is in the page before it is opened, and it loads late. */
function drawListButton(label: string, options: string[], type = "button"): void {
  page().insertAdjacentHTML(
    "beforeend",
    `<form>${NAME}<div><label for="b">${label}</label><button id="b" type="${type}" aria-haspopup="listbox" aria-expanded="false">Select One</button></div></form>`,
  );
  const button = one<HTMLButtonElement>("#b");
  const close = () => {
    button.setAttribute("aria-expanded", "false");
    one("#options")?.remove();
  };
  button.addEventListener("keydown", ({ key }) => key === "Escape" && close());
  button.addEventListener("click", () => {
    button.setAttribute("aria-expanded", "true");
    page().insertAdjacentHTML("beforeend", `<ul id="options" role="listbox"></ul>`);
    queueMicrotask(() => {
      for (const text of ["Select One", ...options]) {
        const option = document.createElement("li");
        option.setAttribute("role", "option");
        option.textContent = text;
        option.addEventListener("click", () => {
          button.textContent = text;
          close();
        });
        one("#options")?.append(option);
      }
    });
  });
}

/** Draws a list as react-select does: the box stays empty, and the choice is shown next to it. */
function drawReactSelect(label: string, options: string[]): void {
  page().insertAdjacentHTML(
    "beforeend",
    `<form>${NAME}<div><label for="r">${label}</label><div class="select__control"><div class="select__value-container"><div class="select__placeholder">Select...</div><div><input id="r" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-haspopup="true"></div></div></div></div></form>`,
  );
  const box = one<HTMLInputElement>("#r");
  const face = one(".select__placeholder");
  box.addEventListener("keydown", ({ key }) => {
    if (key !== "Backspace") return;
    face.className = "select__placeholder";
    face.textContent = "Select...";
  });
  box.addEventListener("input", () => {
    one("#r-list")?.remove();
    if (box.value === "") return;
    box.setAttribute("aria-expanded", "true");
    box.setAttribute("aria-controls", "r-list");
    page().insertAdjacentHTML("beforeend", `<div id="r-list" role="listbox"></div>`);
    for (const text of options.filter((each) => each.toLowerCase().includes(box.value.toLowerCase()))) {
      const option = document.createElement("div");
      option.setAttribute("role", "option");
      option.textContent = text;
      option.addEventListener("click", () => {
        face.className = "select__single-value";
        face.textContent = text;
        box.value = "";
        box.setAttribute("aria-expanded", "false");
        one("#r-list")?.remove();
      });
      one("#r-list")?.append(option);
    }
  });
}

const yesNo = (question: string, pressed: string) =>
  `<form>${NAME}<div><label>${question}</label><div><button type="button">Yes</button><button type="button">No</button><input type="checkbox" tabindex="-1" name="x"></div></div>${pressed}</form>`;

describe("controls that a page draws itself", { timeout: 30_000 }, () => {
  beforeEach(() => page().replaceChildren());

  it("opens a list behind a button, picks the one option, and takes the pick back", async () => {
    drawListButton("Country*", ["Austria", "Australia", "New Zealand"]);
    const { isDone, filler, reader } = await fillPage();
    expect([isDone("Country"), one("#b").textContent]).toEqual([true, "Australia"]);
    expect(reader.read().snapshot.controls.at(-1)).toMatchObject({
      kind: "listbox",
      hasValue: true,
      isRequired: true,
    });
    expect(await filler.undo()).toBe(3);
    expect(one("#b").textContent).toBe("Select One");
  });

  it("picks the other spelling of a state, and closes a list that has no such option", async () => {
    drawListButton("State", ["Queensland", "Victoria"]);
    expect((await fillPage()).isDone("State")).toBe(true);
    page().replaceChildren();
    drawListButton("State", ["Ontario", "Quebec"]);
    expect((await fillPage()).isDone("State")).toBe(false);
    expect([one("#b").textContent, one("#b").ariaExpanded, one("#options")]).toEqual([
      "Select One",
      "false",
      null,
    ]);
  });

  it("leaves a list button to the select it stands over, and to no select that asks something else", () => {
    const button = (id: string) =>
      `<button type="button" id="${id}" aria-haspopup="listbox">Select One</button>`;
    const select = "<select><option value=''>Select One</option><option>SEEK</option></select>";
    page().innerHTML = `<form>${NAME}<div><label for="x">Country</label><div>${button("x")}${select}</div></div></form>`;
    const kinds = () =>
      createFormReader(document)
        .read()
        .snapshot.controls.map(({ kind }) => kind);
    expect(kinds()).toEqual(["text", "text", "select"]);
    page().innerHTML = `<form>${NAME}<div><div><label for="x">Country</label>${button("x")}</div><label>Source${select}</label></div></form>`;
    expect(kinds()).toEqual(["text", "text", "listbox", "select"]);
  });

  it("never presses a button that could send the form", async () => {
    drawListButton("Country", ["Australia"], "submit");
    let pressed = 0;
    one("#b").addEventListener("click", () => (pressed += 1));
    expect([(await fillPage()).isDone("Country"), pressed]).toEqual([false, 0]);
  });

  it("never writes a sentence into a list: a question of yes and no gets yes or no", async () => {
    drawReactSelect("Are you legally entitled to work in Australia?", ["Yes", "No"]);
    const { isDone, fill, filler } = await fillPage();
    expect(fill.at(-1)).toMatchObject({ field: "work_rights", action: { kind: "pick", wanted: ["Yes"] } });
    expect([isDone("Are you legally"), one(".select__single-value").textContent]).toEqual([true, "Yes"]);
    await filler.undo();
    expect(one(".select__placeholder").textContent).toBe("Select...");
  });

  it("leaves a list alone where the saved answer is a story", async () => {
    drawReactSelect("Do you have forklift experience?", ["Yes", "No"]);
    const answer =
      "I have driven forklifts in three warehouses, most lately at the port, with a current ticket.";
    const answers = [{ question: "Do you have forklift experience?", answer }];
    const { fill, left } = await fillPage({ answers });
    expect(fill.map(({ field }) => field)).toEqual(["first_name", "email"]);
    expect(left.map(({ reason }) => reason)).toEqual(["does_not_fit"]);
  });

  it("presses the button Yes as it would a radio button, and again to take it back", async () => {
    page().innerHTML = yesNo("Do you have the right to work in Australia?", "");
    const buttons = [...page().querySelectorAll("button")];
    for (const button of buttons)
      button.addEventListener("click", () => {
        const isOn = button.classList.contains("option_active");
        for (const each of buttons) each.classList.remove("option_active");
        button.classList.toggle("option_active", !isOn);
      });
    const { isDone, filler, reader } = await fillPage();
    expect(isDone("Do you have the right")).toBe(true);
    expect(buttons.map(({ className }) => className)).toEqual(["option_active", ""]);
    expect(reader.read().snapshot.controls.map(({ kind }) => kind)).toEqual(["text", "text", "radio"]);
    await filler.undo();
    expect(buttons.map(({ className }) => className)).toEqual(["", ""]);
  });

  it("says that a press was not taken when the page does not show it", async () => {
    page().innerHTML = yesNo("Do you have the right to work in Australia?", "");
    expect((await fillPage()).isDone("Do you have the right")).toBe(false);
  });

  it("answers radio buttons by their role, and leaves a drawn consent alone", async () => {
    page().innerHTML = `<form>${NAME}<div role="radiogroup" aria-labelledby="q"><p id="q">Are you entitled to work in Australia?</p><div role="radio" aria-checked="false">Yes</div><div role="radio" aria-checked="false">No</div></div><div role="checkbox" aria-checked="false" aria-label="I agree to the privacy policy"></div><button type="button" role="switch" aria-checked="false" aria-label="Subscribe to job alerts"></button></form>`;
    for (const choice of page().querySelectorAll("[aria-checked]"))
      choice.addEventListener("click", () => choice.setAttribute("aria-checked", "true"));
    expect((await fillPage()).isDone("Are you entitled")).toBe(true);
    const states = [...page().querySelectorAll("[aria-checked]")].map((each) => each.ariaChecked);
    expect(states).toEqual(["true", "false", "false", "false"]);
  });

  it("reads back what it wrote: a value that the page throws away counts as left", async () => {
    page().innerHTML = `<form>${NAME}<label>Phone<input id="p"></label></form>`;
    one("#p").addEventListener("change", () => setTimeout(() => (one<HTMLInputElement>("#p").value = "")));
    const { isDone } = await fillPage();
    expect([isDone("First name"), isDone("Phone")]).toEqual([true, false]);
  });

  it("keeps the places of controls when more appear, so that a plan still means what it showed", async () => {
    page().innerHTML = `<form>${NAME}</form>`;
    const reader = createFormReader(document);
    reader.read();
    one("form").insertAdjacentHTML("afterbegin", "<label>Suburb<input id=new></label>");
    const { controls } = reader.read().snapshot;
    expect(controls.map(({ label, ref }) => [label, ref])).toEqual([
      ["Suburb", 2],
      ["First name", 0],
      ["Email", 1],
    ]);
    expect(reader.elements()[2]).toEqual([one("#new")]);
  });
});
