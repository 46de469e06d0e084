import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mostFilesOfApplication } from "#shared/domain/applications/application-file-types.ts";
import { storageMb } from "#shared/domain/plans.ts";
import { paragraph, wordFile } from "#shared/testing/word-file.ts";
import { startTestApi, type TestApi } from "../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;
const ofFree = storageMb.free * 1024 * 1024;
const paper = wordFile(paragraph("Ana Reyes, nurse") + paragraph("Dear Sir,") + paragraph("I write to you."));

/** A file of so many bytes that is there already; its row holds the room. */
const held = ({ userId }: Person, bytes: number) =>
  api.services.db.storedFile.create({
    data: { userId, name: "old.pdf", type: "pdf", bytes, facts: {}, isLetterhead: false },
  });
const application = async (person: Person) =>
  (await person.api.applications.create({ body: { jobTitle: "Nurse", company: "Ward Nine" } })).id;
const upload = (person: Person, id: string, text: string) =>
  person.api.applicationFiles.addFile({ params: { id }, file: new File([text], "notes.txt") });
const keepPaper = (person: Person) =>
  person.api.letterheads.keep({ file: new File([new Uint8Array(paper)], "paper.docx") });
const rowsOf = ({ userId }: Person) => api.services.db.storedFile.count({ where: { userId } });
const full = {
  status: 409,
  code: "conflict",
  message: "Your files would take more than the 50 MB of your plan. Remove one first.",
  body: { details: { reason: "storage_full" } },
};

describe("the room for files of a plan", () => {
  it("a file that fills it to the last byte is kept, one byte more is refused and nothing of it is kept", async () => {
    const person = await api.signedUp({ tier: "free" });
    const id = await application(person);
    await held(person, ofFree - 5);
    await expect(upload(person, id, "sixsix")).rejects.toMatchObject(full);
    expect(await rowsOf(person)).toBe(1);
    await upload(person, id, "fives");
    await expect(upload(person, id, "x")).rejects.toMatchObject(full);
    expect(await rowsOf(person)).toBe(2);
  });

  it("removing a file makes room; a paid plan has more; another account's files take none", async () => {
    const [person, other] = [await api.signedUp({ tier: "free" }), await api.signedUp({ tier: "premium" })];
    const [id, ofOther] = [await application(person), await application(other)];
    await held(other, ofFree);
    const file = await upload(person, id, "hello");
    await held(person, ofFree - 5);
    await expect(upload(person, id, "x")).rejects.toMatchObject(full);
    await person.api.applicationFiles.removeFile({ params: { id: file.id } });
    await upload(person, id, "x");
    await upload(other, ofOther, "x");
  });

  it("of uploads at once only as many are kept as there is room for", async () => {
    const person = await api.signedUp({ tier: "free" });
    const id = await application(person);
    await held(person, ofFree - 10);
    const done = await Promise.allSettled(Array.from({ length: 6 }, () => upload(person, id, "fives")));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await rowsOf(person)).toBe(3);
  });

  it("a letterhead counts; the next one takes the room of the one before", async () => {
    const person = await api.signedUp({ tier: "free" });
    const filler = await held(person, ofFree - paper.length + 1);
    await expect(keepPaper(person)).rejects.toMatchObject(full);
    await api.services.db.storedFile.update({
      where: { id: filler.id },
      data: { bytes: ofFree - paper.length },
    });
    await keepPaper(person);
    await keepPaper(person);
    expect(await rowsOf(person)).toBe(2);
  });

  it("the original of a resume counts too", async () => {
    const person = await api.signedUp({ tier: "free" });
    await held(person, ofFree);
    const file = new File(
      [
        `Ana Reyes\nana@example.com\n\nExperience\nNurse, Ward Nine, 2019 - present\n- Cared for 20 people a shift\n`.repeat(
          3,
        ),
      ],
      "resume.txt",
    );
    await expect(person.api.resumes.readFile({ file })).rejects.toMatchObject(full);
    expect(await rowsOf(person)).toBe(1);
  });
});

/** What the database says when its disk is full, whenever the bytes of a file are written. */
async function withFullDisk(work: () => Promise<void>): Promise<void> {
  const { db } = api.services;
  await db.$executeRawUnsafe(`
    CREATE FUNCTION "fullDisk"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$`);
  await db.$executeRawUnsafe(
    `CREATE TRIGGER "fullDisk" BEFORE INSERT ON "FileContent" EXECUTE FUNCTION "fullDisk"()`,
  );
  try {
    await work();
  } finally {
    await db.$executeRawUnsafe(`DROP FUNCTION "fullDisk" CASCADE`);
  }
}

const noDisk = {
  status: 503,
  code: "unavailable",
  message: expect.stringMatching(/^Kelpie has no room left on its disk, so this could not be kept\./),
};

describe("the files of an application", () => {
  it("of uploads at once as many are kept as an application may have", async () => {
    const person = await api.signedUp({ tier: "premium" });
    const id = await application(person);
    await api.services.db.storedFile.createMany({
      data: Array.from({ length: mostFilesOfApplication - 2 }, (_, n) => ({
        ...{ userId: person.userId, applicationId: id, name: `${n}.txt`, type: "txt", bytes: 1, facts: {} },
      })),
    });
    const done = await Promise.allSettled(Array.from({ length: 6 }, () => upload(person, id, "one more")));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    expect(await rowsOf(person)).toBe(mostFilesOfApplication);
  });
});

describe("a full disk", () => {
  it("an upload is refused in words; neither its row nor a line in the application's log stays", async () => {
    const person = await api.signedUp({ tier: "premium" });
    const id = await application(person);
    await withFullDisk(() => expect(upload(person, id, "x")).rejects.toMatchObject(noDisk));
    expect(await rowsOf(person)).toBe(0);
    const { files, events } = await person.api.applications.get({ params: { id } });
    expect(files).toEqual([]);
    expect(events.filter(({ kind }) => kind === "file")).toEqual([]);
    await upload(person, id, "x");
  });

  it("the letterhead from before stays when the next one finds no room", async () => {
    const person = await api.signedUp({ tier: "premium" });
    await keepPaper(person);
    await withFullDisk(() => expect(keepPaper(person)).rejects.toMatchObject(noDisk));
    expect((await person.api.letterheads.file()).bytes).toHaveLength(paper.length);
  });
});

describe("a file that is read piece by piece", () => {
  const megabyte = 1024 * 1024;

  it.each([0, 1, megabyte - 1, megabyte, megabyte + 1, 2.5 * megabyte])(
    "of %i bytes, is the file",
    async (bytes) => {
      const { db, files } = api.services;
      const { id: fileId } = await held(await api.signedUp(), bytes);
      const data = Uint8Array.from({ length: bytes }, (_, at) => (at * 7) % 251);
      await db.fileContent.create({ data: { fileId, data } });
      const pieces: Uint8Array[] = [];
      for await (const piece of files.pieces(fileId)) pieces.push(piece);
      expect(Math.max(0, ...pieces.map(({ length }) => length))).toBeLessThanOrEqual(megabyte);
      expect(Buffer.concat(pieces).equals(data)).toBe(true);
    },
  );

  it("that nobody keeps has none", async () => {
    for await (const piece of api.services.files.pieces("nobody's")) expect(piece).toBeUndefined();
  });
});
