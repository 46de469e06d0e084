import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const resumeText = `Robin Fraser
Business Analyst
Melbourne VIC 3000 | 0491 570 156 | robin@example.com

Experience
Business Analyst, Bellwether Energy
Mar 2021 - Present
- Wrote SQL queries for weekly reports

Education
Bachelor of Business, RMIT University, 2017`;

const ad = {
  jobTitle: "Business Analyst",
  company: "Coorong Water",
  jobDescription: `About you
We are looking for a Business Analyst to join our delivery team and work with product owners every day.
- Strong SQL skills are required
- Experience with Jira is highly regarded
- At least 3 years of experience as a business analyst is essential
You will run workshops, write user stories and support testing across several releases a year for customers.`,
};

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;

async function upload(person: Person, text = resumeText, name = "robin.txt") {
  return person.api.resumes.readFile({ file: new File([text], name, { type: "text/plain" }) });
}

const scoreOf = async (person: Person) => (await person.api.applications.list())[0]?.matchScore;

describe("kept resumes", () => {
  it("a free account keeps one; a second is refused in words and nothing is stored (D-04)", async () => {
    const person = await api.signedUp();
    await person.api.resumes.create({ body: { name: "First", text: resumeText } });
    await expect(
      person.api.resumes.create({ body: { name: "Second", text: resumeText } }),
    ).rejects.toMatchObject({ status: 403, requiresUpgrade: true });
    expect(await person.api.resumes.list()).toHaveLength(1);
  });

  it("twenty first resumes at once are one on a free account, with one default", async () => {
    const person = await api.signedUp();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        person.api.resumes.create({ body: { name: `R${at}`, text: resumeText } }),
      ),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await person.api.resumes.list()).toMatchObject([{ isDefault: true }]);
  });

  it("premium keeps several; exactly one is the default, listed first with its READ and words", async () => {
    const person = await api.signedUp({ tier: "premium" });
    const first = await person.api.resumes.create({ body: { name: "Analyst", text: resumeText } });
    const second = await person.api.resumes.create({ body: { name: "Short", text: "Robin Fraser" } });
    expect([first.isDefault, second.isDefault]).toEqual([true, false]);
    await person.api.resumes.update({ params: { id: second.id }, body: { isDefault: true } });
    const list = await person.api.resumes.list();
    expect(list.map(({ name, isDefault, words }) => ({ name, isDefault, words }))).toEqual([
      { name: "Short", isDefault: true, words: 2 },
      { name: "Analyst", isDefault: false, words: resumeText.split(/\s+/).length },
    ]);
    expect(list[1]?.read).toBeGreaterThan(list[0]?.read ?? 100);
    expect((await person.api.resumes.getDefault()).resume?.id).toBe(second.id);
  });

  it("another text makes the old one a version; restoring brings it back and loses nothing", async () => {
    const person = await api.signedUp();
    const { id } = await person.api.resumes.create({ body: { name: "Mine", text: resumeText } });
    const edit = { edit: "set-basics", field: "name", value: "Robin M. Fraser" } as const;
    await person.api.resumes.update({ params: { id }, body: { edits: [edit] } });
    await person.api.resumes.update({ params: { id }, body: { text: "Another text" } });
    const changed = await person.api.resumes.get({ params: { id } });
    expect(changed).toMatchObject({ text: "Another text", origin: "edited", edits: [] });
    expect(changed.versions).toMatchObject([{ text: resumeText, origin: "pasted" }]);
    const versionId = changed.versions[0]?.id ?? "";
    await person.api.resumes.restore({ params: { id }, body: { versionId } });
    const restored = await person.api.resumes.get({ params: { id } });
    expect(restored).toMatchObject({ text: resumeText, origin: "restored", edits: [edit] });
    expect(restored.versions.map(({ text }) => text)).toEqual(["Another text", resumeText]);
  });

  it("the next text keeps the corrections of what it still says, and is confirmed anew", async () => {
    const person = await api.signedUp();
    const { id } = await person.api.resumes.create({ body: { name: "Mine", text: resumeText } });
    const [line = ""] = resumeText.split("\n").filter((one) => one.includes("Analyst"));
    const kept = { edit: "set-work", index: 0, was: line, field: "name", value: "Ochre Bank" } as const;
    const gone = { ...kept, was: "Head of Nothing, Nowhere" };
    const edits = [kept, gone, { edit: "confirm-structure" } as const];
    const corrected = await person.api.resumes.correct({ params: { id }, body: { edits } });
    expect(corrected).toMatchObject({ text: resumeText, edits });
    const next = await person.api.resumes.update({
      params: { id },
      body: { text: `${resumeText}\nFirst aid certificate, 2024` },
    });
    expect(next.edits).toEqual([kept]);
    const other = await api.signedUp();
    await expect(other.api.resumes.correct({ params: { id }, body: { edits: [] } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("the same text again makes no version; at most 50 are kept", async () => {
    const person = await api.signedUp();
    const { id } = await person.api.resumes.create({ body: { name: "Mine", text: "0" } });
    await person.api.resumes.update({ params: { id }, body: { text: "0" } });
    expect((await person.api.resumes.get({ params: { id } })).versions).toEqual([]);
    for (let at = 1; at <= 52; at++)
      await person.api.resumes.update({ params: { id }, body: { text: String(at) } });
    const { versions } = await person.api.resumes.get({ params: { id } });
    expect([versions.length, versions[0]?.text, versions.at(-1)?.text]).toEqual([50, "51", "2"]);
  });

  it("removing the default one makes the other the default, and scores follow", async () => {
    const person = await api.signedUp({ tier: "premium" });
    await person.api.applications.create({ body: ad });
    const analyst = await person.api.resumes.create({ body: { name: "Analyst", text: resumeText } });
    const high = await scoreOf(person);
    await person.api.resumes.create({ body: { name: "Chef", text: "Kim Lee\nChef\nCooked breakfast" } });
    expect(await scoreOf(person)).toBe(high);
    await person.api.resumes.remove({ params: { id: analyst.id } });
    expect(await person.api.resumes.list()).toMatchObject([{ name: "Chef", isDefault: true }]);
    expect(await scoreOf(person)).toBeLessThan(high ?? 0);
    const [{ id = "" } = {}] = await person.api.resumes.list();
    await person.api.resumes.remove({ params: { id } });
    expect(await scoreOf(person)).toBeUndefined();
  });

  it("a correction of what was read changes the scores that follow from it", async () => {
    const person = await api.signedUp();
    const { id } = await person.api.resumes.create({ body: { name: "Mine", text: resumeText } });
    await person.api.applications.create({ body: ad });
    const before = (await scoreOf(person)) ?? 0;
    await person.api.resumes.update({
      params: { id },
      body: { edits: [{ edit: "set-work", index: 0, field: "endDate", value: "2022" }] },
    });
    expect(await scoreOf(person)).toBeLessThan(before);
  });

  it.each([
    [{ edits: [{ edit: "set-basics", field: "photo", value: "x" }] }],
    [{ edits: [{ edit: "remove-work", index: -1 }] }],
    [{ name: " " }],
    [{ text: "  " }],
    [{ isDefault: false }],
    [{ userId: "someone" }],
  ])("%j is refused and changes nothing", async (body) => {
    const person = await api.signedUp();
    const { id } = await person.api.resumes.create({ body: { name: "Mine", text: resumeText } });
    const response = await person.send(`/api/resumes/${id}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await person.api.resumes.getDefault()).toMatchObject({
      resume: { name: "Mine", text: resumeText, edits: [], isDefault: true },
    });
  });
});

describe("original files", () => {
  it("is kept with the resume, downloads byte for byte, and can be removed alone", async () => {
    const person = await api.signedUp();
    const { fileId, text, facts } = await upload(person);
    expect(facts).toMatchObject({ type: "txt", bytes: resumeText.length });
    const resume = await person.api.resumes.create({ body: { name: "Mine", text, fileId } });
    expect(resume).toMatchObject({ origin: "uploaded", facts, file: { name: "robin.txt", type: "txt" } });
    const response = await person.send(`/api/resume-files/${fileId}`);
    expect(response.headers.get("content-disposition")).toBe("attachment; filename=robin.txt");
    expect(await response.text()).toBe(resumeText);
    await person.api.resumes.removeFile({ params: { id: fileId } });
    expect((await person.send(`/api/resume-files/${fileId}`)).status).toBe(404);
    expect(await person.api.resumes.get({ params: { id: resume.id } })).toMatchObject({ file: null, text });
    expect(await api.services.db.fileContent.count({ where: { fileId } })).toBe(0);
  });

  it("goes with its resume, also when only a version holds it", async () => {
    const person = await api.signedUp();
    const { fileId, text } = await upload(person);
    const { id } = await person.api.resumes.create({ body: { name: "Mine", text, fileId } });
    await person.api.resumes.update({ params: { id }, body: { text: `${text}\nMore` } });
    const { versions, file } = await person.api.resumes.get({ params: { id } });
    expect([file, versions[0]?.file?.id]).toEqual([null, fileId]);
    await person.api.resumes.remove({ params: { id } });
    expect(await api.services.db.storedFile.count({ where: { userId: person.userId } })).toBe(0);
    expect(await api.services.db.fileContent.count({ where: { fileId } })).toBe(0);
  });

  it("an upload that no resume took is gone after a day; at most three of an account wait", async () => {
    const later = new Date(Date.now() + 25 * 60 * 60 * 1000);
    const person = await api.signedUp();
    for (let at = 0; at < 5; at++) await upload(person, `${resumeText}\n${at}`);
    const waiting = () => api.services.db.storedFile.count({ where: { userId: person.userId } });
    expect(await waiting()).toBe(3);
    const { now } = api.services;
    api.services.now = () => later;
    try {
      await upload(person);
    } finally {
      api.services.now = now;
    }
    expect(await waiting()).toBe(1);
  });

  it("a refused file is not kept", async () => {
    const person = await api.signedUp();
    const file = new File(["%PDF-1.7 nonsense"], "broken.pdf");
    await expect(person.api.resumes.readFile({ file })).rejects.toMatchObject({ status: 422 });
    expect(await api.services.db.storedFile.count({ where: { userId: person.userId } })).toBe(0);
  });
});

describe("another account's resumes and files", () => {
  it("answer like missing ones, and a foreign file cannot be taken", async () => {
    const owner = await api.signedUp();
    const other = await api.signedUp({ tier: "premium" });
    const { fileId, text } = await upload(owner);
    const { id } = await owner.api.resumes.create({ body: { name: "Mine", text, fileId } });
    const mine = await other.api.resumes.create({ body: { name: "Other", text } });
    const refused = { status: 404 };
    await expect(other.api.resumes.get({ params: { id } })).rejects.toMatchObject(refused);
    await expect(other.api.resumes.update({ params: { id }, body: { name: "x" } })).rejects.toMatchObject(
      refused,
    );
    await expect(other.api.resumes.remove({ params: { id } })).rejects.toMatchObject(refused);
    await expect(
      other.api.resumes.restore({ params: { id: mine.id }, body: { versionId: "none" } }),
    ).rejects.toMatchObject(refused);
    expect((await other.send(`/api/resume-files/${fileId}`)).status).toBe(404);
    await expect(other.api.resumes.removeFile({ params: { id: fileId } })).rejects.toMatchObject(refused);
    await expect(other.api.resumes.create({ body: { name: "Taken", text, fileId } })).rejects.toMatchObject({
      status: 400,
    });
    expect((await owner.api.resumes.get({ params: { id } })).name).toBe("Mine");
  });
});
