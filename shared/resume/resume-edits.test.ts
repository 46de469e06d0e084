import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readResume } from "./read-resume.ts";
import { applyResumeEdits, type ResumeEdit } from "./resume-edits.ts";

const model = readResume(
  "Kim Acacia\nkim@example.com\n\nExperience\nCook, Gum Hotel Pty Ltd\n2019 - present\n- Grill\n\nKitchen Hand, Wattle Cafe\n2017 - 2018\n- Dishes",
);

describe("applyResumeEdits", () => {
  test("sets and clears basics", () => {
    const { basics } = applyResumeEdits(model, [
      { edit: "set-basics", field: "name", value: " Kim Banksia " },
      { edit: "set-basics", field: "email", value: null },
    ]);
    expect(basics).toEqual({ name: "Kim Banksia", profiles: [] });
  });

  test("sets a field of one entry and keeps its source lines", () => {
    const [first, second] = applyResumeEdits(model, [
      { edit: "set-work", index: 1, field: "endDate", value: "2018-11" },
    ]).work;
    expect(first).toEqual(model.work[0]);
    expect(second).toEqual({ ...model.work[1], endDate: "2018-11" });
  });

  test.each([
    ["startDate", "present"],
    ["endDate", "last year"],
    ["startDate", "2018-13"],
  ] as const)("a %s of %s is no date: nothing changes", (field, value) => {
    expect(applyResumeEdits(model, [{ edit: "set-work", index: 0, field, value }])).toEqual(model);
  });

  test("a removed entry takes its lines out of work, later ones move up", () => {
    const { work, meta } = applyResumeEdits(model, [{ edit: "remove-work", index: 0 }]);
    expect(work).toEqual([model.work[1]]);
    for (const id of work[0]!.lines) expect(meta.lines[id]?.work).toBe(0);
    for (const id of model.work[0]!.lines) expect(meta.lines[id]).not.toHaveProperty("work");
  });

  test("an added entry has no lines, and the others keep theirs", () => {
    const entry = { position: "Chef", name: "Jarrah House", startDate: "2024-02", endDate: "present" };
    const edit: ResumeEdit = { edit: "add-work", index: 0, entry, highlights: ["Menus"] };
    const { work, meta } = applyResumeEdits(model, [edit]);
    expect(work[0]).toEqual({ ...entry, highlights: ["Menus"], lines: [] });
    expect(work).toHaveLength(3);
    for (const id of work[1]!.lines) expect(meta.lines[id]?.work).toBe(1);
  });

  test("adding and removing again, or a missing index, leaves the model as it was; the model is not touched", () => {
    const before = structuredClone(model);
    fc.assert(
      fc.property(fc.nat(4), fc.integer({ min: 2, max: 9 }), (index, missing) => {
        const at = Math.min(index, model.work.length);
        const edits: ResumeEdit[] = [
          { edit: "add-work", index, entry: { name: "Wattle" } },
          { edit: "remove-work", index: at },
          { edit: "remove-work", index: missing },
          { edit: "set-work", index: missing, field: "name", value: "x" },
        ];
        expect(applyResumeEdits(model, JSON.parse(JSON.stringify(edits)))).toEqual(model);
      }),
    );
    expect(model).toEqual(before);
  });
});
