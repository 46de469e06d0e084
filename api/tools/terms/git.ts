import { execFileSync } from "node:child_process";

const mostBytes = 1 << 30;

/** Git's output; undefined if it fails, or without git or a repository. */
export function git(top: string, args: readonly string[], input = ""): Buffer | undefined {
  try {
    return execFileSync("git", args, {
      cwd: top,
      input,
      maxBuffer: mostBytes,
      stdio: ["pipe", "pipe", "ignore"],
    });
  } catch {
    return undefined;
  }
}

/** The lines of git's output; none if it fails. */
export function gitLines(top: string, args: readonly string[]): string[] {
  return (git(top, args)?.toString("utf8") ?? "").split("\n").filter((line) => line !== "");
}

/** The texts of objects such as `HEAD:README.md`, in order; undefined for a missing one. */
export function readObjects(top: string, names: readonly string[]): (string | undefined)[] {
  const output = git(top, ["cat-file", "--batch"], `${names.join("\n")}\n`);
  if (output === undefined) return names.map(() => undefined);
  let at = 0;
  return names.map(() => {
    const end = output.indexOf("\n", at);
    const head = output.toString("utf8", at, end);
    at = end + 1;
    const size = / (\d+)$/.exec(head)?.[1];
    if (size === undefined) return undefined;
    const text = output.toString("utf8", at, at + Number(size));
    at += Number(size) + 1;
    return text;
  });
}

/** True in a repository with its whole history. */
export function hasHistory(top: string): boolean {
  return gitLines(top, ["rev-parse", "--is-shallow-repository"])[0] === "false";
}
