import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { emptyFact, type FactAnswer } from "#shared/domain/evidence-bank/bank-entry.ts";
import { EvidenceQuestion } from "./evidence-question.tsx";

afterEach(cleanup);

const roles = [
  { position: "Supervisor", employer: "Acme", from: "2021" },
  { position: "Cook", employer: "Cafe", from: "2015", to: "2018-06" },
];

function ask(said?: FactAnswer, short = false) {
  const onAnswer = vi.fn<(fact: FactAnswer) => Promise<string | undefined>>(() => Promise.resolve(undefined));
  const onLater = vi.fn();
  const lineOf = (fact: FactAnswer) => `${fact.term} ${fact.since}-${fact.until}`;
  const about = { ask: "Have you used it?", term: "Procore", subject: "tool", today: "2026-11-23" } as const;
  render(<EvidenceQuestion {...about} {...{ said, short, roles, lineOf, onAnswer, onLater }} />);
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  return { onAnswer, onLater, press };
}

describe("a closed question", () => {
  it("asks no more than yes or no until there is a yes", () => {
    const { press } = ask();
    expect(screen.queryByRole("group", { name: "Where" })).toBeNull();
    press("Yes");
    expect(screen.getByRole("group", { name: "Where" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Yes" }).getAttribute("aria-pressed")).toBe("true");
  });

  it("sends a no at once", () => {
    const { press, onAnswer } = ask();
    press("No");
    expect(onAnswer).toHaveBeenCalledWith({ ...emptyFact("Procore", "tool"), state: "not" });
  });

  it("a role that has ended ends what was done in it, for the person to see and to change", () => {
    const { press, onAnswer } = ask();
    press("Only the basics");
    press("Cook, Cafe");
    expect((screen.getByLabelText("Until") as HTMLSelectElement).value).toBe("2018");
    expect(screen.getByText("Procore null-2018")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Since"), { target: { value: "2016" } });
    press("Save my answer");
    expect(onAnswer).toHaveBeenCalledWith({
      ...emptyFact("Procore", "tool"),
      ...{ state: "basic", since: "2016", until: "2018", role: { position: "Cook", employer: "Cafe" } },
    });
  });

  it("what cannot be kept is said at its field, and nothing is sent", () => {
    const { press, onAnswer } = ask();
    press("Yes");
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "Never used it" } });
    press("Save my answer");
    expect(screen.getByRole("alert").textContent).toContain("reads like a no");
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it("Escape and Not now put it off", () => {
    const { press, onLater } = ask();
    fireEvent.keyDown(screen.getByRole("button", { name: "Yes" }), { key: "Escape" });
    press("Not now");
    expect(onLater).toHaveBeenCalledTimes(2);
  });

  it("in a small place own words are asked for on request, and what was said stands open", () => {
    const { press } = ask(undefined, true);
    press("Yes");
    expect(screen.queryByRole("textbox")).toBeNull();
    press("Add your own words");
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
    cleanup();
    ask({ ...emptyFact("Procore", "tool"), state: "held", words: "For RFIs" }, true);
    expect(screen.getByRole("textbox")).toBeTruthy();
  });

  it("an answer given before is there to be changed", () => {
    ask({ ...emptyFact("Procore", "tool"), state: "held", since: "2022" });
    expect((screen.getByLabelText("Since") as HTMLSelectElement).value).toBe("2022");
  });
});
