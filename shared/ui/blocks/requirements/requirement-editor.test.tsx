import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Requirement } from "#shared/engine/analysis.ts";
import { AddRequirement, EditsLine, RequirementEditor } from "./requirement-editor.tsx";

afterEach(cleanup);

const requirement: Requirement = {
  id: "sql",
  term: "SQL",
  aliases: [],
  importance: "must",
  kind: "tool",
  span: { start: 0, end: 3 },
  sentence: { start: 0, end: 3 },
  core: false,
  origin: "vocab",
};

it("changes how much the ad wants a requirement, or takes it out", () => {
  const onEdit = vi.fn();
  render(<RequirementEditor requirement={requirement} onEdit={onEdit} />);
  fireEvent.click(screen.getByText("Duty"));
  expect(onEdit).toHaveBeenLastCalledWith({ kind: "importance", term: "SQL", importance: "duty" });
  fireEvent.click(screen.getByText("The ad does not ask for this"));
  expect(onEdit).toHaveBeenLastCalledWith({ kind: "remove", term: "SQL" });
});

it("adds what was missed, and nothing empty", () => {
  const onEdit = vi.fn();
  render(<AddRequirement onEdit={onEdit} />);
  fireEvent.click(screen.getByText("Add something the ad asks for"));
  fireEvent.click(screen.getByText("Add"));
  expect(onEdit).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(/What the ad asks for/), { target: { value: " HL7 " } });
  fireEvent.click(screen.getByText("Add"));
  expect(onEdit).toHaveBeenCalledWith({
    kind: "add",
    term: "HL7",
    importance: "must",
    requirementKind: "hard",
  });
});

it("says how many corrections count, and undoes them", () => {
  const onUndo = vi.fn();
  render(<EditsLine count={2} onUndo={onUndo} />);
  expect(screen.getByRole("status").textContent).toContain("2 corrections of yours count in this score.");
  fireEvent.click(screen.getByText("Undo all"));
  expect(onUndo).toHaveBeenCalledOnce();
});
