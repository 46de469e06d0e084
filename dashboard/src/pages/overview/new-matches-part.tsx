import { lazy, Suspense, useState } from "react";
import { NewMatches } from "../../features/jobs/new-matches.tsx";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import { useTailorJob } from "../use-tailor-job.ts";

/** Loaded when somebody meets a limit. */
const UpgradeDialog = lazy(async () => ({
  default: (await import("../../features/billing/upgrade-dialog.tsx")).UpgradeDialog,
}));

/** The week's best new ads on home, to save or to tailor the resume to. */
export function NewMatchesPart() {
  const onNavigate = useNavigateTo();
  const tailor = useTailorJob();
  const [isUpgrading, setIsUpgrading] = useState(false);
  return (
    <>
      <NewMatches
        onTailor={(job) => void tailor(job)}
        onLimit={() => setIsUpgrading(true)}
        onNavigate={onNavigate}
      />
      {isUpgrading && (
        <Suspense>
          <UpgradeDialog open onOpenChange={setIsUpgrading} onNavigate={onNavigate} />
        </Suspense>
      )}
    </>
  );
}
