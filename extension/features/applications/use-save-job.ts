import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import type { Application, RequirementEdit } from "#shared/contract/applications.ts";
import { textLimits } from "#shared/contract/kept-resumes.ts";
import { api } from "../../platform/api.ts";

/** What a save sends. */
export interface JobToSave {
  identityKey: string | null;
  title: string;
  company: string;
  location: string;
  salary: string;
  url: string;
  /** "" keeps the link only. */
  text: string;
  isApplied: boolean;
  note: string;
  requirementEdits: readonly RequirementEdit[];
}

export type SaveState =
  | { status: "idle" }
  | { status: "saving" }
  | { status: "saved"; application: Application; alreadySaved: boolean; isAdKept: boolean }
  | { status: "limit" }
  /** Nothing was lost: what was typed is kept. */
  | { status: "failed"; text: string; requestId: string | undefined };

interface Saving {
  state: SaveState;
  save: (job: JobToSave) => void;
  /** Puts the answer away. */
  reset: () => void;
}

/** Saves the job of one ad. Saving it again is safe: the server knows the ad and touches neither status nor note. */
export function useSaveJob(onSaved: (application: Application) => void): Saving {
  const [state, setState] = useState<SaveState>({ status: "idle" });
  const save = (job: JobToSave) => {
    setState({ status: "saving" });
    void saveJob(job).then((next) => {
      setState(next);
      if (next.status === "saved") onSaved(next.application);
    });
  };
  return { state, save, reset: () => setState({ status: "idle" }) };
}

/** Sends the job and says what became of it; never throws. */
export async function saveJob(job: JobToSave): Promise<SaveState> {
  try {
    const { alreadySaved, ...application } = await api.applications.create({ body: bodyOf(job) });
    return { status: "saved", application, alreadySaved, isAdKept: job.text !== "" };
  } catch (error) {
    if (!(error instanceof ApiError))
      return { status: "failed", text: "Saving did not work.", requestId: undefined };
    if (error.requiresUpgrade) return { status: "limit" };
    const text = error.code === "offline" ? "Kelpie could not be reached." : error.message;
    return { status: "failed", text, requestId: error.requestId };
  }
}

/** The status is always said: the API's own default would claim an application. decision: D-13. */
function bodyOf(job: JobToSave) {
  return {
    jobTitle: job.title.trim().slice(0, 300),
    company: job.company.trim().slice(0, 300),
    location: job.location.trim().slice(0, 300),
    salary: job.salary.trim().slice(0, 300),
    jobUrl: /^https?:/.test(job.url) && job.url.length <= 2048 ? job.url : "",
    jobDescription: job.text.slice(0, textLimits.ad),
    notes: job.note,
    ...(job.requirementEdits.length > 0 && { requirementEdits: [...job.requirementEdits] }),
    status: job.isApplied ? ("applied" as const) : ("saved" as const),
    ...(job.identityKey !== null && { identityKey: job.identityKey }),
    ...(job.text === "" && { linkOnly: true }),
  };
}
