import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import { codePoint } from "#shared/testing/code-point.ts";
import { inProcessWorkers } from "../../testing/in-process-workers.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { readBackupRows } from "./backup.store.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;
const premium = () => api.signedUp({ tier: "premium" });

async function exported(person: Person, format: "json" | "csv"): Promise<string> {
  const { bytes } = await person.api.applicationReports.exportFile({ query: { format } });
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}

const fileOf = (content: string | Uint8Array, name = "backup.json") =>
  new File([typeof content === "string" ? content : new Uint8Array(content)], name);

const restore = (
  person: Person,
  content: string | Uint8Array,
  query: { apply?: "true"; changed?: "replace" } = {},
) => person.api.applicationReports.importBackup({ file: fileOf(content), query });

const readTable = (person: Person, content: string | Uint8Array, query: { apply?: "true" } = {}) =>
  person.api.applicationReports.importTable({ file: fileOf(content, "table.csv"), query });

const rowsOf = (person: Person) => readBackupRows(api.services.db, person.userId);

/** Everything an application can hold: a log, contacts, corrections, what was sent. */
async function fillRichly(person: Person): Promise<string> {
  await person.api.resumes.keepDefault({ body: { name: "Mine", text: "Kim Lee\nNurse" } });
  const { id } = await person.api.applications.create({
    body: {
      jobTitle: "Registered Nurse",
      company: "Ward Nine",
      status: "saved",
      identityKey: "seek-au:12345",
      jobUrl: "https://au.seek.com/job/12345",
      jobDescription: "Line one\nLine two",
      contacts: [{ name: "Kim", role: "Recruiter", email: "kim@ward.example", phone: "+61 400 000 000" }],
      followUpDate: "2026-12-01",
      interviewDate: "2026-12-05",
      interviewTime: "14:30",
      timeZone: "Australia/Perth",
      requirementEdits: [{ kind: "remove", term: "palliative care" }],
    },
  });
  await person.api.applications.update({ params: { id }, body: { status: "applied" } });
  await person.api.applications.update({
    params: { id },
    body: { salary: "=1+1", notes: "'quoted', \"twice\"" },
  });
  return id;
}

describe("a backup", () => {
  it("taken from one account and read into an empty one is the same again", async () => {
    const [giver, taker] = [await premium(), await premium()];
    await fillRichly(giver);
    const backup = await exported(giver, "json");
    const dry = await restore(taker, backup);
    expect(dry).toMatchObject({ isApplied: false, counts: { new: 1, same: 0, changed: 0, refused: 0 } });
    expect(await rowsOf(taker)).toEqual([]);
    await restore(taker, backup, { apply: "true" });
    expect(await rowsOf(taker)).toEqual(await rowsOf(giver));
    expect((await rowsOf(taker))[0]).toMatchObject({
      sent: [{ kind: "resume", text: "Kim Lee\nNurse" }],
      events: expect.arrayContaining([expect.objectContaining({ kind: "status", detail: "Applied" })]),
    });
    expect((await restore(taker, backup, { apply: "true" })).counts).toEqual({
      new: 0,
      same: 1,
      changed: 0,
      refused: 0,
    });
  });

  it("keeps what was changed since unless it is told to put it back", async () => {
    const person = await premium();
    const id = await fillRichly(person);
    const before = await rowsOf(person);
    const backup = await exported(person, "json");
    await person.api.applications.update({ params: { id }, body: { notes: "newer" } });
    const kept = await restore(person, backup, { apply: "true" });
    expect(kept.changed).toEqual([{ row: 1, name: "Registered Nurse, Ward Nine", fields: ["notes"] }]);
    expect((await person.api.applications.get({ params: { id } })).notes).toBe("newer");
    await restore(person, backup, { apply: "true", changed: "replace" });
    expect(await rowsOf(person)).toEqual(before);
    expect((await person.api.applications.list()).map((one) => one.id)).toEqual([id]);
  });

  it("of another account's applications changes none of that account", async () => {
    const [giver, taker] = [await premium(), await premium()];
    const id = await fillRichly(giver);
    const backup = (await exported(giver, "json")).replace("Ward Nine", "Ward Ten");
    await restore(taker, backup, { apply: "true", changed: "replace" });
    expect((await giver.api.applications.get({ params: { id } })).company).toBe("Ward Nine");
    expect((await taker.api.applications.list())[0]?.company).toBe("Ward Ten");
  });

  it("brings its scores from here, not from the file (D-52)", async () => {
    const [giver, taker] = [await premium(), await premium()];
    await fillRichly(giver);
    const backup = JSON.parse(await exported(giver, "json"));
    backup.applications[0].matchScore = 100;
    expect((await restore(taker, JSON.stringify(backup))).refused).toEqual([
      { row: 1, name: "Registered Nurse, Ward Nine", reason: "Unknown field: matchScore" },
    ]);
  });

  it.each([
    ["cut off", '{"format":"kelpie-applications","version":1,"applications":[{', 422, "damaged or cut off"],
    ["not text", Uint8Array.of(0x50, 0x4b, 3, 4, 0xff, 0xfe), 422, "damaged or cut off"],
    ["of another program", '{"jobs":[{"title":"Nurse"}]}', 422, "not a backup of applications"],
    ["no object", "[1,2,3]", 422, "not a backup of applications"],
    [
      "newer",
      '{"format":"kelpie-applications","version":2,"applications":[],"documents":[]}',
      422,
      "newer version",
    ],
    ["deep", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, 422, "not a backup of applications"],
  ])("that is %s is refused in words, and nothing is stored", async (_case, content, status, words) => {
    const person = await premium();
    await expect(restore(person, content, { apply: "true" })).rejects.toMatchObject({
      status,
      message: expect.stringContaining(words),
    });
    expect(await rowsOf(person)).toEqual([]);
  });

  it("with hostile rows stores the good ones and says what is wrong with the others", async () => {
    const [giver, taker] = [await premium(), await premium()];
    await fillRichly(giver);
    const backup = JSON.parse(await exported(giver, "json"));
    const [good] = backup.applications;
    const bad = (change: object) => ({ ...good, id: "x", identityKey: null, ...change });
    backup.applications = [
      good,
      good,
      bad({ jobUrl: "javascript:alert(1)" }),
      bad({ notes: "a\u0000b" }),
      bad({ notes: "\ud800" }),
      bad({ sent: [{ kind: "resume", document: 99, sentAt: good.createdAt }] }),
      bad({ userId: giver.userId }),
      bad({ jobTitle: "x".repeat(301) }),
      bad({ createdAt: "yesterday" }),
      "nothing",
      null,
    ];
    const report = await restore(taker, JSON.stringify(backup), { apply: "true" });
    expect(report.counts).toEqual({ new: 1, same: 0, changed: 0, refused: 10 });
    expect(report.refused.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      "2 Row 1 is the same application",
      "3 Link: Please enter a web address",
      "4 Notes: This holds a character that cannot be kept",
      "5 Notes: This holds a character that cannot be kept",
      "6 What was sent with it is missing from the backup",
      "7 Unknown field: userId",
      expect.stringMatching(/^8 Job title: /),
      "9 Saved: This is no moment in time",
      "10 This is no application",
      "11 This is no application",
    ]);
    expect(await rowsOf(taker)).toHaveLength(1);
  });

  it("is read by a worker at its account's expense, and refused by it in words", async () => {
    const asked: unknown[] = [];
    const workers = inProcessWorkers();
    const run: typeof workers.run = (name, input, options) => {
      asked.push([name, options.payer]);
      return workers.run(name, input, options);
    };
    const watched = await startTestApi({ workers: { ...workers, run } });
    try {
      const person = await watched.signedUp({ tier: "premium" });
      await expect(restore(person, "no backup")).rejects.toMatchObject({
        status: 422,
        message: expect.stringContaining("damaged or cut off"),
      });
      expect(asked).toEqual([["part-backup", person.userId]]);
    } finally {
      await watched.stop();
    }
  });

  it("that is too large is cut while it streams in", async () => {
    const person = await premium();
    await expect(restore(person, new Uint8Array(51 * 1024 * 1024))).rejects.toMatchObject({
      status: 413,
      message: "File too large. Please upload a file smaller than 50MB.",
    });
  });

  it("belongs to the paid plan, as the upsell says", async () => {
    const person = await api.signedUp();
    await expect(restore(person, "{}")).rejects.toMatchObject({ status: 403, requiresUpgrade: true });
    await expect(
      person.api.applicationReports.exportFile({ query: { format: "csv" } }),
    ).rejects.toMatchObject({ requiresUpgrade: true });
  });
});

/** Texts that a file format could lose: quotes, formulas, line ends, marks, other scripts. */
const text = (max: number) =>
  fc
    .oneof(
      fc.string({ unit: codePoint, maxLength: max }),
      fc.stringMatching(/^['"=+\-@;,\t\r\n {}[\]a]{0,12}$/),
      fc.constantFrom("\uFEFFmark", "Straße", "日本", "a\r\nb", "\r", "'=1", "null", "Id,Job title"),
    )
    .map((one) => one.replaceAll("\u0000", "").toWellFormed().slice(0, max).toWellFormed());
const title = text(60).map((one) => one.trim() || "x");
const day = fc.option(
  fc
    .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    .map((one) => one.toISOString().slice(0, 10)),
);

const body = fc.record({
  jobTitle: title,
  company: title,
  location: text(40),
  salary: text(40),
  status: fc.constantFrom(...applicationStatuses),
  notes: text(200),
  jobDescription: text(200),
  jobUrl: fc.oneof(fc.constant(""), fc.webUrl({ withQueryParameters: true })),
  followUpDate: day,
  interviewDate: day,
  interviewTime: fc.constantFrom("", "00:00", "23:59"),
  timeZone: fc.constantFrom("Australia/Perth", "Pacific/Auckland"),
  contacts: fc.array(
    fc.record({ name: title, role: text(20), email: fc.constantFrom("", "a@b.example"), phone: text(20) }),
    { maxLength: 3 },
  ),
  requirementEdits: fc.array(fc.record({ kind: fc.constant("remove" as const), term: title }), {
    maxLength: 2,
  }),
});

const plain: typeof body extends fc.Arbitrary<infer Body> ? Body : never = {
  jobTitle: "mark",
  company: "mark",
  location: "",
  salary: "",
  status: "saved",
  notes: "",
  jobDescription: "",
  jobUrl: "",
  followUpDate: null,
  interviewDate: null,
  interviewTime: "",
  timeZone: "Australia/Perth",
  contacts: [],
  requirementEdits: [],
};

it("whatever an account holds: export and import into an empty account lose nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(body, { minLength: 1, maxLength: 6 }), async (all) => {
      const [giver, byJson, byCsv] = [await premium(), await premium(), await premium()];
      for (const one of all) await giver.api.applications.create({ body: one });
      const rows = await rowsOf(giver);
      await restore(byJson, await exported(giver, "json"), { apply: "true" });
      expect(await rowsOf(byJson)).toEqual(rows);
      const report = await readTable(byCsv, await exported(giver, "csv"), { apply: "true" });
      expect(report.counts).toMatchObject({ new: all.length, leftOut: 0 });
      const fields = (list: typeof rows) => list.map(({ events: _, sent: _sent, ...fields }) => fields);
      expect(fields(await rowsOf(byCsv))).toEqual(fields(rows));
    }),
    {
      numRuns: 15,
      examples: [
        [
          [
            { ...plain, company: ";\r-" },
            { ...plain, company: ";", salary: ",\r;", notes: '"mark' },
          ],
        ],
      ],
    },
  );
}, 120_000);
