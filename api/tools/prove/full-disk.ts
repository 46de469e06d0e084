import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "./server-process.ts";
import { startThrowAwayPostgres } from "./throw-away-postgres.ts";
import { Victim } from "./victim.ts";

const diskBytes = 400 * 1024 * 1024;
/** Number of saves after the disk is full; old pages have room for the first of them. */
const saves = 250;
const mendsWithinMs = 30_000;

/** Uses up all free space. @returns the file that takes it. */
function fillUp(disk: string): string {
  const file = path.join(disk, "filler");
  const handle = openSync(file, "w");
  try {
    for (let size = 1024 * 1024; size >= 1; ) {
      try {
        writeSync(handle, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(handle);
  }
  return file;
}

/**
 * Continues to save while the disk is full. @returns whether the last acknowledged notes are there, and the number of
 * each answer.
 */
async function saveOn(victim: Victim) {
  let kept = await victim.notes();
  const answers = new Map<string, number>();
  for (let n = 0; n < saves; n++) {
    const notes = randomBytes(9_900).toString("hex");
    const answer = await victim.tryNotes(notes).catch(() => ({ status: 0, message: "no answer" }));
    if (answer.status === 200) kept = notes;
    const key = `${answer.status} ${answer.status === 200 ? "" : answer.message}`.trim();
    answers.set(key, (answers.get(key) ?? 0) + 1);
  }
  return { isStored: (await victim.notes()) === kept, answers: Object.fromEntries(answers) };
}

/** Waits until a save is accepted again. @returns milliseconds; null if none was in time. */
async function mended(victim: Victim): Promise<number | null> {
  const begun = performance.now();
  while (performance.now() - begun < mendsWithinMs) {
    const { status } = await victim.tryNotes("Room again").catch(() => ({ status: 0 }));
    if (status === 200) return Math.round(performance.now() - begun);
    await setTimeout(100);
  }
  return null;
}

async function proveOn(kind: string, disk: string, environment: Record<string, string>): Promise<object> {
  const victim = new Victim(await freePort(), environment);
  await victim.start();
  try {
    await victim.signUp();
    await victim.save("first");
    const filler = fillUp(disk);
    const { isStored, answers } = await saveOn(victim);
    const health = await fetch(`${victim.url}/api/health`).then(
      ({ status }) => status,
      () => 0,
    );
    rmSync(filler);
    const mendedMs = await mended(victim);
    const statuses = Object.keys(answers).map((key) => Number.parseInt(key, 10));
    const isSaid = statuses.includes(503) && statuses.every((status) => status === 200 || status === 503);
    return {
      ...{ proof: "faults", fault: "disk full", database: kind, answers, health, mendedMs },
      isStored,
      isProven: isSaid && isStored && health === 200 && mendedMs !== null,
    };
  } finally {
    await victim.kill();
  }
}

/** A separate in-memory disk that can be filled; null if the machine allows no mount. */
function mountDisk(): { folder: string; unmount: () => void } | null {
  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-disk-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${diskBytes},mode=755`, "tmpfs", folder]);
  const unmount = () => {
    if (status === 0) spawnSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  if (status === 0) return { folder, unmount };
  unmount();
  return null;
}

/**
 * Fills the disk of a server while people save, on both databases: each save is accepted or refused with a message,
 * nothing that was accepted is lost, and it works again once there is space.
 */
export async function proveFullDisk(tell: (line: object) => void): Promise<void> {
  for (const kind of ["embedded", "postgresql"] as const) {
    const disk = mountDisk();
    if (!disk)
      return tell({ proof: "faults", fault: "disk full", notRun: "a disk needs the right to mount" });
    const before = process.env.TMPDIR;
    process.env.TMPDIR = disk.folder;
    const postgres = kind === "postgresql" ? await startThrowAwayPostgres() : null;
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    try {
      if (kind === "embedded" || postgres)
        tell(await proveOn(kind, disk.folder, { DATA_DIR: disk.folder, DATABASE_URL: postgres?.url ?? "" }));
    } finally {
      postgres?.stop();
      disk.unmount();
    }
  }
}
