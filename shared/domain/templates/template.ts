/** The ids of all templates that links refer to. decision: D-39. */
export const templateIds = [
  "healthcare-template",
  "it-template",
  "marketing-template",
  "business-analyst",
  "speak-framework",
  "elevator-pitch",
  "cover-letter",
  "hiring-playbook",
  "follow-up-email",
  "ai-prompts",
] as const;
export type TemplateId = (typeof templateIds)[number];

/**
 * The templates at the top of the list, with 'Get Free Template'; the others are under 'More templates'. decision:
 * D-39.
 */
export const listedTemplateIds = [
  "healthcare-template",
  "it-template",
  "marketing-template",
] as const satisfies readonly TemplateId[];

/** "hybrid": both skills and history, as the specification has it for the listed ones. */
export const categoryNames = {
  hybrid: "Hybrid resume",
  letter: "Letter",
  interview: "Interview",
  email: "Email",
  guide: "Guide",
} as const;

/** A downloadable template. */
export interface Template {
  id: TemplateId;
  name: string;
  description: string;
  fullDescription: string;
  type: "free" | "premium";
  category: keyof typeof categoryNames;
  industry: string;
  /** What's included. */
  features: readonly string[];
  /** How to use it, in order. */
  steps: readonly string[];
  downloadUrl: string;
  /** Part of the record as specified, but never loaded: pages draw the first page with `template-sheet.tsx`. */
  previewImage: string;
  /** Fixed by the specification; shown with the footnote. decision: D-07. */
  downloadCount: number;
  rating: number;
  /** "38 kB": the size of the generated file, which a test verifies. */
  fileSize: string;
  /** .docx if it mentions Word, else .pdf. */
  fileFormat: string;
  /** `YYYY-MM-DD`. */
  lastUpdated: string;
}

/** The id behind a short name in the download paths ("healthcare"), or the id itself. decision: D-38. */
export function templateIdOf(name: string): TemplateId | undefined {
  return templateIds.find((id) => id === name || id === `${name}-template`);
}

/** "Healthcare_Professional.docx". */
export function templateFileName({ name, fileFormat }: Pick<Template, "name" | "fileFormat">): string {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, "_").replace(/^_|_$/g, "");
  return `${plain}.${/word/i.test(fileFormat) ? "docx" : "pdf"}`;
}
