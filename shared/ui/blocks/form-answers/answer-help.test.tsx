import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AnswerHelp } from "./answer-help.tsx";

afterEach(cleanup);
const nothing = { answer: "", faults: [], onText: vi.fn() };

describe("AnswerHelp", () => {
  it("drafts with the person's reason, hands the text on, and shows what is missing", async () => {
    const onText = vi.fn();
    const onDraft = vi.fn(() => Promise.resolve({ text: "A draft.", ask: "What came of it?" }));
    render(<AnswerHelp {...nothing} question="Why do you want to work here?" {...{ onText, onDraft }} />);
    fireEvent.change(screen.getByLabelText("Why you want it, in your words"), {
      target: { value: " The sea. " },
    });
    fireEvent.click(screen.getByRole("button", { name: "Draft from my own facts" }));
    expect(await screen.findByText("What came of it?")).toBeTruthy();
    expect(onDraft).toHaveBeenCalledWith("The sea.");
    expect(onText).toHaveBeenCalledWith("A draft.");
  });

  it("says so where nothing could be drafted, and leaves the text alone", async () => {
    const onText = vi.fn();
    const onDraft = () => Promise.reject(new Error("offline"));
    render(<AnswerHelp {...nothing} question="What are your strengths?" {...{ onText, onDraft }} />);
    fireEvent.click(screen.getByRole("button"));
    expect(await screen.findByText(/^Nothing was drafted/)).toBeTruthy();
    expect(onText).not.toHaveBeenCalled();
  });

  it.each(["Do you have any health conditions?", "Are you willing to relocate?", ""])(
    "%s is never drafted",
    (question) => {
      render(<AnswerHelp {...nothing} question={question} onDraft={vi.fn()} />);
      expect(screen.queryByRole("button")).toBeNull();
    },
  );

  it("shows what the facts do not hold, as long as it stands there", () => {
    const faults = [{ line: "I led 900 people.", reason: "No source." }];
    const { rerender } = render(
      <AnswerHelp {...nothing} question="Q" answer="I led 900 people." faults={faults} onDraft={undefined} />,
    );
    expect(screen.getByRole("alert").textContent).toContain("I led 900 people.");
    rerender(<AnswerHelp {...nothing} question="Q" answer="I led 9." faults={faults} onDraft={undefined} />);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
