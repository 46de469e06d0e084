import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { knockOutKinds } from "#shared/domain/resumes/knock-out-profile.ts";
import type { KnockOut } from "#shared/engine/analysis.ts";
import { sampleKnockOuts } from "../../look-book/sample-knock-outs.ts";
import { FailedKnockOutLine } from "./failed-knock-out-line.tsx";
import { KnockOutList } from "./knock-out-list.tsx";
import { knockOutChoices } from "./knock-out-words.ts";

afterEach(cleanup);

const [pass] = sampleKnockOuts.filter((knockOut) => knockOut.result === "pass");

function rowOf(name: string): HTMLElement {
  const row = screen.getAllByText(name)[0]?.closest("li");
  if (!row) throw new Error(`no row ${name}`);
  return row;
}

it("knock-out list, no knock-outs, shows nothing", () => {
  const { container } = render(<KnockOutList knockOuts={[]} />);
  expect(container.childElementCount).toBe(0);
});

it("knock-out list, mixed knock-outs, counts them in words and puts failed first, unanswered next", () => {
  render(<KnockOutList knockOuts={sampleKnockOuts} onAnswer={vi.fn()} />);
  expect(screen.getByRole("heading").textContent).toContain("1 fail, 2 pass, 3 to answer");
  const words = screen.getAllByText(/^(Pass|Unknown|Fail)$/).map((e) => e.textContent);
  expect(words).toEqual(["Fail", "Unknown", "Unknown", "Unknown", "Pass", "Pass"]);
});

it("knock-out row, passed, says what the person has and offers no answers when it is the resume's", () => {
  render(<KnockOutList knockOuts={sampleKnockOuts} onAnswer={vi.fn()} />);
  const row = rowOf("AHPRA registration");
  expect(row.textContent).toContain("Registered nurse, current to May 2027");
  expect(within(row).queryByRole("button")).toBeNull();
});

it("knock-out row, unknown, offers two answers and reports the pressed one", () => {
  const onAnswer = vi.fn();
  render(<KnockOutList knockOuts={sampleKnockOuts} onAnswer={onAnswer} />);
  const row = rowOf("Working with Children Check (VIC)");
  const group = within(row).getByRole("group", { name: "Working with Children Check (VIC)" });
  fireEvent.click(within(group).getByRole("button", { name: "I do not" }));
  expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: "children-check" }), "no");
  expect(within(rowOf("Night shifts")).getByRole("button", { name: "Suits me" })).toBeTruthy();
});

it("knock-out row, its answer being kept, takes no second press", () => {
  const onAnswer = vi.fn();
  render(<KnockOutList knockOuts={sampleKnockOuts} onAnswer={onAnswer} busyId="children-check" />);
  const row = rowOf("Working with Children Check (VIC)");
  fireEvent.click(within(row).getByRole("button", { name: "I have one" }));
  expect(onAnswer).not.toHaveBeenCalled();
});

it("knock-out row, answered by the profile, can be changed", () => {
  const onAnswer = vi.fn();
  render(<KnockOutList knockOuts={sampleKnockOuts} onAnswer={onAnswer} />);
  fireEvent.click(screen.getByRole("button", { name: "Change the answer: HR driver licence" }));
  expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: "driver-licence" }), null);
});

it("knock-out row, without a listener, shows no buttons", () => {
  render(<KnockOutList knockOuts={sampleKnockOuts} />);
  expect(screen.queryByRole("button")).toBeNull();
});

it("every kind of knock-out has its two answers", () => {
  for (const kind of knockOutKinds) expect(knockOutChoices[kind].yes).not.toBe(knockOutChoices[kind].no);
});

it("failed knock-out line, one demanded knock-out failed, names it; further ones are counted", () => {
  const failed = sampleKnockOuts.filter((knockOut) => knockOut.result === "fail");
  const { rerender } = render(<FailedKnockOutLine knockOuts={sampleKnockOuts} />);
  expect(screen.getByRole("status").textContent).toBe("Could rule you out: HR driver licence");
  const more: KnockOut[] = [...failed, ...failed.map((knockOut) => ({ ...knockOut, id: "white-card" }))];
  rerender(<FailedKnockOutLine knockOuts={more} />);
  expect(screen.getByRole("status").textContent).toContain("and 1 more");
});

it("failed knock-out line, nothing demanded failed, is absent", () => {
  const wished = sampleKnockOuts.map((knockOut) => ({
    ...knockOut,
    ask: { ...knockOut.ask, mandatory: false },
  }));
  render(<FailedKnockOutLine knockOuts={[...wished, ...(pass ? [pass] : [])]} />);
  expect(screen.queryByRole("status")).toBeNull();
});
