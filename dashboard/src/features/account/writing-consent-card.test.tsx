import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ToastProvider } from "#shared/ui/primitives/toast/toast.tsx";
import { WritingConsentCard, WritingConsentLine } from "./writing-consent-card.tsx";

const model = { host: "models.example.com", name: "gpt-test" };

/** A server that keeps the consent; `fails` refuses every change. */
function start(part: object, ui: React.ReactNode, fails = false) {
  let state = { consent: false, consentedAt: null as string | null, model, ...part };
  const sent: string[] = [];
  localStorage.setItem("auth_token", "token");
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    if (init?.method === "PUT") {
      sent.push(String(init.body));
      if (fails) return new Response("{}", { status: 500 });
      state = { ...state, consent: JSON.parse(String(init.body)).consent };
    }
    return Response.json(state);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>{ui}</ToastProvider>
    </QueryClientProvider>,
  );
  return { sent, client };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("consent to a model's writing", () => {
  it("says which host and model would get what, and nothing is agreed before the switch", async () => {
    const { sent } = start({}, <WritingConsentCard />);
    const consent = await screen.findByRole("switch");
    expect(screen.getByText("models.example.com")).toBeTruthy();
    expect(screen.getByText("gpt-test")).toBeTruthy();
    expect(screen.getByText(/Never your name, e-mail, telephone/)).toBeTruthy();
    expect(consent).toHaveProperty("checked", false);
    expect(sent).toEqual([]);
    fireEvent.click(consent);
    await waitFor(() => expect(consent).toHaveProperty("checked", true));
    expect(sent).toEqual(['{"consent":true}']);
  });

  it("the line opens into the card without agreeing; once on, one press turns it off", async () => {
    const { sent } = start({}, <WritingConsentLine />);
    fireEvent.click(await screen.findByRole("button", { name: "Let a model write" }));
    fireEvent.click(await screen.findByRole("switch"));
    await screen.findByText("A language model may write for you");
    fireEvent.click(screen.getByRole("button", { name: "Turn off" }));
    await screen.findByText("Written by Kelpie's built-in writer");
    expect(sent).toEqual(['{"consent":true}', '{"consent":false}']);
  });

  it("a change that fails leaves the switch and says so", async () => {
    start({}, <WritingConsentCard />, true);
    fireEvent.click(await screen.findByRole("switch"));
    await screen.findByText("Not changed");
    expect(screen.getByRole("switch")).toHaveProperty("checked", false);
  });

  it("shows nothing where no model is set up", async () => {
    const { client } = start({ model: null }, <WritingConsentLine />);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByText(/built-in writer/)).toBeNull();
  });
});
