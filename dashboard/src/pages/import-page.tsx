import { ArrowLeft } from "lucide-react";
import { pages } from "#shared/domain/pages.ts";
import { may } from "#shared/domain/plans.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { usePlan } from "../features/account/use-plan.ts";
import { ImportScreen } from "../features/applications/import/import-screen.tsx";
import { trackerAddress } from "../features/applications/tracker/tracker-address.ts";
import { useUser } from "../features/auth/use-user.ts";
import { PageHead } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

export function ImportPage() {
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  const onNavigate = useNavigateTo();
  if (!may(tier, "use-tracker")) return <Upsell />;
  return (
    <>
      <p className="mb-2">
        <TextLink
          look="quiet"
          href={trackerAddress()}
          className="inline-flex min-h-6 items-center gap-1 text-14 pointer-coarse:min-h-11"
          onNavigate={onNavigate}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to Application Tracker
        </TextLink>
      </p>
      <ImportScreen />
    </>
  );
}

/** What free accounts see: what it is, and the way to it. */
function Upsell() {
  const onNavigate = useNavigateTo();
  return (
    <>
      <PageHead title="Import applications" />
      <EmptyState
        level={2}
        title="Importing is part of the Premium plan"
        text="Bring your applications from any spreadsheet or tracker, and see every column before it is saved."
        action={
          <>
            <ButtonLink href={pages.overview} onNavigate={onNavigate}>
              Back to Dashboard
            </ButtonLink>
            <ButtonLink variant="primary" href={pages.subscription} onNavigate={onNavigate}>
              Upgrade to Premium
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
