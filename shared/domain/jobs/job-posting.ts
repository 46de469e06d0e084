/** Maximum number of active free postings of one contact address. decision: D-26. */
export const activePostings = 5;

/** Maximum number of unconfirmed postings of one address, so that nobody gets many mails they did not ask for. */
export const waitingPostings = 5;

/** An unconfirmed posting is deleted after this many days. */
export const waitingDays = 3;

/** Where the work is done, besides its place; "" means unknown. */
export const workplaces = ["hybrid", "remote"] as const;
export type Workplace = (typeof workplaces)[number] | "";

export const workplaceLabels: Record<Exclude<Workplace, "">, string> = { hybrid: "Hybrid", remote: "Remote" };

/** Reasons that a reader can give for reporting a posting. */
export const reportReasons = ["not-a-job", "asks-money", "misleading", "discriminates", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportLabels: Record<ReportReason, string> = {
  "not-a-job": "It is no real job",
  "asks-money": "It asks applicants for money",
  misleading: "It misleads about the work or the pay",
  discriminates: "It discriminates",
  other: "Something else",
};

/** A posting leaves the board after this many days; its private link renews it. */
export const postingDays = 30;

export const postingLimits = {
  title: 150,
  company: 120,
  description: 20_000,
  skills: 30,
  skill: 60,
  salary: 10_000_000,
  location: 100,
  apply: 500,
  /** Maximum number of addresses in the description; more are advertising. */
  links: 10,
  report: 1000,
} as const;

interface Draft {
  title: string;
  company: string;
  location: string;
  description: string;
}

/** The toast's two lines when a required field is empty, else null. */
export function missingInPosting(draft: Draft): { title: string; description: string } | null {
  const { title, company, location, description } = draft;
  if ([title, company, location, description].every((text) => text.trim() !== "")) return null;
  return { title: "Missing Information", description: "Please fill in all required fields." };
}

/** The form's skills: split on commas, trimmed, empties dropped. */
export function splitSkills(typed: string): string[] {
  return typed
    .split(",")
    .map((skill) => skill.trim())
    .filter(Boolean);
}

/** The first skills of a card, and the number of the others: 4 on the dashboard, 6 on the board. */
export function shownSkills(skills: readonly string[], most: number): { shown: string[]; more: number } {
  return { shown: skills.slice(0, most), more: Math.max(0, skills.length - most) };
}
