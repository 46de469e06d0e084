import * as z from "zod/mini";
import { documentFacts } from "#shared/contract/resumes/saved-resume.ts";
import type { DocumentFacts } from "#shared/domain/resumes/document-facts.ts";
import { readValue, writeValue } from "../../../platform/browser/browser-storage.ts";
import type { OptimizerResult } from "../result/stored-result.ts";
import { draftKey } from "./has-both-texts.ts";

/** What is typed on the optimizer; survives a reload, belongs to the tab. */
export interface OptimizerDraft {
  resumeText: string;
  /** The uploaded file's name, or the stored resume's. */
  resumeName: string;
  /** The original and what it showed, while the text is still the file's. */
  resumeFile: { id: string; facts: DocumentFacts } | null;
  /** The person took back that this text was saved as their resume. */
  staysUnsaved: boolean;
  jobUrl: string;
  adText: string;
  /** Job title and employer when the ad came from somewhere that knows, else "". */
  adTitle: string;
  adCompany: string;
  /** The tracked job that the ad belongs to, or "". */
  applicationId: string;
}

export const emptyDraft: OptimizerDraft = {
  resumeText: "",
  resumeName: "",
  resumeFile: null,
  staysUnsaved: false,
  jobUrl: "",
  adText: "",
  adTitle: "",
  adCompany: "",
  applicationId: "",
};

const savedFile = z.object({ id: z.string(), facts: documentFacts });

function fileOf(value: unknown): OptimizerDraft["resumeFile"] {
  const { data } = z.safeParse(savedFile, value);
  return data ?? null;
}

/** Field by field: a draft of an older version keeps what it has. */
const parser = {
  safeParse: (value: unknown) => {
    if (typeof value !== "object" || value === null) return { success: false } as const;
    const given = new Map(Object.entries(value));
    const text = (name: keyof OptimizerDraft) => {
      const field: unknown = given.get(name);
      return typeof field === "string" ? field : "";
    };
    const data: OptimizerDraft = {
      resumeText: text("resumeText"),
      resumeName: text("resumeName"),
      resumeFile: fileOf(given.get("resumeFile")),
      staysUnsaved: given.get("staysUnsaved") === true,
      jobUrl: text("jobUrl"),
      adText: text("adText"),
      adTitle: text("adTitle"),
      adCompany: text("adCompany"),
      applicationId: text("applicationId"),
    };
    return { success: true, data } as const;
  },
};

export function readDraft(): OptimizerDraft | null {
  return readValue("session", draftKey, parser);
}

export function saveDraft(draft: OptimizerDraft): void {
  writeValue("session", draftKey, draft);
}

/** Letters that tell one ad's beginning from another's. */
const beginning = 60;

/**
 * The draft after a change. Another ad typed over the old one no longer has the old one's title and employer, and
 * an edited resume is no longer its file's text.
 */
export function changedDraft(before: OptimizerDraft, part: Partial<OptimizerDraft>): OptimizerDraft {
  const isOtherAd =
    part.adText !== undefined &&
    part.adTitle === undefined &&
    part.adText.slice(0, beginning) !== before.adText.slice(0, beginning);
  const isOtherResume = part.resumeText !== undefined && part.resumeText !== before.resumeText;
  return {
    ...before,
    ...(isOtherAd && { adTitle: "", adCompany: "", applicationId: "" }),
    ...(isOtherResume && { resumeFile: null, staysUnsaved: false }),
    ...part,
  };
}

/** "Senior Business Analyst, Bellwether Energy", as far as it is known. */
export function adName({ adTitle, adCompany }: Pick<OptimizerDraft, "adTitle" | "adCompany">): string {
  return [adTitle, adCompany].filter(Boolean).join(", ");
}

/** A stored resume, put into the optimizer before going there. */
export function handOverResume({ name, text }: { name: string; text: string }): void {
  const before = readDraft() ?? emptyDraft;
  saveDraft({ ...before, resumeText: text, resumeName: name, resumeFile: null });
}

interface HandedAd {
  title: string;
  company: string;
  text: string;
  url: string;
  applicationId: string;
}

/** The ad of an application, put into the optimizer before going there. */
export function handOverAd({ title, company, text, url, applicationId }: HandedAd): void {
  const before = readDraft() ?? emptyDraft;
  saveDraft({ ...before, adText: text, jobUrl: url, adTitle: title, adCompany: company, applicationId });
}

/** What a result was made from, put back into the optimizer; `resumeText` may have been changed since. */
export function handOverResult(
  { original }: OptimizerResult,
  resumeText: string,
  applicationId: string,
): void {
  const before = readDraft() ?? emptyDraft;
  const { jobDescription: adText, jobTitle: adTitle, company: adCompany } = original;
  const isSameResume = before.resumeText === resumeText;
  const isSameAd = before.adText === adText;
  saveDraft({
    ...(isSameResume ? before : { ...before, resumeName: "", resumeFile: null }),
    ...{ resumeText, adText, adTitle, adCompany, applicationId },
    ...(!isSameAd && { jobUrl: "" }),
  });
}
