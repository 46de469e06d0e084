import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureServer } from "#shared/builds/ensure-built.ts";
import { demoPassword } from "../../src/db/demo-accounts.ts";
import { freePort, ServerProcess } from "./server-process.ts";

/** The texts of a built file and of everything that is loaded with it before it runs. */
function loadedWith(file: string, seen = new Map<string, string>()): string {
  if (seen.has(file)) return "";
  const text = readFileSync(file, "utf8");
  seen.set(file, text);
  const besides = [...text.matchAll(/^import .*?["']\.\/([^"']+)["'];?$/gm)];
  for (const [, name = ""] of besides) loadedWith(path.join(path.dirname(file), name), seen);
  return [...seen.values()].join("\n");
}

describe("the built server (npm start, the image)", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-built-"));
  let server: ServerProcess;
  beforeAll(async () => {
    server = new ServerProcess(await freePort(), { DATA_DIR: folder, DATABASE_URL: "" });
    await server.start();
  }, 120_000);
  afterAll(async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = (address: string, body: object, headers: Record<string, string> = {}) =>
    fetch(server.url + address, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.url, ...headers },
      body: JSON.stringify(body),
    });
  const signIn = async (): Promise<Record<string, string>> => {
    const answer = await post("/api/auth/login", { email: "premium@kelpie.test", password: demoPassword });
    const cookie = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
    const { token } = (await answer.json()) as { token: string };
    return { cookie: cookie.join("; "), "x-kelpie-token": token };
  };

  it("a PDF is asked for, its threads write it and its parser's process reads it back", async () => {
    const resumeContent =
      "Dana Wattle\ndana@example.org\n\nSkills\nPayroll, Excel, MYOB and bank reconciliations";
    const answer = await post("/api/download-resume", { resumeContent, format: "pdf" }, await signIn());
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });

  it("jobs are listed with scores of the thread that measures them", async () => {
    const headers = await signIn();
    await expect
      .poll(
        async () => {
          const answer = await fetch(`${server.url}/api/jobs`, { headers });
          return JSON.stringify(await answer.json());
        },
        { timeout: 20_000 },
      )
      .toMatch(/"matchScore":\d/);
  });

  it("a template is written from its source in the project", async () => {
    const answer = await post(
      "/api/templates/download/authenticated",
      { templateId: "it-template" },
      await signIn(),
    );
    expect(answer.status).toBe(200);
  });
});

describe("what a start loads", () => {
  const file = ensureServer();
  /** The build names the source of each part. */
  const heavy = /^\/\/ (?:shared\/engine\/(?!engine-version)|api\/src\/adapters\/(?:docx|pdfkit)\.ts)/m;

  it("neither the engine nor the writers of documents, which the build has", () => {
    const all = readdirSync(path.dirname(file)).filter((name) => name.endsWith(".js"));
    const texts = all.map((name) => readFileSync(path.join(path.dirname(file), name), "utf8"));
    expect(texts.filter((text) => heavy.test(text)).length).toBeGreaterThan(0);
    expect(loadedWith(file)).not.toMatch(heavy);
  });

  it("no package that the first answer does not need", () => {
    const packages = [...loadedWith(file).matchAll(/^import .*?from ["']([^."'][^"']*)["']/gm)].map(
      ([, name]) => name,
    );
    expect(packages).toContain("express");
    for (const late of [
      "stripe",
      "openai",
      "docx",
      "pdfkit",
      "nodemailer",
      "undici",
      "web-push",
      "pg-boss",
      "ics",
      "prom-client",
      "aws4fetch",
      "@electric-sql/pglite",
    ])
      expect(packages).not.toContain(late);
  });
});
