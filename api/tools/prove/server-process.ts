import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { ensureServer } from "#shared/builds/ensure-built.ts";

const top = path.resolve(import.meta.dirname, "../../..");
const node = path.join(top, "node_modules/.bin/node");
const startsWithinMs = 30_000;

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** One of our servers as a separate process, to be killed, loaded and watched from outside. */
export class ServerProcess {
  readonly url: string;
  readonly #file: string;
  readonly #environment: Record<string, string>;
  readonly #readyPath: string;
  #process: ChildProcess | undefined;

  /** @param options.file from the project's top; by default the built server. */
  constructor(
    port: number,
    environment: Record<string, string>,
    options: { file?: string; readyPath?: string } = {},
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.#file = options.file ? path.join(top, options.file) : ensureServer();
    this.#readyPath = options.readyPath ?? "/api/ready";
    this.#environment = {
      ...{ NODE_ENV: "development", HOST: "127.0.0.1", PORT: String(port), APP_URL: this.url },
      ...{ LOG_LEVEL: "silent", JOB_BOARDS: "off", SESSION_SECRET: "f".repeat(40) },
      ...environment,
    };
  }

  /** @returns milliseconds to the first answer. */
  async start(): Promise<number> {
    const begun = performance.now();
    const child = spawn(node, ["--no-warnings", this.#file], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...this.#environment },
    });
    this.#process = child;
    while (performance.now() - begun < startsWithinMs) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
      const ready = await fetch(this.url + this.#readyPath).catch(() => undefined);
      if (ready?.ok) return performance.now() - begun;
      await setTimeout(10);
    }
    throw new Error("The server did not start.");
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Asks it to stop. @returns its exit code. */
  async stop(): Promise<number | null> {
    const child = this.#process;
    if (!child) return null;
    const gone = once(child, "exit");
    child.kill("SIGTERM");
    const [code] = (await gone) as [number | null];
    return code;
  }

  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }
}
