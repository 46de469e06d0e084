import { describe, expect, it } from "vitest";
import { tallyReadingOrder } from "./reading-order.ts";

const gold = { employers: ["Acme Pty Ltd", "Bellwether"], titles: ["Senior Cook", "Cook"] };

describe("each employer beside its own title", () => {
  it.each([
    ["entry by entry", "Senior Cook\nAcme Pty Ltd\nran the pass\nCook\nBellwether\npeeled", 2],
    ["columns run into each other", "Senior Cook Cook\nskills and more\nBellwether Acme Pty Ltd", 1],
    ["swapped", "Cook\nAcme Pty Ltd\nlong text between\nSenior Cook\nBellwether", 0],
  ])("%s", (_name, text, right) => {
    expect(tallyReadingOrder(text, gold)).toMatchObject({ gold: 2, right });
  });

  it("says nothing where employers and titles are not paired, or there is one", () => {
    const none = { gold: 0, right: 0, missed: [] };
    expect(tallyReadingOrder("x", { employers: ["A", "B"], titles: ["C"] })).toEqual(none);
    expect(tallyReadingOrder("x", { employers: ["A"], titles: ["C"] })).toEqual(none);
  });
});
