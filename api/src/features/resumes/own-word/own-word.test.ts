import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { item, paragraph, run, wordFile } from "#shared/testing/word-file.ts";
import { startTestApi, type TestApi } from "../../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;

const word = wordFile(
  paragraph("Ana Reyes", '<w:jc w:val="center"/>') +
    paragraph("Registered nurse, Perth WA, ana@example.com, 0491 570 156") +
    paragraph(run("Lead", "<w:b/>") + run("Cook")) +
    item("Ran the night shift of a busy ward") +
    item("Trained six nurses"),
);

async function upload(person: Person, bytes = word) {
  const file = new File([new Uint8Array(bytes)], "Ana Reyes CV.docx");
  return person.api.resumes.readFile({ file });
}

async function fileOf(person: Person, body: { sourceText: string; text: string }) {
  const { bytes, name } = await person.api.ownWord.downloadOwnWord({ body });
  return { name, body: strFromU8(unzipSync(new Uint8Array(bytes))["word/document.xml"] ?? new Uint8Array()) };
}

const none = { file: null, unchangeable: null, placed: 0, unplaced: [] };

describe("POST /api/resume-files/own-word", () => {
  it("a resume with its Word file, the download is that file with the changed words", async () => {
    const person = await api.signedUp();
    const { text: sourceText, fileId } = await upload(person);
    await person.api.resumes.create({ body: { name: "Mine", text: sourceText, fileId } });
    const text = sourceText.replace("Ran the night shift", "Led the night shift");
    expect(await person.api.ownWord.planOwnWord({ body: { sourceText, text } })).toEqual({
      ...none,
      file: { name: "Ana Reyes CV.docx" },
      placed: 1,
    });
    const { name, body } = await fileOf(person, { sourceText, text });
    expect(name).toBe("Ana Reyes CV - tailored.docx");
    const original = strFromU8(unzipSync(word)["word/document.xml"] ?? new Uint8Array());
    expect(body).toBe(original.replace("Ran the night shift", "Led the night shift"));
    const kept = await person.api.resumes.file({ params: { id: fileId } });
    expect(Buffer.compare(Buffer.from(kept.bytes), Buffer.from(word))).toBe(0);
  });

  it("a line without a certain place, it is named and stays", async () => {
    const person = await api.signedUp();
    const { text: sourceText, fileId } = await upload(person);
    await person.api.resumes.create({ body: { name: "Mine", text: sourceText, fileId } });
    const text = sourceText.replace("LeadCook", "Chef").replace("six", "6");
    expect(await person.api.ownWord.planOwnWord({ body: { sourceText, text } })).toMatchObject({
      placed: 1,
      unplaced: [{ before: "LeadCook", after: "Chef", reason: "mixed-format" }],
    });
    const { body } = await fileOf(person, { sourceText, text });
    expect(body).toContain("Trained 6 nurses");
    expect(body).not.toContain("Chef");
  });

  it("a text that was edited since, and an upload that no resume was kept with, find their file", async () => {
    const person = await api.signedUp();
    const { text, fileId } = await upload(person);
    const wait = await person.api.ownWord.planOwnWord({ body: { sourceText: text, text } });
    expect(wait.file).not.toBeNull();
    const { id } = await person.api.resumes.create({ body: { name: "Mine", text, fileId } });
    const edited = text.replace("six", "seven");
    await person.api.resumes.update({ params: { id }, body: { text: edited } });
    const plan = await person.api.ownWord.planOwnWord({ body: { sourceText: edited, text: edited } });
    expect(plan).toMatchObject({ file: { name: "Ana Reyes CV.docx" }, placed: 1 });
  });

  it("a pasted resume, and another account's file, are none", async () => {
    const owner = await api.signedUp();
    const { text, fileId } = await upload(owner);
    await owner.api.resumes.create({ body: { name: "Mine", text, fileId } });
    const other = await api.signedUp();
    await other.api.resumes.create({ body: { name: "Mine", text } });
    const body = { sourceText: text, text };
    expect(await other.api.ownWord.planOwnWord({ body })).toEqual(none);
    await expect(other.api.ownWord.downloadOwnWord({ body })).rejects.toMatchObject({ status: 404 });
  });

  it("a protected file, it says so in words and our designs remain", async () => {
    const person = await api.signedUp();
    const settings = '<w:settings xmlns:w="w"><w:documentProtection w:enforcement="1"/></w:settings>';
    const bytes = wordFile(paragraph("Ana Reyes, a nurse in Perth WA"), { "word/settings.xml": settings });
    const { text: sourceText, fileId } = await upload(person, bytes);
    await person.api.resumes.create({ body: { name: "Mine", text: sourceText, fileId } });
    const body = { sourceText, text: "Ana Reyes, nurse" };
    expect(await person.api.ownWord.planOwnWord({ body })).toMatchObject({ unchangeable: "protected" });
    await expect(person.api.ownWord.downloadOwnWord({ body })).rejects.toMatchObject({
      status: 415,
      body: { details: { reason: "protected" } },
    });
  });
});
