import { describe, expect, test } from "vitest";
import { readRequirements } from "./requirements.ts";

/** What is listed of an ad, each with the first letter of its level; firms and hives are invented. */
const listed = (text: string) => readRequirements({ text }).map((one) => `${one.importance[0]}: ${one.term}`);

describe("headings and lead-ins that wish", () => {
  test.each([
    "Nice to have, please apply even if you tick only one or two",
    "It would be advantageous in this position for you to demonstrate the following capabilities and distinctions:",
    "It'd be a plus for this role if you could show us the following skills:",
  ])("%s", (heading) =>
    expect(listed(`Keeper of hives.\n\n${heading}\n- Queen rearing\n- Python or Excel\n`)).toEqual([
      "p: Queen rearing",
      "p: Python",
      "p: Excel",
    ]),
  );

  test("a label of praise before a row, however long", () =>
    expect(
      listed("Nice if you have it, but we'll train: queen rearing, Mandarin or Cantonese, honey judging."),
    ).toEqual(["p: queen rearing", "p: Mandarin", "p: Cantonese", "p: honey judging"]));

  test("whom one would love to hear from is who is asked for", () =>
    expect(
      listed(
        "Who we'd love to hear from: someone with a forklift licence, queen rearing skills and patience.",
      ),
    ).toContain("m: forklift licence"));

  test("what one gets, in a paragraph of its own, ends the wishes", () =>
    expect(
      listed(
        "Nice if you've got it\nQueen rearing. A forklift licence.\n\nWhat you get from us: $90k, a ute, a drone licence if you fancy it, and mentoring.\n\nNo portal. Email resume and a photo of your hives to jo@hives.example.",
      ),
    ).toEqual(["p: Queen rearing", "p: forklift licence"]));
});

describe("the level of one thing in a line", () => {
  test.each<[string, string[]]>([
    ["C class licence, HR a big plus", ["m: C class licence", "p: HR"]],
    ["Strong Excel; Looker or Tableau ideal", ["m: Excel", "p: Looker", "p: Tableau"]],
    ["The ideal candidate has Excel", ["m: Excel"]],
    ["Current forklift licence, or ability to obtain within three months", ["m: forklift licence"]],
    ["Dogging ticket if you've got it", ["p: Dogging ticket"]],
    [
      "Certificate III in Beekeeping. Those working towards a Diploma of Horticulture are warmly encouraged.",
      ["m: Certificate III in Beekeeping", "p: Diploma of Horticulture"],
    ],
    [
      "We would like a Certificate III in Beekeeping, but it isn't a deal breaker",
      ["p: Certificate III in Beekeeping"],
    ],
  ])("%s", (line, wanted) => expect(listed(`About you\n- ${line}\n`)).toEqual(wanted));

  test("a tool that it helps to know already", () =>
    expect(
      listed("You'll be working with Tableau, which it helps to know already, no biggie if not."),
    ).toEqual(["p: Tableau"]));
});

describe("what is none", () => {
  test("a thing is able to", () =>
    expect(
      listed(
        "The group makes sure that the network is able to carry what is coming: rooftop solar and batteries.",
      ),
    ).toEqual([]));

  test("what the house is, behind a demand", () =>
    expect(
      listed(
        "Requirements\n- Forklift licence. Harbourline supports flexible working and is a Circle Back Initiative employer.",
      ),
    ).toEqual(["m: Forklift licence"]));

  test("where the employer speaks again a phrase ends, and 'what we need' goes on", () => {
    expect(listed("About you\n- Skills in frame welding we'd be glad of\n")).toEqual(["m: frame welding"]);
    expect(listed("What you'll do\n- Forecast what we need for spring\n")).toEqual([
      "d: Forecast what we need for spring",
    ]);
  });
});
