import { spawn } from "node:child_process";
import { expect, it } from "vitest";

/** Runs parts with one line of code each, like `dev.mjs`. */
function runParts(parts: Record<string, string>) {
  const given = Object.entries(parts).map(([name, code]) => ({
    name,
    command: process.execPath,
    args: ["-e", code],
  }));
  const script = `import(${JSON.stringify(new URL("run-parts.mjs", import.meta.url).href)})
    .then(({ runParts }) => runParts(${JSON.stringify(given)}, process.cwd()))`;
  const child = spawn(process.execPath, ["-e", script]);
  let said = "";
  const started = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => {
      said += part.toString();
      if (pids(said).length === given.length) started.resolve();
    });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, ended, said: () => said, allStarted: started.promise };
}

/** A part that prints its process id and runs until it is asked to end. */
const patient = "console.log('I am ' + process.pid); setInterval(() => {}, 1000)";

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const pids = (said: string) => [...said.matchAll(/I am (\d+)/g)].map(([, pid]) => Number(pid));

it("a part that dies, ends the others and is named with its last words and its code", async () => {
  const words = "console.log('first'); setTimeout(() => { console.error('broken'); process.exit(3) }, 300)";
  const run = runParts({ api: patient, extension: words });
  expect(await run.ended).toBe(3);
  expect(run.said()).toMatch(/^\[api\] I am \d+$/m);
  expect(run.said()).toMatch(
    /\[extension\] ended with code 3\. Its last words:\n\[extension\] first\n\[extension\] broken\n$/,
  );
  expect(pids(run.said()).map(isAlive)).toEqual([false]);
});

it("a part that ends well, ends the others too, and that is a failure", async () => {
  expect(await runParts({ api: patient, dashboard: "console.log('done')" }).ended).toBe(1);
});

it.each(["SIGINT", "SIGTERM"] as const)("%s, ends all parts and leaves none behind", async (signal) => {
  const run = runParts({ api: patient, dashboard: patient });
  await run.allStarted;
  run.child.kill(signal);
  expect(await run.ended).toBe(0);
  expect(pids(run.said()).map(isAlive)).toEqual([false, false]);
});
