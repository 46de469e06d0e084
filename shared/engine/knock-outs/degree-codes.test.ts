import { expect, test } from "vitest";
import { readDegreeCode } from "./degree-codes.ts";

test.each([
  ["bconmgt", 7, "construction management"],
  ["bappsc", 7, "applied science"],
  ["burbregplan", 7, "urban regional planning"],
  ["bexsc", 7, "exercise science"],
  ["msppath", 9, "speech pathology"],
])("%s is a degree of level %d in %s", (low, level, field) =>
  expect(readDegreeCode(low)).toEqual({ level, field: field.split(" ") }),
);

test.each(["board", "mint", "mapped", "minded", "medtech", "medical", "management", "bartending", "b", ""])(
  "'%s' is none",
  (low) => expect(readDegreeCode(low)).toBeUndefined(),
);
