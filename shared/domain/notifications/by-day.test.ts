import { describe, expect, it } from "vitest";
import { notificationsByDay } from "./by-day.ts";

const at = (day: string, hour: number, type = "job_match") => ({
  type,
  timestamp: new Date(`${day}T${String(hour).padStart(2, "0")}:30:00`).toISOString(),
});
const now = new Date("2026-11-25T09:00:00");

describe("notifications by day", () => {
  it("none is no day", () => expect(notificationsByDay([], now)).toEqual([]));

  it("a day has its name, and says what it holds once there is more than one", () => {
    const days = notificationsByDay(
      [
        at("2026-11-25", 8),
        at("2026-11-24", 23, "interview"),
        at("2026-11-24", 10),
        at("2026-11-24", 0),
        at("2026-11-23", 23, "unheard_of"),
      ],
      now,
    );
    expect(days.map(({ label, digest, notifications }) => [label, digest, notifications.length])).toEqual([
      ["Today", "", 1],
      ["Yesterday", "Interview 1, Job match 2", 3],
      ["Monday, November 23, 2026", "", 1],
    ]);
  });

  it("what is ahead of a wrong clock still has its day", () =>
    expect(notificationsByDay([at("2026-11-26", 1)], now)[0]?.label).toBe("Thursday, November 26, 2026"));
});
