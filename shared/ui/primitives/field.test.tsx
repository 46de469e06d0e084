import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { Select } from "./select.tsx";
import { Textarea } from "./textarea.tsx";

afterEach(cleanup);

const described = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

it("Field, with hint and error, links both to the control and marks it invalid", () => {
  render(
    <Field label="Email" required hint="Used to sign in." error="Please enter a valid email address">
      <Input type="email" />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>("Email");
  expect(described(input)).toEqual(["Used to sign in.", "Please enter a valid email address"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.required).toBe(true);
  expect(screen.getByRole("alert").textContent).toBe("Please enter a valid email address");
});

it("Field, without hint or error, says nothing about its control", () => {
  render(
    <Field label="Note" optional>
      <Textarea />
    </Field>,
  );
  const textarea = screen.getByLabelText("Note optional");
  expect(textarea.hasAttribute("aria-describedby")).toBe(false);
  expect(textarea.hasAttribute("aria-invalid")).toBe(false);
});

it("Select, in a Field, takes its label", () => {
  render(
    <Field label="Tone">
      <Select options={[{ value: "warm", label: "Warm" }]} />
    </Field>,
  );
  expect(screen.getByLabelText("Tone").tagName).toBe("SELECT");
});
