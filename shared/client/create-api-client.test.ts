import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { contract } from "#shared/contract/index.ts";
import type { ApiError } from "./api-error.ts";
import { createApiClient } from "./create-api-client.ts";

function answering(response: () => Response) {
  const sent: RequestInit[] = [];
  const api = createApiClient(contract, {
    baseUrl: "",
    send: async (_url, init) => {
      sent.push(init);
      return response();
    },
  });
  return {
    api,
    lastSent: () => sent.at(-1),
    acceptOf: () => new Headers(sent.at(-1)?.headers).get("accept"),
  };
}

const body = { templateId: "it", email: "kim@example.com" };

describe("a row that answers a file or JSON", () => {
  it("is called either way; the request says which", async () => {
    const link = { downloadUrl: "/api/templates/download/it?token=1", filename: "It.docx" };
    const asJson = answering(() => Response.json(link));
    expect(await asJson.api.templates.download({ body })).toEqual(link);
    expect(asJson.acceptOf()).toBe("application/json");

    const headers = { "content-disposition": "attachment; filename=It.docx", "content-type": "text/x" };
    const asFile = answering(() => new Response("PK", { headers }));
    const file = await asFile.api.templates.download.file({ body });
    expect(file).toMatchObject({ name: "It.docx", type: "text/x" });
    expect(asFile.acceptOf()).not.toContain("json");
  });
});

describe("a row that streams the pages of a scan", () => {
  const file = new File(["%PDF"], "scan.pdf");
  const told = (data: unknown) => `event: page\ndata: ${JSON.stringify(data)}\n\n`;

  it("tells each page, and the answer's own refusal", async () => {
    const error = { status: 422, body: { code: "unreadable", message: "M", error: "M", requestId: "1" } };
    const events = `${told({ page: 1, pages: 2 })}${told({ page: "x" })}${told({ page: 2, pages: 2 })}event: error\ndata: ${JSON.stringify(error)}\n\n`;
    const headers = { "content-type": "text/event-stream" };
    const { api, acceptOf } = answering(() => new Response(events, { headers }));
    const pages: number[] = [];
    const call = api.resumes.readFile({ file }, { onPage: ({ page }) => pages.push(page) });
    await expect(call).rejects.toMatchObject({ status: 422 });
    expect(acceptOf()).toBe("text/event-stream");
    expect(pages).toEqual([1, 2]);
  });
});

describe("a call", () => {
  it("sends JSON, and says so [P1-7.02]", async () => {
    const sent = answering(() => Response.json({ token: "t" }));
    const login = { email: "kim@example.com", password: "Wattle-7" };
    await sent.api.auth.login({ body: login });
    const init = sent.lastSent();
    expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
    expect(init?.body).toBe(JSON.stringify(login));
  });

  it.each([
    ['{"a":[1]}', "application/json", { a: [1] }],
    ["Kelpie is away", "text/plain", "Kelpie is away"],
    ["", "text/plain", ""],
  ])(
    "answered '%s' as %s it returns %j: what JSON says, else the text [P1-7.03]",
    async (answer, type, wanted) => {
      const any = { method: "GET", path: "/api/any", access: "public", response: z.unknown() } as const;
      const client = createApiClient({ auth: { user: any } } as unknown as typeof contract, {
        baseUrl: "",
        send: async () => new Response(answer, { headers: { "content-type": type } }),
      });
      expect(await client.auth.user()).toEqual(wanted);
    },
  );

  it("of the job list takes {jobs} and a plain array alike [P1-7.43]", async () => {
    const job = {
      ...{ id: "1", title: "Fitter", company: "Emu", location: "Perth WA", isRemote: false },
      ...{ description: "Fits.", url: "https://jobs.example/1", salaryMin: 0, salaryMax: 0, skills: ["SQL"] },
      ...{ postedDate: "2026-11-01T00:00:00Z", jobType: "", experience: "", source: "s", sourceName: "S" },
    };
    const page = { page: 1, pages: 1, total: 1, isTotalLeast: false };
    const matches = { hasResume: false, pending: 0, isLimited: false };
    const whole = answering(() => Response.json({ jobs: [job], ...page, matches }));
    const plain = answering(() => Response.json([job]));
    expect(await plain.api.jobs.list()).toEqual(await whole.api.jobs.list());
    expect((await plain.api.jobs.list()).jobs).toEqual([job]);
  });

  it("an upload goes as multipart with the field 'file' [P2-7.15]", async () => {
    const read = { success: true, text: "Kim", fileName: "a.txt", fileId: "1" };
    const facts = { type: "txt", bytes: 3, flags: [], hidden: [] };
    const sent = answering(() => Response.json({ ...read, facts }));
    await sent.api.resumes.readFile({ file: new File(["Kim"], "a.txt") });
    const form = sent.lastSent()?.body;
    expect(form instanceof FormData && [...form.keys()]).toEqual(["file"]);
    expect(new Headers(sent.lastSent()?.headers).has("content-type")).toBe(false);
  });
});

describe("a refusal", () => {
  const refusal = (status: number, answer: string) =>
    answering(() => new Response(answer, { status }))
      .api.templates.download({ body })
      .catch((e: ApiError) => e);

  it.each([
    [400, '{"message":"M"}', "M", "invalid"],
    [500, '{"error":"M"}', "M", "internal"],
    [418, '{"message":"M"}', "M", "internal"],
    [422, '{"message":"M"}', "M", "unreadable"],
  ])("%d %s has the sentence %s [P1-8.18]", async (status, answer, message, code) => {
    expect(await refusal(status, answer)).toMatchObject({ status, code, body: { message } });
  });

  it.each([
    ["", "Request failed with status 500"],
    ["Internal Server Error", "500: Internal Server Error"],
  ])("500 '%s' without a sentence is called '%s' [P1-8.19]", async (statusText, wanted) => {
    const { api } = answering(() => new Response("{}", { status: 500, statusText }));
    await expect(api.templates.download({ body })).rejects.toThrow(wanted);
  });

  it.each(["{}", "", "<html>", '{"message":""}', '{"message":7}', "null", "[]"])(
    "500 with '%s' has no body, so that the screen's own words stand",
    async (answer) => {
      expect(await refusal(500, answer)).toMatchObject({ status: 500, body: undefined });
    },
  );
});
