import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sampleEntries } from "../../look-book/sample-match.ts";
import { Card } from "../../primitives/card.tsx";
import { RequirementList } from "./requirement-list.tsx";

afterEach(cleanup);

function renderList() {
  render(
    <Card>
      <RequirementList title="Must" entries={sampleEntries} />
    </Card>,
  );
}

const row = (name: RegExp) => screen.getByRole("button", { name });

it("requirement row, closed, is one focusable button that says credit, name, importance and points", () => {
  renderList();
  const button = row(/Post-operative care/);
  button.focus();
  expect(document.activeElement).toBe(button);
  expect(button.tagName).toBe("BUTTON");
  expect(button.textContent).toMatch(/Post-operative care.*Must.*9\.7 points/);
  expect(within(button).getByRole("img").getAttribute("aria-label")).toBe("Met");
  expect(button.getAttribute("aria-expanded")).toBe("false");
});

it("requirement row, opened, shows the ad's sentence and the resume's line with the words marked", () => {
  renderList();
  fireEvent.click(row(/Precepting/));
  const proof = document.getElementById(row(/Precepting/).getAttribute("aria-controls") ?? "");
  expect(proof?.querySelector("dl")?.textContent).toContain("Buddied second-year students");
  expect([...(proof?.querySelectorAll("mark") ?? [])].map((mark) => mark.textContent)).toEqual([
    "Precept",
    "Buddied",
  ]);
});

it("requirement row, nothing found, says so and what it would add", () => {
  renderList();
  fireEvent.click(row(/Advanced life support/));
  expect(screen.getByText("Nothing found")).toBeTruthy();
  expect(row(/Advanced life support/).textContent).toContain("would add +2.5 points");
});

it("requirement rows, a second one opened, close the first", () => {
  renderList();
  fireEvent.click(row(/Post-operative/));
  fireEvent.click(row(/IV cannulation/));
  expect(row(/Post-operative/).getAttribute("aria-expanded")).toBe("false");
  expect(row(/IV cannulation/).getAttribute("aria-expanded")).toBe("true");
});

it("requirement row, open, closes on Escape and keeps focus", () => {
  renderList();
  const button = row(/IV cannulation/);
  button.focus();
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: "Escape" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(button);
});
