import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { applicationStatuses } from "./applications/status.ts";
import { freeLimits, prices } from "./plans.ts";

const top = new URL("../..", import.meta.url).pathname;
const rooms = "{api/src,dashboard/src,extension/entrypoints,extension/features,extension/platform,shared}";
const sources = globSync(`${rooms}/**/*.{ts,tsx}`, { cwd: top }).filter(
  (file) =>
    !/\.test\.|generated|testing\/|look-book|fixtures|domain\/plans\.ts|applications\/status\.ts|demo-accounts/.test(
      file,
    ),
);

const found = (text: string, pattern: RegExp) =>
  text.split("\n").filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && pattern.test(line));
const foundAnywhere = (pattern: RegExp) =>
  sources.flatMap((file) =>
    found(readFileSync(top + file, "utf8"), pattern).map((line) => `${file}: ${line}`),
  );

/** A limit or a price of the plans written as digits in a sentence. */
const { optimisations, resumes, savedApplications, scoredMatches } = freeLimits;
const limit = new RegExp(
  `(?:[Ff]ree (?:plan|account)\\b|\\bfree )[^\`$"]{0,40}\\b(?:${[resumes, optimisations, savedApplications, scoredMatches].join("|")})\\b|\\b(?:${[resumes, optimisations, savedApplications].join("|")}) free\\b|\\$(?:${prices.monthly}|${prices.annual}|${prices.savingDollars})\\b`,
);
/** A status named outside its table; `status: "saved"` of other types does not count. */
const named = applicationStatuses.filter((status) => status !== "saved").join("|");
const status = new RegExp(`(?:status|Status)\\b[^"]{0,12}[!=]==? "(?:${named})"|status: "(?:${named})"`);

it("no limit and no price of a plan is typed in a sentence: they come from plans.ts", () => {
  expect(foundAnywhere(limit)).toEqual([]);
});

it("no room asks for a status by its name: what it wants to know stands in status.ts", () => {
  expect(foundAnywhere(status)).toEqual([]);
});

it.each([
  [limit, `text: "You've used all 3 free resume optimizations!",`],
  [limit, `"The free plan keeps 10 jobs."`],
  [limit, "<b>$19</b> a month"],
  [status, `if (application.status === "rejected") return;`],
  [status, `body: { status: "applied" },`],
])("%s finds a planted one", (pattern, line) => {
  expect(found(line, pattern)).toEqual([line]);
});
