/** The looks a downloaded document can have: all single column, A4, with the same words in the same order. */
export const documentDesigns = ["classic", "modern", "compact"] as const;
export type DocumentDesign = (typeof documentDesigns)[number];

/** What people choose from. */
export const designTexts: Record<DocumentDesign, { name: string; description: string }> = {
  classic: { name: "Classic", description: "Serif type, centred name, a rule under the contact details." },
  modern: { name: "Modern", description: "Clean sans type with green headings." },
  compact: { name: "Compact", description: "Smaller type and margins, for long resumes." },
};

/** What a download holds: the resume itself, the report about it, or a cover letter. */
export const documentKinds = ["resume", "report", "letter"] as const;
export type DocumentKind = (typeof documentKinds)[number];
