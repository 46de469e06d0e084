import { describe, expect, it } from "vitest";
import type { ResumeEdit } from "./resume-edits.ts";
import { withResumeEdit } from "./with-resume-edit.ts";

const name = (value: string): ResumeEdit => ({ edit: "set-basics", field: "name", value });
const title = (index: number, value: string): ResumeEdit => ({
  edit: "set-work",
  index,
  field: "position",
  value,
});
const remove: ResumeEdit = { edit: "remove-work", index: 0 };

describe("the corrections with one more", () => {
  it.each([
    ["the first", [], name("A"), [name("A")]],
    ["the same field again", [name("A"), title(0, "T")], name("B"), [title(0, "T"), name("B")]],
    ["another role's field", [title(0, "T")], title(1, "U"), [title(0, "T"), title(1, "U")]],
    [
      "after a removed role the index means another role",
      [title(0, "T"), remove],
      title(0, "U"),
      [title(0, "T"), remove, title(0, "U")],
    ],
    ["two removals are two", [remove], remove, [remove, remove]],
  ])("%s", (_name, edits, edit, result) => {
    expect(withResumeEdit(edits, edit)).toEqual(result);
  });
});
