import type { AutofillDocument } from "#shared/autofill/fill-plan.ts";
import type { FileToAttach } from "#shared/autofill/page/fill-form.ts";
import { api } from "../../platform/api.ts";
import { autofillApi } from "./autofill-api.ts";

/** What can be attached to this application. */
export interface FormDocuments {
  resume: { name: string; text: string } | null;
  letter: { text: string } | null;
}

/** The letter written for a saved job, the newest one. */
export async function letterOf(applicationId: string | undefined): Promise<FormDocuments["letter"]> {
  if (applicationId === undefined) return null;
  const letters = await autofillApi.coverLetters.list();
  const [newest] = letters
    .filter((one) => one.applicationId === applicationId)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  if (newest === undefined) return null;
  const { text } = await autofillApi.coverLetters.get({ params: { id: newest.id } });
  return { text };
}

/** Names as the form will get them; what is missing is not offered. */
export function documentNames({ resume, letter }: FormDocuments): Partial<Record<AutofillDocument, string>> {
  return {
    ...(resume && { resume: `${plainName(resume.name)}.pdf` }),
    ...(letter && { "cover-letter": "Cover letter.pdf" }),
  };
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

/**
 * The document's file, made by the server: PDF, or Word where the form takes no PDF.
 * @throws ApiError when it cannot be made.
 */
export async function fileOf(
  document: AutofillDocument,
  accept: string,
  documents: FormDocuments,
): Promise<FileToAttach | undefined> {
  const takesPdf = accept === "" || /pdf|\*/i.test(accept);
  const format = takesPdf ? "pdf" : "docx";
  const { resume, letter } = documents;
  const text = document === "resume" ? resume?.text : document === "cover-letter" ? letter?.text : undefined;
  if (text === undefined) return undefined;
  const kind = document === "resume" ? "resume" : "letter";
  const file = await api.resumes.download({ body: { resumeContent: text, format, kind } });
  if (!("bytes" in file)) return undefined;
  const name = (documentNames(documents)[document] ?? file.name).replace(/\.pdf$/, `.${format}`);
  return { name, type: file.type, base64: base64Of(new Uint8Array(file.bytes)) };
}
