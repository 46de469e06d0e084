import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { gateKinds } from "#shared/domain/resumes/gate-profile.ts";
import type { Gate } from "#shared/match/analysis.ts";
import { sampleGates } from "../../look-book/sample-gates.ts";
import { FailedGateLine } from "./failed-gate-line.tsx";
import { GateList } from "./gate-list.tsx";
import { gateChoices } from "./gate-words.ts";

afterEach(cleanup);

const [pass] = sampleGates.filter((gate) => gate.result === "pass");

function rowOf(name: string): HTMLElement {
  const row = screen.getAllByText(name)[0]?.closest("li");
  if (!row) throw new Error(`no row ${name}`);
  return row;
}

it("gate list, no gates, shows nothing", () => {
  const { container } = render(<GateList gates={[]} />);
  expect(container.childElementCount).toBe(0);
});

it("gate list, mixed gates, counts them in words and puts failed first, unanswered next", () => {
  render(<GateList gates={sampleGates} onAnswer={vi.fn()} />);
  expect(screen.getByRole("heading").textContent).toContain("1 fail, 2 pass, 3 to answer");
  const words = screen.getAllByText(/^(Pass|Unknown|Fail)$/).map((e) => e.textContent);
  expect(words).toEqual(["Fail", "Unknown", "Unknown", "Unknown", "Pass", "Pass"]);
});

it("gate row, passed, says what the person has and offers no answers when it is the resume's", () => {
  render(<GateList gates={sampleGates} onAnswer={vi.fn()} />);
  const row = rowOf("AHPRA registration");
  expect(row.textContent).toContain("Registered nurse, current to May 2027");
  expect(within(row).queryByRole("button")).toBeNull();
});

it("gate row, unknown, offers two answers and reports the pressed one", () => {
  const onAnswer = vi.fn();
  render(<GateList gates={sampleGates} onAnswer={onAnswer} />);
  const row = rowOf("Working with Children Check (VIC)");
  const group = within(row).getByRole("group", { name: "Working with Children Check (VIC)" });
  fireEvent.click(within(group).getByRole("button", { name: "I do not" }));
  expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: "children-check" }), "no");
  expect(within(rowOf("Night shifts")).getByRole("button", { name: "Suits me" })).toBeTruthy();
});

it("gate row, its answer being kept, takes no second press", () => {
  const onAnswer = vi.fn();
  render(<GateList gates={sampleGates} onAnswer={onAnswer} busyId="children-check" />);
  const row = rowOf("Working with Children Check (VIC)");
  fireEvent.click(within(row).getByRole("button", { name: "I have one" }));
  expect(onAnswer).not.toHaveBeenCalled();
});

it("gate row, answered by the profile, can be changed", () => {
  const onAnswer = vi.fn();
  render(<GateList gates={sampleGates} onAnswer={onAnswer} />);
  fireEvent.click(screen.getByRole("button", { name: "Change the answer: HR driver licence" }));
  expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: "driver-licence" }), null);
});

it("gate row, without a listener, shows no buttons", () => {
  render(<GateList gates={sampleGates} />);
  expect(screen.queryByRole("button")).toBeNull();
});

it("every kind of gate has its two answers", () => {
  for (const kind of gateKinds) expect(gateChoices[kind].yes).not.toBe(gateChoices[kind].no);
});

it("failed gate line, one demanded gate failed, names it; further ones are counted", () => {
  const failed = sampleGates.filter((gate) => gate.result === "fail");
  const { rerender } = render(<FailedGateLine gates={sampleGates} />);
  expect(screen.getByRole("status").textContent).toBe("Could rule you out: HR driver licence");
  const more: Gate[] = [...failed, ...failed.map((gate) => ({ ...gate, id: "white-card" }))];
  rerender(<FailedGateLine gates={more} />);
  expect(screen.getByRole("status").textContent).toContain("and 1 more");
});

it("failed gate line, nothing demanded failed, is absent", () => {
  const wished = sampleGates.map((gate) => ({ ...gate, ask: { ...gate.ask, mandatory: false } }));
  render(<FailedGateLine gates={[...wished, ...(pass ? [pass] : [])]} />);
  expect(screen.queryByRole("status")).toBeNull();
});
