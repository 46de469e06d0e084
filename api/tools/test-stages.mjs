/**
 * Runs the parts of `npm test` in parallel: prints their output when they end, and finally the times and the
 * failures.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { top } from "./install.mjs";

/** Cached between runs, so that servers, parsers and test workers start with compiled modules. */
const compiled = path.join(top, "node_modules/.cache/kelpie/compiled");
const slowestShown = 12;

export function openStages({ reports, seed }) {
  const started = performance.now();
  const ended = [];

  /**
   * Runs a script of package.json.
   * @param options.isTest true for vitest, which gets another order in each run.
   */
  function stage(name, args, { env = {}, isTest = true } = {}) {
    console.log(`-- ${name}`);
    const begun = performance.now();
    const report = path.join(reports, `${ended.length}-${name.replace(/\W+/g, "-")}.json`);
    const shuffled = isTest ? orderOf(args, seed, report) : [];
    const child = spawn("npm", ["run", "-s", ...args, ...shuffled], {
      cwd: top,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...env },
      shell: process.platform === "win32",
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => output.push(part));
    return new Promise((resolve) => {
      child.once("close", (status) => {
        const text = Buffer.concat(output).toString();
        const seconds = (performance.now() - begun) / 1000;
        process.stdout.write(`\n== ${name}, ${seconds.toFixed(0)} s\n${text}`);
        ended.push({ name, seconds, text, isGreen: status === 0, files: isTest ? readReport(report) : [] });
        resolve();
      });
    });
  }

  /** @returns true if everything passed. */
  function closeStages() {
    tellTimes(ended, (performance.now() - started) / 1000);
    const failed = ended.filter(({ isGreen }) => !isGreen);
    for (const one of failed) console.error(whatFailed(one));
    const all = ended.flatMap(({ files }) => files);
    const sum = (key) => all.reduce((total, file) => total + file[key], 0);
    console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
    if (failed.length > 0) console.error(`Failed: ${failed.map(({ name }) => name).join(", ")}`);
    return failed.length === 0;
  }

  return { stage, closeStages };
}

/**
 * The order differs each time; the seed repeats it. `npm run unit` shuffles by itself. The tests of a browser file
 * depend on each other, so their order stays.
 */
function orderOf(args, seed, report) {
  const own = args.includes("--") ? [] : ["--"];
  const order = args[0] === "e2e" ? ["--sequence.shuffle.files"] : [];
  return [
    ...own,
    ...order,
    `--sequence.seed=${seed}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
}

function readReport(file) {
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, "utf8")).testResults.map(
    ({ name, startTime, endTime, assertionResults }) => ({
      name: path.relative(top, name),
      seconds: (endTime - startTime) / 1000,
      passed: assertionResults.filter(({ status }) => status === "passed").length,
      failed: assertionResults.filter(({ status }) => status === "failed").length,
    }),
  );
}

function tellTimes(ended, total) {
  console.log(`\n== Where the ${total.toFixed(0)} s went`);
  for (const { name, seconds, files } of ended.toSorted((a, b) => b.seconds - a.seconds)) {
    const sum = files.reduce((all, file) => all + file.seconds, 0);
    console.log(
      `${seconds.toFixed(0).padStart(5)} s  ${name}${sum ? ` (${files.length} files, ${sum.toFixed(0)} s of tests)` : ""}`,
    );
  }
  const slowest = ended.flatMap(({ files }) => files).toSorted((a, b) => b.seconds - a.seconds);
  for (const { name, seconds } of slowest.slice(0, slowestShown))
    console.log(`${seconds.toFixed(1).padStart(9)} s  ${name}`);
}

/** Only the failures: the end of a long run is all that some people see. */
function whatFailed({ name, text }) {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => /Failed (Suites|Tests) \d|^\W*FAIL |Unhandled/.test(line));
  return [`\n== Failed: ${name}`, ...lines.slice(first === -1 ? -60 : first).slice(0, 80)].join("\n");
}
