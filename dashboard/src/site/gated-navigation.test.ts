import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gatedRetryMs, redirectDelayMs } from "#shared/domain/ui-constants.ts";
import { navigateGated } from "./gated-navigation.ts";
import type { SessionState } from "./session-state.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(first: SessionState, fallback?: () => void) {
  const now = { state: first };
  const state = vi.fn(() => now.state);
  const go = vi.fn();
  navigateGated({ target: "/resume-optimizer?job=1&x=2", state, go, fallback });
  return { now, state, go };
}

describe("gated navigation", () => {
  it("asks again every 100 ms while it is not known who is there [P1-4.06 P1-9.02]", () => {
    expect([gatedRetryMs, redirectDelayMs.afterSignup, redirectDelayMs.unsignedDashboard]).toEqual([
      100, 500, 100,
    ]);
    const { now, state, go } = start("loading");
    vi.advanceTimersByTime(99);
    expect(state).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(state).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(300);
    expect(state).toHaveBeenCalledTimes(5);
    expect(go).not.toHaveBeenCalled();
    now.state = "in";
    vi.advanceTimersByTime(100);
    expect(go).toHaveBeenCalledExactlyOnceWith("/resume-optimizer?job=1&x=2");
    vi.advanceTimersByTime(1000);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it("signed in, goes to the target [P1-4.07]", () => {
    expect(start("in").go).toHaveBeenCalledExactlyOnceWith("/resume-optimizer?job=1&x=2");
  });

  it("not signed in, goes to sign-in with the encoded target [P1-4.08]", () => {
    expect(start("out").go).toHaveBeenCalledExactlyOnceWith(
      "/login?returnTo=%2Fresume-optimizer%3Fjob%3D1%26x%3D2",
    );
  });

  it("not signed in and with a fallback, runs it and stays [P1-4.09]", () => {
    const fallback = vi.fn();
    const { go } = start("out", fallback);
    expect(fallback).toHaveBeenCalledTimes(1);
    expect(go).not.toHaveBeenCalled();
    const { now, go: later } = start("loading", fallback);
    now.state = "out";
    vi.advanceTimersByTime(100);
    expect(fallback).toHaveBeenCalledTimes(2);
    expect(later).not.toHaveBeenCalled();
  });
});
