import { describe, expect, test } from "vitest";
import { rootOf } from "./root.ts";
import { stem } from "./stem.ts";

const root = (word: string) => rootOf(stem(word));

describe("roots", () => {
  test.each([
    ["communicate", "communication"],
    ["recruit", "recruitment"],
    ["govern", "governance"],
    ["install", "installation"],
    ["migrated", "migration"],
    ["negotiated", "negotiation"],
    ["led", "lead"],
    ["taught", "teaching"],
    ["compliance", "comply"],
    ["maintained", "maintenance"],
    ["analyse", "analysis"],
    ["reconciled", "reconciliations"],
    ["prioritise", "prioritisation"],
    ["assist", "assistance"],
    ["physiotherapist", "physiotherapy"],
    ["geologist", "geology"],
    ["radiographer", "radiography"],
    ["podiatrist", "podiatry"],
    ["technical", "technology"],
  ])("%s and %s are one family", (a, b) => {
    expect(root(a)).toBe(root(b));
  });

  test.each([
    ["medical", "medication"],
    ["java", "javascript"],
    ["nation", "nature"],
    ["hospital", "hospitality"],
    ["policy", "police"],
    ["market", "marker"],
    ["excellent", "excel"],
    ["personal", "person"],
    ["internal", "intern"],
    ["reception", "receive"],
    ["publication", "public"],
    ["integrity", "integration"],
    ["counter", "count"],
    ["threat", "three"],
  ])("%s and %s are two", (a, b) => {
    expect(root(a)).not.toBe(root(b));
  });
});
