import { describe, expect, it } from "vitest";
import { writeLetter } from "./write-letter.ts";

const ad = {
  title: "Junior Developer",
  company: "Gumleaf Software",
  text: "About you\n- Experience with C# and React\n- You write automated tests\n- Git\n- You like to learn\n",
};
const letterFor = (projects: string, work = "") =>
  writeLetter({
    resumeText: `Kim Acacia\nkim@example.com | Perth WA\n\nEducation\nBachelor of Computing, Curtin University, 2024 - present\n\n${work}Projects\n\n${projects}\n\nSkills\nC#, React, Git\n`,
    ad,
    style: "professional",
    asOf: "2026-11-01",
  });

describe("projects in a letter whose roles say little", () => {
  it("a student's projects are told by their names, the one that shows what is asked first", () => {
    const { text, sentences } = letterFor(
      "Garden sensor (own project, 2024)\nSoldered the board and wrote a small web page for it.\n\nBookings (team project, 4 people, 2025)\nI wrote most of the front end in React and added unit tests for the booking rules. The wall really uses it now.",
    );
    expect(text).toContain(
      "In my project Bookings, I wrote most of the front end in React and added unit tests for the booking rules.",
    );
    expect(text.indexOf("Bookings")).toBeLessThan(text.indexOf("Garden sensor"));
    expect(text).not.toContain("The wall really uses it");
    expect(sentences.filter((one) => !one.supported)).toEqual([]);
  });

  it("roles that say enough leave none of the room", () => {
    const deeds = ["Built", "Tested", "Shipped", "Documented", "Reviewed", "Maintained"]
      .map((verb, at) => `- ${verb} the React screens of ${at + 2} clients`)
      .join("\n");
    const work = `Experience\nDeveloper, Wattle Apps\nJan 2022 - Present\n${deeds}\n\n`;
    expect(letterFor("Bookings (2021)\nI wrote a page in React for a club.", work).text).not.toContain(
      "In my project",
    );
  });

  it("what is no project's name or tells no deed is left out", () => {
    const { text } = letterFor("2024, 2025\nVarious things that were done by others for the club.");
    expect(text).not.toContain("In my project");
  });
});
