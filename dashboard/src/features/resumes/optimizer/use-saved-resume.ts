import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import { useRemoveResume } from "../saved/use-saved-resumes.ts";
import { loadDefaultResume, useDefaultResume, useSaveResume } from "../use-default-resume.ts";
import type { OptimizerDraft } from "./optimizer-draft.ts";

type DraftResume = Pick<OptimizerDraft, "resumeText" | "resumeName" | "resumeFile" | "staysUnsaved">;

export interface SavedResume {
  resume: Resume | null;
  isPending: boolean;
  /** The saved one has this very text. */
  isSame: boolean;
  /** It was saved on this screen, so it can be taken back here. */
  isNew: boolean;
  isSaving: boolean;
  /** Saves the text where the account has no resume yet; decision: D-115. */
  saveFirst: (resume?: DraftResume) => void;
  /** Puts the text in the place of the saved one. */
  replace: () => void;
  undo: () => void;
}

function toBody({ resumeText: text, resumeName, resumeFile }: DraftResume) {
  return { name: resumeName || "My resume", text, ...(resumeFile && { fileId: resumeFile.id }) };
}

/**
 * The account's resume beside the one on the screen. The first that is uploaded, scored or tailored is saved without a
 * question; over a saved one the person chooses.
 * @param onFail a save that the person asked for did not work.
 */
export function useSavedResume(
  draft: OptimizerDraft,
  change: (part: Partial<OptimizerDraft>) => void,
  onFail: () => void,
): SavedResume {
  const client = useQueryClient();
  const { resume, isPending } = useDefaultResume();
  const first = useSaveResume();
  const keep = useSaveResume();
  const { mutate: remove, isPending: isRemoving } = useRemoveResume();
  const save = async (given: DraftResume) => {
    if (given.staysUnsaved || given.resumeText.trim() === "" || first.isPending || isRemoving) return;
    const { resume: saved } = await loadDefaultResume(client);
    if (!saved) first.mutate(toBody(given));
  };
  const isSame = resume !== null && resume.text === draft.resumeText;
  return {
    resume,
    isPending,
    isSame,
    isNew: isSame && first.data?.id === resume.id,
    isSaving: keep.isPending,
    // If the server cannot be reached, the screen still offers 'Save as my resume'.
    saveFirst: (given = draft) => void save(given).catch(() => undefined),
    replace: () => keep.mutate(toBody(draft), { onError: onFail }),
    undo: () => {
      if (!resume) return;
      change({ staysUnsaved: true });
      remove(resume.id, { onError: onFail });
    },
  };
}

/** A resume is in use as soon as it has a number, and nobody is in the middle of typing it. */
export function useSaveScored(saved: SavedResume, isScored: boolean, isTyping: boolean): void {
  const save = useEffectEvent(() => saved.saveFirst());
  useEffect(() => {
    if (isScored && !isTyping) save();
  }, [isScored, isTyping]);
}
