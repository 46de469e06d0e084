// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { readResume } from "#shared/resume/read-resume.ts";
import { anchored, applyResumeEdits, type ResumeEdit } from "#shared/resume/resume-edits.ts";
import { confirmingEdits } from "#shared/resume/review-doubts.ts";
import { ReviewList } from "./review-list.tsx";
import { reviewSummary } from "./review-words.ts";

afterEach(cleanup);

const text = `Sam Okafor
Hobart TAS 7000 | 0491 570 156 | sam.okafor@example.com

Experience

Sous Chef / Kitchen Manager
Wharf Street Hotel, Hobart
Jan 2020 - Present
- Ran a kitchen of nine
- Kept food cost under 29 per cent

Chef
Feb 2016 - Dec 2019
- Wrote menus for a hotel of 80 rooms

Education

Certificate III in Commercial Cookery, TasTAFE, 2016
`;

const read = readResume(text);
let kept: readonly ResumeEdit[] = [];

function Review() {
  const [edits, setEdits] = useState<readonly ResumeEdit[]>([]);
  kept = edits;
  const model = applyResumeEdits(read, edits);
  return (
    <>
      <p>{reviewSummary(model)}</p>
      <ReviewList model={model} onEdit={(edit) => setEdits([...edits, anchored(model, edit)])} />
      <button type="button" onClick={() => setEdits([...edits, ...confirmingEdits(model)])}>
        Confirm
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const fill = (label: string, value: string, within_: HTMLElement = document.body) => {
  const field = within(within_).getByRole("textbox", { name: label });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

describe("the list of what was read", () => {
  it("asks first what is doubtful, and counts it", () => {
    render(<Review />);
    expect(screen.getByText("2 jobs, 1 qualification, 0 licences. Two need a look.")).toBeTruthy();
    const asked = within(screen.getByRole("region", { name: "Check these" }));
    expect(asked.getByText("Is this one job or two?")).toBeTruthy();
    expect(asked.getByText("No employer found.")).toBeTruthy();
  });

  it("splits a job in two, with the points from the one that is named", () => {
    render(<Review />);
    press("Split in two");
    fireEvent.change(screen.getByRole("combobox", { name: "The second job starts at" }), {
      target: { value: "1" },
    });
    press("Split");
    const { work } = applyResumeEdits(read, kept);
    expect(work.map(({ position, name, highlights }) => [position, name, highlights.length])).toEqual([
      ["Sous Chef", "Wharf Street Hotel", 1],
      ["Kitchen Manager", "Wharf Street Hotel", 1],
      ["Chef", undefined, 1],
    ]);
  });

  it("merges two, removes one, adds one", () => {
    render(<Review />);
    press("Merge with the next");
    expect(applyResumeEdits(read, kept).work).toMatchObject([
      { position: "Sous Chef / Kitchen Manager", highlights: { length: 3 } },
    ]);
    press("Not a job");
    expect(applyResumeEdits(read, kept).work).toEqual([]);
    press("Add a job");
    expect(applyResumeEdits(read, kept).work).toHaveLength(1);
  });

  it("keeps what is typed on leaving the field, and asks no more about it", () => {
    render(<Review />);
    press("Edit Chef");
    const row = screen.getByRole("button", { name: "Close Chef" }).closest("li");
    fill("Employer", "Salamanca Inn", row ?? undefined);
    expect(screen.queryByText("No employer found.")).toBeNull();
    expect(applyResumeEdits(read, kept).work[1]).toMatchObject({ name: "Salamanca Inn" });
  });

  it("one press confirms everything as it is shown", () => {
    render(<Review />);
    press("Confirm");
    expect(screen.getByText("2 jobs, 1 qualification, 0 licences.")).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Check these" })).toBeNull();
  });
});
