import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { testOrigin } from "./test-origin.ts";

const top = path.resolve(import.meta.dirname, "../../..");

/** The product's own start, and the one that can be emptied in place (api/src/testing/emptied-server.ts). */
export type ServerEntry = "api/src/server.ts" | "api/src/testing/emptied-server.ts";

/** With which tests hand a message over as the mail server would. */
export const inboundMailSecret = "a-mail-server-of-the-tests-0123456789";

/** A real server on this folder; it ends with this process. */
export function launch(entry: ServerEntry, dataDir: string): ChildProcess {
  return spawn(process.execPath, ["--no-warnings", entry], {
    cwd: top,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: new URL(testOrigin).port,
      APP_URL: testOrigin,
      INBOUND_MAIL_DOMAIN: "mail.kelpie.test",
      INBOUND_MAIL_SECRET: inboundMailSecret,
      LOG_LEVEL: "warn",
      NODE_ENV: "development",
    },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

/** Has the tests' server do what it knows (api/src/testing/emptied-server.ts), until it is done. */
export function tell(child: ChildProcess, order: "empty" | "pause" | "resume"): Promise<void> {
  const done = answers(child);
  child.send(order);
  return done;
}

/** Until it says that it listens, or is done; the child's own death ends the waiting. It also tells of mails, as objects. */
export function answers(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The API ended with code ${code}`));
    const heard = (message: unknown) => {
      if (typeof message !== "string") return;
      child.off("exit", ended);
      child.off("message", heard);
      resolve();
    };
    child.once("exit", ended);
    child.on("message", heard);
  });
}

/** Kills it as a lost connection would look to a screen. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}
