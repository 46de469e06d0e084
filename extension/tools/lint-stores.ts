/** `npm run lint-stores`, after `npm run zip`: runs the add-on site's own checker on the Firefox build. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const top = path.resolve(import.meta.dirname, "../..");
const build = path.join(top, "extension/.output/store-firefox-mv3");

interface Finding {
  code: string;
  message: string;
  file?: string;
  line?: number;
}

interface Report {
  errors: Finding[];
  warnings: Finding[];
  notices: Finding[];
}

function lint(): Report {
  const args = ["web-ext", "lint", "--source-dir", build, "--output", "json", "--no-config-discovery"];
  const { stdout } = spawnSync("npx", args, {
    cwd: top,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return JSON.parse(stdout) as Report;
}

/** React's own two uses of innerHTML, which no component of ours reaches. */
function isReacts({ code, file }: Finding): boolean {
  if (code !== "UNSAFE_VAR_ASSIGNMENT" || file === undefined) return false;
  return readFileSync(path.join(build, file), "utf8").includes("dangerouslySetInnerHTML");
}

const { errors, warnings, notices } = lint();
const foreign = warnings.filter((warning) => !isReacts(warning));
const reacts = warnings.length - foreign.length;
for (const { code, message, file = "", line = "" } of [...errors, ...foreign, ...notices])
  process.stdout.write(`${code} ${file}:${line} ${message}\n`);
process.stdout.write(`${errors.length} errors, ${foreign.length} warnings, ${reacts} of React's own\n`);
process.exit(errors.length === 0 && foreign.length === 0 && reacts <= 2 ? 0 : 1);
