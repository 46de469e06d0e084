import { describe, expect, it } from "vitest";
import { fileNameOf } from "./form-documents.ts";

const tailored = { name: "Resume tailored for this job", text: "Ada", file: null };
const own = { name: "Ada/2026.docx", text: "Ada", file: null };
const uploaded = { ...own, file: { id: "f", name: "Ada Marsh.docx", type: "docx" as const, bytes: 9 } };
const nameOf = (accept: string, resume: typeof own | typeof uploaded) =>
  fileNameOf("resume", accept, { resumes: [resume], letter: null }, 0);

describe("the file that a form gets", () => {
  it.each([
    ["", "Ada Marsh.docx"],
    [".pdf,.docx", "Ada Marsh.docx"],
    ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "Ada Marsh.docx"],
    ["*/*", "Ada Marsh.docx"],
    [".pdf", "Ada 2026.pdf"],
    ["application/pdf", "Ada 2026.pdf"],
    [".doc, .rtf", "Ada 2026.docx"],
  ])("for %j is %s: the person's own where the form takes it, else one made of its text", (accept, name) => {
    expect(nameOf(accept, uploaded)).toBe(name);
  });

  it.each([
    ["", "Ada 2026.pdf"],
    [".docx", "Ada 2026.docx"],
  ])("without an original for %j is %s", (accept, name) => {
    expect(nameOf(accept, own)).toBe(name);
  });

  it("is the chosen one of two, and none where there is none", () => {
    const documents = { resumes: [tailored, uploaded], letter: { text: "Dear team" } };
    expect(fileNameOf("resume", "", documents, 0)).toBe("Resume tailored for this job.pdf");
    expect(fileNameOf("resume", "", documents, 1)).toBe("Ada Marsh.docx");
    expect(fileNameOf("cover-letter", ".docx", documents, 0)).toBe("Cover letter.docx");
    expect(fileNameOf("cover-letter", "", { resumes: [], letter: null }, 0)).toBeUndefined();
    expect(fileNameOf("photo", "", documents, 0)).toBeUndefined();
  });
});
