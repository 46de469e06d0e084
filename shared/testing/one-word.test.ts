import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const top = new URL("../..", import.meta.url).pathname;

/**
 * A word that the code has another name for, where that rule applies, and where the old word may remain: API fields,
 * table rows, storage.
 */
interface Banned {
  word: RegExp;
  say: string;
  rooms: string;
  but?: RegExp;
}

const api = "api/{src,tools}/**/*.ts";
const reader = "{shared/job-ad,shared/sites,api/src/features/job-sites}/**/*.ts";
const banned: readonly Banned[] = [
  { word: /\b(?:JobQueue|JobHandlers?|JobData|jobHandlers|jobQueue|job queue)\b/, say: "task", rooms: api },
  {
    word: /\b(?:Outside\b|outside(?=\.\w|[:,)]| }))/,
    say: "services",
    rooms: api,
    // `OutsideBytes` and `OutsideFile` are bytes from outside; the old word was a name of its own.
    but: /read-document\/|from outside:|Outside production|\/outside\.ts|bytes\//,
  },
  {
    word: /(?<![a-zA-Z-])[gG]ates?\b|\b(?:Gate|gate)[A-Z]\w*|[a-z]Gates?\b/,
    say: "knock-out",
    rooms: "{shared/engine,shared/domain/resumes,shared/resume,shared/autofill,shared/writing}/**/*.ts",
    but: /fixtures\/|vocabulary\/|occupation-words/,
  },
  {
    word: /\bhooks?\b|\b(?:HookTable|hookTable|builtInHooks|HOOKS_VERSION)\b/,
    say: "selector",
    rooms: reader,
    but: /fixtures\/|\/api\/job-sites\/hooks|jobSites\.hooks|^\s*hooks: /,
  },
  {
    word: /\b[nN]otices?\b(?! period)|[a-z]Notices?\b|\bNotice[A-Z]/,
    say: "notification (of an account), event (of a payment)",
    rooms: "{api/src/notifications,api/src/features/{notifications,billing,account}}/**/*.ts",
    but: /`notice-|`notice \$|"notice-|mails a notice/,
  },
];

const found = (text: string, { word, but }: Banned, file = "") =>
  text
    .split("\n")
    .filter((line) => word.test(line) && !but?.test(line) && !but?.test(file))
    .map((line) => `${file}: ${line.trim()}`);

it.each(banned)("one word for one thing: $say", (one) => {
  const files = globSync(one.rooms, { cwd: top }).filter((file) => !/generated\//.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => found(readFileSync(top + file, "utf8"), one, file))).toEqual([]);
});

it.each([
  ["export const jobQueue = open();", "task"],
  ["function send(outside: Outside) {", "services"],
  ["const { db } = outside.config;", "services"],
  ["export interface GateHit {", "knock-out"],
  ["return analysis.gates;", "knock-out"],
  ["const table: HookTable = read();", "selector"],
  ["/** The hooks of a site. */", "selector"],
  ["export function recordNotice(notice: Notice) {", "notification (of an account), event (of a payment)"],
])("%s is caught, for it is called %s", (line, say) => {
  expect(banned.filter((one) => found(line, one).length > 0).map((one) => one.say)).toEqual([say]);
});
