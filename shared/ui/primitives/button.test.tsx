import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

afterEach(cleanup);

it("Button, busy, names the act, keeps focus and ignores clicks", () => {
  const onClick = vi.fn();
  render(
    <Button busy busyLabel="Signing in..." onClick={onClick}>
      Sign In
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Signing in..." });
  button.focus();
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
});

it("Button, at rest, is named by its act alone though it keeps room for the other wording", () => {
  const onClick = vi.fn();
  render(
    <Button busyLabel="Signing in..." onClick={onClick}>
      Sign In
    </Button>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByText("Signing in...").getAttribute("aria-hidden")).toBe("true");
});

it("Button, busy inside a form, does not submit it", () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).not.toHaveBeenCalled();
});
