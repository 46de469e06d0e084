import { describe, expect, it } from "vitest";
import { listedTemplateIds, type Template, templateIds } from "./template.ts";
import { templates } from "./templates.ts";

const specified: (keyof Template)[] = [
  "id",
  "name",
  "description",
  "fullDescription",
  "category",
  "industry",
  "features",
  "downloadUrl",
  "previewImage",
  "downloadCount",
  "rating",
  "fileSize",
  "fileFormat",
  "lastUpdated",
];

describe("the template records", () => {
  it.each(templateIds)("%s has all fourteen fields and its type [P1-3.06 P2-3.08]", (id) => {
    const record = templates[id];
    for (const field of specified) expect(record[field], field).toBeTruthy();
    expect(record).toMatchObject({ id, type: "free", downloadCount: 243, rating: 4.9 });
    expect(record.features.length).toBeGreaterThanOrEqual(3);
    expect(record.steps.length).toBeGreaterThanOrEqual(3);
    expect(record.previewImage).toMatch(/^\/api\/placeholder\//);
    expect(record.lastUpdated).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it("the three listed ones are free and hybrid, with the names and paths of the specification [P2-3.07 P2-3.09 P2-6.09]", () => {
    const listed = listedTemplateIds.map((id) => templates[id]);
    expect(
      listed.map(({ name, type, category, downloadUrl }) => [name, type, category, downloadUrl]),
    ).toEqual([
      ["Healthcare Professional", "free", "hybrid", "/api/templates/download/healthcare"],
      ["Information Technology", "free", "hybrid", "/api/templates/download/it"],
      ["Marketing Professional", "free", "hybrid", "/api/templates/download/marketing"],
    ]);
  });
});
