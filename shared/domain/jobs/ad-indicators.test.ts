import { describe, expect, it } from "vitest";
import { type AdDays, adIndicators } from "./ad-indicators.ts";

const nothing: AdDays = {
  ...{ firstSeen: null, postedOn: null, hasSameWords: false, closes: null, isClosed: false },
  today: "2026-11-23",
};
const kinds = (days: Partial<AdDays>) => adIndicators({ ...nothing, ...days }).map(({ kind }) => kind);

describe("adIndicators", () => {
  it.each<[string, Partial<AdDays>, string[]]>([
    ["nothing known", {}, []],
    ["posted six days after it was first seen", { firstSeen: "2026-11-01", postedOn: "2026-11-07" }, []],
    ["posted seven days after", { firstSeen: "2026-11-01", postedOn: "2026-11-08" }, ["reposted"]],
    ["posted before it was first seen", { firstSeen: "2026-11-10", postedOn: "2026-11-01" }, []],
    ["posted, never seen before", { postedOn: "2026-11-01" }, []],
    ["closes today", { closes: "2026-11-23" }, []],
    ["closed yesterday by its own day", { closes: "2026-11-22" }, ["past-closing"]],
    ["closed by the board, past its day", { closes: "2026-11-22", isClosed: true }, ["closed"]],
    ["first seen 59 days ago", { firstSeen: "2026-09-25" }, []],
    ["first seen 60 days ago", { firstSeen: "2026-09-24" }, ["long-open"]],
    ["long open and closed", { firstSeen: "2026-09-01", isClosed: true }, ["closed"]],
    [
      "posted again and past its day",
      { firstSeen: "2026-09-01", postedOn: "2026-11-01", closes: "2026-11-20" },
      ["reposted", "past-closing"],
    ],
  ])("%s", (_what, days, expected) => {
    expect(kinds(days)).toEqual(expected);
  });

  it("shows its workings", () => {
    const days = { ...nothing, firstSeen: "2026-10-03", postedOn: "2026-11-01", hasSameWords: true };
    expect(adIndicators(days)[0]?.text).toMatch(
      /^First seen 3 Oct\w* 2026; posted again 1 Nov\w* 2026 with the same words\.$/,
    );
  });
});
