import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { TextLink } from "./text-link.tsx";

afterEach(cleanup);

function clickWith(init: MouseEventInit, onNavigate?: (href: string) => void): boolean {
  render(
    <TextLink href="#applications" onNavigate={onNavigate}>
      View All
    </TextLink>,
  );
  const link = screen.getByRole("link", { name: "View All" });
  const event = createEvent.click(link, init);
  fireEvent(link, event);
  return event.defaultPrevented;
}

it("TextLink, clicked plainly, asks the app to navigate", () => {
  const onNavigate = vi.fn();
  expect(clickWith({ button: 0 }, onNavigate)).toBe(true);
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith("#applications");
});

it("TextLink, clicked with Ctrl, stays the browser's", () => {
  const onNavigate = vi.fn();
  expect(clickWith({ button: 0, ctrlKey: true }, onNavigate)).toBe(false);
  expect(onNavigate).not.toHaveBeenCalled();
});

it("TextLink, without onNavigate, is an ordinary link", () => {
  expect(clickWith({ button: 0 })).toBe(false);
});
