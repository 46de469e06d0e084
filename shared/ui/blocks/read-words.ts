import type { ReadCheck } from "#shared/match/analysis.ts";

const labels: Record<string, string> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  location: "Location",
  "heading-experience": "Experience heading",
  "heading-education": "Education heading",
  "heading-skills": "Skills heading",
  work: "Roles with title, employer and dates",
  education: "Education with qualification and institution",
  dates: "Dates",
  "reading-order": "Reading order",
};

const notFound: Record<string, string> = {
  work: "No role was read whole",
  education: "No entry was read whole",
  dates: "No dates were read",
  "reading-order": "Lines run across columns",
};

/** What a check of READ looks for, in words. */
export function readLabel({ id }: ReadCheck): string {
  return labels[id] ?? id;
}

/** What was found: the value itself, a share, or that it is missing. */
export function readFinding({ id, found, points, maxPoints }: ReadCheck): string {
  if (points === 0) return notFound[id] ?? "Not found";
  if (found !== undefined && found !== "" && !/^\d+$/.test(found)) return found;
  return points >= maxPoints ? "Found" : "Found in part";
}
