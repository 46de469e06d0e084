import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Template } from "#shared/domain/templates/template.ts";
import { templates } from "#shared/domain/templates/templates.ts";
import { ToastProvider } from "#shared/ui/primitives/toast/toast.tsx";
import { useTemplateDownload } from "./use-template-download.ts";

const premium: Template = { ...templates["it-template"], type: "premium" };

function Offer({ isSignedIn }: { isSignedIn: () => Promise<boolean> }) {
  const { start, dialog } = useTemplateDownload("list", isSignedIn);
  return (
    <>
      <button type="button" onClick={() => start(premium)}>
        Choose
      </button>
      {dialog.template && <p>dialog</p>}
    </>
  );
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([true, false])(
  "a premium template tells what it asks for, and nothing is fetched (signed in: %s) [P2-6.08]",
  async (isIn) => {
    const asked = vi.fn();
    vi.stubGlobal("fetch", asked);
    render(
      <ToastProvider>
        <Offer isSignedIn={async () => isIn} />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Choose" }));
    await screen.findByText("Premium Template");
    await screen.findByText("Please sign up for premium access to customize this template.");
    expect(screen.queryByText("dialog")).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  },
);
