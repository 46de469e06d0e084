import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
let now = new Date("2026-11-23T00:00:00Z");
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.stop());

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;
const job = { jobTitle: "Registered Nurse", company: "Ward Nine" };
const add = async (person: Person, more: object = {}) =>
  (await person.api.applications.create({ body: { ...job, ...more } })).id;
const detail = (person: Person, id: string) => person.api.applications.get({ params: { id } });

describe("two tabs that change one application", () => {
  it("a field changed elsewhere since answers 409 with what it holds now, and stores nothing", async () => {
    const person = await api.signedUp();
    const id = await add(person, { notes: "before", salary: "$90k" });
    await person.api.applications.update({
      params: { id },
      body: { notes: "theirs", basedOn: { notes: "before" } },
    });
    const late = person.api.applications.update({
      params: { id },
      body: { notes: "mine", salary: "$95k", basedOn: { notes: "before", salary: "$90k" } },
    });
    await expect(late).rejects.toMatchObject({
      status: 409,
      code: "conflict",
      body: { details: { conflicts: { notes: "theirs" } } },
    });
    expect(await detail(person, id)).toMatchObject({ notes: "theirs", salary: "$90k" });
  });

  it("of two changes at the same instant one is stored and the other one hears of it", async () => {
    const person = await api.signedUp();
    for (let round = 0; round < 5; round++) {
      const id = await add(person, { notes: "before" });
      const write = (notes: string) =>
        person.api.applications.update({ params: { id }, body: { notes, basedOn: { notes: "before" } } });
      const done = await Promise.allSettled(["mine", "theirs", "ours"].map(write));
      expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
      const stored = done.findIndex(({ status }) => status === "fulfilled");
      expect((await detail(person, id)).notes).toBe(["mine", "theirs", "ours"][stored]);
    }
  });

  it("changes of different fields merge", async () => {
    const person = await api.signedUp();
    const id = await add(person);
    await person.api.applications.update({
      params: { id },
      body: { notes: "theirs", basedOn: { notes: "" } },
    });
    await person.api.applications.update({
      params: { id },
      body: { followUpDate: "2026-12-01", basedOn: { followUpDate: null } },
    });
    expect(await detail(person, id)).toMatchObject({ notes: "theirs", followUpDate: "2026-12-01" });
  });

  it("a move says where it started: its body stays the status alone [P2-4.02]", async () => {
    const person = await api.signedUp();
    const id = await add(person);
    const move = (status: "offered" | "rejected", from: "applied" | "offered") =>
      person.api.applications.update({ params: { id }, query: { from }, body: { status } });
    await move("offered", "applied");
    await expect(move("rejected", "applied")).rejects.toMatchObject({
      body: { details: { conflicts: { status: "offered" } } },
    });
    expect((await move("rejected", "offered")).status).toBe("rejected");
  });

  it("of two at the same moment one wins and the other is told", async () => {
    const person = await api.signedUp();
    const id = await add(person);
    const answers = await Promise.allSettled(
      ["one", "two", "three", "four"].map((notes) =>
        person.api.applications.update({ params: { id }, body: { notes, basedOn: { notes: "" } } }),
      ),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("who says no basis, as the extension, overwrites as before", async () => {
    const person = await api.signedUp();
    const id = await add(person, { notes: "before" });
    expect((await person.api.applications.update({ params: { id }, body: { notes: "x" } })).notes).toBe("x");
  });
});

describe("contacts", () => {
  it("are kept in order; the first one's name and e-mail are the specification's fields", async () => {
    const person = await api.signedUp();
    const id = await add(person, { contactName: "Kim", contactEmail: "kim@ward.example" });
    const kim = { name: "Kim", role: "Recruiter", email: "kim@ward.example", phone: "0400" };
    const jo = { name: "Jo", role: "", email: "", phone: "" };
    await person.api.applications.update({ params: { id }, body: { contacts: [kim, jo] } });
    expect(await detail(person, id)).toMatchObject({ contactName: "Kim", contacts: [kim, jo] });
    await person.api.applications.update({ params: { id }, body: { contactEmail: "new@ward.example" } });
    expect((await detail(person, id)).contacts).toEqual([{ ...kim, email: "new@ward.example" }, jo]);
  });
});

describe("what a form of the job gets", () => {
  it("is what was made for this very job, the newest, and nothing of another account's", async () => {
    const person = await api.signedUp({ tier: "premium" });
    const job = {
      jobTitle: "Nurse",
      company: "Coorong Hospital",
      jobDescription: "Wound care is essential. ".repeat(20),
    };
    const { id } = await person.api.applications.create({ body: job });
    const toAttach = () => person.api.applicationFiles.toAttach({ params: { id } });
    const resumeText = "Kim Lee\nNurse\n\nExperience\nNurse, Ward Nine\nJan 2020 - Present\n- Wound care";
    await person.api.resumes.keepDefault({ body: { name: "Mine", text: resumeText } });
    expect(await toAttach()).toEqual({ resume: null, letter: null });
    const asked = { resumeText, jobAdText: job.jobDescription };
    await person.api.resumes.optimise({ body: asked });
    expect((await toAttach()).resume).toBeNull();
    const { optimizedText } = await person.api.resumes.optimise({ body: { ...asked, applicationId: id } });
    expect((await toAttach()).resume).toEqual({ name: "Resume tailored for this job", text: optimizedText });
    const letter = await person.api.coverLetters.generate({ body: { ...job, applicationId: id } });
    expect((await toAttach()).letter).toMatchObject({ text: expect.stringContaining("Coorong Hospital") });
    await person.api.coverLetters.keep({ params: { id: letter.id }, body: { text: "My own words" } });
    expect((await toAttach()).letter?.text).toBe("My own words");
    const other = await api.signedUp();
    await expect(other.api.applicationFiles.toAttach({ params: { id } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("what was sent", () => {
  const keep = (person: Person, text: string) =>
    person.api.resumes.keepDefault({ body: { name: "Mine", text } });

  it("is recorded when an application is sent and there is one resume only", async () => {
    const person = await api.signedUp();
    await keep(person, "Kim Lee\nNurse");
    const id = await add(person, { status: "saved" });
    await person.api.applications.update({ params: { id }, body: { status: "applied" } });
    await keep(person, "Kim Lee\nBetter nurse");
    const { sent, events } = await detail(person, id);
    expect(sent).toMatchObject([{ kind: "resume", name: "Mine", text: "Kim Lee\nNurse" }]);
    expect(events[0]).toMatchObject({ kind: "sent", detail: "Mine" });
  });

  it("is left open where there are two, and for what is typed in after the fact", async () => {
    const person = await api.signedUp({ tier: "premium" });
    await keep(person, "Kim Lee\nNurse");
    const typed = await add(person);
    await person.api.resumes.create({ body: { name: "Other", text: "Kim Lee\nChef" } });
    const id = await add(person, { status: "saved" });
    await person.api.applications.update({ params: { id }, body: { status: "applied" } });
    expect((await detail(person, id)).sent).toEqual([]);
    expect((await detail(person, typed)).sent).toEqual([]);
  });

  it("is chosen from resumes and their versions, and taken back", async () => {
    const person = await api.signedUp();
    await keep(person, "Old text\nNurse");
    await keep(person, "New text\nNurse");
    const id = await add(person);
    const found = await person.api.applicationFiles.sendable({ params: { id } });
    expect(found.map(({ source }) => source.split(":")[0])).toEqual(["resume", "version"]);
    const source = found[1]?.source ?? "";
    const { sent } = await person.api.applicationFiles.storeSentDocuments({
      params: { id },
      body: { kind: "resume", source },
    });
    expect(sent).toMatchObject([{ text: "Old text\nNurse", contentAt: found[1]?.contentAt }]);
    const none = { kind: "resume" as const, source: null };
    expect(
      (await person.api.applicationFiles.storeSentDocuments({ params: { id }, body: none })).sent,
    ).toEqual([]);
    await expect(
      person.api.applicationFiles.storeSentDocuments({ params: { id }, body: { kind: "letter", source } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("of another account is not found", async () => {
    const [owner, other] = [await api.signedUp(), await api.signedUp()];
    await keep(owner, "Kim Lee\nNurse");
    const [id, mine] = [await add(owner), await add(other)];
    const source = (await owner.api.applicationFiles.sendable({ params: { id } }))[0]?.source ?? "";
    for (const params of [{ id }, { id: mine }])
      await expect(
        other.api.applicationFiles.storeSentDocuments({ params, body: { kind: "resume", source } }),
      ).rejects.toMatchObject({ status: 404 });
  });
});

describe("files of an application", () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);
  const upload = (person: Person, id: string, bytes: Uint8Array<ArrayBuffer> | string, name: string) =>
    person.api.applicationFiles.addFile({ params: { id }, file: new File([bytes], name) });

  it("come back as they were, as a download, and go with the application", async () => {
    const person = await api.signedUp();
    const id = await add(person);
    const file = await upload(person, id, png, "Offer – scan.png");
    expect(file).toMatchObject({ name: "Offer – scan.png", type: "png", bytes: png.length });
    const answer = await person.send(`/api/application-files/${file.id}`);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png);
    expect((await detail(person, id)).files).toEqual([file]);
    await person.api.applications.remove({ params: { id } });
    expect(await api.services.db.fileContent.count({ where: { fileId: file.id } })).toBe(0);
  });

  it("are removed, and both is in the log", async () => {
    const person = await api.signedUp();
    const id = await add(person);
    now = new Date(now.getTime() + 1000);
    const file = await upload(person, id, "hello", "notes.txt");
    now = new Date(now.getTime() + 1000);
    await person.api.applicationFiles.removeFile({ params: { id: file.id } });
    const { files, events } = await detail(person, id);
    expect(files).toEqual([]);
    expect(events.slice(0, 2).map((one) => one.detail)).toEqual([
      "Removed the file notes.txt",
      "Added the file notes.txt",
    ]);
  });

  it.each([
    ["a program", Uint8Array.of(0x4d, 0x5a, 0, 1), "letter.pdf"],
    ["a web page", "<html><script>alert(1)</script>", "page.html"],
    ["a drawing that can run", "<svg onload=alert(1)>", "art.svg"],
    ["a text that is called an image", "hello", "art.png"],
    ["an image that is called a text", png, "art.pdf"],
  ])("%s is refused by its content", async (_case, bytes, name) => {
    const person = await api.signedUp();
    const id = await add(person);
    await expect(upload(person, id, bytes, name)).rejects.toMatchObject({ status: 415 });
    expect((await detail(person, id)).files).toEqual([]);
  });

  it("are up to 20 of 10 MB", async () => {
    const person = await api.signedUp();
    const id = await add(person);
    await expect(upload(person, id, new Uint8Array(10 * 1024 * 1024 + 1), "big.pdf")).rejects.toMatchObject({
      status: 413,
    });
    const row = { userId: person.userId, applicationId: id, name: "a.txt", type: "txt", bytes: 1, facts: {} };
    await api.services.db.storedFile.createMany({ data: Array.from({ length: 20 }, () => row) });
    await expect(upload(person, id, "x", "one-more.txt")).rejects.toMatchObject({
      status: 409,
      message: "An application keeps up to 20 files.",
    });
  });

  it("belong to their account, and are no originals of resumes", async () => {
    const [owner, other] = [await api.signedUp(), await api.signedUp()];
    const id = await add(owner);
    const file = await upload(owner, id, "hello", "notes.txt");
    const params = { id: file.id };
    await expect(upload(other, id, "x", "x.txt")).rejects.toMatchObject({ status: 404 });
    await expect(other.api.applicationFiles.file({ params })).rejects.toMatchObject({ status: 404 });
    await expect(other.api.applicationFiles.removeFile({ params })).rejects.toMatchObject({ status: 404 });
    await expect(owner.api.resumes.removeFile({ params })).rejects.toMatchObject({ status: 404 });
    await expect(owner.api.resumes.file({ params })).rejects.toMatchObject({ status: 404 });
    expect((await detail(owner, id)).files).toHaveLength(1);
  });
});

describe("dates for a calendar", () => {
  const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).replace(/\r\n[ \t]/g, "");

  it("a day is all day, an hour is an hour where the person is; texts cannot break out", async () => {
    const person = await api.signedUp();
    const id = await add(person, {
      jobTitle: "Nurse; RN, \\ward",
      location: "Perth\u0007 WA",
      followUpDate: "2026-12-31",
      interviewDate: "2026-12-05",
      interviewTime: "14:30",
      timeZone: "Australia/Perth",
      contactName: "Kim\rEND:VEVENT",
    });
    const file = await person.api.applicationFiles.calendar({ params: { id } });
    expect(file).toMatchObject({ name: "kelpie-application.ics", type: "text/calendar; charset=utf-8" });
    const lines = textOf(file.bytes).split("\r\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:follow-up-${id}@kelpie`,
        "SUMMARY:Follow up: Nurse\\; RN\\, \\\\ward\\, Ward Nine",
        "DTSTART;VALUE=DATE:20261231",
        "DTEND;VALUE=DATE:20270101",
        `UID:interview-${id}@kelpie`,
        "DTSTART:20261205T063000Z",
        "DTEND:20261205T073000Z",
        "LOCATION:Perth WA",
        "DESCRIPTION:Kim\\nEND:VEVENT",
      ]),
    );
    expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(2);
  });

  it("one of them alone; a date that is not there is not found", async () => {
    const person = await api.signedUp();
    const id = await add(person, { interviewDate: "2026-12-05" });
    const one = await person.api.applicationFiles.calendar({ params: { id }, query: { date: "interview" } });
    expect(textOf(one.bytes)).toContain("DTSTART;VALUE=DATE:20261205");
    await expect(
      person.api.applicationFiles.calendar({ params: { id }, query: { date: "follow-up" } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("all of them: a moved date keeps its id under a higher number, an application that is over is left out", async () => {
    const person = await api.signedUp();
    await expect(person.api.applicationFiles.allDates()).rejects.toMatchObject({ status: 404 });
    const id = await add(person, { followUpDate: "2026-12-01" });
    await add(person, { followUpDate: "2026-12-02", status: "rejected" });
    const read = async () => textOf((await person.api.applicationFiles.allDates()).bytes);
    const [before, sequence] = [await read(), (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1])];
    expect(before.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    // The row's own time: the database keeps another clock than the test.
    const { updatedAt } = await api.services.db.application.findUniqueOrThrow({ where: { id } });
    await api.services.db.application.update({
      where: { id },
      data: { followUpDate: new Date("2026-12-09"), updatedAt: new Date(updatedAt.getTime() + 60_000) },
    });
    const after = await read();
    expect(after).toContain(`UID:follow-up-${id}@kelpie`);
    expect(after).toContain("DTSTART;VALUE=DATE:20261209");
    expect(sequence(after)).toBeGreaterThan(sequence(before));
  });
});
