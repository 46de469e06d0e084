import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Folders that this very process holds. In a container every start may get the same process number. */
const held = new Set<string>();

/**
 * Takes the one lock of an embedded database folder. PGlite itself takes none, and two processes on one
 * folder lose committed rows without an error.
 * @returns releases the lock.
 * @throws Error that names the process which holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "kelpie.lock");
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: "wx" });
      held.add(file);
      return () => {
        held.delete(file);
        rmSync(file, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const [pid = "", start = ""] = readFileSync(file, "utf8").split(" ");
      const holder = Number(pid);
      if (holder === process.pid ? held.has(file) : isHeldBy(holder, start))
        throw new Error(inUse(folder, holder));
      rmSync(file, { force: true });
    }
  }
  throw new Error(inUse(folder, 0));
}

function inUse(folder: string, holder: number): string {
  return (
    `The database in ${folder} is open in another Kelpie (process ${holder}). ` +
    "Stop that one first, or give this one its own folder with DATA_DIR."
  );
}

/** A number is given again: another process that has it now began at another time. */
function isHeldBy(pid: number, start: string): boolean {
  return isAlive(pid) && (start === "" || startOf(pid) === "" || startOf(pid) === start);
}

/** When a process began, in the system's own count since its boot; "" where it does not tell. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to someone else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
