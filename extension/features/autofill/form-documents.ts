import type { AutofillDocument } from "#shared/autofill/fill-plan.ts";
import type { FileToAttach } from "#shared/autofill/page/fill-form.ts";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { applicationFiles } from "#shared/contract/applications/application-files.ts";
import { autofill } from "#shared/contract/autofill.ts";
import { formAnswers } from "#shared/contract/form-answers.ts";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import { api } from "../../platform/api.ts";
import { sendWithToken } from "../../platform/send-with-token.ts";

/** These calls come with their screen: the panel opens without them. */
export const autofillApi = createApiClient(
  { applicationFiles, autofill, formAnswers },
  { baseUrl: __API_ORIGIN__, send: sendWithToken },
);

/** A resume that can be attached: a text, or the file that the person uploaded. */
export interface ResumeToAttach {
  name: string;
  text: string;
  file: Resume["file"];
}

/** What can be attached to this application. */
export interface FormDocuments {
  /** The one for this very job first. */
  resumes: readonly ResumeToAttach[];
  letter: { text: string } | null;
}

/** What was tailored and written for a saved job, then the resume that all ads are compared with. */
export async function documentsOf(
  applicationId: string | undefined,
  resume: Resume | null,
): Promise<FormDocuments> {
  const made =
    applicationId === undefined
      ? { resume: null, letter: null }
      : await autofillApi.applicationFiles.toAttach({ params: { id: applicationId } });
  const own = resume && { ...resume, file: resume.origin === "uploaded" ? resume.file : null };
  const tailored = made.resume && { ...made.resume, file: null };
  return { resumes: [tailored, own].filter((one) => one !== null), letter: made.letter };
}

/** The name that a file control will show; undefined where there is no such document. */
export function fileNameOf(
  document: AutofillDocument,
  accept: string,
  { resumes, letter }: FormDocuments,
  chosen: number,
): string | undefined {
  const format = takes(accept, "pdf") ? "pdf" : "docx";
  if (document === "cover-letter") return letter === null ? undefined : `Cover letter.${format}`;
  const resume = document === "resume" ? resumes[chosen] : undefined;
  if (resume === undefined) return undefined;
  return takesFileOf(resume, accept) ? resume.file?.name : `${plainName(resume.name)}.${format}`;
}

function plainName(name: string): string {
  return (
    name
      .replace(/\.(?:pdf|docx?|txt)$/i, "")
      .replace(/[\\/:*?"<>|]+/g, " ")
      .trim() || "Resume"
  );
}

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** What an `accept` list may call the type, besides its ending. */
const alsoCalled: Record<string, string> = {
  docx: "officedocument",
  doc: "application/msword",
  txt: "text/plain",
};

/** True when a file control takes the type; an empty list takes all. */
function takes(accept: string, type: string): boolean {
  const called = accept
    .toLowerCase()
    .split(",")
    .map((one) => one.trim());
  const isNamed = (one: string) =>
    one === `.${type}` || one.endsWith(`/${type}`) || one.includes(alsoCalled[type] ?? `/${type}`);
  return accept.trim() === "" || called.some((one) => one.startsWith("*") || isNamed(one));
}

function takesFileOf({ file }: ResumeToAttach, accept: string): boolean {
  return file !== null && takes(accept, file.type);
}

/** The person's own file, as they uploaded it. */
async function ownFile(file: { id: string; name: string }): Promise<FileToAttach> {
  const { bytes, type } = await api.resumes.file({ params: { id: file.id } });
  return { name: file.name, type, base64: base64Of(new Uint8Array(bytes)) };
}

/** The file of a text, made by the server: PDF, or Word where the form takes no PDF. */
async function madeFile(
  { name, text, kind }: { name: string; text: string; kind: "resume" | "letter" },
  accept: string,
): Promise<FileToAttach | undefined> {
  const format = takes(accept, "pdf") ? "pdf" : "docx";
  const file = await api.resumes.download({ body: { resumeContent: text, format, kind } });
  if (!("bytes" in file)) return undefined;
  return {
    name: `${plainName(name)}.${format}`,
    type: file.type,
    base64: base64Of(new Uint8Array(file.bytes)),
  };
}

/**
 * The document's file.
 * @throws ApiError when it cannot be fetched or made.
 */
export async function fileOf(
  document: AutofillDocument,
  accept: string,
  { resumes, letter }: FormDocuments,
  chosen: number,
): Promise<FileToAttach | undefined> {
  const resume = resumes[chosen];
  if (document === "resume" && resume !== undefined)
    return resume.file !== null && takesFileOf(resume, accept)
      ? ownFile(resume.file)
      : madeFile({ ...resume, kind: "resume" }, accept);
  if (document === "cover-letter" && letter !== null)
    return madeFile({ name: "Cover letter", text: letter.text, kind: "letter" }, accept);
  return undefined;
}
