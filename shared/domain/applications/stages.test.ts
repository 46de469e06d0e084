import { describe, expect, it } from "vitest";
import { stagesOf } from "./stages.ts";
import type { ApplicationStatus } from "./status.ts";

const today = "2026-11-24";
const at = (day: string) => `${day}T04:00:00.000Z`;
const one = (
  status: ApplicationStatus,
  moves: readonly (readonly [string, string])[],
  appliedDate: string | null = null,
) => ({
  status,
  appliedDate: appliedDate && at(appliedDate),
  createdAt: at("2026-11-09"),
  events: moves.map(([day, detail], index) => ({
    at: at(day),
    kind: index === 0 ? "added" : "status",
    detail,
  })),
});
const lines = (given: ReturnType<typeof one>) =>
  stagesOf(given, today).stages.map(({ status, state, day, days }) => `${status} ${state} ${day} ${days}`);

describe("the way of an application", () => {
  it("each step with its day and the days to the next; the present one counts to today", () => {
    const moves = [
      ["2026-11-09", "Saved"],
      ["2026-11-12", "Applied"],
      ["2026-11-19", "Interviewing"],
    ] as const;
    expect(lines(one("interviewing", moves, "2026-11-12"))).toEqual([
      "saved done 2026-11-09 3",
      "applied done 2026-11-12 7",
      "interviewing now 2026-11-19 5",
      "offered later null null",
    ]);
  });

  it("a step that no log tells has no day, and the days beside it are not made up", () => {
    const moves = [
      ["2026-11-09", "Saved"],
      ["2026-11-20", "Offered"],
    ] as const;
    expect(lines(one("offered", moves))).toEqual([
      "saved done 2026-11-09 null",
      "applied done null null",
      "interviewing done null null",
      "offered now 2026-11-20 4",
    ]);
  });

  it("one that is over ends where it ended, with its day", () => {
    const moves = [
      ["2026-11-09", "Applied"],
      ["2026-11-20", "Rejected"],
    ] as const;
    const given = one("rejected", moves, "2026-11-09");
    expect(lines(given)).toEqual([
      "saved done 2026-11-09 0",
      "applied done 2026-11-09 11",
      "interviewing later null null",
      "offered later null null",
    ]);
    expect(stagesOf(given, today).over).toEqual({ status: "rejected", day: "2026-11-20" });
  });

  it("moved back to an earlier step, the later ones are to come again", () => {
    const moves = [
      ["2026-11-09", "Saved"],
      ["2026-11-12", "Applied"],
      ["2026-11-15", "Saved"],
    ] as const;
    expect(lines(one("saved", moves, "2026-11-12"))).toEqual([
      "saved now 2026-11-09 15",
      "applied later null null",
      "interviewing later null null",
      "offered later null null",
    ]);
  });
});
