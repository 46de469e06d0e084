import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";

export interface RunningDev {
  port: number;
  /** Its whole output. */
  said: () => string;
  /** The process id of one part. */
  processOf: (part: "API" | "Dashboard" | "Extension") => number;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  end: () => Promise<void>;
}

/**
 * `npm run dev` in a copy of the project.
 * @throws Error with its output, if it is not ready within a minute and a half.
 */
export async function startDev(folder: string, port: number): Promise<RunningDev> {
  const { child, ended, said } = run(folder, port);
  const isReady = () => /Ctrl\+C ends all[\s\S]*\n\n/.test(said());
  const isOver = () => child.exitCode !== null;
  await waitFor(() => isReady() || isOver(), 90_000).catch(() => undefined);
  if (!isReady()) {
    child.kill("SIGTERM");
    await ended;
    throw new Error(`npm run dev was not ready. It said:\n${said()}`);
  }
  return {
    port,
    said,
    ended,
    processOf: (part) => Number(new RegExp(`${part} [\\s\\S]*?process (\\d+)`).exec(said())?.[1]),
    end: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Runs it until it ends, for starts that must fail. */
export async function failDev(folder: string, port: number): Promise<{ code: number | null; said: string }> {
  const { ended, said } = run(folder, port);
  return { code: await ended, said: said() };
}

function run(folder: string, port: number) {
  // With the test runner's variables the tools would behave as in a test.
  const { NODE_ENV: _mode, TEST: _test, VITEST: _vitest, ...env } = process.env;
  const child: ChildProcess = spawn("npm", ["run", "-s", "dev"], {
    cwd: folder,
    env: { ...env, PORT: String(port), DATA_DIR: ".data", CI: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (part: Buffer) => {
      text += part.toString();
    });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, ended, said: () => text };
}

/** The first of three consecutive free ports. */
export async function threeFreePorts(): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const first = 20_000 + Math.floor(Math.random() * 20_000);
    const free = await Promise.all([first, first + 1, first + 2].map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error("There are no three free ports in a row");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "localhost", () => server.close(() => resolve(true)));
  });
}

/** Looks every 50 ms. @throws Error when the time is over. */
export async function waitFor(
  isSo: () => boolean | Promise<boolean>,
  withinMs: number,
  what = "it",
): Promise<number> {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > withinMs) throw new Error(`Waited ${withinMs} ms for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return Math.round(performance.now() - started);
}
