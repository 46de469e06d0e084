/** The designs of a downloaded document: A4, with the same words, which every parser reads in order. */
export const documentDesigns = ["classic", "modern", "compact", "plain"] as const;
export type DocumentDesign = (typeof documentDesigns)[number];

/** The layout of a resume's skills: separated by commas, or in columns; by default as written. */
export const skillsLayouts = ["line", "columns"] as const;
export type SkillsLayout = (typeof skillsLayouts)[number];

/** The names of the designs for people. */
export const designTexts: Record<DocumentDesign, { name: string; description: string }> = {
  classic: { name: "Classic", description: "Serif type, centred name, a rule under the contact details." },
  modern: {
    name: "Modern",
    description: "Green headings; skills and licences in a side column where they fit.",
  },
  compact: { name: "Compact", description: "Smaller type and margins, for long resumes." },
  plain: { name: "Plain", description: "Black sans type, one column, no rules and no colour." },
};

/** The kinds of downloads: the resume itself, the report about it, or a cover letter. */
export const documentKinds = ["resume", "report", "letter"] as const;
export type DocumentKind = (typeof documentKinds)[number];
