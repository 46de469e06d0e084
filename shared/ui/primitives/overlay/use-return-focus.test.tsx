import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { Dialog } from "./dialog.tsx";

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Begin
      </button>
      {open && (
        <Dialog open onOpenChange={setOpen} title="A task">
          <button type="button">Do it</button>
        </Dialog>
      )}
    </>
  );
}
afterEach(cleanup);

const begin = () => screen.getByText("Begin");
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

it("the focus goes back to where it was", async () => {
  render(<Screen />);
  begin().focus();
  fireEvent.click(begin());
  expect(document.activeElement).toBe(screen.getByText("Do it"));
  pressEscape();
  await later();
  expect(document.activeElement).toBe(begin());
});

it("also from a layer that opened before the one before it had given it back", async () => {
  render(<Screen />);
  begin().focus();
  fireEvent.click(begin());
  pressEscape();
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(begin());
  await later();
  pressEscape();
  await later();
  expect(document.activeElement).toBe(begin());
});
