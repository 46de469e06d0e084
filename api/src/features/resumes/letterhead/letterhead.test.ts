import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paragraph, wordFile } from "#shared/testing/word-file.ts";
import { startTestApi, type TestApi } from "../../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;

const header = `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraph("Ana Reyes, ana@example.com")}</w:hdr>`;
const paper = wordFile(
  paragraph("Ana Reyes, nurse") +
    paragraph("3 March 2024", '<w:jc w:val="right"/>') +
    paragraph("Dear Sir,") +
    paragraph("I write to you."),
  { "word/header1.xml": header },
);

const keep = (person: Person, bytes: Uint8Array = paper, name = "My paper.docx") =>
  person.api.letterheads.keep({ file: new File([new Uint8Array(bytes)], name) });

const text =
  "Ana Reyes\nana@example.com\n\nDear Ms Okafor,\n\nI have been a nurse for six years on a busy ward.\n\nYours sincerely,\nAna Reyes";

async function letterOf(person: Person, more: { format?: "docx" | "pdf"; letterhead?: boolean } = {}) {
  const body = { resumeContent: text, format: "docx", kind: "letter", ...more } as const;
  const file = await person.api.resumes.download({ body });
  if (!("bytes" in file)) throw new Error("no file");
  return new Uint8Array(file.bytes);
}

const parts = (bytes: Uint8Array) => unzipSync(bytes);
const bodyOf = (bytes: Uint8Array) => strFromU8(parts(bytes)["word/document.xml"] ?? new Uint8Array());

describe("/api/letterhead", () => {
  it("a kept letterhead, letters as Word are set in it and PDFs and our design are not", async () => {
    const person = await api.signedUp();
    expect(await person.api.letterheads.get()).toEqual({ letterhead: null });
    const { letterhead } = await keep(person);
    expect(letterhead).toMatchObject({
      name: "My paper.docx",
      bytes: paper.length,
      stays: ["Ana Reyes, ana@example.com", "Ana Reyes, nurse"],
      from: "3 March 2024",
      replaced: 3,
    });
    expect(await person.api.letterheads.get()).toEqual({ letterhead });
    const made = await letterOf(person);
    expect(Object.keys(parts(made))).toEqual(Object.keys(parts(paper)));
    expect(strFromU8(parts(made)["word/header1.xml"] ?? new Uint8Array())).toBe(header);
    expect(bodyOf(made)).toContain("Dear Ms Okafor,");
    expect(bodyOf(made)).not.toContain("I write to you.");
    expect(bodyOf(await letterOf(person, { letterhead: false }))).not.toContain("Ana Reyes, nurse");
    expect(strFromU8((await letterOf(person, { format: "pdf" })).slice(0, 5))).toBe("%PDF-");
  });

  it("a second one takes its place; removed, letters are ours again", async () => {
    const person = await api.signedUp();
    await keep(person);
    const other = wordFile(paragraph("Ana R., RN") + paragraph("Dear Sir,") + paragraph("Old words."));
    await keep(person, other, "Other.docx");
    const { userId } = person;
    expect(await api.services.db.storedFile.count({ where: { userId } })).toBe(1);
    expect(bodyOf(await letterOf(person))).toContain("Ana R., RN");
    const file = await person.api.letterheads.file();
    expect([file.name, Buffer.compare(Buffer.from(file.bytes), Buffer.from(other))]).toEqual([
      "Other.docx",
      0,
    ]);
    expect(await person.api.letterheads.remove()).toEqual({ letterhead: null });
    expect(await api.services.db.storedFile.count({ where: { userId } })).toBe(0);
    await expect(person.api.letterheads.file()).rejects.toMatchObject({ status: 404 });
    expect(bodyOf(await letterOf(person))).not.toContain("Ana R., RN");
  });

  it("the sweep of uploads that nothing holds leaves it, and nobody else has it", async () => {
    const person = await api.signedUp();
    await keep(person);
    await api.services.db.storedFile.updateMany({
      where: { userId: person.userId },
      data: { createdAt: new Date(0) },
    });
    const other = await api.signedUp();
    for (const one of [person, other])
      await one.api.resumes.readFile({ file: new File([new Uint8Array(paper)], "Resume.docx") });
    expect((await person.api.letterheads.get()).letterhead).not.toBeNull();
    expect((await other.api.letterheads.get()).letterhead).toBeNull();
    expect(bodyOf(await letterOf(other))).not.toContain("Ana Reyes, nurse");
  });

  it("it is in the export of the account's data, and goes with the account", async () => {
    const person = await api.signedUp();
    await keep(person);
    const { bytes } = await person.api.account.exportData();
    const files = parts(new Uint8Array(bytes));
    const entry = Object.keys(files).find((name) => name.startsWith("files/My paper"));
    expect(Buffer.compare(Buffer.from(files[entry ?? ""] ?? []), Buffer.from(paper))).toBe(0);
    expect(strFromU8(files["data/files.json"] ?? new Uint8Array())).toContain('"isLetterhead": true');
  });

  it("a page without words but a place may be one", async () => {
    const person = await api.signedUp();
    const { letterhead } = await keep(person, wordFile(paragraph("")));
    expect(letterhead).toMatchObject({ stays: [], from: null, replaced: 0 });
    expect(bodyOf(await letterOf(person))).toContain("Dear Ms Okafor,");
  });

  const settings = '<w:settings xmlns:w="w"><w:documentProtection w:enforcement="1"/></w:settings>';
  const tracked = paragraph("Dear Sir,") + paragraph('<w:ins w:id="1"><w:r><w:t>New</w:t></w:r></w:ins>');
  it.each([
    ["macros", wordFile(paragraph("Dear Sir,"), { "word/vbaProject.bin": "x" }), "Paper.docx", 422, /macros/],
    ["tracked changes", wordFile(tracked), "Paper.docx", 422, /tracked changes/],
    [
      "protection",
      wordFile(paragraph("Dear Sir,"), { "word/settings.xml": settings }),
      "Paper.docx",
      422,
      /protected/,
    ],
    ["a cut-off file", paper.slice(0, 300), "Paper.docx", 422, /damaged/],
    ["no bytes", new Uint8Array(), "Paper.docx", 422, /empty/],
    ["another kind", new TextEncoder().encode("Dear Sir"), "Paper.txt", 415, /Word file \(\.docx\)/],
    ["another content", new TextEncoder().encode("Dear Sir"), "Paper.docx", 415, /does not fit its name/],
    [
      "a resume",
      wordFile(paragraph("Ran a busy ward for years and years").repeat(30)),
      "CV.docx",
      422,
      /no place for a letter/,
    ],
  ])("%s is refused in words, and the one before stays", async (_, bytes, name, status, words) => {
    const person = await api.signedUp();
    await keep(person);
    await expect(keep(person, bytes, name)).rejects.toMatchObject({
      status,
      message: expect.stringMatching(words),
    });
    expect((await person.api.letterheads.get()).letterhead?.name).toBe("My paper.docx");
    expect(await api.services.db.storedFile.count({ where: { userId: person.userId } })).toBe(1);
  });
});
