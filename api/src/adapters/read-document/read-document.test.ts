import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentLines } from "#shared/resume/document/document-lines.ts";
import { paragraph, picture, wordFile } from "#shared/testing/word-file.ts";
import { wordDocument } from "../docx.ts";
import { pdfDocument } from "../pdfkit.ts";
import { createParserPool } from "./parser-pool.ts";
import { createDocumentReader } from "./read-document.ts";

const reader = createDocumentReader();

/** Children of this process that wait with their parsers loaded. Linux only. */
function waitingParsers(): number[] {
  const tasks = "/proc/self/task";
  return readdirSync(tasks)
    .flatMap((task) =>
      readFileSync(path.join(tasks, task, "children"), "utf8")
        .trim()
        .split(" "),
    )
    .filter((pid) => pid !== "" && isParser(pid))
    .map(Number);
}

function isParser(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("parse-document");
  } catch {
    return false;
  }
}
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kelpie-docs-"));
});
afterAll(() => {
  reader.close();
  rmSync(folder, { recursive: true, force: true });
});

function put(name: string, bytes: Uint8Array | string): { path: string; name: string } {
  const file = path.join(folder, `${Math.floor(performance.now() * 1000)}-${name.replaceAll("/", "_")}`);
  writeFileSync(file, bytes);
  return { path: file, name };
}

const read = async (name: string, bytes: Uint8Array | string, by = reader) =>
  by.read(put(name, bytes)).then(
    ({ text }) => ({ text }),
    (error: { reason?: string }) => ({ reason: error.reason ?? String(error) }),
  );

const text =
  "Robin Fraser\nNurse\nrobin@example.com\n\nExperience\nRegistered Nurse, Ward Nine\n- Led handover of 12 patients\n- Trained three graduates";

describe("reading a document", () => {
  it("a Word file of our own comes back whole", async () => {
    const bytes = await wordDocument({ title: "Robin Fraser", lines: documentLines(text) });
    const back = await read("resume.docx", bytes);
    expect(back).toHaveProperty("text");
    expect("text" in back && documentLines(back.text)).toEqual(documentLines(text));
  });

  it("takes what the upload names: .pdf, .docx, .txt and, where one is at hand, .doc [P2-5.03]", async () => {
    const lines = documentLines(text);
    const files: [string, Uint8Array | string][] = [
      ["resume.pdf", await pdfDocument({ title: "Robin Fraser", lines })],
      ["resume.docx", await wordDocument({ title: "Robin Fraser", lines })],
      ["resume.txt", text],
    ];
    for (const [name, bytes] of files) {
      const back = await read(name, bytes);
      expect("text" in back && back.text, name).toContain("Led handover of 12 patients");
    }
    // Nothing of ours writes the old format.
    const old = path.resolve(import.meta.dirname, "../../../../../shared/data/resumes/own-nurse.doc");
    if (existsSync(old)) expect(await read("resume.doc", readFileSync(old))).toHaveProperty("text");
  });

  it.each([
    ["UTF-8", Buffer.from(text), "Robin Fraser"],
    [
      "UTF-16 with its mark",
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]),
      "Robin Fraser",
    ],
    ["Windows letters", Buffer.from("Ren\xe9e Caf\xe9 manager, ten years", "latin1"), "Renée Café"],
  ])("a text file in %s", async (_name, bytes, expected) => {
    const back = await read("resume.txt", bytes);
    expect("text" in back && back.text).toContain(expected);
  });

  it.each([
    ["empty.pdf", "", "empty"],
    ["spaces.txt", "  \n \n", "empty"],
    ["resume.exe", "MZ", "wrong_type"],
    ["resume.pages", zipSync({ "Index/Document.iwa": strToU8("hello") }), "pages_file"],
    ["resume.PNG", Buffer.from("\u0089PNG\r\n", "latin1"), "picture"],
    ["photo.pdf", Buffer.from("\u0089PNG\r\n", "latin1"), "picture"],
    ["phone.docx", Buffer.from("\0\0\0\u0018ftypheic", "latin1"), "picture"],
    ["page.pdf", "<html>hello</html>", "mismatch"],
    ["program.txt", Buffer.from("MZ\u0000\u0001\u0002binary"), "wrong_type"],
    ["resume.pdf.exe", "%PDF-1.4", "wrong_type"],
    ["half.doc", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), "corrupt"],
    ["page.doc", "<html><body>hello</body></html>", "mismatch"],
    ["rich.doc", "{\\rtf1 hello}", "mismatch"],
    ["header.pdf", "%PDF-1.4\n", "corrupt"],
    ["half.docx", Buffer.from("PK\u0003\u0004half a file"), "corrupt"],
    [
      "locked.docx",
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from("EncryptedPackage", "utf16le")]),
      "password_protected",
    ],
    ["older.docx", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), "mismatch"],
    ["archive.docx", zipSync({ "readme.txt": strToU8("hello") }), "mismatch"],
  ])("%s is refused: %s", async (name, bytes, reason) => {
    expect(await read(name, bytes)).toEqual({ reason });
  });

  it("an archive that unpacks to a gigabyte is refused before it is unpacked", async () => {
    const bomb = zipSync({
      "[Content_Types].xml": strToU8("<Types/>"),
      "word/document.xml": new Uint8Array(60 * 1024 * 1024),
    });
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await read("bomb.docx", bomb)).toEqual({ reason: "too_large" });
  });

  it("names that leave the archive are refused", async () => {
    const slip = zipSync({
      "[Content_Types].xml": strToU8("x"),
      "word/document.xml": strToU8("x"),
      "../../out.txt": strToU8("x"),
    });
    expect(await read("slip.docx", slip)).toEqual({ reason: "corrupt" });
  });

  it.runIf(existsSync("/proc/self/task"))(
    "a process that was killed while it waited is replaced",
    async () => {
      // Whatever ran before: the pool is open, and what it starts becomes the parser a moment later.
      await read("before.txt", text);
      await expect.poll(waitingParsers).not.toEqual([]);
      const killed = waitingParsers();
      for (const pid of killed) process.kill(pid, "SIGKILL");
      expect(await read("after.txt", text)).toHaveProperty("text");
      expect(waitingParsers().filter((pid) => killed.includes(pid))).toEqual([]);
    },
  );

  it("a reader that was closed reads again when it is asked to", async () => {
    reader.warm();
    reader.close();
    expect(await read("again.txt", text)).toHaveProperty("text");
  });

  it.each([
    ["a photo of three by four centimetres", 3, 4, ["picture"]],
    ["an icon of half a centimetre", 0.5, 0.5, []],
  ])("%s in a Word file", async (_kind, width, height, flags) => {
    const file = wordFile(picture(width, height) + paragraph("Robin Fraser, nurse on ward nine"));
    expect((await reader.read(put("photo.docx", file))).facts.flags).toEqual(flags);
  });

  it("a plain text beyond the cap is cut, and says so", async () => {
    const { text: got, facts } = await reader.read(put("long.txt", "nurse ".repeat(60_000)));
    expect(got.length).toBeLessThanOrEqual(200_000);
    expect(facts.flags).toEqual(["cut-short"]);
  });

  it("more than twenty waiting files are refused as busy, the others are read", async () => {
    // The line needs no processes, of which each takes a second of work: these read until the line has refused.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const printed = JSON.stringify({
      text,
      facts: { type: "txt", bytes: text.length, flags: [], hidden: [] },
    });
    const parse = () => released.then(() => printed);
    const pool = createParserPool(() => ({ isAlive: () => true, parse, end: () => undefined }));
    let refused = 0;
    const readOne = async (_: unknown, index: number) => {
      const one = await read(`many${index}.txt`, text, createDocumentReader(pool));
      if ("reason" in one && ++refused === 4) release();
      return one;
    };
    const results = await Promise.all(Array.from({ length: 26 }, readOne));
    const busy = results.filter((one) => "reason" in one && one.reason === "busy");
    expect(busy).toHaveLength(4);
    expect(results.filter((one) => "text" in one)).toHaveLength(22);
  });
});

const data = path.resolve(import.meta.dirname, "../../../../../shared/data");
const isThere = existsSync(data);
/** `npm run test:deep` reads every file; every day one of each kind: a parser's process is started for each. */
const isDeep = process.env.KELPIE_DEEP === "1";

function oneOfEach(names: string[], kindOf: (name: string) => string): string[] {
  if (isDeep) return names;
  return [...new Map(names.toSorted().map((name) => [kindOf(name), name])).values()];
}

/** Two at a time, as many as the reader runs: its queue refuses a whole folder at once. */
async function readEach(names: string[], check: (name: string) => Promise<void>) {
  const worker = async () => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) await check(name);
  };
  await Promise.all([worker(), worker()]);
}

/** How a hostile file must end by the manifest's words; where they leave a choice ("200/4xx", "4xx or text") both are right. */
function wantedEnd(words: string): string[] {
  if (/^200 ?(?:text|readable)?[^/]*$/.test(words) && !words.includes("4xx")) return ["text"];
  return /^4xx(?! or| \(or)/.test(words) ? ["reason"] : ["text", "reason"];
}

describe(`files of ../shared/data${isThere ? "" : " (NOT CHECKED: ../shared is absent)"}`, () => {
  it("resumes: what can be read is read, what cannot is refused with its reason", async () => {
    if (!isThere) return;
    const misses: string[] = [];
    const names = readdirSync(path.join(data, "resumes")).filter((name) => /\.(pdf|docx?|txt)$/.test(name));
    const goldOf = (name: string) =>
      JSON.parse(readFileSync(path.join(data, "resumes", `${name}.gold.json`), "utf8"));
    // Whether the text is right is the business of `evaluate -- resume`; here each type ends in each way.
    await readEach(
      oneOfEach(names, (name) => `${path.extname(name)} ${goldOf(name).expected_error ?? "text"}`),
      async (name) => {
        const file = path.join(data, "resumes", name);
        const gold = goldOf(name);
        const result = await reader.read({ path: file, name }).then(
          () => "text",
          (error: { reason?: string }) => error.reason ?? String(error),
        );
        // The words of a scan are recognised where they can be made out.
        const isOptional = gold.readable_optional || gold.layout === "scan";
        const refusal = isOptional ? ["text", gold.expected_error] : [gold.expected_error];
        const expected = gold.readable ? ["text"] : refusal;
        if (!expected.includes(result)) misses.push(`${name}: expected ${expected}, got ${result}`);
      },
    );
    expect(misses).toEqual([]);
  }, 120_000);

  it("hostile files: each ends as the manifest says", async () => {
    if (!isThere) return;
    const manifest: { file: string; expect: string }[] = JSON.parse(
      readFileSync(path.join(data, "hostile/manifest.json"), "utf8"),
    );
    const wanted = new Map(manifest.map((row) => [row.file, wantedEnd(row.expect)]));
    const odd: string[] = [];
    const kindOf = (name: string) => `${path.extname(name)} ${wanted.get(name) ?? ""}`;
    await readEach(oneOfEach(readdirSync(path.join(data, "hostile/uploads")), kindOf), async (name) => {
      const result = await reader.read({ path: path.join(data, "hostile/uploads", name), name }).then(
        ({ text: got }) => (/root:|javascript:|Harvard|cm9vd/.test(got) ? "leak" : "text"),
        (error: { reason?: string }) => (error.reason ? "reason" : `other: ${error}`),
      );
      const ends = [wanted.get(name) ?? ["text", "reason"]].flat();
      if (!ends.includes(result)) odd.push(`${name}: ${result}, expected ${ends}`);
    });
    expect(odd).toEqual([]);
  }, 180_000);
});
