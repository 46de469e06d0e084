import { useState } from "react";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { useSaveResultJob } from "../../features/applications/use-save-result-job.ts";
import { type LetterAnswer, storedAnswer } from "../../features/cover-letters/letter-answer.ts";
import { LetterResult, type LetterResultProps } from "../../features/cover-letters/letter-result.tsx";
import { letterTexts as texts } from "../../features/cover-letters/letter-texts.ts";
import { useFileLetter, useStoredLetter } from "../../features/cover-letters/use-letters.ts";
import { SkeletonCard } from "../../platform/loading/skeleton-card.tsx";

/** A letter of the account, as it was left. */
export function StoredLetter({
  id,
  onRegenerate,
}: {
  id: string;
  onRegenerate: (letter: LetterAnswer) => void;
}) {
  const { data, error, isPending } = useStoredLetter(id);
  if (isPending) return <SkeletonCard />;
  if (error) return <EmptyState level={2} plain title={texts.loadFailed} text={texts.loadFailedText} />;
  const letter = storedAnswer(data);
  return <FiledLetter key={id} answer={letter} onRegenerate={() => onRegenerate(letter)} />;
}

/** A letter, and the way to track its job where it is of none. */
export function FiledLetter({ answer, onRegenerate }: Omit<LetterResultProps, "onSaveJob">) {
  const [applicationId, setApplicationId] = useState(answer.applicationId);
  const file = useFileLetter((letter) => setApplicationId(letter.applicationId));
  const { save, isSaving } = useSaveResultJob((saved) =>
    file.mutate({ id: answer.id, applicationId: saved }),
  );
  const { jobTitle, company, jobDescription } = answer;
  const canSave = applicationId === null && jobTitle.trim() !== "" && company.trim() !== "" && !isSaving;
  const onSaveJob = () => save({ jobTitle, company, jobDescription, jobUrl: "" });
  return <LetterResult {...{ answer, onRegenerate }} onSaveJob={canSave ? onSaveJob : null} />;
}
