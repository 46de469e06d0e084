import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { testOrigin } from "./test-origin.ts";

const top = path.resolve(import.meta.dirname, "../../..");

/** The product's own server, and the one that can be emptied in place (api/src/testing/emptied-server.ts). */
export type ServerEntry = "api/src/server.ts" | "api/src/testing/emptied-server.ts";

/** The secret with which tests deliver a message as the mail server would. */
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

/** Sends a command to the tests' server (api/src/testing/emptied-server.ts) and waits until it is done. */
export function tell(child: ChildProcess, order: "empty" | "pause" | "resume"): Promise<void> {
  const done = answers(child);
  child.send(order);
  return done;
}

/** Waits until it reports that it listens or is done, or until the process ends. Mails also arrive here, as objects. */
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

/** Kills it abruptly, which a screen sees as a lost connection. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}
