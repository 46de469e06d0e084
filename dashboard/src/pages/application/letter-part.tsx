import { useSearchParams } from "react-router";
import { longDate } from "#shared/domain/dates.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { counted } from "#shared/domain/text.ts";
import type { ApplicationDetail } from "../../features/applications/application-cache.ts";
import { letterTexts as texts } from "../../features/cover-letters/letter-texts.ts";
import { useLetters } from "../../features/cover-letters/use-letters.ts";
import { SkeletonCard } from "../../platform/loading/skeleton-card.tsx";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import { LetterDesk } from "../letter/letter-desk.tsx";
import { LetterGate } from "../letter/letter-gate.tsx";
import { Earlier } from "./earlier.tsx";

interface LetterPartProps {
  application: ApplicationDetail;
  mayWrite: boolean;
}

/** The newest letter for this job, or the one that the address names; without one the form for it. */
export function LetterPart({ application, mayWrite }: LetterPartProps) {
  const { id } = application;
  const { data, isPending } = useLetters();
  const [search] = useSearchParams();
  const onNavigate = useNavigateTo();
  if (isPending) return <SkeletonCard />;
  const letters = data?.filter((one) => one.applicationId === id) ?? [];
  const named = search.get("result");
  const openId = named ?? letters[0]?.id ?? null;
  const hrefOf = (letter: string) => `${applicationPath(id, "letter")}&result=${encodeURIComponent(letter)}`;
  return (
    <>
      {mayWrite ? (
        <LetterDesk job={application} openId={openId} onWritten={(written) => onNavigate(hrefOf(written))} />
      ) : (
        <div className="grid gap-4">
          <LetterGate openId={openId} />
        </div>
      )}
      <Earlier
        onNavigate={onNavigate}
        items={letters
          .filter((one) => one.id !== openId)
          .map(({ id: letter, kind, createdAt, words }) => ({
            id: letter,
            href: hrefOf(letter),
            label: kind === "generated" ? "Cover letter" : texts.optimised,
            note: `${longDate(createdAt)}, ${counted(words, "word")}`,
          }))}
      />
    </>
  );
}
