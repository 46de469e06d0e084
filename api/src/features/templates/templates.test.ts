import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TemplateId, templateFileName, templateIds } from "#shared/domain/templates/template.ts";
import { templateLines } from "#shared/domain/templates/template-lines.ts";
import { templates } from "#shared/domain/templates/templates.ts";
import { readScore } from "#shared/engine/readability/read-score.ts";
import { splitPrintedLines } from "#shared/language/printed-lines.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { templateFile } from "./template-file.ts";

const types = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
};
const paths = {
  visitor: "/api/templates/download",
  signedIn: "/api/templates/download/authenticated",
};
const minute = 60_000;

let api: TestApi;
let now: Date;
const folder = mkdtempSync(path.join(tmpdir(), "kelpie-templates-"));
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
beforeEach(async () => {
  now = new Date("2026-03-05T01:00:00Z");
  // The limit is the subject of one test; the others come from the same address.
  await api.services.db.rateLimiterFlexible.deleteMany();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.stop();
});

const post = (target: string, body: object, headers: Record<string, string> = {}, by = api.visitor()) =>
  by.send(target, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const askJson = { accept: "application/json" };
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;
const linkOf = async (templateId: string) =>
  api.visitor().api.templates.download({ body: { templateId, email: "kim@example.com" } });

const wordsOf = (text: string) =>
  splitPrintedLines(text.normalize("NFKC"))
    .flatMap((line) => line.text.split(/\s+/))
    .filter((word) => word !== "" && !/^_+$/.test(word));

async function readBack(id: TemplateId) {
  const { bytes, name } = await templateFile(templates[id]);
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return api.services.documents.read({ path: file, name });
}

const sources = path.resolve(import.meta.dirname, "../../../../shared/domain/templates/sources");
const sourceOf = (id: TemplateId) => templateLines(readFileSync(path.join(sources, `${id}.md`), "utf8"));

describe("each document", () => {
  it.each(templateIds)("%s: every word comes back in order from its file", async (id) => {
    const wanted = sourceOf(id)
      .map(({ text, date }) => `${text} ${date ?? ""}`)
      .join("\n");
    expect(wordsOf((await readBack(id)).text)).toEqual(wordsOf(wanted));
  });

  it.each(templateIds)("%s: the record tells its size", async (id) => {
    const { bytes } = await templateFile(templates[id]);
    expect(templates[id].fileSize).toBe(`${Math.round(bytes.length / 1000)} kB`);
  });

  it.each(templateIds.filter((id) => templates[id].category === "hybrid"))(
    "%s reads at least 95, with every job and school whole [P2-1.08]",
    async (id) => {
      const { text, facts } = await readBack(id);
      const model = readResume(text);
      const read = readScore(model, facts);
      expect(read.value).toBeGreaterThanOrEqual(95);
      expect(read.issues).toEqual([]);
      expect(model.work).toHaveLength(3);
      expect(model.referees).toHaveLength(2);
    },
  );

  it.each(templateIds)("%s names no one who could exist: numbers and addresses are fictional", (id) => {
    const text = sourceOf(id)
      .map((line) => line.text)
      .join("\n");
    for (const [phone] of text.matchAll(/\b04\d\d \d{3} \d{3}\b/g))
      expect(phone).toMatch(/^0491 570 (156|157|158|159|110)$/);
    for (const [email] of text.matchAll(/[\w.]+@[\w.]+/g)) expect(email).toMatch(/@example\.com$/);
    expect(text).not.toMatch(/pass(es)? (the )?ATS/i);
  });
});

describe("the source of a template", () => {
  it("is marks and lines; an empty line parts paragraphs only, --- begins a page", () => {
    const source =
      "# Kim Lee\n= Nurse\n~ Hobart\n\n## Work\n\n### RN, Ward | 2020\n> Night\n- One\n\nWord\n\nWord\n---\nEnd";
    expect(templateLines(source)).toEqual([
      { kind: "name", text: "Kim Lee" },
      { kind: "label", text: "Nurse" },
      { kind: "contact", text: "Hobart" },
      { kind: "heading", text: "Work" },
      { kind: "entry", text: "RN, Ward", date: "2020" },
      { kind: "detail", text: "Night" },
      { kind: "item", text: "One" },
      { kind: "text", text: "Word", gap: true },
      { kind: "text", text: "Word", gap: true },
      { kind: "text", text: "End", newPage: true },
    ]);
  });

  it("the hiring playbook's scorecard and check stand on pages of their own", async () => {
    const { facts } = await readBack("hiring-playbook");
    expect(facts).toMatchObject({ pages: 4 });
  });

  it.each([
    "healthcare-template",
    "it-template",
    "marketing-template",
    "business-analyst",
    "cover-letter",
  ] as const)("%s: the help begins a page of the Word file, to be taken out", async (id) => {
    const { bytes } = await templateFile(templates[id]);
    const xml = strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());
    expect(xml.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1);
  });
});

describe("POST /api/templates/download", () => {
  it.each([
    ["healthcare", "Healthcare_Professional.docx"],
    ["healthcare-template", "Healthcare_Professional.docx"],
    ["it", "Information_Technology.docx"],
    ["marketing-template", "Marketing_Professional.docx"],
    ["speak-framework", "SPEAK_Framework.pdf"],
    ["follow-up-email", "Follow_up_Email.docx"],
  ])("'%s' answers the file %s [P2-3.10 P2-1.09]", async (templateId, name) => {
    const response = await post(paths.visitor, { templateId, email: "kim@example.com" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")?.replaceAll('"', "")).toContain(`filename=${name}`);
    expect(response.headers.get("content-type")).toBe(types[name.endsWith("pdf") ? "pdf" : "docx"]);
    const start = new TextDecoder().decode((await response.arrayBuffer()).slice(0, 4));
    expect(start).toBe(name.endsWith("pdf") ? "%PDF" : "PK\u0003\u0004");
  });

  it.each([
    ["application/json", true],
    ["application/json, text/plain, */*", true],
    ["*/*", false],
    ["text/html, application/json;q=0.9", false],
  ])("asked for '%s' it answers JSON: %s", async (accept, isJson) => {
    const response = await post(paths.visitor, { templateId: "it", email: "kim@example.com" }, { accept });
    expect(response.headers.get("content-type")?.startsWith("application/json")).toBe(isJson);
    await response.arrayBuffer();
  });

  it("the typed client has both ways", async () => {
    const body = { templateId: "it", email: "kim@example.com" };
    const { downloadUrl, filename } = await api.visitor().api.templates.download({ body });
    expect(downloadUrl).toMatch(/^\/api\/templates\/download\/it\?token=/);
    expect(filename).toBe("Information_Technology.docx");
    const file = await api.visitor().api.templates.download.file({ body });
    expect(file).toMatchObject({ name: filename, type: types.docx });
  });

  it.each([
    ["", "Email is required"],
    ["   ", "Email is required"],
    ["abc", "Please enter a valid email address"],
    ["a@b", "Please enter a valid email address"],
    ["a@example.com\nBcc: b@example.com", "Please enter a valid email address"],
    ['"<script>"@example.com', "Please enter a valid email address"],
    ["kim@example.com, lee@example.com", "Please enter a valid email address"],
  ])("the address '%s' answers 400 '%s' [P2-5.11 P2-5.12]", async (email, message) => {
    const before = await api.services.db.templateRequest.count();
    const response = await post(paths.visitor, { templateId: "it", email }, askJson);
    expect([response.status, await messageOf(response)]).toEqual([400, message]);
    expect(await api.services.db.templateRequest.count()).toBe(before);
  });

  it.each([
    { templateId: "it" },
    { email: "kim@example.com" },
    { templateId: "it", email: `${"a".repeat(300)}@example.com` },
    { templateId: "it", email: { $ne: "" } },
    { templateId: ["it"], email: "kim@example.com" },
    { templateId: "it", email: "kim@example.com", tier: "premium" },
  ])("%j answers 400", async (body) => {
    expect((await post(paths.visitor, body)).status).toBe(400);
  });

  it.each(["nope", "__proto__", "constructor", "../it", "IT-TEMPLATE"])(
    "the template '%s' answers 404 and keeps nothing",
    async (templateId) => {
      const email = "nothing@example.com";
      expect((await post(paths.visitor, { templateId, email })).status).toBe(404);
      expect(await api.services.db.templateRequest.count({ where: { email } })).toBe(0);
    },
  );

  it("keeps one row for each address and template, the address in small letters", async () => {
    for (const [templateId, email] of [
      ["it", "Lee@Example.com"],
      ["it-template", " lee@example.com "],
      ["marketing", "lee@example.com"],
    ] as const)
      expect((await post(paths.visitor, { templateId, email })).status).toBe(200);
    const rows = await api.services.db.templateRequest.findMany({ where: { email: "lee@example.com" } });
    expect(rows.map((row) => [row.templateId, row.createdAt]).sort()).toEqual([
      ["it-template", now],
      ["marketing-template", now],
    ]);
  });

  it("ten at once from one address still keep one row", async () => {
    const email = "hurry@example.com";
    const calls = Array.from({ length: 10 }, () => post(paths.visitor, { templateId: "it", email }, askJson));
    for (const response of await Promise.all(calls)) expect(response.status).toBe(200);
    expect(await api.services.db.templateRequest.count({ where: { email } })).toBe(1);
  });

  it("is refused after thirty calls an hour from one address, whatever the e-mail", async () => {
    const call = (n: number) =>
      post(paths.visitor, { templateId: "it", email: `n${n}@example.com` }, askJson);
    for (let n = 0; n < 30; n++) expect((await call(n)).status).toBe(200);
    const refused = await call(30);
    expect(refused.status).toBe(429);
    expect(await messageOf(refused)).not.toBe("");
  });
});

describe("POST /api/templates/download/authenticated", () => {
  it.each(templateIds)("%s: a signed-in person gets the file without an address [P2-1.09]", async (id) => {
    const person = await api.signedUp();
    const file = await person.api.templates.downloadSignedIn({ body: { templateId: id } });
    expect(file.name).toBe(templateFileName(templates[id]));
    expect(file.bytes).toEqual((await templateFile(templates[id])).bytes);
    expect(await api.services.db.templateRequest.count({ where: { email: person.email } })).toBe(0);
  });

  it("short names are known, other ids answer 404, visitors 401 [P2-6.01]", async () => {
    const person = await api.signedUp();
    expect((await post(paths.signedIn, { templateId: "healthcare" }, {}, person)).status).toBe(200);
    expect((await post(paths.signedIn, { templateId: "nope" }, {}, person)).status).toBe(404);
    expect((await post(paths.signedIn, { templateId: "it" })).status).toBe(401);
  });
});

describe("GET /api/templates/download/{name}", () => {
  const refusal = "This link has ended. Please ask for the template again on its page.";

  it.each(templateIds)("%s: the link of the JSON answer gives the file [P2-3.09]", async (id) => {
    const { downloadUrl, filename } = await linkOf(id);
    expect(downloadUrl.split("?")[0]).toBe(templates[id].downloadUrl);
    const response = await fetch(api.url + downloadUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toContain(filename);
    expect(response.headers.get("cache-control")).toContain("no-store");
    await response.arrayBuffer();
  });

  it.each([
    [10 * minute, 200],
    [10 * minute + 1, 403],
  ])("after %d ms the link answers %d", async (later, status) => {
    const { downloadUrl } = await linkOf("it");
    now = new Date(now.getTime() + later);
    const response = await fetch(api.url + downloadUrl);
    expect(response.status).toBe(status);
    if (status === 403) expect(await messageOf(response)).toBe(refusal);
  });

  it("a later end written into the token, another template's token and none are refused in words", async () => {
    const { downloadUrl } = await linkOf("it");
    const [, token = ""] = downloadUrl.split("token=");
    const [until = "", signature = ""] = token.split(".");
    for (const address of [
      `it?token=${Number(until) + minute}.${signature}`,
      `it?token=${until}.${"A".repeat(signature.length)}`,
      `it?token=${until}.`,
      `it?token=${encodeURIComponent("é".repeat(40))}`,
      "it?token=.",
      "it?token=",
      "it",
      `healthcare?token=${token}`,
    ]) {
      const response = await fetch(`${api.url}/api/templates/download/${address}`);
      expect([response.status, await messageOf(response)], address).toEqual([403, refusal]);
    }
  });

  it("signed-in people need no token [P2-3.09]", async () => {
    const person = await api.signedUp();
    for (const name of ["healthcare", "it", "marketing"]) {
      const response = await person.send(`/api/templates/download/${name}`);
      expect(response.status, name).toBe(200);
      await response.arrayBuffer();
    }
  });

  it("an unknown name answers 404, a token that is too long 400", async () => {
    expect((await fetch(`${api.url}/api/templates/download/nope`)).status).toBe(404);
    expect((await fetch(`${api.url}/api/templates/download/it?token=${"1".repeat(201)}`)).status).toBe(400);
  });
});
