import { expect, it } from "vitest";
import type { RequirementEdit } from "../analysis.ts";
import { applyEdit } from "./apply-edit.ts";

it("keeps one correction a term, the last one", () => {
  const first: RequirementEdit = { kind: "importance", term: "SQL", importance: "duty" };
  const other: RequirementEdit = { kind: "remove", term: "Tableau" };
  const last: RequirementEdit = { kind: "remove", term: " sql " };
  expect(applyEdit(applyEdit([first], other), last)).toEqual([other, last]);
});
