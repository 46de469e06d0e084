// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { planFill } from "../plan-fill.ts";
import { someAnswers } from "../testing/a-person.ts";
import { fillForm } from "./fill-form.ts";
import { readForm } from "./read-form.ts";

const FORM = `<form>
  <label>First name<input id=first></label>
  <label>Email<input id=mail value="own@example.com"></label>
  <label>State<select id=state><option value="">Select</option><option>NSW</option><option>VIC</option></select></label>
  <fieldset><legend>Right to work in Australia?</legend><label><input type=radio name=r value=1>Yes</label><label><input type=radio name=r value=0>No</label></fieldset>
  <label><input type=checkbox id=terms> I agree to the terms</label>
  <label style="display:none">Phone<input id=trap></label>
  <button>Apply</button></form>`;

function fillPage() {
  const { snapshot, elements } = readForm(document);
  const { fill } = planFill(snapshot, someAnswers());
  return fillForm(
    elements,
    fill.map(({ ref, action }) => ({ ref, action })),
  );
}

function box(id: string): HTMLInputElement {
  return document.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;
}

describe("fillForm", () => {
  let submits = 0;
  beforeEach(() => {
    submits = 0;
    document.body.innerHTML = FORM;
    document.querySelector("form")?.addEventListener("submit", (event) => {
      submits += 1;
      event.preventDefault();
    });
  });

  it("fills and marks what is empty, keeps what has a value, and sends nothing", () => {
    fillPage();
    expect([box("first").value, box("state").value, box("mail").value]).toEqual([
      "Ada",
      "VIC",
      "own@example.com",
    ]);
    expect(document.querySelector<HTMLInputElement>("[name=r]:checked")?.value).toBe("1");
    expect([box("terms").checked, box("trap").value, submits]).toEqual([false, "", 0]);
    expect([box("first").style.outline !== "", box("mail").style.outline]).toEqual([true, ""]);
  });

  it("tells the page of each change, past a setter that the page has put on the element", () => {
    const heard: string[] = [];
    Object.defineProperty(box("first"), "value", { set: () => heard.push("swallowed"), get: () => "" });
    box("first").addEventListener("input", () => heard.push("input"));
    box("state").addEventListener("change", () => heard.push("change"));
    fillPage();
    expect(heard).toEqual(["input", "change"]);
  });

  it("takes all of it back", () => {
    const { undo, results } = fillPage();
    expect(undo()).toBe(results.filter(({ done }) => done).length);
    expect([box("first").value, box("state").value, box("first").style.outline]).toEqual(["", "", ""]);
    expect(document.querySelector("[name=r]:checked")).toBeNull();
    expect(box("mail").value).toBe("own@example.com");
  });

  it("leaves a box alone that somebody has filled since it was read", () => {
    const { snapshot, elements } = readForm(document);
    box("first").value = "Typed";
    const { fill } = planFill(snapshot, someAnswers());
    fillForm(
      elements,
      fill.map(({ ref, action }) => ({ ref, action })),
    );
    expect(box("first").value).toBe("Typed");
  });
});
