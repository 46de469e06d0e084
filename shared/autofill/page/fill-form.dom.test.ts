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

describe("readForm", () => {
  const seen = (html: string): Record<string, boolean> => {
    document.body.innerHTML = html;
    const { controls } = readForm(document).snapshot;
    return Object.fromEntries(controls.map(({ id, isHidden }) => [id, isHidden]));
  };

  it("tells traps from controls in odd but visible places", () => {
    expect(
      seen(`<div id=app aria-hidden=true><div><div><div><div style="overflow: visible; height: 0px"><input id=floated></div></div></div></div></div>
        <div style="position: absolute; left: -9999px"><p><input id=away></p></div>
        <div style="height: 1px; overflow: hidden"><input id=clipped></div>
        <p style="opacity: 0"><input id=clear></p>
        <p aria-hidden=true><input id=unsaid></p>
        <p style="min-height: 0px"><input id=plain></p>`),
    ).toEqual({ floated: false, away: true, clipped: true, clear: true, unsaid: true, plain: false });
  });

  it("reads controls inside open shadow roots, with their labels", () => {
    document.body.innerHTML = "<one-click></one-click>";
    const root = document.querySelector("one-click")?.attachShadow({ mode: "open" });
    if (root) root.innerHTML = "<label for=x>First name</label><input id=x>";
    expect(readForm(document).snapshot.controls).toMatchObject([{ id: "x", label: "First name" }]);
  });

  it("takes a long list's first entry for untouched, and a chosen one for an answer", () => {
    const countries = Array.from({ length: 40 }, (_, at) => `<option>Country ${at}</option>`).join("");
    document.body.innerHTML = `<select id=a>${countries}</select><select id=b><option selected>Yes</option><option>No</option></select>
      <select id=c><option>Please select</option><option>Yes</option></select><select id=d><option>No</option><option selected>Yes</option></select>`;
    expect(readForm(document).snapshot.controls.map(({ hasValue }) => hasValue)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
