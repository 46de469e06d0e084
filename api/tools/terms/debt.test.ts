import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compareWithDebt, countDebt, debtFile, formatDebt, parseDebt } from "./debt.ts";
import { readDebtLimit } from "./debt-history.ts";
import { findRaised } from "./debt-limit.ts";
import type { Violation } from "./find-terms.ts";
import { hasHistory } from "./git.ts";
import { termsFile } from "./term-list.ts";

function violations(file: string, term: string, count: number): Violation[] {
  return Array.from({ length: count }, (_, at) => ({
    place: "comments",
    file,
    line: at + 1,
    term,
    say: "employer",
    found: term,
  }));
}

describe("counts", () => {
  const two = [
    ...violations("b.ts", "house", 2),
    ...violations("a.ts", "paper", 1),
    ...violations("b.ts", "deed", 1),
  ];

  it("are written one file a line, and read back", () => {
    const text = formatDebt(countDebt(two));
    expect(text).toBe('{\n  "a.ts": { "paper": 1 },\n  "b.ts": { "deed": 1, "house": 2 }\n}\n');
    expect(formatDebt(parseDebt(text))).toBe(text);
    expect(formatDebt(parseDebt("{}"))).toBe("{}\n");
    expect(() => parseDebt('{ "a.ts": { "paper": 0 } }')).toThrow();
  });

  it("name what is new and what is gone", () => {
    const debt = parseDebt('{ "b.ts": { "house": 1, "deed": 3 }, "gone.ts": { "house": 1 } }');
    const { added, shrunk } = compareWithDebt(two, debt);
    expect(added.map(({ file, line, term }) => `${file}:${line} ${term}`)).toEqual([
      "b.ts:1 house",
      "b.ts:2 house",
      "a.ts:1 paper",
    ]);
    expect(shrunk.map(({ file, term }) => `${file} ${term}`)).toEqual(["b.ts deed", "gone.ts house"]);
  });
});

describe("history", () => {
  let top = "";
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
      cwd: top,
      stdio: ["ignore", "pipe", "ignore"],
    });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(top, file)), { recursive: true });
    writeFileSync(path.join(top, file), text);
  };
  const raised = () =>
    findRaised(parseDebt(readFileSync(path.join(top, debtFile), "utf8")), readDebtLimit(top)).map(
      ({ file, term, count, most }) => `${file} ${term} ${count} > ${most}`,
    );
  const ban = (...terms: string[]) =>
    write(termsFile, JSON.stringify({ terms: terms.map((term) => ({ term })) }));
  const owe = (rows: Record<string, Record<string, number>>) => write(debtFile, JSON.stringify(rows));
  const commit = () => {
    git("add", "-A");
    git("commit", "-q", "--allow-empty", "-m", "test: change the counts");
  };
  /** What `--update` would write for this many violations. */
  const update = (file: string, count: number) =>
    formatDebt(countDebt(violations(file, "house", count), readDebtLimit(top)));

  beforeEach(() => {
    top = mkdtempSync(path.join(tmpdir(), "terms-"));
    git("init", "-q", "-b", "main");
    write("a.ts", "export const a = 1;\n".repeat(5));
    commit();
    ban("house");
    owe({ "a.ts": { house: 2 } });
    commit();
  });
  afterEach(() => rmSync(top, { recursive: true }));

  it("allows an update to lower a count, never to raise one", () => {
    expect(update("a.ts", 1)).toContain('"house": 1');
    expect(update("a.ts", 5)).toContain('"house": 2');
    expect(update("new.ts", 1)).toBe("{}\n");
    owe({ "a.ts": { house: 9 } });
    expect(update("a.ts", 9)).toContain('"house": 2');
  });

  it("refuses a count that was raised by hand, also once it is committed and moved, until it is lowered", () => {
    owe({ "a.ts": { house: 3 } });
    expect(raised()).toEqual(["a.ts house 3 > 2"]);
    commit();
    expect(raised()).toEqual(["a.ts house 3 > 2"]);
    write("other.ts", "");
    commit();
    git("mv", "a.ts", "b.ts");
    owe({ "b.ts": { house: 3 } });
    commit();
    expect(raised()).toEqual(["b.ts house 3 > 2"]);
    owe({ "b.ts": { house: 2 } });
    expect(raised()).toEqual([]);
    commit();
    expect(raised()).toEqual([]);
  });

  it("moves the debt of a renamed file, once", () => {
    git("mv", "a.ts", "b.ts");
    expect(update("b.ts", 3)).toContain('"b.ts": { "house": 2 }');
    owe({ "b.ts": { house: 2 } });
    commit();
    write("a.ts", "export const c = 2;\n");
    expect(update("a.ts", 1)).toBe("{}\n");
    expect(raised()).toEqual([]);
  });

  it("lets a new term count what there is, and gives one that comes back nothing", () => {
    ban("house", "paper");
    owe({ "a.ts": { house: 2, paper: 4 } });
    commit();
    expect(raised()).toEqual([]);
    ban("paper");
    owe({ "a.ts": { paper: 4 } });
    commit();
    ban("house", "paper");
    owe({ "a.ts": { house: 3, paper: 4 } });
    commit();
    expect(raised()).toEqual(["a.ts house 3 > 0"]);
  });

  it("counts what older work brings in a merge, and no more than both sides afterwards", () => {
    git("branch", "older", "HEAD~1");
    git("checkout", "-q", "older");
    write("old.ts", "export const old = 1;\n");
    commit();
    git("checkout", "-q", "main");
    git("merge", "-q", "--no-commit", "--no-ff", "older");
    expect(update("old.ts", 2)).toContain('"old.ts": { "house": 2 }');
    owe({ "a.ts": { house: 2 }, "old.ts": { house: 2 } });
    commit();
    expect(raised()).toEqual([]);
    expect(update("old.ts", 3)).toContain('"house": 2');
  });

  it("is not there in a shallow clone or outside of a repository", () => {
    const clone = mkdtempSync(path.join(tmpdir(), "terms-clone-"));
    git("clone", "-q", "--depth=1", `file://${top}`, clone);
    expect(hasHistory(top)).toBe(true);
    expect(hasHistory(clone)).toBe(false);
    rmSync(path.join(clone, ".git"), { recursive: true });
    expect(hasHistory(clone)).toBe(false);
    rmSync(clone, { recursive: true });
  });
});
