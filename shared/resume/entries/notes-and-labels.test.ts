import { expect, it } from "vitest";
import { readResume } from "../read-resume.ts";

const studies = (rows: string) =>
  readResume(`Pat Banksia\npat@example.com\n\nEDUCATION\n${rows}\n`).education.map((one) => [
    one.studyType,
    one.institution,
    one.endDate,
  ]);

it.each<[string, (string | undefined)[][]]>([
  [
    "Certificate IV in Shed Management, 2023 (paid by the orchard)",
    [["Certificate IV in Shed Management", undefined, "2023"]],
  ],
  [
    "Diploma of Hive Health, 2014\nKAHRI: certified keeper since 2020, next level planned for 2027",
    [["Diploma of Hive Health", undefined, "2014"]],
  ],
  ["Certificate III in Pruning, finished 2016", [["Certificate III in Pruning", undefined, "2016"]]],
  [
    "Certificate III in Pruning, part time, Wattle Works, 2016",
    [["Certificate III in Pruning", "Wattle Works", "2016"]],
  ],
  ["VCE, Coburg High, 2016", [["VCE", "Coburg High", "2016"]]],
])("a note is no school: %s", (rows, wanted) => expect(studies(rows)).toEqual(wanted));

const told = `Pat Banksia

Newcastle. pat@example.com

About me

I have looked after hives for ten years and I like it.

Hives: Keeper, Wattle Honey, Newcastle (March 2019 to today)

In this position I look after 80 hives and sell the honey at two markets.

Before that: Shed Hand, Gum Orchards (2015 to 2018)

Studies: Certificate III in Beekeeping, Wattle College, 2017. Diploma of Pruning, 2019.

Languages: English, Greek`;

it("a line's own label says where it belongs among jobs that are told in running text", () => {
  const { lines } = readResume(told).meta;
  const sectionOf = (start: string) => lines.find(({ text }) => text.startsWith(start))?.section;
  expect(sectionOf("Studies:")).toBe("education");
  expect(sectionOf("Languages:")).toBe("other");
  expect(sectionOf("Before that:")).toBe("work");
});

it("beside a part of that name a labelled line stays where it stands", () => {
  const text = `Pat Banksia\n\nEXPERIENCE\nKeeper, Wattle Honey, 2019 - present\nTraining: took a course on swarms and a certificate\n\nEDUCATION\nVCE, 2016\n`;
  const { lines } = readResume(text).meta;
  expect(lines.find(({ text: one }) => one.startsWith("Training"))?.section).toBe("work");
});
