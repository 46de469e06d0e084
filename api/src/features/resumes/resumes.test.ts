import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { optimisation } from "#shared/contract/resumes/optimisation.ts";
import { scoreBand } from "#shared/domain/resumes/score-bands.ts";
import { decidedText, withAllDecided } from "#shared/writing/changes/decisions.ts";
import { proposalsOf } from "#shared/writing/changes/proposals.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const resumeText = `Robin Fraser
Business Analyst
Melbourne VIC 3000 | 0491 570 156 | robin@example.com

Summary
Business analyst with seven years in energy.

Key skills
Stakeholder management, Jira, Confluence

Experience
Senior Business Analyst, Bellwether Energy
Melbourne VIC | Mar 2021 - Present
- Responsible for managing requirements workshops with 40 stakeholders
- Wrote SQL queries for weekly reports
- Organized UAT with two vendors

Education
Bachelor of Business, RMIT University, 2017`;

const jobAdText = `About you
We are looking for a Business Analyst to join our delivery team and work with product owners every day.
- At least 3 years of experience as a business analyst is essential
- Strong SQL skills are required
- User acceptance testing is required
- Stakeholder management is required
- Experience with Jira is highly regarded
- Experience with Tableau is a plus
You will run workshops, write user stories and support testing across several releases a year for our customers.`;

const body = { resumeText, jobAdText, powerEdit: true };
/** Other inputs for every n: the same would open what was stored (D-57). */
const nthBody = (n: number) => ({ ...body, jobAdText: `${jobAdText} Vacancy ${n}.` });

describe("POST /api/resume/optimize", () => {
  it("answers the specification's fields, measured from the final text, and counts one use", async () => {
    const person = await api.signedUp();
    const answer = await person.api.resumes.optimise({ body });
    expect(answer.optimizedText).toContain("Managed requirements workshops with 40 stakeholders");
    expect(answer.optimizedText).toContain("Organised user acceptance testing (UAT)");
    expect(answer.missingKeywords.map((word) => word.toLowerCase())).toContain("tableau");
    expect(answer.optimizedText.toLowerCase()).not.toContain("tableau");
    expect(answer.lineByLineSuggestions.length).toBeGreaterThanOrEqual(2);
    for (const { original, improved } of answer.lineByLineSuggestions) {
      expect(resumeText).toContain(original);
      expect(answer.optimizedText).toContain(improved);
    }
    expect(answer.atsScore).toBeGreaterThanOrEqual(answer.before.atsScore);
    expect(["excellent", "good", "low"]).toContain(scoreBand(answer.atsScore));
    expect(answer.writer).toBe("built-in");
    expect(await person.api.resumes.usage()).toEqual({ count: 1 });
  });

  const withoutGain = {
    ...body,
    jobAdText: jobAdText.replace("- User acceptance testing is required\n", ""),
  };

  it("a run that rewords lines and raises neither number costs no use and says so [D-112]", async () => {
    const person = await api.signedUp();
    const answer = await person.api.resumes.optimise({ body: withoutGain });
    expect(answer.optimizedText).toContain("Managed requirements workshops");
    expect([answer.atsScore, answer.keywordMatchPercentage]).toEqual([
      answer.before.atsScore,
      answer.before.keywordMatchPercentage,
    ]);
    expect(answer.uncounted).toContain("Not counted");
    expect(await person.api.resumes.usage()).toEqual({ count: 0 });
  });

  it("a run that changes only dates or spelling, or nothing, costs no use and says so", async () => {
    const person = await api.signedUp();
    const plain = resumeText
      .replace("Responsible for managing", "Managed")
      .replace("Business analyst with seven years in energy.", "Seven years in energy, in SQL and Jira")
      .replace("Stakeholder management, Jira", "SQL, Stakeholder management, Jira");
    const answer = await person.api.resumes.optimise({ body: { ...withoutGain, resumeText: plain } });
    expect(answer.changes?.map((one) => one.reason)).toEqual(["Australian spelling"]);
    expect(answer.uncounted).toContain("Not counted");
    expect(answer.improvements).toEqual([]);
    expect(await person.api.resumes.usage()).toEqual({ count: 0 });
    const counted = await person.api.resumes.optimise({ body });
    expect(counted.uncounted).toBeUndefined();
    expect(await person.api.resumes.usage()).toEqual({ count: 1 });
  });

  it("carries every change and move by id: all are in its text, each can be left out", async () => {
    const person = await api.signedUp();
    const own = resumeText.replace("- Responsible", "- Watered the plants\n- Responsible");
    const answer = await person.api.resumes.optimise({ body: { ...body, resumeText: own } });
    const proposals = proposalsOf(own, answer);
    expect(answer.changes?.length).toBeGreaterThanOrEqual(2);
    expect(answer.moves?.length).toBeGreaterThanOrEqual(1);
    expect(decidedText(proposals, {})).toBe(answer.optimizedText);
    expect(answer.optimizedText.match(/^- .+$/m)?.[0]).not.toBe("- Watered the plants");
    const unmoved = withAllDecided({}, proposals, answer.moves ?? [], "refused");
    expect(decidedText(proposals, unmoved).match(/^- .+$/m)?.[0]).toBe("- Watered the plants");
    const none = withAllDecided({}, proposals, proposals.all, "refused");
    expect(decidedText(proposals, none)).toBe(own);
  });

  it("the same input gives the same answer, and both names are one call", async () => {
    const person = await api.signedUp();
    const first = await person.api.resumes.optimise({ body });
    const other = await api.signedUp();
    const theirs = await other.api.resumes.optimiseTwin({ body });
    expect(theirs.id).not.toBe(first.id);
    expect(JSON.stringify({ ...theirs, id: first.id })).toBe(JSON.stringify({ ...first, id: first.id }));
    // Under either name it opens what is stored (D-57).
    const { keptFrom, ...twin } = await person.api.resumes.optimiseTwin({ body });
    expect(keptFrom).toBeDefined();
    expect(twin).toEqual(first);
    expect(await person.api.resumes.usage()).toEqual({ count: 1 });
  });

  it("twenty calls at once over both names by a free account give exactly 3 answers [P1-1.13, P2-6.05, P2-6.06]", async () => {
    const person = await api.signedUp();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? person.api.resumes.optimise({ body: nthBody(index) })
          : person.api.resumes.optimiseTwin({ body: nthBody(index) }),
      ),
    );
    expect(results.filter((one) => one.status === "fulfilled")).toHaveLength(3);
    for (const one of results) {
      if (one.status === "rejected")
        expect(one.reason).toMatchObject({ status: 403, code: "upgrade_required", requiresUpgrade: true });
    }
    expect(await person.api.resumes.usage()).toEqual({ count: 3 });
    expect(await api.services.db.usage.findUnique({ where: { userId: person.userId } })).toMatchObject({
      used: 3,
      reserved: 0,
    });
    expect(await api.services.db.optimisation.count({ where: { userId: person.userId } })).toBe(3);
  });

  it.each(["premium", "pro"] as const)("%s has no limit, and its use is still counted", async (tier) => {
    const person = await api.signedUp({ tier });
    for (let run = 0; run < 5; run++) await person.api.resumes.optimise({ body: nthBody(run) });
    expect(await person.api.resumes.usage()).toEqual({ count: 5 });
  });

  it("without an ad the resume itself is improved and the score is READ", async () => {
    const person = await api.signedUp();
    const answer = await person.api.resumes.optimise({ body: { resumeText, jobAdText: "" } });
    expect(answer.scoreBasis).toBe("read");
    expect(answer.keywordMatchPercentage).toBeNull();
    expect(answer.analysis.match.value).toBeNull();
  });

  it.each([
    [{ ...body, resumeText: "  \n" }, 400, "Please upload or paste your resume first."],
    [{ ...body, jobAdText: "Wanted: a nurse with ten years of experience in Hobart" }, 422, undefined],
    [{ ...body, resumeText: "x".repeat(200_001) }, 400, "This resume is too long to read."],
    [{ ...body, tier: "premium" }, 400, "Unknown field: tier"],
    [{ ...body, resumeText: ["a"] }, 400, undefined],
  ])("bad input is refused, stored nowhere and counted nowhere", async (bad, status, message) => {
    const person = await api.signedUp();
    const response = await person.send("/api/resume/optimize", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(bad),
    });
    expect(response.status).toBe(status);
    const answer = (await response.json()) as { message: string; details?: { reason?: string } };
    if (message) expect(answer.message).toBe(message);
    if (status === 422) expect(answer.details?.reason).toBe("ad_too_short");
    expect(await person.api.resumes.usage()).toEqual({ count: 0 });
    expect(await api.services.db.optimisation.count({ where: { userId: person.userId } })).toBe(0);
  });

  it("a use held by a process that died is given back after five minutes", async () => {
    let now = new Date("2026-03-01T00:00:00Z");
    const timed = await startTestApi({ now: () => now });
    try {
      const person = await timed.signedUp();
      const expiresAt = new Date(now.getTime() + 5 * 60_000);
      await timed.services.db.usage.create({ data: { userId: person.userId, used: 2, reserved: 1 } });
      await timed.services.db.reservation.create({ data: { userId: person.userId, expiresAt } });
      await expect(person.api.resumes.optimise({ body })).rejects.toMatchObject({ status: 403 });
      now = new Date(expiresAt.getTime() + 1000);
      await person.api.resumes.optimise({ body });
      expect(await person.api.resumes.usage()).toEqual({ count: 3 });
    } finally {
      await timed.stop();
    }
  });

  it("streams its five steps when the request accepts events", async () => {
    const person = await api.signedUp();
    const steps: number[] = [];
    const answer = await person.api.resumes.optimise({ body }, { onStep: (step) => steps.push(step) });
    expect(steps).toEqual([0, 1, 2, 3, 4]);
    expect(optimisation.safeParse?.(answer)?.success ?? true).toBe(true);
  });

  it("a refusal stays plain JSON with its status, also when events were asked for", async () => {
    const person = await api.signedUp();
    await api.services.db.usage.create({ data: { userId: person.userId, used: 3 } });
    const response = await person.send("/api/resume/optimize", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(403);
    expect(response.headers.get("content-type")).toContain("application/json");
  });
});

describe("downloads", () => {
  it.each([
    [
      "/api/download-resume",
      { resumeContent: resumeText, analysisData: { atsScore: 70 }, format: "docx" },
      /^optimized-resume-\d{4}-\d\d-\d\d\.docx$/,
    ],
    ["/api/resume/download", { text: resumeText, format: "docx" }, /^resume-optimized\.docx$/],
  ])("%s sends a Word file whose text our own reader reads back whole", async (path, payload, name) => {
    const person = await api.signedUp();
    const response = await person.send(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(payload),
    });
    expect(response.status).toBe(200);
    const fileName = /filename="?([^";]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "";
    expect(fileName).toMatch(name);
    const form = new FormData();
    form.append("file", new File([await response.arrayBuffer()], fileName));
    const back = await person.send("/api/process-file", { method: "POST", body: form });
    const { text } = (await back.json()) as { text: string };
    const words = (value: string) =>
      value
        .replace(/^[-\u2022] /gm, "")
        .split(/\s+/)
        .filter(Boolean);
    expect(words(text)).toEqual(words(resumeText));
  });

  it.each([
    [{ text: " ", format: "docx" }, 400],
    [{ text: "A resume", format: "exe" }, 400],
  ])("%j answers %d", async (payload, status) => {
    const person = await api.signedUp();
    const response = await person.send("/api/resume/download", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(payload),
    });
    expect(response.status).toBe(status);
  });

  it("text with control characters and half surrogates still makes a whole file", async () => {
    const person = await api.signedUp();
    const file = await person.api.resumes.downloadText({
      body: { text: "Ren\u00e9e\u0000 \ud800Caf\u00e9 & <b>Sons</b>\u0008\nLine two", format: "docx" },
    });
    expect(file.bytes.length).toBeGreaterThan(2000);
  });
});

describe("POST /api/process-file", () => {
  const upload = async (name: string, bytes: BlobPart) => {
    const person = await api.signedUp();
    const form = new FormData();
    form.append("file", new File([bytes], name));
    const response = await person.send("/api/process-file", { method: "POST", body: form });
    return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
  };

  it("reads a text file", async () => {
    expect(await upload("resume.txt", resumeText)).toEqual({
      status: 200,
      answer: {
        success: true,
        text: resumeText,
        fileName: "resume.txt",
        fileId: expect.any(String),
        facts: { type: "txt", bytes: resumeText.length, flags: [], hidden: [] },
      },
    });
  });

  it.each([
    ["empty.pdf", "", 422, "empty"],
    ["scan.exe", "MZ", 415, "wrong_type"],
    ["page.pdf", "<html></html>", 415, "mismatch"],
    ["half.pdf", "%PDF-1.7\nbroken", 422, "corrupt"],
  ])("%s answers %s with its reason and success:false", async (name, content, status, reason) => {
    const { status: got, answer } = await upload(name, content);
    expect(got).toBe(status);
    expect(answer).toMatchObject({
      success: false,
      details: { reason },
      message: expect.any(String),
      error: expect.any(String),
    });
  });

  it.each([
    ["the limit itself", 10 * 1024 * 1024, 422],
    ["one byte over", 10 * 1024 * 1024 + 1, 413],
    ["50 MB", 50 * 1024 * 1024, 413],
  ])("%s", async (_name, bytes, status) => {
    const { status: got, answer } = await upload("big.txt", new Uint8Array(bytes).fill(32));
    expect(got).toBe(status);
    if (status === 413)
      expect(answer.message).toBe("File too large. Please upload a file smaller than 10MB.");
  });

  it("leaves no temporary file behind", async () => {
    const { readdirSync } = await import("node:fs");
    const { join } = await import("node:path");
    await upload("big.txt", new Uint8Array(11 * 1024 * 1024).fill(32));
    // An upload that was cut off is removed a moment after its answer.
    await expect.poll(() => readdirSync(join(api.services.config.dataDir, "uploads"))).toEqual([]);
  });
});

describe("the kept resume and the scores that follow it", () => {
  it("is null, then kept once, then replaced; the free account has one (D-04)", async () => {
    const person = await api.signedUp();
    expect(await person.api.resumes.getDefault()).toEqual({ resume: null });
    const kept = await person.api.resumes.keepDefault({ body: { name: "First", text: resumeText } });
    const replaced = await person.api.resumes.keepDefault({
      body: { name: "Second", text: `${resumeText}\nMore` },
    });
    expect(replaced.id).toBe(kept.id);
    expect((await person.api.resumes.getDefault()).resume).toMatchObject({ name: "Second" });
    expect(await api.services.db.resume.count({ where: { userId: person.userId } })).toBe(1);
  });

  it("a kept ad is scored by the server, and anew when the resume changes (D-52)", async () => {
    const person = await api.signedUp();
    const ad = { jobTitle: "Business Analyst", company: "Coorong Water", jobDescription: jobAdText };
    const before = await person.api.applications.create({ body: ad });
    expect(before.matchScore).toBeUndefined();
    await person.api.resumes.keepDefault({ body: { name: "Mine", text: resumeText } });
    const [scored] = await person.api.applications.list();
    expect(scored?.matchScore).toBeGreaterThan(20);
    await person.api.resumes.keepDefault({
      body: {
        name: "Chef",
        text: "Kim Lee\nChef\n\nExperience\nChef, Cafe\nJan 2020 - Present\n- Cooked breakfast",
      },
    });
    const [lower] = await person.api.applications.list();
    expect(lower?.matchScore).toBeLessThan(scored?.matchScore ?? 0);
  });
});

describe("POST /api/fetch-job-description", () => {
  const page = (html: string) => ({ fetch: async (url: string) => ({ url, type: "text/html", text: html }) });
  const adHtml = `<!doctype html><title>Business Analyst - Coorong Water</title>
    <script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "JobPosting", title: "Business Analyst", hiringOrganization: { "@type": "Organization", name: "Coorong Water" }, jobLocation: { "@type": "Place", address: { addressLocality: "Adelaide", addressRegion: "SA" } }, description: `<p>${jobAdText.replaceAll("\n", "</p><p>")}</p>` })}</script>
    <h1>Business Analyst</h1><p>Coorong Water</p><main>${jobAdText.replaceAll("\n", "<br>")}</main>`;

  it("answers the ad's fields", async () => {
    const own = await startTestApi({ pages: page(adHtml) });
    try {
      const person = await own.signedUp();
      const answer = await person.api.jobs.fetchDescription({
        body: { url: "https://careers.example.com/jobs/77" },
      });
      expect(answer).toMatchObject({
        success: true,
        title: "Business Analyst",
        company: "Coorong Water",
        provisional: true,
      });
      expect(answer.description).toContain("Strong SQL skills are required");
    } finally {
      await own.stop();
    }
  });

  it("a page that is no ad is an answer with success:false", async () => {
    const own = await startTestApi({ pages: page("<h1>Our team</h1><p>We like cheese.</p>") });
    try {
      const person = await own.signedUp();
      expect(
        await person.api.jobs.fetchDescription({ body: { url: "https://example.com/team" } }),
      ).toMatchObject({ success: false, error: expect.any(String) });
    } finally {
      await own.stop();
    }
  });

  it.each([
    "https://au.seek.com/job/123",
    "https://www.seek.com.au/job/1",
    "https://www.linkedin.com/jobs/view/1",
    "https://au.indeed.com/viewjob?jk=1",
  ])("%s names the extension as the way out and is never fetched (D-30)", async (url) => {
    const own = await startTestApi({
      pages: { fetch: async () => Promise.reject(new Error("was fetched")) },
    });
    try {
      const person = await own.signedUp();
      const answer = await person.api.jobs.fetchDescription({ body: { url } });
      expect(answer).toMatchObject({ success: false, error: expect.stringContaining("Kelpie extension") });
    } finally {
      await own.stop();
    }
  });

  it.each([
    "http://127.0.0.1:4310/",
    "http://10.0.0.1/",
    "http://[::1]/",
    "ftp://example.com/",
    "not an address",
  ])("%s answers 422 and one sentence", async (url) => {
    const person = await api.signedUp();
    const response = await person.send("/api/fetch-job-description", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ url }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      success: false,
      message: "This page cannot be read from here. Please paste the job description manually.",
    });
  });
});
