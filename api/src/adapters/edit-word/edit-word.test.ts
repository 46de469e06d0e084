import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { UnchangeableReason } from "#shared/domain/resumes/unplaced-lines.ts";
import { item, paragraph, run, wordFile } from "#shared/testing/word-file.ts";
import { checkEdited } from "./check-edited.ts";
import { editWord } from "./edit-word.ts";
import { openWord } from "./open-word.ts";
import { spliced } from "./splice.ts";
import { isWellFormed } from "./well-formed.ts";
import { writeWordFile } from "./word-archive.ts";
import { Unchangeable } from "./word-body.ts";

const bold = "<w:b/>";
const name = paragraph("Ana Reyes", '<w:pStyle w:val="Title"/>');
const heading = paragraph("Experience", '<w:pStyle w:val="Heading1"/>');
const title = paragraph(`${run("Nurse", bold)}<w:r><w:tab/></w:r>${run("2019 – 2024")}`);
const shift = item("Ran the night shift");
const guide = item(`${run("Wrote the ")}${run("handover", bold)}${run(" guide for the ward")}`);
const trained = item("Trained six nurses");
const file = wordFile(name + heading + title + shift + guide + trained, { "word/media/one.png": "PNG" });
const lines = [
  "Ana Reyes",
  "Experience",
  "Nurse\t2019 – 2024",
  "• Ran the night shift",
  "• Wrote the handover guide for the ward",
  "• Trained six nurses",
];

const partOf = (bytes: Uint8Array, part: string) => strFromU8(unzipSync(bytes)[part] ?? new Uint8Array());
const bodyOf = (bytes: Uint8Array) => partOf(bytes, "word/document.xml");

/** The file with these lines. */
const edited = (wanted: readonly string[], bytes = file) => editWord(openWord(bytes), wanted.join("\n"));

/** The lines with one of them replaced by others. */
const with_ = (at: number, ...others: string[]) => [...lines.slice(0, at), ...others, ...lines.slice(at + 1)];

describe("a person's own Word file", () => {
  it("its own text, the file comes back byte for byte", () => {
    const { bytes, placed, unplaced } = edited(lines);
    expect([bytes, placed, unplaced]).toEqual([file, 0, []]);
  });

  it("one word changes, nothing else of the file does", () => {
    const { bytes, placed } = edited(with_(3, "• Led the night shift"));
    expect(placed).toBe(1);
    expect(bodyOf(bytes)).toBe(bodyOf(file).replace("Ran the night", "Led the night"));
    for (const part of ["[Content_Types].xml", "word/numbering.xml", "word/media/one.png"])
      expect(partOf(bytes, part)).toBe(partOf(file, part));
  });

  it("words change around a bold one, it stays bold and they stay plain", () => {
    const { bytes } = edited(with_(4, "• Rewrote the handover guide for two wards"));
    expect(bodyOf(bytes)).toContain(
      item(`${run("Rewrote the ")}${run("handover", bold)}${run(" guide for two wards")}`),
    );
  });

  it("words are added after a bold one at the end, they are plain", () => {
    const own = wordFile(name + item(`${run("Kept the books of the clinic in ")}${run("Xero", bold)}`));
    const { bytes } = edited(["Ana Reyes", "• Kept the books of the clinic in Xero and Excel"], own);
    expect(bodyOf(bytes)).toContain(
      `${run("Kept the books of the clinic in ")}${run("Xero", bold)}${run(" and Excel")}`,
    );
  });

  it("a date in its column changes, the tab stays", () => {
    const { bytes } = edited(with_(2, "Nurse\t2019 – 2025"));
    expect(bodyOf(bytes)).toContain(`${run("Nurse", bold)}<w:r><w:tab/></w:r>${run("2019 – 2025")}`);
  });

  it("a new list item, it has its neighbour's numbering", () => {
    const { bytes } = edited([...lines, "• Cut falls by a third"]);
    expect(bodyOf(bytes)).toContain(trained + item("Cut falls by a third"));
  });

  it("an item moves up with new words, its paragraph goes along", () => {
    const { bytes, placed } = edited([...lines.slice(0, 3), "• Trained 6 nurses", ...lines.slice(3, 5)]);
    expect(placed).toBe(2);
    expect(bodyOf(bytes)).toContain(title + item("Trained 6 nurses") + shift + guide);
  });

  it("an item goes, its paragraph goes", () => {
    const { bytes } = edited(lines.slice(0, 5));
    expect(bodyOf(bytes)).not.toContain("Trained");
    expect(bodyOf(bytes)).toContain(`${guide}<w:sectPr>`);
  });

  it("signs that XML gives a meaning, they are words", () => {
    const { bytes, lines: read } = edited(with_(3, "• Ran R&D <nights> & days"));
    expect(read[3]).toBe("• Ran R&D <nights> & days");
    expect(bodyOf(bytes)).toContain("R&amp;D &lt;nights&gt; &amp; days");
  });
});

const box = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:wsp><wps:txbx><w:txbxContent>${paragraph("Boxed words of mine")}</w:txbxContent></wps:txbx></wps:wsp></mc:Choice></mc:AlternateContent></w:r>`;
const bound = `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/a"/></w:sdtPr><w:sdtContent>${paragraph("Bound words of mine")}</w:sdtContent></w:sdt>`;
const linked = paragraph(`${run("See ")}<w:hyperlink r:id="rId9">${run("my page online")}</w:hyperlink>`);
const field = paragraph(
  `${run("Ref ")}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF a</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run("page seven")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
);

describe("what has no certain place", () => {
  it.each([
    [
      "tracked-changes",
      paragraph(`${run("Kept ")}<w:ins w:id="1">${run("new words")}</w:ins>`),
      "Kept new words",
      "Kept other words",
    ],
    ["text-box", paragraph(`${run("Beside")}${box}`), "Boxed words of mine", "Boxed words of yours"],
    ["content-control", bound, "Bound words of mine", "Bound words of yours"],
    ["link", linked, "See my page online", "See your page online"],
    ["link", field, "Ref page seven", "Ref page eight"],
    ["mixed-format", paragraph(run("Lead", bold) + run("Cook")), "LeadCook", "Chef"],
    ["tabs", title, "Nurse\t2019 – 2024", "Nurse 2019 – 2024"],
    ["list-mark", shift, "• Ran the night shift", "Ran the night shift well"],
  ])("%s: the line is named and stays, the rest is done", (reason, own, before, after) => {
    const bytes = wordFile(name + own + trained);
    const wanted = [
      "Ana Reyes-Cole",
      ...openWord(bytes)
        .lines.slice(1)
        .map(({ text }) => text),
    ];
    const {
      placed,
      unplaced,
      lines: read,
    } = edited(
      wanted.map((line) => (line === before ? after : line)),
      bytes,
    );
    expect(unplaced).toEqual([{ before, after, reason }]);
    expect(placed).toBe(1);
    expect(read).toContain(before);
    expect(read[0]).toBe("Ana Reyes-Cole");
  });

  it("a line of a paragraph with breaks, its words change and it does not go", () => {
    const own = wordFile(
      `${name}${paragraph(`${run("12 Main Street")}<w:r><w:br/></w:r>${run("Perth WA")}`)}${trained}`,
    );
    expect(edited(["Ana Reyes", "14 Main Street", "Perth WA", "• Trained six nurses"], own).placed).toBe(1);
    const { unplaced } = edited(["Ana Reyes", "Perth WA", "• Trained six nurses"], own);
    expect(unplaced).toEqual([{ before: "12 Main Street", after: "", reason: "line-breaks" }]);
  });

  it("a new line of a kind that the file does not have, it is named", () => {
    const { unplaced } = edited(["Ana Reyes", "Experience", "• Ran it"], wordFile(name + heading));
    expect(unplaced).toEqual([{ before: "", after: "• Ran it", reason: "no-neighbour" }]);
  });

  it("a line of the page's header, it is named", () => {
    const header = `<w:hdr xmlns:w="w">${paragraph("Ana Reyes | 0491 570 156")}</w:hdr>`;
    const own = wordFile(heading + shift, { "word/header1.xml": header });
    const { unplaced } = edited(["Ana Reyes | 0491 570 157", "Experience", "• Ran the night shift"], own);
    expect(unplaced.map(({ reason }) => reason)).toEqual(["header"]);
  });

  it("the only paragraph of a cell, it does not go", () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const own = wordFile(`${name}<w:tbl><w:tr>${cell("Phone")}</w:tr></w:tbl>${trained}`);
    const { unplaced } = edited(["Ana Reyes", "• Trained six nurses"], own);
    expect(unplaced).toEqual([{ before: "Phone", after: "", reason: "table" }]);
  });

  it("a paragraph with a picture, it neither goes nor moves", () => {
    const own = wordFile(name + item(`${run("With a picture")}<w:r><w:drawing/></w:r>`) + shift + trained);
    const gone = ["Ana Reyes", "• Ran the night shift", "• Trained six nurses"];
    expect(edited(gone, own).unplaced.map(({ reason }) => reason)).toEqual(["layout"]);
    expect(edited([...gone, "• With a picture"], own).unplaced.map(({ reason }) => reason)).toEqual([
      "layout",
    ]);
  });
});

/** The reason for which a file is not changed. */
function reasonOf(bytes: Uint8Array): UnchangeableReason | string {
  try {
    editWord(openWord(bytes), "Ana Reyes\nSomething else altogether");
    return "changed";
  } catch (error) {
    return error instanceof Unchangeable ? error.reason : String(error);
  }
}

describe("files that are not changed at all", () => {
  const body = name + shift;
  const settings = (content: string) => ({
    "word/settings.xml": `<w:settings xmlns:w="w">${content}</w:settings>`,
  });
  it.each<[string, UnchangeableReason, Uint8Array]>([
    ["macros", "macros", wordFile(body, { "word/vbaProject.bin": "x" })],
    [
      "a macro file under another name",
      "macros",
      wordFile(body, { "[Content_Types].xml": "<Types a='document.macroEnabled.main+xml'/>" }),
    ],
    [
      "protection",
      "protected",
      wordFile(body, settings('<w:documentProtection w:edit="readOnly" w:enforcement="1"/>')),
    ],
    ["a signature", "signed", wordFile(body, { "_xmlsignatures/sig1.xml": "<a/>" })],
    ["tags that do not close", "damaged", wordFile(`${body}<w:p>`)],
    [
      "three thousand lines and more",
      "too-long",
      wordFile(Array.from({ length: 3200 }, (_, at) => item(`Line ${at}`)).join("")),
    ],
  ])("%s", (_, reason, bytes) => {
    const before = bytes.slice();
    expect(reasonOf(bytes)).toBe(reason);
    expect(bytes).toEqual(before);
  });

  it.each([
    ["half a file", file.slice(0, file.length / 2)],
    ["other names", wordFile("", { "word/document.xml": "<x:document><x:body/></x:document>" })],
  ])("%s, it is refused as one that cannot be read", (_, bytes) => {
    expect(reasonOf(bytes)).toContain("corrupt");
  });

  it("broken numbering and hidden text, the visible lines are changed and the rest stays", () => {
    const own = wordFile(
      name +
        paragraph("Ran it", '<w:numPr><w:numId w:val="77"/></w:numPr>') +
        paragraph(run("unseen words", "<w:vanish/>")),
    );
    const { bytes, unplaced } = edited(["Ana Reyes", "Led it"], own);
    expect(unplaced).toEqual([]);
    expect(bodyOf(bytes)).toBe(bodyOf(own).replace("Ran it", "Led it"));
  });
});

describe("checkEdited", () => {
  const opened = openWord(file);
  const expected = with_(3, "• Led the night shift");
  const from = opened.body.source.indexOf("Ran the");
  const splices = [{ from, to: from + 3, text: "Led" }];
  const check = (source: string, more: Partial<Parameters<typeof checkEdited>[0]> = {}) =>
    checkEdited({ opened, source, splices, expected, changed: writeWordFile(opened.file, source), ...more });
  const right = spliced(opened.body.source, splices);

  it("a right file stands all gates", () => {
    expect(check(right)).toBeUndefined();
  });
  it("an untouched paragraph that changed is found", () => {
    expect(check(right.replace("Trained", "Trained all"))).toBe("text");
  });
  it("another part that changed is found", () => {
    const parts = { ...opened.file.parts, "word/media/one.png": new Uint8Array(3) };
    expect(check(right, { changed: writeWordFile({ parts }, right) })).toBe("parts");
  });
  it("tags that do not close, and marks that went, are found", () => {
    expect(check(right.replace("</w:body>", ""))).toBe("opens");
    expect(check(right.replace(/<w:sectPr>.*<\/w:sectPr>/, ""))).toBe("opens");
  });
  it("a line that reads otherwise is found", () => {
    expect(check(right, { expected: lines })).toBe("readback");
  });
});

describe("isWellFormed", () => {
  it.each(["<a/>", '<?xml version="1.0"?><a b=">"><c/><!-- < --></a>\n', "\ufeff<a><![CDATA[</b>]]></a>"])(
    "%s is",
    (text) => {
      expect(isWellFormed(text)).toBe(true);
    },
  );
  it.each([
    "",
    "words",
    "<a>",
    "<a></b>",
    "<a/><b/>",
    "<a><b></a></b>",
    "<!DOCTYPE a><a/>",
    "<a b='<'/>",
    "<a/>words",
  ])("%s is not", (text) => {
    expect(isWellFormed(text)).toBe(false);
  });
});
