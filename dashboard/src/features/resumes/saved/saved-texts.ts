import type { ResumeOrigin } from "#shared/contract/resumes/saved-resume.ts";
import { freeResumes } from "#shared/domain/plans.ts";

/** Where a text came from, before the day: "Uploaded March 5, 2024". */
export const originWords: Record<ResumeOrigin, string> = {
  uploaded: "Uploaded",
  pasted: "Pasted",
  edited: "Edited",
  imported: "Imported",
  optimised: "Optimised",
  restored: "Restored",
};

export const savedTexts = {
  title: "Your resumes",
  text: "Job ads are compared with your default resume, here and in the extension.",
  add: "Add a resume",
  empty: "Save your resume",
  emptyText: "Upload one to see how software reads it, and to compare it with job ads.",
  loadFailed: "Your resumes could not be loaded",
  loadFailedText: "They are safe. Please try again.",
  freeLimit: `The Free plan keeps ${freeResumes}, with its versions. Premium keeps as many as you like. To use another text, open your resume and replace it.`,
  removeTitle: "Delete this resume?",
  removeText: "Its versions and its original files go with it. This cannot be undone.",
} as const;

const destructive = "destructive" as const;

export const savedToasts = {
  changeFailed: {
    title: "Not saved",
    description: "Nothing was changed. Please try again.",
    variant: destructive,
  },
  removed: { title: "Resume deleted", description: "Its versions and files are gone too." },
  removeFailed: {
    title: "Not deleted",
    description: "Your resume is still here. Please try again.",
    variant: destructive,
  },
  restored: { title: "Version restored", description: "The old text is saved as a version." },
  downloadFailed: { title: "Download failed", description: "Please try again later.", variant: destructive },
} as const;

export const historyToasts = {
  fileFailed: {
    title: "Not saved",
    description: "Please try again.",
    variant: destructive,
  },
  removeFailed: {
    title: "Not deleted",
    description: "It is still kept. Please try again.",
    variant: destructive,
  },
} as const;
