import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { fileKind, refusedStatus, type SpecifiedCall, sendCall } from "../testing/specified-call.ts";
import { startTestApi, type TestApi } from "../testing/start-test-api.ts";

const resumeText = `Robin Fraser
Business Analyst
Melbourne VIC 3000 | 0491 570 156 | robin@example.com

Experience
Senior Business Analyst, Bellwether Energy
Melbourne VIC | Mar 2021 - Present
- Responsible for managing requirements workshops with 40 stakeholders
- Wrote SQL queries for weekly reports
- Planned UAT with two vendors

Education
Bachelor of Business, RMIT University, 2017`;

const jobAdText = `About you
We are looking for a Business Analyst to join our delivery team and work with product owners every day.
- At least 3 years of experience as a business analyst is essential
- Strong SQL skills are required
- User acceptance testing is required
- Stakeholder management is required
- Experience with Tableau is a plus
You will run workshops, write user stories and support testing across several releases a year for our customers.`;

const posting = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Business Analyst",
  description: jobAdText.replaceAll("\n", "<br>"),
  hiringOrganization: { "@type": "Organization", name: "Coorong Water" },
};
const adPage = `<!doctype html><title>Business Analyst - Coorong Water</title>
<script type="application/ld+json">${JSON.stringify(posting)}</script><h1>Business Analyst</h1>`;

let api: TestApi;
beforeAll(async () => {
  const fetch = async (url: string) => ({ url, type: "text/html", text: adPage });
  api = await startTestApi({ pages: { fetch } });
});
afterAll(() => api.stop());

const text = z.string();
const texts = z.array(text);
const result = z.object({
  ...{
    optimizedText: text,
    atsScore: z.number(),
    keywordMatchPercentage: z.number(),
    analysis: z.looseObject({}),
  },
  ...{ missingKeywords: texts, addedKeywords: texts, improvements: texts, suggestions: texts },
  lineByLineSuggestions: z
    .array(z.object({ original: text, improved: text, reason: text }))
    .check(z.minLength(1)),
  keywordIntegrationSuggestions: texts,
});

function upload(name: string, content: string): FormData {
  const form = new FormData();
  form.append("file", new File([content], name));
  return form;
}

interface Told extends SpecifiedCall {
  id: string;
  reads: z.ZodMiniType;
  wrong?: { payload: unknown; status: number };
}
const optimise = { resumeText, jobAdText, powerEdit: true };

describe("calls about documents, as told, wrongly and without a session", () => {
  it.each<Told>([
    {
      ...{ id: "P2-7.06", method: "GET", path: "/api/usage/resume-optimizer" },
      reads: z.object({ count: z.int() }),
    },
    {
      ...{ id: "P2-7.07 P2-7.15", method: "POST", path: "/api/process-file" },
      payload: upload("resume.txt", resumeText),
      reads: z.object({ success: z.literal(true), text: z.literal(resumeText) }),
      wrong: { payload: upload("resume.exe", "MZ"), status: 415 },
    },
    {
      ...{ id: "P2-7.08", method: "POST", path: "/api/fetch-job-description" },
      payload: { url: "https://jobs.example.com/1" },
      reads: z.object({ success: z.literal(true), description: text.check(z.includes("Strong SQL skills")) }),
      wrong: { payload: { url: 7 }, status: 400 },
    },
    {
      ...{ id: "P2-7.09", method: "POST", path: "/api/resume/optimize", payload: optimise, reads: result },
      wrong: { payload: { ...optimise, resumeText: "" }, status: 400 },
    },
    {
      ...{ id: "P2-7.10", method: "POST", path: "/api/optimize-resume", payload: optimise, reads: result },
      wrong: { payload: { ...optimise, resumeText: "" }, status: 400 },
    },
  ])(
    "$id $method $path [P2-7.06, P2-7.07, P2-7.08, P2-7.09, P2-7.10]",
    async ({ reads, wrong, payload, ...call }) => {
      const person = await api.signedUp();
      expect(await refusedStatus(await sendCall(api.visitor(), { ...call, payload }))).toBe(401);
      if (wrong) {
        const refused = await sendCall(person, { ...call, payload: wrong.payload });
        expect(await refusedStatus(refused)).toBe(wrong.status);
      }
      const response = await sendCall(person, { ...call, payload });
      expect(response.status).toBe(200);
      reads.parse(await response.json());
    },
  );

  it("both optimise calls answer one shape; after three uses both say that an upgrade is needed [P2-7.10, P2-7.17]", async () => {
    const person = await api.signedUp();
    const paths = ["/api/resume/optimize", "/api/optimize-resume"];
    let asked = 0;
    // Other words each time: the same inputs open what was stored (D-57).
    const ask = (path: string) => {
      asked += 1;
      const payload = { ...optimise, jobAdText: `${optimise.jobAdText} Vacancy ${asked}.` };
      return sendCall(person, { method: "POST", path, payload });
    };
    const shapes: string[][] = [];
    for (const path of paths) shapes.push(Object.keys((await (await ask(path)).json()) as object).sort());
    expect(shapes[0]).toEqual(shapes[1]);
    await ask(paths[0] ?? "");
    for (const path of paths) {
      const refused = await ask(path);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ requiresUpgrade: true, message: expect.any(String) });
    }
  });

  it("the upload's field is 'file'; another name is refused [P2-7.15]", async () => {
    const person = await api.signedUp();
    const form = new FormData();
    form.append("resume", new File([resumeText], "resume.txt"));
    const response = await sendCall(person, { method: "POST", path: "/api/process-file", payload: form });
    expect(await refusedStatus(response)).toBe(400);
  });
});

const analysisData = {
  ...{ atsScore: 71, keywordMatch: 60, missingKeywords: ["Tableau"], addedKeywords: [] },
  ...{ improvements: ["Verbs"], suggestions: ["Numbers"] },
};

describe("calls that answer a file", () => {
  it.each([
    ["P2-7.11", "/api/download-resume", { resumeContent: resumeText, analysisData }],
    ["P2-7.12", "/api/resume/download", { text: resumeText }],
  ])("%s POST %s, as Word and as PDF [P2-7.11, P2-7.12, P2-7.18]", async (_id, path, payload) => {
    const person = await api.signedUp();
    for (const format of ["docx", "pdf"]) {
      const call = { method: "POST", path, payload: { ...payload, format } } as const;
      expect(await refusedStatus(await sendCall(api.visitor(), call))).toBe(401);
      const response = await sendCall(person, call);
      expect(response.status).toBe(200);
      if (path === "/api/resume/download")
        expect(response.headers.get("content-disposition")).toContain(`resume-optimized.${format}`);
      expect(await fileKind(response)).toBe(format);
    }
    const wrong = { method: "POST", path, payload: { ...payload, format: "exe" } } as const;
    expect(await refusedStatus(await sendCall(person, wrong))).toBe(400);
  });

  it("POST /api/templates/download/authenticated is the person's, without an address [P1-7.32]", async () => {
    const path = "/api/templates/download/authenticated";
    const call = { method: "POST", path, payload: { templateId: "it-template" } } as const;
    expect(await refusedStatus(await sendCall(api.visitor(), call))).toBe(401);
    const person = await api.signedUp();
    const response = await sendCall(person, call);
    expect(response.headers.get("content-disposition")).toContain("Information_Technology.docx");
    expect(await fileKind(response)).toBe("docx");
    expect(await refusedStatus(await sendCall(person, { ...call, payload: { templateId: "no" } }))).toBe(404);
  });

  it("POST /api/templates/download answers a link to who asks for JSON, else the file: both end in one [P1-7.33, P2-7.19]", async () => {
    const payload = { templateId: "it-template", email: "kim@example.com" };
    const call = { method: "POST", path: "/api/templates/download", payload } as const;
    const file = await sendCall(api.visitor(), call);
    expect(await fileKind(file)).toBe("docx");
    const { downloadUrl, filename } = await api.visitor().api.templates.download({ body: payload });
    expect(filename).toBe("Information_Technology.docx");
    expect(await fileKind(await fetch(api.url + downloadUrl))).toBe("docx");
    const wrong = await sendCall(api.visitor(), { ...call, payload: { ...payload, email: "" } });
    expect(await refusedStatus(wrong)).toBe(400);
  });
});
