import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { item, paragraph, run, wordFile } from "#shared/testing/word-file.ts";
import { fillLetter } from "./fill-letter.ts";
import { partLines } from "./letter-paragraphs.ts";
import { Placeless } from "./letter-place.ts";
import { openWord } from "./open-word.ts";

const bodyOf = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());

const said = [
  "Ana Reyes",
  "Perth WA | ana@example.com | 0491 570 156",
  "23 November 2026",
  "Dear Ms Okafor,",
  "I am a registered nurse with six years on a busy ward.",
  "• Ran the night shift",
  "I can start in January.",
  "Yours sincerely,",
  "Ana Reyes",
];
const letter = partLines(
  said.map((text, at) => ({
    kind: text.startsWith("•") ? "item" : "text",
    text: text.replace("• ", ""),
    gap: [2, 3, 4, 6, 7].includes(at),
  })),
);

const date = paragraph("3 March 2024", '<w:jc w:val="right"/>');
const greeting = paragraph("Dear Sir or Madam,");
const blank = paragraph("");
const first = paragraph(
  run("I write to you about the post of nurse on your ward, as it stands in the paper.", "<w:i/>"),
  '<w:spacing w:line="300"/>',
);
const close = paragraph("Yours faithfully,");
const name = paragraph("Ana Reyes", '<w:ind w:left="200"/>');
const picture = paragraph("<w:r><w:drawing><a/></w:drawing></w:r>");
const head = paragraph(run("Ana Reyes, Registered Nurse", "<w:b/>"));
const own = head + date + blank + greeting + blank + first + blank + first + blank + close + name;

const fill = (body: string, parts: Record<string, string> = {}) => {
  const bytes = wordFile(body, parts);
  const filled = fillLetter(openWord(bytes), letter);
  return { ...filled, body: bodyOf(filled.bytes), original: bodyOf(bytes) };
};

const refusal = (body: string) => {
  try {
    fillLetter(openWord(wordFile(body)), letter);
  } catch (error) {
    if (error instanceof Placeless) return error.reason;
    throw error;
  }
  return undefined;
};

describe("a letter in a letterhead", () => {
  it("a file with a letter, its date to its last paragraph are the new letter's in their look", () => {
    const { body, lines } = fill(own);
    expect(lines).toEqual(["Ana Reyes, Registered Nurse", ...said.slice(1)]);
    expect(body).toContain(head + paragraph(run(said[1] ?? "")));
    expect(body).toContain(paragraph(run("23 November 2026"), '<w:jc w:val="right"/>') + blank);
    const look = '<w:spacing w:line="300"/>';
    expect(body).toContain(paragraph(run(said[4] ?? "", "<w:i/>"), look));
    expect(body).toContain(paragraph(run("Yours sincerely,")) + name);
    expect(body).not.toContain("in the paper");
  });

  it("what its header shows of the sender is not said again, a number that it lacks is", () => {
    const header = (text: string) =>
      `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph(text)}</w:hdr>`;
    const whole = header("ANA REYES – Perth WA – 0491570156 – ana@example.com");
    expect(fill(own, { "word/header1.xml": whole }).left).toEqual(said.slice(0, 2));
    const part = header("ANA REYES – Perth WA – ana@example.com");
    const { left, lines, bytes } = fill(own, { "word/header1.xml": part });
    expect(left).toEqual(said.slice(0, 1));
    expect(lines).toContain(said[1]);
    expect(strFromU8(unzipSync(bytes)["word/header1.xml"] ?? new Uint8Array())).toBe(part);
  });

  it("a signature's picture stays between the greeting at the end and the name", () => {
    const { body } = fill(head + date + greeting + first + close + picture + name);
    expect(body).toContain(`${paragraph(run("Yours sincerely,"))}${picture}${name}`);
  });

  it("an empty page below a head, the letter begins there with the look of the empty line", () => {
    const small = '<w:rPr><w:sz w:val="20"/></w:rPr>';
    const { body, lines } = fill(head + paragraph("", small) + paragraph(""));
    expect(lines.at(0)).toBe("Ana Reyes, Registered Nurse");
    expect(lines.slice(1)).toEqual(said.slice(1));
    expect(body).toContain(paragraph(run("Dear Ms Okafor,", '<w:sz w:val="20"/>'), small));
    expect(body).toContain(paragraph("", small));
  });

  it("paragraphs with space of their own, lines that belong together share one", () => {
    const spaced = (text: string) => paragraph(text, '<w:spacing w:after="160"/>');
    const { body } = fill(
      head +
        spaced("3 March 2024") +
        spaced("Dear Sir,") +
        spaced("Please read my long letter to you today.") +
        spaced("Regards"),
    );
    const end = `${run("Yours sincerely,")}`;
    expect(body).toContain(paragraph(end, '<w:spacing w:after="160"/>'));
    expect(body).not.toContain(blank);
  });

  it("a list of the file gives its items the numbering", () => {
    const { body } = fill(head + date + greeting + first + item("Old") + close + name);
    expect(body).toContain(item(run("Ran the night shift")));
  });

  it.each([
    [
      "no-place",
      Array.from({ length: 14 }, (_, n) => paragraph(`Line ${n} of a resume and what it says`)).join(""),
    ],
    ["no-place", paragraph("Jane Citizen") + paragraph("Experience") + first + blank],
    [
      "boxed",
      `<w:tbl><w:tr><w:tc>${greeting}${first}</w:tc></w:tr></w:tbl>${Array.from({ length: 13 }, () => first).join("")}`,
    ],
    ["boxed", `${date}${greeting}<w:tbl><w:tr><w:tc>${first}</w:tc></w:tr></w:tbl>${close}`],
    ["held", date + greeting + first + picture + first + close],
    ["held", date + paragraph(`${run("Dear Sir")}<w:r><w:drawing/></w:r>`) + first],
    ["tracked-changes", head + date + greeting + paragraph(`<w:ins w:id="1">${run("New")}</w:ins>`)],
  ])("a file without a certain place is refused: %s", (reason, body) => {
    expect(refusal(body)).toBe(reason);
  });
});
