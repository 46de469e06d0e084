import { MailOpen, WandSparkles } from "lucide-react";
import { lazy, Suspense } from "react";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { pages } from "#shared/domain/pages.ts";
import { may } from "#shared/domain/plans.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { usePlan } from "../../features/account/use-plan.ts";
import type { ApplicationDetail } from "../../features/applications/application-cache.ts";
import { trackerAddress } from "../../features/applications/tracker/tracker-address.ts";
import { useUser } from "../../features/auth/use-user.ts";
import { handOverJob } from "../../features/cover-letters/letter-draft.ts";
import { handOverAd } from "../../features/resumes/optimizer/optimizer-draft.ts";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";

const MoreMenu = lazy(async () => ({ default: (await import("./more-menu.tsx")).MoreMenu }));

/** The tracker as it was left, with its filters; free accounts have the dashboard. */
export function useHome(): string {
  return useMay("use-tracker") ? trackerAddress() : pages.overview;
}

/** Whether the person's plan has a capability; the free plan's while it is not known. */
export function useMay(capability: Parameters<typeof may>[1]): boolean {
  const { user } = useUser();
  return may(usePlan(user?.subscriptionTier ?? "free"), capability);
}

interface ApplicationActsProps {
  application: ApplicationDetail;
  onEdit: () => void;
}

/** What an application is used for: a resume and a letter for it; the rest is in the menu. */
export function ApplicationActs({ application, onEdit }: ApplicationActsProps) {
  const { id, status, jobTitle, company, jobDescription, jobUrl } = application;
  const onNavigate = useNavigateTo();
  const mayWrite = useMay("write-letters");
  const home = useHome();
  const tailor = () => {
    handOverAd({ title: jobTitle, company, text: jobDescription, url: jobUrl, applicationId: id });
    onNavigate(pages.resumeOptimizer);
  };
  const writeLetter = () => {
    handOverJob({ id, jobTitle, company, jobDescription });
    onNavigate(pages.coverLetter);
  };
  return (
    <>
      {mayWrite && (
        <Button icon={<MailOpen aria-hidden="true" />} onClick={writeLetter}>
          Write a letter
        </Button>
      )}
      <Button
        // The filled button is the stage's own: once it is sent, that of its next step.
        variant={statusFacts[status].isSent ? "secondary" : "primary"}
        icon={<WandSparkles aria-hidden="true" />}
        onClick={tailor}
        className="max-md:flex-1"
      >
        Tailor resume for this job
      </Button>
      <Suspense fallback={<span className="size-10" />}>
        <MoreMenu id={id} home={home} onEdit={onEdit} />
      </Suspense>
    </>
  );
}
