import { strFromU8, unzipSync } from "fflate";
import { PDFParse } from "pdf-parse";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DocumentPages } from "#shared/contract/resumes/document-pages.ts";
import { documentDesigns } from "#shared/domain/resumes/document-designs.ts";
import { startTestApi, type TestApi } from "../../../testing/start-test-api.ts";
import { documentWords } from "./export-check.ts";

let api: TestApi;
let person: Awaited<ReturnType<TestApi["signedUp"]>>;
beforeAll(async () => {
  api = await startTestApi();
  person = await api.signedUp();
});
afterAll(() => api.stop());

const places = [
  "Albany",
  "Broome",
  "Collie",
  "Denmark",
  "Esperance",
  "Fremantle",
  "Geraldton",
  "Harvey",
  "Joondalup",
];
const acts = [
  "Cared for",
  "Wrote the handover of",
  "Planned the week of",
  "Trained the nurses of",
  "Kept the records of",
];

const role = (n: number) => `Nurse, ${places[n % 9]} Hospital ${n < 9 ? "North" : "South"}
Mar ${2024 - n} - Feb ${2025 - n}
${Array.from({ length: 9 }, (_, at) => `- ${acts[(n + at) % 5]} the ${places[at]} ward with its ${at + 4} beds and ${places[(n + at * 2) % 9]}`).join("\n")}`;

const resume = (roles: number) => `Robin Fraser
Registered Nurse
Perth WA | 0491 570 156 | robin@example.com

Summary
A nurse with ten years in aged care.

Experience
${Array.from({ length: roles }, (_, n) => role(n)).join("\n\n")}

Skills
Wound care, medication, handover, training

Education
Bachelor of Nursing, Curtin University, 2009`;

/** A paragraph's lines follow each other; its list mark is a line too. */
const wordsOf = ({ pages }: DocumentPages) =>
  pages.flatMap(({ lines }) => documentWords(lines.map((line) => line.text).join("\n")));

describe("POST /api/resume/pages", () => {
  it("skills in columns stand side by side in every page of the file, and read back whole", async () => {
    const order = { text: resume(2), design: "classic", skills: "columns" } as const;
    const drawn = await person.api.documentPages.draw({ body: order });
    const lines = drawn.pages.flatMap((page) => page.lines);
    const y = lines.find(({ text }) => text.includes("Wound care"))?.y;
    const row = lines.filter((line) => line.y === y).map(({ text }) => text.replace(/\s+/g, " "));
    expect(row.join(" ")).toBe("Wound care medication");
    const body = { ...order, format: "docx" } as const;
    const { bytes } = await person.api.resumes.downloadText({ body });
    const xml = strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());
    expect(xml).toMatch(/Wound care.*<w:tab\/>.*medication/);
  });

  it.each(documentDesigns)("%s: as many pages as the PDF, with its words in its order", async (design) => {
    const drawn = await person.api.documentPages.draw({ body: { text: resume(4), design } });
    const { bytes } = await person.api.resumes.downloadText({
      body: { text: resume(4), design, format: "pdf" },
    });
    const pdf = await new PDFParse({ data: new Uint8Array(bytes) }).getText({ pageJoiner: "" });
    expect(drawn.pageCount).toBe(pdf.pages.length);
    expect(drawn.pages).toHaveLength(pdf.pages.length);
    expect(wordsOf(drawn)).toEqual(pdf.pages.flatMap(({ text }) => documentWords(text)));
    expect(
      drawn.pages.every(
        ({ svg }) => !/<(?:script|text|image|foreignObject)|https?:(?!\/\/www\.w3\.org)/.test(svg),
      ),
    ).toBe(true);
  });

  it("two pages are offered where smaller type and less space do, and the file keeps to them", async () => {
    const order = { text: resume(9), design: "classic" } as const;
    const drawn = await person.api.documentPages.draw({ body: order });
    expect(drawn).toMatchObject({ pageCount: 3, twoPages: "can" });
    const fitted = await person.api.documentPages.draw({ body: { ...order, twoPages: true } });
    expect(fitted.pageCount).toBe(2);
    expect(wordsOf(fitted)).toEqual(wordsOf(drawn));
    const body = { ...order, twoPages: true, format: "pdf" } as const;
    const { bytes } = await person.api.resumes.downloadText({ body });
    const { pages } = await new PDFParse({ data: new Uint8Array(bytes) }).getText({ pageJoiner: "" });
    expect(pages).toHaveLength(2);
  });

  it("a resume of one page has nothing to fit, and one of many pages cannot", async () => {
    const draw = (roles: number) =>
      person.api.documentPages.draw({ body: { text: resume(roles), design: "plain" } });
    expect((await draw(2)).twoPages).toBe("has");
    expect((await draw(14)).twoPages).toBe("cannot");
  });

  it("a thumbnail is the first page alone", async () => {
    const body = { text: resume(5), design: "modern", thumbnail: true } as const;
    const { pages, pageCount } = await person.api.documentPages.draw({ body });
    expect(pages).toHaveLength(1);
    expect(pageCount).toBeGreaterThan(1);
  });

  it("a text without a PDF is refused with its own sentence", async () => {
    const body = { text: "Robin Fraser\n李明\nNurse", design: "classic" } as const;
    await expect(person.api.documentPages.draw({ body })).rejects.toMatchObject({
      status: 415,
      body: { error: expect.stringContaining("李") },
    });
  });
});
