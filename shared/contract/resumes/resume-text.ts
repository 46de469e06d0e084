import * as z from "zod/mini";

/** UTF-16 units; 200 kB of resume and 100 kB of ad (docs/security.md, AZ-10). */
export const textLimits = { resume: 200_000, ad: 100_000 } as const;

export const resumeText = z
  .string()
  .check(z.maxLength(textLimits.resume, "This resume is too long to read."));
/** The text from which a file is made. */
export const exportText = resumeText.check(
  z.refine((text) => text.trim() !== "", { error: "Please optimize your resume first to download." }),
);

export const writtenText = resumeText.check(
  z.refine((text) => text.trim() !== "", { error: "Please upload or paste your resume first." }),
);
