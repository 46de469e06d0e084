import { spawn } from "node:child_process";

/** How long a part may take to end before it is killed. */
const patienceMs = 5_000;
/** Number of lines of a failed part that are repeated at the end. */
const lastWords = 15;

/**
 * Runs programs in parallel. Each line of output names its program. If one ends, the others are stopped, and its last
 * lines are repeated at the end. SIGINT and SIGTERM stop all.
 * @param parts `{ name, command, args, env }` each; their input is closed.
 * @param cwd the folder they all run in.
 * @returns the programs by name. This process ends with the last of them.
 */
export function runParts(parts, cwd) {
  const running = new Map();
  let ending;

  function end(why, code) {
    if (ending) return;
    ending = { why, code };
    for (const child of running.values()) child.kill("SIGTERM");
    setTimeout(() => {
      for (const child of running.values()) child.kill("SIGKILL");
      // Child processes of a killed part may keep its output open.
      setTimeout(() => leave(), 500);
    }, patienceMs);
  }

  function leave() {
    process.stderr.write(ending.why());
    process.exit(ending.code);
  }

  for (const { name, command, args, env } of parts) {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    running.set(name, child);
    const said = [];
    const hear = (line) => {
      said.push(line);
      if (said.length > lastWords) said.shift();
      process.stdout.write(`[${name}] ${line}\n`);
    };
    for (const stream of [child.stdout, child.stderr]) readLines(stream, hear);
    const isOver = (how) =>
      end(
        () => `${[`[${name}] ${how}. Its last words:`, ...said].join(`\n[${name}] `)}\n`,
        child.exitCode || 1,
      );
    child.once("error", (error) => isOver(`could not start: ${error.message}`));
    child.once("exit", (code, signal) =>
      isOver(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    );
    child.once("close", () => {
      running.delete(name);
      if (running.size === 0) leave();
    });
  }
  if (process.env.npm_lifecycle_event !== undefined) endWithParent(() => end(() => "", 0));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(() => "", 0));
  return running;
}

/** The shell between npm and a script does not pass on the signal that ends it. */
function endWithParent(end) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, 300).unref();
}

function readLines(stream, hear) {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (text) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop();
    for (const line of lines) say(line);
  });
  stream.once("end", () => say(rest));

  function say(line) {
    const seen = withoutSpinner(line);
    if (seen.trim() !== "") hear(seen);
  }
}

/** A spinner redraws its line and hides the cursor: keep only the final text. */
function withoutSpinner(line) {
  return line.split("\u001b[K").at(-1).replaceAll("\u001b[?25l", "").replaceAll("\u001b[?25h", "");
}
