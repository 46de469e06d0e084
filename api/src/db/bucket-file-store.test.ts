import { unzipSync } from "fflate";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { storageMb } from "#shared/domain/plans.ts";
import { paragraph, wordFile } from "#shared/testing/word-file.ts";
import { openBucket } from "../adapters/bucket.ts";
import { type BucketServer, startBucketServer } from "../testing/bucket-server.ts";
import { startTestApi, type TestApi, testPassword } from "../testing/start-test-api.ts";
import { createBucketFileStore } from "./bucket-file-store.ts";
import type { FileStore } from "./file-store.ts";

let api: TestApi;
let server: BucketServer;
let inDatabase: FileStore;
let now = new Date();
beforeAll(async () => {
  server = await startBucketServer();
  api = await startTestApi({ now: () => new Date(now) });
  inDatabase = api.services.files;
  api.services.files = createBucketFileStore(api.services.db, await openBucket(server.config));
});
afterEach(async () => {
  server.failWith = undefined;
  await removeUnclaimed();
  now = new Date();
});
afterAll(async () => {
  await api.stop();
  await server.close();
});

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;
const letterhead = new Uint8Array(wordFile(paragraph("Ana Reyes, nurse") + paragraph("Dear Sir,")));
const application = async (person: Person) =>
  (await person.api.applications.create({ body: { jobTitle: "Nurse", company: "Ward Nine" } })).id;
const upload = (person: Person, id: string, text: string) =>
  person.api.applicationFiles.addFile({ params: { id }, file: new File([text], "notes.txt") });
const textOf = async (person: Person, id: string) =>
  new TextDecoder().decode((await person.api.applicationFiles.file({ params: { id } })).bytes);
const saveLetterhead = (person: Person) =>
  person.api.letterheads.keep({ file: new File([letterhead], "paper.docx") });
const later = () => {
  now = new Date(Date.now() + 61 * 60 * 1000);
};
async function removeUnclaimed() {
  later();
  await api.services.tasks.enqueue("sweep-expired", {});
  await api.services.tasks.settle();
}

describe("files in a bucket", () => {
  it("are written to it and read from it, and the database holds no byte of them", async () => {
    const person = await api.signedUp();
    const file = await upload(person, await application(person), "hello");
    expect(server.objects.get(file.id)?.toString()).toBe("hello");
    expect(await api.services.db.fileContent.count()).toBe(0);
    expect(await textOf(person, file.id)).toBe("hello");
    await saveLetterhead(person);
    expect((await person.api.letterheads.file()).bytes).toEqual(letterhead);
    const zip = unzipSync((await person.api.account.exportData()).bytes);
    expect(Object.values(zip).map((bytes) => Buffer.from(bytes).toString())).toContain("hello");
    // An hour later too: their rows have claimed them.
    await removeUnclaimed();
    expect(await textOf(person, file.id)).toBe("hello");
  });

  it("another account reads none of them", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    const file = await upload(person, await application(person), "hello");
    await expect(textOf(other, file.id)).rejects.toMatchObject({ status: 404 });
  });

  it("stored before there was a bucket are read from the database, and end there", async () => {
    const person = await api.signedUp();
    const id = await application(person);
    const inBucket = api.services.files;
    api.services.files = inDatabase;
    const file = await upload(person, id, "from before");
    api.services.files = inBucket;
    expect(await textOf(person, file.id)).toBe("from before");
    await person.api.applicationFiles.removeFile({ params: { id: file.id } });
    expect(await api.services.db.unclaimedFile.count()).toBe(0);
  });
});

describe("an object in the bucket goes", () => {
  const uploaded = async () => {
    const person = await api.signedUp({ tier: "premium" });
    const id = await application(person);
    return { person, id, file: await upload(person, id, "hello") };
  };

  it("with its file", async () => {
    const { person, file } = await uploaded();
    await person.api.applicationFiles.removeFile({ params: { id: file.id } });
    await removeUnclaimed();
    expect(server.objects.has(file.id)).toBe(false);
    expect(await api.services.db.unclaimedFile.count()).toBe(0);
  });

  it("with its application", async () => {
    const { person, id, file } = await uploaded();
    await person.api.applications.remove({ params: { id } });
    await removeUnclaimed();
    expect(server.objects.has(file.id)).toBe(false);
  });

  it("with its account", async () => {
    const { person, file } = await uploaded();
    const other = await uploaded();
    await person.api.account.remove({ body: { confirmation: testPassword } });
    await removeUnclaimed();
    expect([server.objects.has(file.id), server.objects.has(other.file.id)]).toEqual([false, true]);
  });

  it("when the next letterhead comes", async () => {
    const person = await api.signedUp({ tier: "premium" });
    const before = server.objects.size;
    await saveLetterhead(person);
    await saveLetterhead(person);
    await removeUnclaimed();
    expect(server.objects.size).toBe(before + 1);
    expect((await person.api.letterheads.file()).bytes).toEqual(letterhead);
  });

  it("an hour after its upload when the upload was refused", async () => {
    const { person, id } = await uploaded();
    const bytes = storageMb.premium * 1024 * 1024;
    await api.services.db.storedFile.create({
      data: { userId: person.userId, name: "old.pdf", type: "pdf", bytes, facts: {} },
    });
    const before = [...server.objects.keys()];
    await expect(upload(person, id, "x")).rejects.toMatchObject({ status: 409 });
    expect(server.objects.size).toBe(before.length + 1);
    await api.services.tasks.enqueue("sweep-expired", {});
    await api.services.tasks.settle();
    expect(server.objects.size).toBe(before.length + 1);
    await removeUnclaimed();
    expect([...server.objects.keys()]).toEqual(before);
  });

  it("later, when the bucket was away at the time", async () => {
    const { person, file } = await uploaded();
    await person.api.applicationFiles.removeFile({ params: { id: file.id } });
    server.failWith = 503;
    await expect(api.services.files.removeUnclaimed(new Date())).rejects.toThrow("503");
    server.failWith = undefined;
    await removeUnclaimed();
    expect(server.objects.has(file.id)).toBe(false);
  });
});

describe("a bucket that is away", () => {
  const away = {
    status: 503,
    code: "unavailable",
    message:
      "Kelpie cannot reach its file storage at the moment. Nothing was changed. Please try again in a few seconds.",
  };

  it("refuses uploads in words, and nothing of them is stored", async () => {
    const person = await api.signedUp();
    const id = await application(person);
    server.failWith = 503;
    await expect(upload(person, id, "hello")).rejects.toMatchObject(away);
    expect(await api.services.db.storedFile.count({ where: { userId: person.userId } })).toBe(0);
    server.failWith = undefined;
    await upload(person, id, "hello");
  });

  it("loses no file", async () => {
    const person = await api.signedUp();
    const file = await upload(person, await application(person), "hello");
    server.failWith = 500;
    await expect(textOf(person, file.id)).rejects.toMatchObject(away);
    server.failWith = undefined;
    expect(await textOf(person, file.id)).toBe("hello");
  });
});

describe("a file of a bucket that is read piece by piece", () => {
  const megabyte = 1024 * 1024;

  it.each([0, 1, megabyte - 1, megabyte, megabyte + 1, 2.5 * megabyte])(
    "of %i bytes, is the file",
    async (length) => {
      const data = Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 7) % 251));
      server.objects.set(`of-${length}`, data);
      const pieces: Uint8Array[] = [];
      for await (const piece of api.services.files.pieces(`of-${length}`)) pieces.push(piece);
      expect(Math.max(0, ...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(megabyte);
      expect(Buffer.concat(pieces).equals(data)).toBe(true);
    },
  );

  it("that goes in the middle is an error", async () => {
    server.objects.set("half", Buffer.alloc(1.5 * megabyte));
    const reading = async () => {
      for await (const _ of api.services.files.pieces("half")) server.objects.delete("half");
    };
    await expect(reading()).rejects.toThrow("removed while it was read");
  });
});
