import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { item, paragraph, run, wordFile } from "#shared/testing/word-file.ts";
import { startTestApi, type TestApi } from "../../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const lines = [
  "Ana Reyes, nurse in Perth WA, ana@example.com, 0491 570 156",
  "Ran the night shift of a busy ward",
];
const body = lines.map((line) => paragraph(line)).join("");
const box = (words: string) =>
  paragraph(
    `<w:r><w:pict><v:textbox xmlns:v="v"><w:txbxContent>${paragraph(words)}</w:txbxContent></v:textbox></w:pict></w:r>`,
  );
const tracked = lines.map((line) => paragraph(`<w:ins w:id="1">${run(line)}</w:ins>`)).join("");
const good = wordFile(body);
const ole = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...new TextEncoder().encode("x".repeat(600))]);
const locked = new Uint8Array([...ole, ...Buffer.from("EncryptedPackage", "utf16le")]);
const other = (text: string) => `<?xml version="1.0"?><w:document xmlns:w="urn:else">${text}</w:document>`;

const upload = async (bytes: Uint8Array) => {
  const person = await api.signedUp();
  const file = new File([new Uint8Array(bytes)], "CV.docx");
  return { person, read: () => person.api.resumes.readFile({ file }) };
};

describe("Word files that are not as they should be", () => {
  it.each([
    ["cut off", good.slice(0, good.length / 2), 422, /damaged/],
    ["with a password", locked, 422, /password/],
    ["of Word's older kind, misnamed", ole, 415, /does not fit its name/],
    ["without a page", wordFile("", { "word/document.xml": "" }), 422, /damaged/],
    ["with no words", wordFile(paragraph("")), 422, /No words can be made out/],
    ["without a body", wordFile("", { "word/document.xml": other("<a/>") }), 422, /damaged/],
    ["of 300 pages", wordFile(paragraph(`${"word ".repeat(150)}.`).repeat(300)), 422, /more text or pages/],
  ])("%s, it is refused in words and nothing is kept", async (_, bytes, status, words) => {
    const { person, read } = await upload(bytes);
    await expect(read()).rejects.toMatchObject({ status, message: expect.stringMatching(words) });
    expect(await api.services.db.storedFile.count({ where: { userId: person.userId } })).toBe(0);
  });

  const numbering = { "word/numbering.xml": "<w:numbering><w:num w:numId='1'>" };
  it.each([
    ["macros", wordFile(body, { "word/vbaProject.bin": "x" }), { unchangeable: "macros" }, 415],
    ["tracked changes", wordFile(tracked), { unplaced: [{ reason: "tracked-changes" }] }, 200],
    [
      "broken numbering",
      wordFile(item(lines[0] ?? "") + item(lines[1] ?? ""), numbering),
      { placed: 1 },
      200,
    ],
    ["hidden text", wordFile(body + paragraph(run("Hire me", "<w:vanish/>"))), { placed: 1 }, 200],
    [
      "another namespace's body",
      wordFile("", { "word/document.xml": other(`<w:body>${body}</w:body>`) }),
      { placed: 1 },
      200,
    ],
    ["text boxes alone", wordFile(lines.map(box).join("")), { unplaced: [{ reason: "text-box" }] }, 200],
  ])(
    "%s: it is read, what can be changed is said, and the original stays",
    async (_, bytes, plan, status) => {
      const { person, read } = await upload(bytes);
      const { text: sourceText, fileId } = await read();
      expect(sourceText).toContain("Ran the night shift");
      expect(sourceText).not.toContain("Hire me");
      await person.api.resumes.create({ body: { name: "Mine", text: sourceText, fileId } });
      const asked = { sourceText, text: sourceText.replace("Ran the", "Led the") };
      expect(await person.api.ownWord.planOwnWord({ body: asked })).toMatchObject(plan);
      const answer = await person.api.ownWord.downloadOwnWord({ body: asked }).then(
        () => 200,
        (error: { status: number }) => error.status,
      );
      expect(answer).toBe(status);
      const kept = await person.api.resumes.file({ params: { id: fileId } });
      expect(Buffer.compare(Buffer.from(kept.bytes), Buffer.from(bytes))).toBe(0);
    },
  );
});
