import { describe, expect, it } from "vitest";
import { documentLines, plainText } from "./document-lines.ts";
import { withSideColumn } from "./side-column.ts";
import { withSkillsAs } from "./skills-layout.ts";

const resume = (skills: string, more = "") => `Jack Nguyen
Townsville QLD 4810 | 0491 570 157 | jack@example.com

Experience
Electrician, Reef Coast Electrical
Jan 2019 - Present
- Wired 140 new homes

Skills
${skills}

Education
Certificate III in Electrotechnology, TAFE Queensland, 2018
${more}`;

const texts = (skills: string, as: "line" | "columns" | undefined) => {
  const lines = withSkillsAs(documentLines(resume(skills)), as);
  const from = lines.findIndex(({ text }) => text === "Skills") + 1;
  const to = lines.findIndex(({ text }) => text === "Education");
  return lines.slice(from, to).map(({ text, columns }) => ({ text, columns }));
};
const list = "- Fault finding\n- Switchboards\n- Test and tag\n- Reading plans";

describe("withSkillsAs", () => {
  it("a list becomes a line, a line becomes rows of three or two columns; the words stay", () => {
    expect(texts(list, "line")).toEqual([
      { text: "Fault finding, Switchboards, Test and tag, Reading plans" },
    ]);
    expect(texts("Fault finding, Switchboards, Test and tag, Reading plans", "columns")).toEqual([
      { text: "Fault finding\tSwitchboards", columns: 2 },
      { text: "Test and tag\tReading plans", columns: 2 },
    ]);
    expect(texts("Fault finding, Switchboards, solar", "columns")).toEqual([
      { text: "Fault finding\tSwitchboards\tsolar", columns: 3 },
    ]);
    expect(texts("Planning with the Australian Curriculum, Phonics, Drama", "columns")[0]).toEqual({
      text: "Planning with the Australian Curriculum\tPhonics",
      columns: 2,
    });
  });

  it("groups with a name keep it before their line; prose and other sections stay as they are", () => {
    const groups = "Tools: multimeter, megger\nSystems: AutoCAD, simPRO";
    expect(texts(groups, "columns").map(({ text }) => text)).toEqual(groups.split("\n"));
    const prose =
      "Known for patient fault finding in old houses where nobody else has found the fault before.";
    expect(texts(prose, "columns")).toEqual([{ text: prose }]);
    const lines = documentLines(resume(list));
    const isOther = ({ columns }: { columns?: number }) => columns === undefined;
    expect(withSkillsAs(lines, undefined)).toEqual(lines);
    expect(plainText(withSkillsAs(lines, "columns").filter(isOther))).toContain("• Wired 140 new homes");
  });
});

describe("withSideColumn, a list longer than the column is wide", () => {
  it("is broken after its commas, so that no skill stands on two lines; a licence is never broken", () => {
    const lines = withSideColumn(
      documentLines(
        resume(
          "Fault finding, cable jointing, test and tag, reading plans",
          "\nLicences\nWorking at heights, renewed 2023\n",
        ),
      ),
    );
    expect(lines?.filter(({ side }) => side).map(({ text }) => text)).toEqual([
      "Skills",
      "Fault finding,",
      "cable jointing,",
      "test and tag,",
      "reading plans",
    ]);
  });

  it("cells of columns stand under each other in it", () => {
    const lines = withSideColumn(withSkillsAs(documentLines(resume(list)), "columns"));
    expect(lines?.filter(({ side }) => side).map(({ text }) => text)).toEqual([
      "Skills",
      "Fault finding",
      "Switchboards",
      "Test and tag",
      "Reading plans",
    ]);
  });
});
