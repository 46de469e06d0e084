import { beforeEach, describe, expect, it } from "vitest";
import { planFill } from "../plan-fill.ts";
import { someAnswers } from "../testing/a-person.ts";
import { createFormFiller } from "./form-filler.ts";
import { createFormReader } from "./form-reader.ts";

/** A page's own list box: it opens while something is typed, and shows what was picked beside the box. */
function draw(
  options: string[],
  onPick: (box: HTMLInputElement, option: HTMLElement) => void,
): HTMLInputElement {
  document.body.innerHTML = `<form><label>First name<input id="first"></label><label>Email<input></label>
    <div><label for="c">Country</label><div><span id="shown"></span><input id="c" role="combobox" aria-autocomplete="list" aria-controls="list"></div></div>
    <ul id="list" role="listbox"></ul></form>`;
  const box = document.querySelector<HTMLInputElement>("#c") as HTMLInputElement;
  const list = document.querySelector("#list") as HTMLElement;
  box.addEventListener("input", () => {
    box.setAttribute("aria-expanded", "true");
    queueMicrotask(() => {
      list.innerHTML = options.map((one) => `<li role="option">${one}</li>`).join("");
      for (const option of list.querySelectorAll<HTMLElement>("li"))
        option.addEventListener("click", () => onPick(box, option));
    });
  });
  return box;
}

async function fillPage() {
  const reader = createFormReader(document);
  const filler = createFormFiller(reader.elements);
  const { fill } = planFill(reader.read().snapshot, someAnswers());
  const results = await filler.fill(fill.map(({ ref, action }) => ({ ref, action })));
  const { ref } = fill.find(({ field }) => field === "country") ?? {};
  return { filler, isDone: results.find((one) => one.ref === ref)?.done };
}

function close(box: HTMLInputElement): void {
  box.setAttribute("aria-expanded", "false");
  document.querySelector("#list")?.replaceChildren();
}

// A list that never opens is waited for; two busy cores stretch that.
describe("a list box of the page's own", { timeout: 30_000 }, () => {
  beforeEach(() => document.body.replaceChildren());

  it("counts as filled once the page shows what was picked", async () => {
    draw(["Austria", "Australia"], (box, option) => {
      const shown = document.querySelector("#shown");
      if (shown) shown.textContent = option.textContent;
      box.value = "";
      close(box);
    });
    expect((await fillPage()).isDone).toBe(true);
    expect(document.querySelector("#shown")?.textContent).toBe("Australia");
  });

  it("counts as left when the page does not take it", async () => {
    draw(["Australia"], (box) => {
      box.value = "";
      close(box);
    });
    expect((await fillPage()).isDone).toBe(false);
  });

  it.each([
    ["two options say the same", ["Australia", "Australia"]],
    ["none says just that", ["Australia, Brunswick", "South Australia"]],
    ["the option is a link", ['<a href="/leave">Australia</a>']],
  ])(
    "picks nothing when %s, keeps the typed words for the person, and takes them back",
    async (_, options) => {
      let picked = 0;
      const box = draw(options, () => {
        picked += 1;
      });
      const { filler, isDone } = await fillPage();
      expect([picked, isDone, box.value]).toEqual([0, false, "Australia"]);
      expect(await filler.undo()).toBeGreaterThan(0);
      expect(box.value).toBe("");
    },
  );
});
