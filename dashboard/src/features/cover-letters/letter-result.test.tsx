import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { QuotedLetter } from "#shared/domain/cover-letters/quoted-letter.ts";
import { ToastProvider } from "#shared/ui/primitives/toast/toast.tsx";
import type { LetterAnswer } from "./letter-answer.ts";
import { LetterResult } from "./letter-result.tsx";

const words = ["alpha", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel"];
const answer: LetterAnswer = {
  id: "l1",
  kind: "optimised",
  text: words.join(" "),
  writtenText: words.join(" "),
  draftText: "My draft",
  jobTitle: "Clerk",
  company: "Huon Homes",
  measures: {
    matchScore: 88,
    atsScore: null,
    keywordAlignment: 70,
    improvements: [1, 2, 3, 4, 5].map((one) => ({
      section: `Section ${one}`,
      impact: "High",
      reason: `Reason ${one}`,
    })),
    keywords: words,
  },
  suggestions: ["Say more", "Say less"],
  blocked: [{ line: "I hold a PhD.", reason: "Your sources do not name this qualification." }],
  flagged: [{ line: "I led 90.", reason: "Your sources do not give this number here." }],
  evidence: [],
  writer: "Written by Kelpie's built-in writer",
  jobDescription: "An ad",
  applicationId: null,
  nextVariant: 0,
  isShort: false,
  quoted: null,
  writtenQuoted: null,
  reason: "",
  style: "professional",
};

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(
  part: Partial<LetterAnswer> = {},
  fetched: (init?: RequestInit) => Response = () => Response.json([]),
) {
  localStorage.setItem("auth_token", "token");
  const calls: RequestInit[] = [];
  vi.stubGlobal("fetch", async (_url: string, init?: RequestInit) => {
    if (init?.method === "PUT" || init?.method === "POST") calls.push(init);
    return fetched(init);
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ToastProvider>
          <LetterResult answer={{ ...answer, ...part }} onRegenerate={() => undefined} onSaveJob={null} />
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return calls;
}

describe("the result card of a letter", () => {
  it("shows its numbers, three improvements and five keywords at most [P2-2.101 P2-2.102 P2-2.103 P2-2.104 P2-9.13 P2-9.14]", () => {
    show();
    expect(screen.getByText("8 words")).toBeTruthy();
    for (const text of ["88%", "70%", "5", "Say more", "Say less"])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryAllByText(/^Reason \d$/).map((one) => one.textContent)).toEqual([
      "Reason 1",
      "Reason 2",
      "Reason 3",
    ]);
    expect([...document.querySelectorAll("mark")].map((one) => one.textContent)).toEqual(words.slice(0, 5));
  });

  it("what was not measured is a dash and no default (D-08 overrules P2-9.15 P2-9.16 P2-9.17)", () => {
    show({
      measures: { matchScore: null, atsScore: null, keywordAlignment: null, improvements: [], keywords: [] },
    });
    expect(screen.getAllByText("–")).toHaveLength(3);
    expect(screen.queryByText(/85|78%/)).toBeNull();
  });

  it("the person's unsupported words and what a writer may not say stand apart, each with its reason", () => {
    show();
    const part = (title: string) =>
      within(screen.getByText(title).closest("div") as HTMLElement).getByRole("list").textContent;
    expect(part("Your own words: please check")).toContain("I led 90. Your sources do not give this number");
    expect(part("Left out: not backed by your resume")).toContain("I hold a PhD. Your sources do not name");
  });

  it("says which lines of the person's own each sentence comes from, as long as it stands as it was written", () => {
    const kept = { sentence: "I ran the depot.", facts: ["Ran the depot at Mulga Rail", "Depot lead"] };
    const changed = { sentence: "I wrote rosters.", facts: ["Wrote rosters"] };
    show({
      text: "Kim Acacia\nDear Hiring Manager,\nI ran the depot. I write songs.",
      evidence: [kept, changed, { sentence: "I write songs.", facts: ["Wrote rosters"] }],
      flagged: [{ line: "I write songs.", reason: "Your sources do not show this skill here." }],
    });
    const list = screen.getByText("Where it comes from").closest("details");
    expect(list?.textContent).toContain("1 sentence");
    const quotes = [...(list?.querySelectorAll("q") ?? [])].map((one) => one.textContent);
    expect(quotes).toEqual(kept.facts);
    expect(list?.textContent).not.toContain("rosters");
  });

  it("lines are ticked, moved by key and added, and what the person decides is sent", async () => {
    const line = (id: string, text: string, isOn = true) => ({ id, text, isOn });
    const quoted: QuotedLetter = {
      ...{
        head: ["Kim Acacia"],
        addressee: [],
        greeting: "Dear Jo",
        subject: "Re: Clerk",
        opening: ["Hello."],
      },
      ...{ own: [], reason: "", closing: ["Bye."], signOff: ["Kim"], formal: { lead: "", rows: [] } },
      jobs: [
        {
          ...{ id: "job:0", lead: "At Mulga Rail:", label: "Mulga Rail" },
          lines: [line("a", "Rosters"), line("b", "Budget of $2m"), line("c", "Invoices", false)],
        },
      ],
    };
    const calls = show({ kind: "generated", measures: null, quoted, writtenQuoted: quoted }, () =>
      Response.json({ ...answer, text: "" }),
    );
    const shown = () => [...document.querySelectorAll(".paper li")].map((one) => one.textContent);
    fireEvent.keyDown(screen.getByRole("button", { name: "Move: Budget of $2m" }), { key: "ArrowUp" });
    expect(shown()).toEqual(["Budget of $2m", "Rosters"]);
    fireEvent.click(screen.getByRole("checkbox", { name: "Rosters" }));
    fireEvent.click(screen.getByRole("button", { name: /^Invoices/ }));
    fireEvent.click(screen.getByRole("button", { name: "Add a line to: Mulga Rail" }));
    fireEvent.change(screen.getByRole("textbox", { name: "Add a line to: Mulga Rail" }), {
      target: { value: "Won the cup" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Add" }));
    fireEvent.change(screen.getByLabelText("Why this job?"), { target: { value: "I live here" } });
    await waitFor(() => expect(calls).toHaveLength(1), { timeout: 3000 });
    expect(JSON.parse(String(calls[0]?.body)).arrangement).toEqual({
      reason: "I live here",
      own: [],
      jobs: [
        {
          id: "job:0",
          lines: [
            { id: "b", isOn: true },
            { id: "c", isOn: true },
            { id: "own:0", isOn: true, text: "Won the cup" },
            { id: "a", isOn: false },
          ],
        },
      ],
      formal: [],
    });
  });

  it("a letter with no such line shows no such part", () => {
    show();
    expect(screen.queryByText("Where it comes from")).toBeNull();
  });

  it("scrolls into view after 100 ms [P2-2.100 P2-9.02]", () => {
    vi.useFakeTimers();
    show();
    vi.advanceTimersByTime(99);
    expect(scrolled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledOnce();
  });

  it("a download that fails says so [P2-8.34]", async () => {
    show({}, (init) => (init?.method === "POST" ? new Response("{}", { status: 500 }) : Response.json([])));
    fireEvent.click(screen.getByRole("button", { name: "Download" }));
    expect(await screen.findByText("Download failed")).toBeTruthy();
    expect(screen.getByText("Please try again later.")).toBeTruthy();
  });

  it("an edit that is not kept says so, and Retry sends the same text", async () => {
    let isDown = true;
    const calls = show({}, () =>
      isDown ? new Response("{}", { status: 500 }) : Response.json({ ...answer, text: "Mine" }),
    );
    fireEvent.click(screen.getByRole("button", { name: "Edit" }));
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "Mine" } });
    fireEvent.blur(screen.getByRole("textbox"));
    await screen.findByText("Not saved");
    isDown = false;
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.map((one) => one.body)).toEqual(['{"text":"Mine"}', '{"text":"Mine"}']);
    expect(screen.getByRole("textbox")).toHaveProperty("value", "Mine");
  });
});
