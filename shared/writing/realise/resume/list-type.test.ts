import { describe, expect, it } from "vitest";
import { isOfListType } from "./list-type.ts";

describe("what may join a list", () => {
  it.each([
    ["Postgres, Redis, MongoDB Atlas", "Linux", false],
    ["Postgres, Redis, MongoDB Atlas", "MySQL", true],
    ["Python, Go, Bash", "Django", false],
    ["Python, Go, Bash", "SQL", true],
    ["Rostering, stocktakes, banking", "payroll", true],
    ["Git, Docker, Linux", "Jira", true],
    ["AutoCAD, Revit, SolidWorks", "Excel", false],
  ])("%s + %s", (list, item, may) => expect(isOfListType(list.split(", "), item)).toBe(may));
});
