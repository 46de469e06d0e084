import { describe, expect, it } from "vitest";
import { item, paragraph, run, wordFile } from "#shared/testing/word-file.ts";
import { openWord } from "./open-word.ts";

const cell = (content: string) => `<w:tc>${content}</w:tc>`;
const words = (bytes: Uint8Array) =>
  openWord(bytes).map(({ cells }) => cells.map((one) => one.map(({ text }) => text)));

describe("openWord", () => {
  it("paragraphs, their weight and lists, a table's cells beside each other, the text of a box once", () => {
    const box = (form: string) =>
      `<mc:${form}><w:pict><w:txbxContent>${paragraph("In the box")}</w:txbxContent></w:pict></mc:${form}>`;
    const file = wordFile(
      [
        paragraph("Sam Okafor", '<w:pStyle w:val="Title"/>'),
        paragraph(`${run("Sous ", "<w:b/>")}${run("Chef", "<w:b/>")}`),
        item("Ran a kitchen"),
        `<w:tbl><w:tr>${cell(paragraph("2019"))}${cell(paragraph("Hotel") + paragraph("Hobart"))}</w:tr></w:tbl>`,
        `<w:p>${run("Anchor")}<w:r><mc:AlternateContent>${box("Choice")}${box("Fallback")}</mc:AlternateContent></w:r></w:p>`,
      ].join(""),
    );
    const blocks = openWord(file);
    expect(blocks[0]?.cells[0]?.[0]).toMatchObject({ text: "Sam Okafor", isHeading: true });
    expect(blocks[1]?.cells[0]?.[0]).toMatchObject({ text: "Sous Chef", isBold: true });
    expect(blocks[2]?.cells[0]?.[0]).toMatchObject({ text: "Ran a kitchen", isListed: true });
    expect(words(file).slice(3)).toEqual([[["2019"], ["Hotel", "Hobart"]], [["Anchor"]], [["In the box"]]]);
  });

  it("what was deleted or is hidden is not there; header and footer are told from the body", () => {
    const edge = (name: string, text: string) =>
      `<w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph(text)}</w:${name}>`;
    const body = `<w:p>${run("Now")}<w:del>${run("Before")}</w:del>${run("Unseen", "<w:vanish/>")}</w:p>`;
    const blocks = openWord(
      wordFile(body, {
        "word/header1.xml": edge("hdr", "Letterhead"),
        "word/footer1.xml": edge("ftr", "Foot"),
      }),
    );
    expect(blocks.map(({ cells, isEdge }) => [cells[0]?.[0]?.text, isEdge])).toEqual([
      ["Letterhead", true],
      ["Now", false],
      ["Foot", true],
    ]);
  });

  it("a damaged file or part is refused", () => {
    expect(() => openWord(new Uint8Array([1, 2, 3]))).toThrow();
    expect(() => openWord(wordFile("<w:p>"))).toThrow("damaged part");
  });
});
