import { describe, expect, it } from "vitest";
import { readResume } from "#shared/resume/read-resume.ts";
import { readFactSources } from "../fact-sources.ts";
import { groundResumeLine } from "../ground-line.ts";

const resume = (line: string) => `Robin Fraser
Site Supervisor
Hobart TAS | 0491 570 156 | robin@example.com

Experience
Site Supervisor, Derwent Builders Pty Ltd
03/2019 - Present
• ${line}
• Ordered materials`;

/** What a sentence claims of one line of a role. */
function stands(line: string, claim: string): boolean {
  const model = readResume(resume(line));
  return groundResumeLine(claim, readFactSources(model), { from: [], asOf: "2026-11-21" }).supported;
}

describe("a measured change told with its verb", () => {
  it.each([
    ["Changeover from 74 to 41 minutes", "Changeover fell from 74 to 41 minutes", true],
    ["Changeover from 74 to 41 minutes", "Changeover rose from 74 to 41 minutes", false],
    ["Changeover from 74 to 41 minutes", "Changeover fell from 74 to 31 minutes", false],
    ["Ordered pallets; rejected rolls down 38 per cent", "Rejected rolls fell by 38 per cent", true],
    ["Ordered pallets; rejected rolls down 38 per cent", "Rejected rolls rose by 38 per cent", false],
    ["Ordered pallets; rejected rolls up 38 per cent", "Rejected rolls rose by 38 per cent", true],
    ["Checked 38 per cent of rolls", "Rolls fell by 38 per cent", false],
    ["Store sales, 120 tickets a week", "Store sales rose", false],
    ["Store sales, 120 tickets a week", "Store sales rose to 120 tickets a week", false],
  ])("%s: %s", (line, claim, isSupported) => expect(stands(line, claim)).toBe(isSupported));
});
