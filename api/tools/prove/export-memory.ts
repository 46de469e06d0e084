import { randomBytes } from "node:crypto";
import { openDatabase } from "../../src/db/open.ts";
import { ownerOf, rowsOf } from "../../src/db/owner.ts";
import { memoryOf, mostMemory } from "./memory.ts";
import { freePort, ServerProcess } from "./server-process.ts";

const files = 50;
const fileBytes = 10 * 1024 * 1024;
const account = { email: "export@example.com", password: "Wattle-and-gum-7", fullName: "Export" };

/** As many files as a paid account may store. */
async function fill(databaseUrl: string, dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  const { id } = await db.user.findUniqueOrThrow({ where: { email: account.email } });
  const userId = ownerOf(id);
  const facts = { type: "pdf", bytes: fileBytes, flags: [], hidden: [] };
  for (let n = 0; n < files; n++) {
    const row = { userId, name: `file-${n}.pdf`, type: "pdf", bytes: fileBytes, facts };
    const { id: fileId } = await rowsOf(db, userId).storedFile.create({ data: row });
    await db.fileContent.create({ data: { fileId, data: new Uint8Array(randomBytes(fileBytes)) } });
  }
  await close();
}

/** Reads the answer as a stream and stores nothing. */
async function lengthOf({ body }: Response): Promise<number> {
  const reader = body?.getReader();
  let bytes = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    bytes += part.value.byteLength;
  return bytes;
}

/** The memory that the process uses for the export of an account with 500 MB of files, compared with before. */
export async function proveExport(environment: Record<string, string>, mostMb: number): Promise<object> {
  const server = new ServerProcess(await freePort(), environment);
  await server.start();
  try {
    const answer = await fetch(`${server.url}/api/auth/signup`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.url },
      body: JSON.stringify(account),
    });
    const cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    await fill(environment.DATABASE_URL ?? "", environment.DATA_DIR ?? "");
    const before = memoryOf(server);
    const begun = performance.now();
    const zip = await fetch(`${server.url}/api/user/export`, { headers: { cookie } });
    const bytes = await lengthOf(zip);
    const most = mostMemory(server);
    return {
      ...{ task: "load", what: "export of an account's files", status: zip.status },
      ...{ mb: Math.round(bytes / 1024 / 1024), seconds: Math.round((performance.now() - begun) / 1000) },
      memoryMb: { before, most, after: memoryOf(server), target: mostMb },
      isProven: bytes > files * fileBytes && most <= mostMb,
    };
  } finally {
    await server.kill();
  }
}
