import { useParams, useSearchParams } from "react-router";
import { letterPath, pages } from "#shared/domain/pages.ts";
import { may } from "#shared/domain/plans.ts";
import { usePlan } from "../features/account/use-plan.ts";
import { useApplications } from "../features/applications/use-applications.ts";
import { useUser } from "../features/auth/use-user.ts";
import { LetterHistory } from "../features/cover-letters/letter-history.tsx";
import { letterTexts as texts } from "../features/cover-letters/letter-texts.ts";
import { PageHead } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";
import { LetterDesk } from "./letter/letter-desk.tsx";
import { LetterGate } from "./letter/letter-gate.tsx";

export function CoverLetterPage() {
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  const { id } = useParams();
  const [search] = useSearchParams();
  const onNavigate = useNavigateTo();
  // Links of earlier mails and bookmarks name it behind a question mark.
  const openId = id ?? search.get("letter");
  const { data: jobs } = useApplications();
  const scoreOf = (job: string) => jobs?.find((one) => one.id === job)?.matchScore ?? null;
  const leave = (removed: string) => {
    if (removed === openId) onNavigate(pages.coverLetter);
  };
  return (
    <>
      <PageHead title={texts.title} text={texts.text} />
      <div className="grid gap-4 md:gap-6">
        {may(tier, "write-letters") ? (
          <LetterDesk openId={openId} onWritten={(written) => onNavigate(letterPath(written))} />
        ) : (
          <LetterGate openId={openId} />
        )}
        <LetterHistory openId={openId} scoreOf={scoreOf} onNavigate={onNavigate} onRemoved={leave} />
      </div>
    </>
  );
}
