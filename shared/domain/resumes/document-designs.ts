/** The looks a downloaded document can have: A4, with the same words, read in order by any machine. */
export const documentDesigns = ["classic", "modern", "compact", "plain"] as const;
export type DocumentDesign = (typeof documentDesigns)[number];

/** How a resume's skills are arranged: a comma between them, or under each other in columns; as written where nothing is chosen. */
export const skillsLayouts = ["line", "columns"] as const;
export type SkillsLayout = (typeof skillsLayouts)[number];

/** What people choose from. */
export const designTexts: Record<DocumentDesign, { name: string; description: string }> = {
  classic: { name: "Classic", description: "Serif type, centred name, a rule under the contact details." },
  modern: {
    name: "Modern",
    description: "Green headings; skills and licences in a side column where they fit.",
  },
  compact: { name: "Compact", description: "Smaller type and margins, for long resumes." },
  plain: { name: "Plain", description: "Black sans type, one column, no rules and no colour." },
};

/** What a download holds: the resume itself, the report about it, or a cover letter. */
export const documentKinds = ["resume", "report", "letter"] as const;
export type DocumentKind = (typeof documentKinds)[number];
