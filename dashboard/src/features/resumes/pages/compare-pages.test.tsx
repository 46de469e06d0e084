import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ComparePages } from "./compare-pages.tsx";

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A drawn page with a paragraph for each line of the text. */
function pageOf(text: string) {
  const lines = text.split("\n").map((line, paragraph) => ({
    paragraph,
    text: line,
    x: 50,
    y: 50 + paragraph * 20,
    width: 300,
    height: 14,
  }));
  return { pages: [{ svg, lines }], pageCount: 1, twoPages: "has" };
}

beforeEach(() => localStorage.setItem("auth_token", "token"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(answer: (text: string) => Response) {
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) =>
    answer((JSON.parse(String(init?.body)) as { text: string }).text),
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })}>
      <ComparePages
        original={"Ash Wattle\nPlans activities"}
        optimised={"Ash Wattle\nPlanned activities"}
        design="classic"
        fallback={<p>Both as text</p>}
      />
    </QueryClientProvider>,
  );
}

it("the paragraphs that differ are named on both pages, the others are not", async () => {
  show((text) => Response.json(pageOf(text)));
  const before = await screen.findByRole("figure", { name: "Original, page 1 of 1" });
  expect(before.textContent).toBe("Ash WattleBefore: Plans activities");
  const after = screen.getByRole("figure", { name: "Optimized, page 1 of 1" });
  expect(after.textContent).toBe("Ash WattleAfter: Planned activities");
  fireEvent.click(screen.getByRole("radio", { name: "Text" }));
  expect(screen.getByText("Both as text")).toBeDefined();
});

it("a text without pages, both stay as text", async () => {
  const refused = vi.fn(() => Response.json({ code: "unsupported", error: "No" }, { status: 415 }));
  show(refused);
  await vi.waitFor(() => expect(refused).toHaveBeenCalledTimes(2));
  expect(screen.getByText("Both as text")).toBeDefined();
});
