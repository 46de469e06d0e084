import { describe, expect, it } from "vitest";
import { acceptAnswer, moveStatus, takeBackMove } from "./status-moves.ts";

const rows = [
  { id: "a", status: "applied" },
  { id: "b", status: "saved" },
] as const;

describe("optimistic status", () => {
  it("moves one row only", () => {
    expect(moveStatus(rows, "a", "offered")).toEqual([{ id: "a", status: "offered" }, rows[1]]);
  });

  it("comes back when the server refuses", () => {
    const moved = moveStatus(rows, "a", "offered");
    expect(takeBackMove(moved, { id: "a", from: "applied", to: "offered" })).toEqual(rows);
  });

  it("keeps a later choice when an earlier move fails", () => {
    const moved = moveStatus(moveStatus(rows, "a", "offered"), "a", "rejected");
    expect(takeBackMove(moved, { id: "a", from: "applied", to: "offered" })[0]?.status).toBe("rejected");
  });

  it("keeps a later choice when an earlier answer arrives", () => {
    const moved = moveStatus(rows, "a", "rejected");
    expect(acceptAnswer(moved, { id: "a", status: "offered" }, false)[0]?.status).toBe("rejected");
  });

  it("takes the last answer, whatever an older list has put there meanwhile", () => {
    expect(acceptAnswer(rows, { id: "a", status: "offered" }, true)[0]?.status).toBe("offered");
  });
});
