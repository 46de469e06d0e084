import type { Resume } from "#shared/contract/resumes/saved-resume.ts";

/** A resume read from a JSON Resume, as the text that Kelpie keeps; or what is wrong with the file. */
export type ImportedResume = { name: string; text: string } | { fault: string };

const notJson = "This file is not JSON. Please choose a JSON Resume (.json).";
const noContent = "This JSON Resume holds no name, role or skill.";

/** Reads a JSON Resume (jsonresume.org) on this computer; nothing is sent. */
export async function importJsonResume(source: string): Promise<ImportedResume> {
  const [{ fromJsonResume }, { resumeText }] = await Promise.all([
    import("#shared/resume/json/from-json-resume.ts"),
    import("#shared/resume/document/resume-text.ts"),
  ]);
  const value = parse(source);
  if (value === undefined) return { fault: notJson };
  const read = fromJsonResume(value);
  if ("errors" in read) {
    const [first] = read.errors;
    return { fault: first ? `${first.path} ${first.problem}.` : noContent };
  }
  const text = resumeText(read.model);
  const name = read.model.basics.name;
  return text.trim() === ""
    ? { fault: noContent }
    : { name: name ? `${name} resume` : "Imported resume", text };
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/** The resume with its corrections as a JSON Resume file, made on this computer. */
export async function exportJsonResume(resume: Pick<Resume, "text" | "edits">): Promise<Uint8Array> {
  const [{ toJsonResume }, { readResume }, { applyResumeEdits }] = await Promise.all([
    import("#shared/resume/json/json-resume.ts"),
    import("#shared/resume/read-resume.ts"),
    import("#shared/resume/resume-edits.ts"),
  ]);
  const model = applyResumeEdits(readResume(resume.text), resume.edits);
  return new TextEncoder().encode(`${JSON.stringify(toJsonResume(model), null, 2)}\n`);
}
