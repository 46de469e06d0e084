import { describe, expect, it } from "vitest";
import { findPhone } from "./phones.ts";

describe("findPhone", () => {
  it.each([
    ["Call 650-999-7777", "650-999-7777"],
    ["1-650-999-7777 | Palo Alto", "1-650-999-7777"],
    ["jo@example.com 0491 570 156", "0491 570 156"],
  ])("%j is %j", (line, phone) => {
    expect(findPhone(line)).toBe(phone);
  });

  it("a number that runs on from other words has no certain beginning, and is none", () => {
    expect(findPhone("jo@start.io1-650-999-7777http://jo.me")).toBeUndefined();
    expect(findPhone("Ref 12-650-999-7777")).toBeUndefined();
  });
});
