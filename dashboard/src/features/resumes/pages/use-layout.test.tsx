import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { layoutOf, useLayout } from "./use-layout.ts";

const held = (id: string | undefined) => renderHook(() => useLayout(id)).result;

describe("useLayout", () => {
  beforeEach(() => localStorage.clear());

  it("a document's choice outlasts its screen, and is no other's", () => {
    const first = held("resume-1");
    expect(first.current[0]).toEqual({});
    act(() => first.current[1]({ twoPages: true }));
    act(() => first.current[1]({ skills: "columns" }));
    expect(held("resume-1").current[0]).toEqual({ twoPages: true, skills: "columns" });
    expect(layoutOf("resume-1")).toEqual({ twoPages: true, skills: "columns" });
    expect(held("resume-2").current[0]).toEqual({});
    act(() => first.current[1]({ twoPages: false, skills: undefined }));
    expect(held("resume-1").current[0]).toEqual({});
  });

  it("a result without an address keeps it for its screen alone; a broken memory counts as none", () => {
    const nameless = held(undefined);
    act(() => nameless.current[1]({ twoPages: true }));
    expect(nameless.current[0]).toEqual({ twoPages: true });
    expect([held(undefined).current[0], layoutOf(undefined)]).toEqual([{}, {}]);
    localStorage.setItem("kelpie_layouts", '[{"id":"resume-1","skills":"circles"}]');
    expect(held("resume-1").current[0]).toEqual({});
  });

  it("fifty documents are remembered, the last ones", () => {
    for (let at = 0; at < 52; at++) {
      const one = held(`r${at}`);
      act(() => one.current[1]({ twoPages: true }));
    }
    expect([layoutOf("r1"), layoutOf("r2"), layoutOf("r51")]).toEqual([
      {},
      { twoPages: true },
      { twoPages: true },
    ]);
  });
});
