import { createRequire } from "node:module";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { PDFParse } from "pdf-parse";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type DocumentDesign, documentDesigns } from "#shared/domain/resumes/document-designs.ts";
import { documentLines, plainText } from "#shared/resume/document/document-lines.ts";
import { withSideColumn } from "#shared/resume/document/side-column.ts";
import { pdfDocument } from "../../../adapters/pdfkit.ts";
import { startTestApi, type TestApi } from "../../../testing/start-test-api.ts";
import { documentWords, findLostFields, hasSameWords } from "./export-check.ts";
import { bytesOf, writeExport } from "./export-work.ts";
import { letterLines } from "./letter-lines.ts";
import { reportLines } from "./report-lines.ts";

/** Each case asks the database or lays out a page: `npm run test:deep` takes its time. */
const isDeep = process.env.KELPIE_DEEP === "1";

const resumeText = `Robin Nguyễn-Fraser
Business Analyst
Melbourne VIC 3000 | 0491 570 156 | robin@example.com
Australian citizen, full working rights

Summary
Business analyst with seven years in energy. Official sign-off, offline flows and five-figure savings ★ every year.

Key skills
Stakeholder management, Jira, Confluence, SQL → Power BI

Experience
Senior Business Analyst, Bellwether Energy
Mar 2021 - Present
- Led requirements workshops with 40 stakeholders across three business units and brought the customer billing migration live two weeks early
- Wrote SQL queries for weekly reports
Business Analyst, Coorong Water
Jul 2017 - Feb 2021
- Mapped 28 field-service processes

Education
Bachelor of Business, RMIT University, 2017

Referees
Dana Wattle | Program Manager, Bellwether Energy | 0491 570 157`;

const types = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
} as const;
type Format = keyof typeof types;
const formats = ["docx", "pdf"] as const;
const everyFile = formats.flatMap((format) => documentDesigns.map((design) => [format, design] as const));

let api: TestApi;
let person: Awaited<ReturnType<TestApi["signedUp"]>>;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date("2026-03-05T01:00:00Z") });
});
// A person each: downloads have a limit.
beforeEach(async () => {
  person = await api.signedUp();
});
afterAll(() => api.stop());

const post = (path: string, payload: object, by = person) =>
  by.send(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(payload),
  });

/** The side column of a design is before the wide one, for any reader. decision: D-79. */
function orderOf(design: DocumentDesign): string {
  const beside = design === "modern" ? withSideColumn(documentLines(resumeText)) : null;
  return beside ? plainText(beside) : resumeText;
}

/** The text as other programs find it: pdf.js without our reader, the raw XML of a Word file. */
async function lookInto(bytes: Uint8Array, format: Format): Promise<string> {
  if (format === "pdf")
    return (await new PDFParse({ data: new Uint8Array(bytes) }).getText({ pageJoiner: "" })).text;
  const xml = strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return xml
    .replace(/<\/w:p>/g, "\n")
    .replace(/<w:tab\/>/g, "\t")
    .replace(/<[^>]+>/g, "")
    .replace(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => entities[name] ?? "");
}

describe("POST /api/download-resume and /api/resume/download", () => {
  it.each(everyFile)(
    "%s, %s: named and typed as specified, and every line stands in it",
    async (format, design) => {
      const response = await post("/api/download-resume", { resumeContent: resumeText, format, design });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe(types[format]);
      expect(response.headers.get("content-disposition")).toContain(`optimized-resume-2026-03-05.${format}`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.length).toBeLessThan(200_000);
      const words = documentWords(await lookInto(bytes, format)).join(" ");
      for (const line of resumeText.split("\n").filter(Boolean))
        expect(words).toContain(documentWords(line).join(" "));
      expect(words).toBe(documentWords(orderOf(design)).join(" "));
    },
  );

  it.each(formats)("%s of the text call is named resume-optimized", async (format) => {
    const file = await person.api.resumes.downloadText({ body: { text: resumeText, format } });
    expect(file).toMatchObject({ name: `resume-optimized.${format}`, type: types[format] });
  });

  it("both names give the same file, and no design means the first", async () => {
    const body = { format: "docx" } as const;
    const first = await person.api.resumes.download({ body: { ...body, resumeContent: resumeText } });
    const twin = await person.api.resumes.downloadText({
      body: { ...body, text: resumeText, design: "classic" },
    });
    expect(await lookInto(first.bytes, "docx")).toBe(await lookInto(twin.bytes, "docx"));
  });

  it.each([
    ["an unknown design", { text: "A resume", format: "pdf", design: "fancy" }],
    ["an unknown format", { text: "A resume", format: "exe" }],
    ["no text", { text: " ", format: "pdf" }],
  ])("%s answers 400", async (_name, payload) => {
    expect((await post("/api/resume/download", payload)).status).toBe(400);
  });

  it("a text of a few words: the PDF is refused in words, Word is made", async () => {
    const refused = await post("/api/resume/download", { text: "A resume", format: "pdf" });
    expect(refused.status).toBe(415);
    expect(((await refused.json()) as { message: string }).message).toContain("too short");
    expect((await post("/api/resume/download", { text: "A resume", format: "docx" })).status).toBe(200);
  });

  it.each([
    ["Chinese letters", "李明", "李"],
    ["pictures", "Call me 📞", "📞"],
    ["letters from right to left", "שלום", "ש"],
  ])("%s: the PDF is refused by name, Word keeps them", async (_name, text, named) => {
    const payload = { text: `Robin Fraser\n${text}\nNurse` };
    const refused = await post("/api/resume/download", { ...payload, format: "pdf" });
    expect(refused.status).toBe(415);
    const { message } = (await refused.json()) as { message: string };
    expect(message).toContain(named);
    expect(message).toContain("Word");
    const kept = await post("/api/resume/download", { ...payload, format: "docx" });
    expect(await lookInto(new Uint8Array(await kept.arrayBuffer()), "docx")).toContain(text);
  });

  it.each(formats)(
    "%s: a file that lost a line is not handed over, and nothing stays on disk",
    async (format) => {
      const { createDocumentReader } = await import("../../../adapters/read-document/read-document.ts");
      const real = createDocumentReader();
      const read = async (file: { path: string; name: string }) => {
        const whole = await real.read(file);
        return { ...whole, text: whole.text.replace("Wrote SQL queries for weekly reports", "") };
      };
      const lossy = await startTestApi({ documents: { ...real, read } });
      try {
        const caller = await lossy.signedUp();
        const response = await post("/api/resume/download", { text: resumeText, format }, caller);
        expect(response.status).toBe(415);
        expect(response.headers.get("content-type")).toContain("application/json");
        expect(await response.json()).toMatchObject({
          message: expect.stringContaining(format === "pdf" ? "take the Word file" : "take the PDF file"),
          details: { reason: "not_whole" },
        });
        const { readdirSync } = await import("node:fs");
        expect(readdirSync(`${lossy.services.config.dataDir}/uploads`)).toEqual([]);
      } finally {
        await lossy.stop();
      }
    },
  );
});

describe("the report and the letter", () => {
  const analysisData = {
    atsScore: 82,
    keywordMatch: null,
    missingKeywords: ["Tableau"],
    addedKeywords: [],
    improvements: [{ section: "Summary", impact: "High", reason: "names the years" }],
    suggestions: ["Name the tools & <methods> you used"],
  };

  it.each(everyFile)("%s, %s: the report names every part of the analysis", async (format, design) => {
    const body = { resumeContent: resumeText, analysisData, kind: "report", format, design } as const;
    const file = await person.api.resumes.download({ body });
    expect(file.name).toBe(`resume-analysis-2026-03-05.${format}`);
    const words = documentWords(await lookInto(file.bytes, format)).join(" ");
    for (const part of [
      "5 March 2026",
      "82 out of 100",
      "Keyword match: not measured",
      "Tableau",
      "Summary (High): names the years",
      "& <methods>",
    ])
      expect(words).toContain(part);
  });

  it("a report without an analysis is refused", async () => {
    const answer = await post("/api/download-resume", { resumeContent: "x", kind: "report", format: "pdf" });
    expect(answer.status).toBe(400);
    expect(reportLines(undefined, new Date())).toBeNull();
    expect(reportLines({}, new Date())?.map((line) => line.text)).toContain("ATS score: not measured");
  });

  const letter = `Robin Fraser
0491 570 156 | robin@example.com

Ms Dana Ironbark
Coorong Water

Dear Ms Ironbark

I am writing to apply.
- One result

Yours sincerely
Robin Fraser`;

  it.each(everyFile)(
    "%s, %s: the letter is laid out whole, dated below the sender",
    async (format, design) => {
      const body = { resumeContent: letter, kind: "letter", format, design } as const;
      const file = await person.api.resumes.download({ body });
      expect(file.name).toBe(`cover-letter.${format}`);
      const words = documentWords(await lookInto(file.bytes, format)).join(" ");
      const dated = letter.replace("\n\nMs", "\n\n5 March 2026\n\nMs");
      expect(words).toBe(documentWords(dated).join(" "));
    },
  );

  it("a letter with a date of its own gets no second one", () => {
    const lines = letterLines(`5 March 2026\n\nDear Ms Ironbark\nHello`, new Date("2026-04-01"));
    expect(lines.map((line) => line.text)).toEqual(["5 March 2026", "Dear Ms Ironbark", "Hello"]);
  });
});

describe("the PDF", () => {
  const input = { title: "Robin's resume", lines: documentLines(resumeText) };

  it("is tagged, with title and language, and its fonts are embedded", async () => {
    const pdfjs = await import(createRequire(import.meta.url).resolve("pdfjs-dist/legacy/build/pdf.mjs"));
    const data = await pdfDocument(input);
    const raw = Buffer.from(data).toString("latin1");
    for (const mark of [
      "/MarkInfo",
      "/StructTreeRoot",
      "/Lang (en-AU)",
      "/DisplayDocTitle true",
      "/FontFile2",
    ])
      expect(raw).toContain(mark);
    expect(raw).not.toMatch(/\/Type1|Helvetica/);
    const document = await pdfjs.getDocument({ data, verbosity: 0 }).promise;
    expect((await document.getMetadata()).info).toMatchObject({ Title: "Robin's resume", Language: "en-AU" });
    expect((await document.getMarkInfo())?.Marked).toBe(true);
    const roles: string[] = [];
    const walk = (node: { role?: string; children?: object[] }) => {
      if (node.role) roles.push(node.role);
      for (const child of node.children ?? []) walk(child);
    };
    walk(await (await document.getPage(1)).getStructTree());
    expect(new Set(roles)).toEqual(
      new Set(["Root", "Document", "H1", "H2", "H3", "P", "L", "LI", "Lbl", "LBody"]),
    );
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
  });

  it("keeps a heading with what follows, and no page ends with one", async () => {
    const section = (n: number) =>
      `Experience ${n}\n${"A line of a duty that was done well here\n".repeat(n % 5)}`;
    const text = `Kim Lee\n\n${Array.from({ length: 40 }, (_, n) => section(n)).join("\n")}`;
    const lines = text
      .split("\n")
      .filter(Boolean)
      .map((line) => ({
        kind: line.startsWith("Experience") ? ("heading" as const) : ("text" as const),
        text: line,
      }))
      .filter((line, at, all) => line.kind !== "heading" || all[at + 1]?.kind === "text");
    const bytes = await pdfDocument({ title: "x", lines });
    const { pages } = await new PDFParse({ data: new Uint8Array(bytes) }).getText({ pageJoiner: "" });
    expect(pages.length).toBeGreaterThan(1);
    for (const { text: page } of pages) expect(page.trim().split("\n").at(-1)).not.toMatch(/^Experience/);
  });

  it("a word longer than a line is refused in words", async () => {
    const lines = [{ kind: "text", text: "x".repeat(5000) }] as const;
    const written = await writeExport({ title: "x", lines, format: "pdf" });
    expect(written).toEqual({ unwritable: expect.stringContaining("Word") });
  });
});

describe("reading a file back", () => {
  it("a lost, a doubled and a moved word are all seen", () => {
    expect(hasSameWords("one two three", "one three")).toBe(false);
    expect(hasSameWords("one two three", "one two two three")).toBe(false);
    expect(hasSameWords("one two three", "two one three")).toBe(false);
    expect(hasSameWords("- one two\n\n• three", "one\ntwo three")).toBe(true);
  });

  it("a changed employer, title or phone is seen", () => {
    const text = plainText(documentLines(resumeText));
    expect(findLostFields(text, text)).toEqual([]);
    expect(findLostFields(text, text.replace("Coorong Water", "Another Place"))).not.toEqual([]);
    expect(findLostFields(text, text.replace("0491 570 156", "0491 570 1"))).not.toEqual([]);
  });

  const word = fc.oneof(
    fc.constantFrom(
      "Nurse",
      "final",
      "office",
      "affiliate",
      "naïve",
      "Łódź",
      "Đặng",
      "Ωmega",
      "Жанна",
      "C++",
      "e\u0301t\u0301",
    ),
    fc.constantFrom(
      "-",
      "|",
      "•",
      "–",
      "o",
      "&",
      "½",
      "…",
      "ﬁne",
      "→",
      "●",
      "\u2010",
      "pre-",
      "m²",
      "“quoted”",
      "2019",
      "12",
    ),
    fc
      .string({ unit: "grapheme-ascii", minLength: 1, maxLength: 12 })
      .map((text) => text.replace(/\s/g, "_")),
    fc.string({
      unit: fc.integer({ min: 0xa1, max: 0x17f }).map((code) => String.fromCodePoint(code)),
      minLength: 1,
      maxLength: 8,
    }),
  );
  const line = fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(" "));
  const text = fc.array(line, { minLength: 1, maxLength: 25 }).map((lines) => lines.join("\n"));
  const design = fc.constantFrom<DocumentDesign>(...documentDesigns);

  it.each(formats)(
    "%s: any text comes back word for word",
    async (format) => {
      await fc.assert(
        fc.asyncProperty(text, design, async (given, look) => {
          const lines = documentLines(`Kim Lee\n${given}`);
          const bytes = await bytesOf({ title: "x", lines, format, design: look });
          const got = documentWords(await lookInto(bytes, format));
          expect(got).toEqual(documentWords(`Kim Lee\n${given}`));
        }),
        { numRuns: isDeep ? 200 : 20, examples: [["→\n12\n_", "classic"]] },
      );
    },
    60_000,
  );
});
