/** The categories and priorities of a request. */
export const supportCategories = [
  "bug-report",
  "feature-request",
  "technical-support",
  "billing",
  "general-feedback",
  "other",
] as const;
export const supportPriorities = ["low", "medium", "high", "urgent"] as const;

export const supportCategoryNames: Record<(typeof supportCategories)[number], string> = {
  "bug-report": "Bug report",
  "feature-request": "Feature request",
  "technical-support": "Technical support",
  billing: "Billing",
  "general-feedback": "General feedback",
  other: "Other",
};
export const supportPriorityNames: Record<(typeof supportPriorities)[number], string> = {
  low: "Low",
  medium: "Medium",
  high: "High",
  urgent: "Urgent",
};

/** The feedback form; "" means not chosen yet. */
export interface SupportRequest {
  name: string;
  email: string;
  subject: string;
  category: string;
  message: string;
  priority: string;
}

/** Mail programs cut longer drafts. */
export const mostMessage = 1500;

/** The errors in the order of the form, in the specification's words. */
export function supportErrors(request: SupportRequest): Partial<SupportRequest> {
  const { name, email, subject, category, message, priority } = request;
  const checks: [keyof SupportRequest, boolean, string][] = [
    ["name", name.trim().length >= 2, "Name must be at least 2 characters"],
    ["email", /^[^\s@]+@[^\s@.][^\s@]*\.[^\s@.]+$/.test(email.trim()), "Please enter a valid email address"],
    ["subject", subject.trim().length >= 5, "Subject must be at least 5 characters"],
    ["category", isOneOf(supportCategories, category), "Please select a category"],
    ["priority", isOneOf(supportPriorities, priority), "Please select a priority level"],
    ["message", message.trim().length >= 10, "Message must be at least 10 characters"],
  ];
  return Object.fromEntries(
    checks.filter(([, isRight]) => !isRight).map(([field, , words]) => [field, words]),
  );
}

function isOneOf(values: readonly string[], value: string): boolean {
  return values.includes(value);
}

/** The draft's text: subject '[category] subject', and everything that was filled in. */
export function supportDraft(request: SupportRequest): { subject: string; body: string } {
  const { name, email, subject, category, message, priority } = request;
  const head = [`Name: ${name.trim()}`, `Email: ${email.trim()}`];
  const kind = [`Category: ${category}`, `Priority: ${priority}`];
  const body = [...head, ...kind, "", message.trim()].join("\n");
  return { subject: `[${category}] ${subject.trim()}`, body };
}

/** A link that opens the draft in the person's own mail program. */
export function supportDraftLink(address: string, request: SupportRequest): string {
  const { subject, body } = supportDraft(request);
  // Mail requires both characters at a line end (RFC 6068).
  const lines = body.replace(/\r?\n/g, "\r\n");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
