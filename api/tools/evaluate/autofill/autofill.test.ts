import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { scoreForm } from "./autofill.ts";
import { FULL_PERSON } from "./autofill-person.ts";
import { fillPage, fillSavedPage, openSavedPage } from "./saved-form.ts";
import { scramblePage } from "./scramble.ts";

const FORMS = join(import.meta.dirname, "../../../../shared/autofill/fixtures");

function fill(html: string) {
  return fillSavedPage(html, "https://form.example/", FULL_PERSON);
}

const PAGE = `<form><label>First name<input id=a></label><label>Suburb<input id=b></label>
  <label>Why us?<textarea id=c></textarea></label><label style="display:none">Phone<input id=d></label>
  <label>Resume<input id=e type=file></label></form>`;

it("counts right, missed, wrong and forbidden fills as the test data's README says", () => {
  const filled = fill(PAGE);
  const right = ["first_name", "city", "other", "do_not_fill", "resume_file"];
  const golds = right.map((field, index) => ({ selector: `#${"abcde"[index]}`, field }));
  expect(scoreForm("x", golds, filled)).toMatchObject({
    right: 3,
    filled: 3,
    expected: 3,
    wrong: 0,
    doNotFill: 0,
    misses: [],
  });
  const other = [
    { selector: "#a", field: "last_name" },
    { selector: "#b", field: "other" },
    { selector: "#e", field: "do_not_fill" },
    { selector: "#c", field: "summary" },
  ];
  const scored = scoreForm("x", other, filled);
  expect(scored).toMatchObject({ right: 0, filled: 3, expected: 2, wrong: 3, doNotFill: 1 });
  expect(scored.misses.map(({ got }) => got)).toEqual([
    "first_name",
    "city",
    "resume_file",
    "no_answer: other",
  ]);
});

it.each(["greenhouse", "workday", "pageup", "successfactors"])(
  "fills our own %s form and sends nothing",
  (site) => {
    const { page, done, plan, submits } = fill(readFileSync(join(FORMS, `${site}.html`), "utf8"));
    expect(submits).toBe(0);
    expect(plan.fill.filter(({ ref }) => !done.has(ref)).map(({ asked }) => asked)).toEqual([]);
    expect(done.size).toBeGreaterThan(8);
    for (const box of page.querySelectorAll<HTMLInputElement>(
      "[data-expect=do_not_fill],[data-expect=other]",
    ))
      expect([box.id, box.type === "radio" || box.type === "checkbox" ? box.checked : box.value]).toEqual([
        box.id,
        box.type === "radio" || box.type === "checkbox" ? false : "",
      ]);
  },
);

it("scrambles a page's own names and keeps its words, types and what labels what", () => {
  const page = openSavedPage(
    `<form class="apply form"><label for="a">Email</label><input id="a" name="email" type="email" class="form"></form>`,
    "https://form.example/",
  );
  const { document } = page.window;
  scramblePage(document);
  const box = document.querySelector<HTMLInputElement>("input");
  expect(box?.labels?.[0]?.textContent).toBe("Email");
  expect([box?.type, box?.className]).toEqual(["email", document.querySelector("form")?.classList[1]]);
  expect(document.body.innerHTML).not.toMatch(/apply|"a"|name="email"/);
  expect(fillPage(page, FULL_PERSON).plan.fill.map(({ field }) => field)).toEqual(["email"]);
});
