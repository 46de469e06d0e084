import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Button } from "../button.tsx";
import { Field } from "../field.tsx";
import { Input } from "../input.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu, MenuItem } from "./menu.tsx";

afterEach(cleanup);

function AddApplication() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Add Application</Button>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Add</MenuItem>
      </Menu>
      <Dialog open={open} onOpenChange={setOpen} title="Add application" description="Two fields.">
        <Field label="Job title">
          <Input />
        </Field>
      </Dialog>
    </main>
  );
}

const nextTick = () => new Promise((resolve) => setTimeout(resolve, 0));

it("Dialog, opened, is named and described and puts focus into the task", () => {
  render(<AddApplication />);
  fireEvent.click(screen.getByRole("button", { name: "Add Application" }));
  expect(screen.getByRole("dialog", { name: "Add application", description: "Two fields." })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Job title"));
});

it("Dialog, closed with Escape, gives focus back to the button that opened it", async () => {
  render(<AddApplication />);
  const opener = screen.getByRole("button", { name: "Add Application" });
  opener.focus();
  fireEvent.click(opener);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  await nextTick();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it("Dialog, opened from a menu, gives focus back to the menu's button", async () => {
  render(<AddApplication />);
  const more = screen.getByRole("button", { name: "More" });
  more.focus();
  fireEvent.keyDown(more, { key: "Enter" });
  const item = await screen.findByRole("menuitem", { name: "Add" });
  item.focus();
  fireEvent.keyDown(item, { key: "Enter" });
  await screen.findByRole("dialog");
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  await nextTick();
  expect(document.activeElement).toBe(more);
});

it("AlertDialog, opened, starts on Cancel; its act runs once and closes it", () => {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  render(
    <AlertDialog
      open
      onOpenChange={onOpenChange}
      title="Delete this application"
      description="This cannot be undone."
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />,
  );
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
