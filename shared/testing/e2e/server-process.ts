import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { testOrigin } from "./test-origin.ts";

const top = path.resolve(import.meta.dirname, "../../..");

/** The real server, on this folder. */
export function launch(dataDir: string): ChildProcess {
  return spawn(process.execPath, ["--no-warnings", "api/src/server.ts"], {
    cwd: top,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: new URL(testOrigin).port,
      APP_URL: testOrigin,
      LOG_LEVEL: "warn",
      NODE_ENV: "development",
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
}

/** Asks until the database is open; the child's own death ends the waiting. */
export async function ready(child: ChildProcess): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < 60_000) {
    if (child.exitCode !== null) throw new Error(`The API ended with code ${child.exitCode}`);
    const answer = await fetch(`${testOrigin}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The API was not ready within a minute");
}

/** Kills it, or asks it to end by `SIGTERM`. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}
