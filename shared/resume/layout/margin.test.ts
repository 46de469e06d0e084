import { expect, test } from "vitest";
import type { PageItem } from "./page-item.ts";
import { readPages } from "./read-pages.ts";

const size = 10;
/** Words of a line, five points for each letter. */
function line(text: string, x: number, y: number): PageItem[] {
  let at = x;
  return text.split(" ").map((word, index) => {
    const item = { text: word, x: at, y, w: word.length * 5, size, bold: false, page: 0, space: index > 0 };
    at += (word.length + 1) * 5;
    return item;
  });
}
const read = (...items: PageItem[][]) =>
  readPages([{ width: 600, height: 840, items: items.flat() }]).lines.filter((text) => text !== "");

test("section names at the side, on no baseline of their sections, stand before them", () => {
  const lines = read(
    line("Kim Acacia", 50, 40),
    line("Summary", 50, 80),
    line("A cook with eight years in hotels of two towns", 180, 83),
    line("and in one club.", 180, 96),
    line("Experience", 50, 120),
    line("Cook", 180, 124),
    line("2019 - 2021", 440, 124),
    line("Gum Hotel", 180, 137),
    line("Ran the grill of a kitchen for eighty guests", 180, 150),
    line("Skills", 50, 180),
    line("Grill, pastry, stock", 180, 184),
    line("Education", 50, 210),
    line("Certificate III in Cookery, TAFE", 180, 213),
  );
  expect(lines).toEqual([
    "Kim Acacia",
    "Summary",
    "A cook with eight years in hotels of two towns",
    "and in one club.",
    "Experience",
    "Cook\t2019 - 2021",
    "Gum Hotel",
    "Ran the grill of a kitchen for eighty guests",
    "Skills",
    "Grill, pastry, stock",
    "Education",
    "Certificate III in Cookery, TAFE",
  ]);
});

test("dates and names of groups at the side go with their lines, dates over two lines become one", () => {
  const lines = read(
    line("Experience", 50, 80),
    line("Mar 2021 -", 50, 100),
    line("Present", 50, 113),
    line("Cook", 180, 100),
    line("Gum Hotel", 180, 113),
    line("Ran the grill of a kitchen for eighty guests", 180, 126),
    line("Feb 2018 - Mar", 50, 145),
    line("2021", 50, 158),
    line("Kitchen Hand", 180, 145),
    line("Mallee Hotel", 180, 158),
    line("Washed up and kept the stock of two cool rooms", 180, 171),
    line("Skills", 50, 200),
    line("Kitchen", 50, 220),
    line("Grill, pastry, stock", 180, 220),
    line("Further", 50, 236),
    line("First aid, driving", 180, 236),
  );
  expect(lines).toEqual([
    "Experience",
    "Mar 2021 - Present",
    "Cook",
    "Gum Hotel",
    "Ran the grill of a kitchen for eighty guests",
    "Feb 2018 - Mar 2021",
    "Kitchen Hand",
    "Mallee Hotel",
    "Washed up and kept the stock of two cool rooms",
    "Skills",
    "Kitchen\tGrill, pastry, stock",
    "Further\tFirst aid, driving",
  ]);
});

test("a side column with headings on both sides stays a column", () => {
  const lines = read(
    ...["Contact", "kim@example.com", "Perth WA", "Skills", "Grill", "Pastry", "Stock"].map((text, n) =>
      line(text, 50, 80 + n * 13),
    ),
    ...["Profile", "A cook with eight years in hotels", "Experience", "Cook, Gum Hotel", "2019 - 2021"].map(
      (text, n) => line(text, 220, 82 + n * 17),
    ),
  );
  expect(lines.indexOf("Stock")).toBeLessThan(lines.indexOf("Profile"));
});
