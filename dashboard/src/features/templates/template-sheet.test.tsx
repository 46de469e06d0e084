import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { templateIds } from "#shared/domain/templates/template.ts";
import { templates } from "#shared/domain/templates/templates.ts";
import { TemplateSheet } from "./template-sheet.tsx";

afterEach(cleanup);

it.each(templateIds)("the sheet of %s begins as its document does, told as one picture", (id) => {
  render(<TemplateSheet template={templates[id]} />);
  const sheet = screen.getByRole("img", { name: `How the ${templates[id].name} template begins` });
  expect(sheet.childElementCount).toBeGreaterThan(10);
  expect(sheet.textContent).not.toMatch(/^#|\n#|undefined/);
});

it("draws names, headings, entries with dates and items, without the marks of the source", () => {
  render(<TemplateSheet template={templates["healthcare-template"]} />);
  expect(screen.getByText("Amelia Nguyen")).toBeDefined();
  expect(screen.getByText("Registration and Checks")).toBeDefined();
  expect(screen.getByText("Feb 2024 – Present")).toBeDefined();
  expect(
    screen.getByText("Lead shifts of up to nine nurses and coordinate admissions, transfers and discharges"),
  ).toBeDefined();
});
