// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { ToastProvider } from "#shared/ui/primitives/toast.tsx";
import { SupportForm } from "./support-form.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("what was typed before the form's script came is part of the draft", async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const drawing = (
    <ToastProvider>
      <SupportForm />
    </ToastProvider>
  );
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(drawing);
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`);
  const name = field("name");
  if (name) name.value = "Kim Lee";
  await act(async () => hydrateRoot(place, drawing));
  expect(name?.value).toBe("Kim Lee");
  const rest = { email: "kim@example.com", subject: "Refund", category: "billing", priority: "low" };
  for (const [key, value] of Object.entries({ ...rest, message: "I paid twice." })) {
    const one = field(key);
    if (one) fireEvent.change(one, { target: { value } });
  }
  fireEvent.click(screen.getByRole("button", { name: "Open the draft" }));
  await screen.findByText("Thank you for your feedback");
  expect(decodeURIComponent(String(click.mock.contexts[0]))).toContain("Name: Kim Lee");
});
