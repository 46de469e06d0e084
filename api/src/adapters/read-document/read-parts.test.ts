import { strToU8, zipSync } from "fflate";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { readDocx } from "./read-docx.ts";
import { readPdf } from "./read-pdf.ts";

const run = (text: string, look = "") => `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t>${text}</w:t></w:r>`;
const paragraph = (...runs: string[]) => `<w:p>${runs.join("")}</w:p>`;
const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.join("")}</w:tc>`;
const table = (...rows: string[][]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.join("")}</w:tr>`).join("")}</w:tbl>`;

function docx(body: string, others: Record<string, string> = {}) {
  const parts = { "word/document.xml": `<w:document><w:body>${body}</w:body></w:document>`, ...others };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

describe("a Word file", () => {
  it.each([
    ["vanish", "<w:vanish/>", true],
    ["vanish switched off", '<w:vanish w:val="0"/>', false],
    ["white", '<w:color w:val="FFFFFF"/>', true],
    ["white on dark", '<w:color w:val="FFFFFF"/><w:shd w:fill="1F3864"/>', false],
    ["one point", '<w:sz w:val="2"/>', true],
    ["a point and a half", '<w:sz w:val="3"/>', false],
  ])("%s: hidden %j", (_name, look, isHidden) => {
    const { text, hidden, flags } = readDocx(docx(paragraph(run("seen "), run("secret", look))));
    expect(text.includes("secret")).toBe(!isHidden);
    expect(hidden).toEqual(isHidden ? ["secret"] : []);
    expect(flags.includes("hidden-text")).toBe(isHidden);
  });

  it("white letters in a dark cell are seen", () => {
    const dark = `<w:tc><w:tcPr><w:shd w:fill="000000"/></w:tcPr>${paragraph(run("Robin", '<w:color w:val="FFFFFF"/>'))}</w:tc>`;
    expect(readDocx(docx(table([dark]))).text).toBe("Robin");
  });

  it("deleted text is absent, a text box is read once", () => {
    const box = `<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:wsp><wps:txbx><w:txbxContent>${paragraph(run("robin@example.com"))}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${paragraph(run("robin@example.com"))}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    const { text, flags } = readDocx(
      docx(paragraph(run("Nurse"), box, "<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>")),
    );
    expect(text).toBe("Nurse\nrobin@example.com");
    expect(flags).toEqual(["contact-outside-body"]);
  });

  it("a header comes first, once, without its page number", () => {
    const header = `<w:hdr>${paragraph(run("Robin Fraser 0491 570 006"))}${paragraph(run("Page 1 of 2"))}</w:hdr>`;
    const { text, flags } = readDocx(
      docx(paragraph(run("Nurse")), { "word/header1.xml": header, "word/header2.xml": header }),
    );
    expect(text).toBe("Robin Fraser 0491 570 006\n\nNurse");
    expect(flags).toEqual(["contact-outside-body"]);
  });

  it("tables: labels beside their content, long cells one after the other", () => {
    const labels = table([
      cell(paragraph(run("2018 - 2020"))),
      cell(paragraph(run("Nurse, Corio Bay")), paragraph(run("Led twelve people"))),
    ]);
    const sides = table([
      cell(paragraph(run("Skills")), paragraph(run("Triage"))),
      cell(paragraph(run("Experience")), paragraph(run("Nurse"))),
    ]);
    expect(readDocx(docx(labels)).text).toBe("2018 - 2020\tNurse, Corio Bay\nLed twelve people");
    expect(readDocx(docx(sides))).toMatchObject({
      text: "Skills\nTriage\n\nExperience\nNurse",
      flags: ["tables"],
    });
  });
});

const filler = "Registered nurse with nine years on wards in Geelong";

function pdf(draw: (page: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const page = new PDFDocument({ size: "A4", margin: 50 });
  const chunks: Buffer[] = [];
  page.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve) =>
    page.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks)))),
  );
  page.fontSize(11).text(filler, 50, 50);
  draw(page);
  page.end();
  return done;
}

describe("a PDF", () => {
  it.each<[string, (page: PDFKit.PDFDocument) => void, boolean]>([
    ["white on white", (page) => page.fillColor("white").text("secret", 50, 100), true],
    [
      "white on a dark bar",
      (page) => page.rect(0, 90, 595, 40).fill("#223344").fillColor("white").text("secret", 50, 100),
      false,
    ],
    ["half a point high", (page) => page.fontSize(0.5).text("secret", 50, 100), true],
    ["beside the page", (page) => page.text("secret", 700, 100, { lineBreak: false }), true],
    ["grey", (page) => page.fillColor("#999999").text("secret", 50, 100), false],
  ])("%s", async (_name, draw, isHidden) => {
    const { text, hidden } = await readPdf(await pdf(draw));
    expect(text).toContain(filler);
    expect(text.includes("secret")).toBe(!isHidden);
    expect(hidden).toEqual(isHidden ? ["secret"] : []);
  });

  it("two columns are read one after the other and flagged", async () => {
    const left = ["Contact", "Geelong VIC", "Skills", "Wound care", "Triage"];
    const right = [
      "Experience",
      "Nurse, Corio Bay Health",
      "Led handover of twelve patients",
      "Education",
      "Deakin",
    ];
    const bytes = await pdf((page) => {
      left.forEach((text, at) => void page.text(text, 50, 120 + at * 16));
      right.forEach((text, at) => void page.text(text, 250, 123 + at * 16));
    });
    const { text, flags } = await readPdf(bytes);
    expect(flags).toContain("two-columns");
    expect(text.split("\n").filter((line) => line && line !== filler)).toEqual([...left, ...right]);
  });
});
