import { spawn } from "node:child_process";

/** How long a part may take to end by itself before it is killed. */
const patienceMs = 5_000;
/** Lines of a dead part that are shown again at the very end. */
const lastWords = 15;

/**
 * Runs programs side by side. Each line says whose it is; one that ends takes the others with it, and its last words
 * are said again below all the rest. SIGINT and SIGTERM end all.
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
      // What a killed part has started itself may hold its lines open.
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

/** The shell between npm and a script dies of a signal without passing it on. */
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

/** A spinner draws its line again and again, and hides the cursor meanwhile: what is there in the end. */
function withoutSpinner(line) {
  return line.split("\u001b[K").at(-1).replaceAll("\u001b[?25l", "").replaceAll("\u001b[?25h", "");
}
