import { beforeEach, describe, expect, it } from "vitest";
import { planHistory } from "#shared/autofill/history/plan-history.ts";
import { createFormFiller } from "#shared/autofill/page/form-filler.ts";
import { createFormReader } from "#shared/autofill/page/form-reader.ts";
import { planFill } from "#shared/autofill/plan-fill.ts";
import { aHistory } from "#shared/autofill/testing/a-history.ts";
import { someAnswers } from "#shared/autofill/testing/a-person.ts";
import { fillHistory } from "./fill-history.ts";

const page = () => document.body;
const values = (selector: string) =>
  Array.from(page().querySelectorAll<HTMLInputElement>(selector), ({ value }) => value);

/** A date of month and year in two boxes under one legend. */
function spinDate(legend: string, id: string, parts: readonly string[]): string {
  const boxes = parts.map(
    (part) =>
      `<input id="${id}-${part}" class="${id}" data-automation-id="dateSection${part}-input" role="spinbutton" aria-label="${part}">`,
  );
  return `<fieldset class="${id}"><legend>${legend}*</legend>${boxes.join("/")}</fieldset>`;
}

function entryOf(number: number, id: number): string {
  return `<div role="group" class="entry" aria-labelledby="h-${id}"><h4 id="h-${id}">Work Experience ${number}</h4><button type="button">Delete</button>
    <div><label for="workExperience-${id}--jobTitle">Job Title*</label><input id="workExperience-${id}--jobTitle" class="title" required></div>
    <div><label for="workExperience-${id}--companyName">Company*</label><input id="workExperience-${id}--companyName" class="company" required></div>
    <div><label for="workExperience-${id}--location">Location</label><input id="workExperience-${id}--location" class="location"></div>
    <div><label for="workExperience-${id}--currentlyWorkHere">I currently work here</label><input type="checkbox" class="here" id="workExperience-${id}--currentlyWorkHere"></div>
    ${spinDate("From", `from-${id}`, ["Month", "Year"])}${spinDate("To", `to-${id}`, ["Month", "Year"])}
    <div><label for="workExperience-${id}--roleDescription">Role Description</label><textarea id="workExperience-${id}--roleDescription" class="told"></textarea></div></div>`;
}

/** A step with jobs and education: a list starts empty, 'Add' draws an entry late, and a tick removes its end date. */
function drawWorkday(): { presses: () => number } {
  page().innerHTML = `<form><h2>My Experience</h2>
    <div><h3>Work Experience</h3><div id="jobs"></div><button type="button" id="addJob">Add</button></div>
    <div><h3>Education</h3><div id="schools"></div><button type="button" id="addSchool">Add</button></div>
    <div><h3>Websites</h3><button type="button" id="addSite">Add</button></div>
    <button type="submit">Save and Continue</button></form>`;
  let presses = 0;
  const draw = (holder: string, html: (at: number) => string) => (event: Event) => {
    presses += 1;
    const list = page().querySelector(holder);
    (event.currentTarget as HTMLElement).textContent = "Add Another";
    queueMicrotask(() => list?.insertAdjacentHTML("beforeend", html(list.children.length + 1)));
  };
  page()
    .querySelector("#addJob")
    ?.addEventListener(
      "click",
      draw("#jobs", (at) => entryOf(at, at * 7)),
    );
  page()
    .querySelector("#addSchool")
    ?.addEventListener(
      "click",
      draw(
        "#schools",
        (at) => `<div class="entry"><h4>Education ${at}</h4>
        <label>School or University*<input class="school"></label><label>Field of Study<input class="area"></label>
        <label>Degree*<select class="degree"><option value="">Select One</option><option>Diploma</option><option>Bachelor's Degree</option><option>Master's Degree</option></select></label>
        ${spinDate("From", `sf-${at}`, ["Year"])}${spinDate("To (Actual or Expected)", `st-${at}`, ["Year"])}</div>`,
      ),
    );
  page().addEventListener("click", ({ target }) => {
    const pressed = target as HTMLElement;
    if (pressed.textContent === "Delete") pressed.closest(".entry")?.remove();
    if (pressed.matches(".here")) pressed.closest(".entry")?.querySelector("[class^=to-]")?.remove();
  });
  return { presses: () => presses };
}

/** The education block of a short form: one open entry, native lists, and 'Add another' without a heading. */
const GREENHOUSE = `<form><label>First Name<input id="first_name"></label><label>Email<input id="email"></label>
  <div class="education--container"><h3>Education</h3><div class="education--form">
    <label for="school--0">School<input id="school--0"></label>
    <label for="degree--0">Degree</label><select id="degree--0"><option value="">Select...</option><option>High School</option><option>Bachelor's Degree</option><option>Bachelor of Laws</option></select>
    <label for="discipline--0">Discipline</label><select id="discipline--0"><option value="">Select...</option><option>Law</option><option>Nursing</option></select>
    <label for="start-month--0">Start date month</label><select id="start-month--0"><option value="">Select...</option><option>January</option><option>March</option></select>
    <label for="start-year--0">Start date year</label><input type="number" id="start-year--0">
    <label for="end-month--0">End date month</label><select id="end-month--0"><option value="">Select...</option><option>January</option></select>
    <label for="end-year--0">End date year</label><input type="number" id="end-year--0">
  </div><button type="button">Add another</button></div>
  <label>City<input id="city"></label><button>Submit application</button></form>`;

function lists(model = aHistory()) {
  const reader = createFormReader(document);
  const filler = createFormFiller(reader.elements);
  const frame = {
    read: () => Promise.resolve(reader.read().snapshot),
    add: filler.add,
    fill: filler.fill,
  };
  const sections = () => planHistory(reader.read().snapshot, model);
  return { reader, filler, frame, sections };
}

describe("work history and education from the resume", () => {
  beforeEach(() => {
    page().innerHTML = "";
  });

  it("go entry by entry into lists that open with 'Add', and into no other list", async () => {
    const { presses } = drawWorkday();
    const { frame, sections } = lists();
    expect(sections().map(({ kind, slots, adder }) => [kind, slots, adder?.text])).toEqual([
      ["work", 0, "Add"],
      ["education", 0, "Add"],
    ]);
    const filled = await fillHistory(frame, sections());
    expect(filled.map(({ title, done, of }) => [title, done, of])).toEqual([
      ["Registered Nurse", 7, 7],
      ["Nurse Assistant", 5, 5],
      ["Bachelor of Nursing", 5, 5],
    ]);
    expect(presses()).toBe(3);
    expect([values(".title"), values(".company"), values(".location")]).toEqual([
      ["Registered Nurse", "Nurse Assistant"],
      ["Alfred Health", "Eastern Care"],
      ["Melbourne", ""],
    ]);
    expect(values(".told")).toEqual(["- Cared for 12 patients a shift\n- Trained 4 graduates", ""]);
    // For the older job only the year of the first day is known, and the current job has no end date.
    expect([values("[id^=from-]"), values("[id^=to-]")]).toEqual([
      ["03", "2021", "", "2018"],
      ["02", "2021"],
    ]);
    expect([values(".school"), values(".degree"), values("[id^=sf-],[id^=st-]")]).toEqual([
      ["Monash University"],
      ["Bachelor's Degree"],
      ["2015", "2018"],
    ]);
  });

  it("are taken back, the entries that were added too", async () => {
    drawWorkday();
    const { frame, filler, sections } = lists();
    await fillHistory(frame, sections().slice(0, 1));
    await filler.undo();
    expect(page().querySelectorAll(".entry")).toHaveLength(0);
  });

  it("fill the one entry that stands there, without a word that its lists do not have", async () => {
    page().innerHTML = GREENHOUSE;
    const { frame, sections } = lists();
    const filled = await fillHistory(frame, sections());
    expect(filled).toEqual([
      {
        kind: "education",
        title: "Bachelor of Nursing",
        detail: "Monash University, 2015 to 2018",
        done: 5,
        of: 5,
      },
    ]);
    expect(values("[id$='--0']")).toEqual([
      "Monash University",
      "Bachelor's Degree",
      "Nursing",
      "",
      "2015",
      "",
      "2018",
    ]);
    expect(values("#city,#first_name")).toEqual(["", ""]);
  });

  it("leave a list alone in which somebody has begun", () => {
    page().innerHTML = GREENHOUSE;
    (page().querySelector("#school--0") as HTMLInputElement).value = "RMIT";
    expect(lists().sections()).toEqual([]);
  });

  it("are no answers to the other questions: the profile's employer goes into one entry only", () => {
    page().innerHTML = `<form>${entryOf(1, 7)}${entryOf(2, 8)}</form>`;
    const { reader, sections } = lists();
    const person = someAnswers();
    const answers = {
      ...person,
      profile: { ...person.profile, currentCompany: "Alfred Health", currentTitle: "Nurse" },
    };
    const { snapshot } = reader.read();
    const asked = (plan: ReturnType<typeof planFill>) => plan.fill.map(({ shown }) => shown);
    expect(asked(planFill(snapshot, answers)).filter((one) => one === "Alfred Health")).toHaveLength(1);
    expect(asked(planFill(snapshot, answers, sections()))).toEqual([]);
  });

  it("stop where a press opens something else than one entry", async () => {
    const { presses } = drawWorkday();
    page()
      .querySelector("#addJob")
      ?.addEventListener("click", () =>
        page().insertAdjacentHTML("beforeend", "<input aria-label='Search'>"),
      );
    page().querySelector("#jobs")?.setAttribute("id", "elsewhere");
    const { frame, sections } = lists();
    expect(await fillHistory(frame, sections().slice(0, 1))).toEqual([]);
    expect(presses()).toBe(1);
  });

  it("press no button that could send the form", () => {
    page().innerHTML =
      "<form><h3>Education</h3><input aria-label=Email><button>Add</button><a href='/x' role=button>Add</a></form>";
    expect(lists().reader.read().snapshot.adders).toEqual([]);
  });
});
