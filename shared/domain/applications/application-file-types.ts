/** The file types that may be stored with an application, and the media type of each. */
export const mediaTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
  txt: "text/plain; charset=utf-8",
  png: "image/png",
  jpg: "image/jpeg",
} as const;

/** For a file input's `accept`. */
export const acceptedEndings = ".pdf,.docx,.doc,.txt,.png,.jpg,.jpeg";

export const mostFilesOfApplication = 20;
