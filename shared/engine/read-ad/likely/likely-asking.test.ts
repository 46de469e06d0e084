import { describe, expect, test } from "vitest";
import { readAdSections } from "../read-ad-sections.ts";
import { readRequirements } from "../requirements.ts";

const pottery = `Kiln Technician, Maryborough

Bracken Pottery makes tableware for cafes in eleven towns.

Prepares glazes and loads the gas kiln to the firing plan.
Between firings there's clay to wedge, shelves to wash and orders to pack for the courier.

You can park behind the studio and bring a dog.
We fire twice a week and eat together on Fridays.
The town has a river and a good bakery.
Instead of a cover letter, send us a photo of your best experience with clay.
`;

const likelyOf = (text: string) =>
  readAdSections(text).flatMap(({ start, end, likely }) =>
    likely === undefined ? [] : [`${likely}: ${text.slice(start, end)}`],
  );

describe("sentences that no rule knows", () => {
  test("what the work is counts, what the employer tells of itself does not", () => {
    expect(likelyOf(pottery)).toEqual([
      "duties: Between firings there's clay to wedge, shelves to wash and orders to pack for the courier.",
    ]);
  });

  test("what is likely to ask is listed with its words", () => {
    const terms = readRequirements({ text: pottery, title: "Kiln Technician" }).map(({ term }) => term);
    expect(terms).toContain("Prepares glazes");
    expect(terms.join()).not.toMatch(/dog|bakery|photo/);
  });

  test("a text that speaks to nobody of no job asks for nothing", () => {
    expect(
      likelyOf("Prepares glazes and loads the gas kiln.\nBetween firings there's clay to wedge."),
    ).toEqual([]);
  });

  test("a heading about the house is none of its work", () => {
    expect(likelyOf("Your new job\n\nAbout Bracken & Daughters Kilns\nWe sell pots.")).toEqual([]);
  });

  test("a list's own items are left to their heading", () => {
    const text = "What you need\n- A steady hand with glaze\n- A forklift licence\n- Reads a firing chart";
    expect(likelyOf(text)).toEqual([]);
  });
});
