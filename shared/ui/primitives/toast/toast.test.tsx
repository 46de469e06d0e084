import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastProvider } from "./toast.tsx";
import { type ToastContent, toastDurationMs, toastRemoveDelayMs, toastSwipePx } from "./toast-queue.ts";
import { type Toasts, useToast } from "./use-toast.ts";

let toasts: Toasts;

function Probe() {
  toasts = useToast();
  return <p>Screen</p>;
}

const show = (content: ToastContent) => act(() => void toasts.toast(content));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Probe />
    </ToastProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("toast constants are the specification's", () => {
  expect([toastDurationMs, toastRemoveDelayMs, toastSwipePx]).toEqual([5000, 1_000_000, 50]);
});

it("ToastProvider, given a second toast, shows only the second [P1-9.08]", () => {
  show({ title: "First" });
  show({ title: "Second" });
  expect(toasts.toasts.map((toast) => toast.title)).toEqual(["Second"]);
  expect(screen.queryByText("First")).toBeNull();
});

it("toast, after 5000 ms, is dismissed, and forgotten 1,000,000 ms later [P1-9.09, P1-9.10]", () => {
  show({ title: "Saved" });
  pass(4999);
  expect(toasts.toasts[0]?.isOpen).toBe(true);
  pass(1);
  expect(toasts.toasts[0]?.isOpen).toBe(false);
  pass(999_999);
  expect(toasts.toasts).toHaveLength(1);
  pass(1);
  expect(toasts.toasts).toHaveLength(0);
});

it.each([
  ["hovered", fireEvent.pointerMove, fireEvent.pointerLeave],
  ["focused", fireEvent.focusIn, fireEvent.focusOut],
] as const)("toast, while %s, waits", (_word, begin, end) => {
  show({ title: "Saved" });
  const region = screen.getByRole("region", { name: /Notifications/ });
  begin(region);
  pass(20_000);
  expect(toasts.toasts[0]?.isOpen).toBe(true);
  end(region);
  pass(5000);
  expect(toasts.toasts[0]?.isOpen).toBe(false);
});

it("toast, its Undo pressed, acts and goes", () => {
  const onAction = vi.fn();
  show({ title: "Moved to Applied", action: { label: "Undo", onAction } });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(toasts.toasts[0]?.isOpen).toBe(false);
});

it.each([
  ["default", "polite"],
  ["destructive", "assertive"],
] as const)("toast, %s, is announced %s", (variant, politeness) => {
  show({ title: "Upload failed", variant });
  pass(100);
  const announced = [...document.querySelectorAll("[role=status]")];
  expect(announced.map((region) => region.getAttribute("aria-live"))).toContain(politeness);
});
