/** What may be stored with an application, and how it is handed back. */
export const mediaTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
  txt: "text/plain; charset=utf-8",
  png: "image/png",
  jpg: "image/jpeg",
} as const;

/** For a file input. */
export const acceptedEndings = ".pdf,.docx,.doc,.txt,.png,.jpg,.jpeg";

export const mostFilesOfApplication = 20;
