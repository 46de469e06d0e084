/**
 * The names and levels of the NSW Public Sector Capability Framework, as role descriptions use them.
 * Source: docs/australian-applications.md, Customs by employer.
 */
export const nswCapabilities = [
  "Display Resilience and Courage",
  "Act with Integrity",
  "Manage Self",
  "Value Diversity and Inclusion",
  "Value Diversity",
  "Communicate Effectively",
  "Commit to Customer Service",
  "Work Collaboratively",
  "Influence and Negotiate",
  "Deliver Results",
  "Plan and Prioritise",
  "Think and Solve Problems",
  "Demonstrate Accountability",
  "Finance",
  "Technology",
  "Procurement and Contract Management",
  "Project Management",
  "Manage and Develop People",
  "Inspire Direction and Purpose",
  "Optimise Business Outcomes",
  "Manage Reform and Change",
] as const;

export const nswLevels = ["Foundational", "Intermediate", "Adept", "Advanced", "Highly Advanced"] as const;
const level = /\b(highly advanced|foundational|intermediate|adept|advanced)\b/i;
/** Maximum distance to a level, for names that are also plain words. */
const most = 24;

/** "Communicate Effectively (Adept)" for each capability with a level in the text, in its order. */
export function readNswCapabilities(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r;]/);
  const found = lines.flatMap((line, at) => {
    const low = line.toLowerCase();
    const name = nswCapabilities.find((one) => low.includes(one.toLowerCase()));
    if (name === undefined) return [];
    const behind = line.slice(low.indexOf(name.toLowerCase()) + name.length, 200);
    const next = lines[at + 1] ?? "";
    const said = level.exec(behind)?.[1] ?? (next.length < most ? level.exec(next)?.[1] : undefined);
    return said === undefined
      ? []
      : [`${name} (${nswLevels.find((one) => one.toLowerCase() === said.toLowerCase())})`];
  });
  return [...new Set(found)];
}
