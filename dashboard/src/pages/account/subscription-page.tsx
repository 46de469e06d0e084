import { Notice } from "#shared/ui/blocks/notice.tsx";
import { useUser } from "../../features/auth/use-user.ts";
import { BillingHistory } from "../../features/billing/billing-history.tsx";
import { billingTexts as texts } from "../../features/billing/billing-texts.ts";
import { CurrentPlan } from "../../features/billing/current-plan.tsx";
import { EndedPlan } from "../../features/billing/ended-plan.tsx";
import { PlanChooser } from "../../features/billing/plan-chooser.tsx";
import { ReturnNotice } from "../../features/billing/return-notice.tsx";
import { useInvoices, useSubscription } from "../../features/billing/use-subscription.ts";
import { LoadFailed } from "../../platform/loading/load-failed.tsx";
import { SkeletonCard } from "../../platform/loading/skeleton-card.tsx";
import { PageHead } from "../../platform/page-head.tsx";

/** Who has Premium here is decided by the user record alone. */
export function SubscriptionPage() {
  const { user } = useUser();
  const isPremium = (user?.subscriptionTier ?? "free") !== "free";
  const { data, error, isPending, isFetching, refetch } = useSubscription();
  const hasPaid = (useInvoices().data?.length ?? 0) > 0;
  return (
    <>
      <PageHead title={texts.title} text={isPremium ? undefined : texts.onFree} />
      <ReturnNotice isPremium={isPremium} />
      {data?.isTestMode && <Notice className="mb-4 md:mb-6">{texts.testMode}</Notice>}
      {isPending && <SkeletonCard />}
      {error && !data && (
        <LoadFailed
          title={texts.loadFailed}
          text={texts.loadFailedText}
          {...{ error, isFetching, refetch }}
        />
      )}
      {data && (
        <div className="grid gap-4 md:gap-6">
          {!isPremium && (hasPaid || data.owed) && <EndedPlan subscription={data} />}
          {isPremium ? <CurrentPlan subscription={data} /> : <PlanChooser subscription={data} />}
          {(isPremium || hasPaid) && <BillingHistory />}
        </div>
      )}
    </>
  );
}
