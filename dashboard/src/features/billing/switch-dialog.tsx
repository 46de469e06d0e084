import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryKey } from "#shared/client/route-query.ts";
import type { SwitchPreview } from "#shared/contract/billing.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { longDate } from "#shared/domain/dates.ts";
import { dollars } from "#shared/domain/money.ts";
import type { PlanType } from "#shared/domain/subscription.ts";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { api } from "../../platform/api.ts";
import { planPrices, switchTexts as texts } from "./billing-texts.ts";
import type { useSubscriptionActs } from "./use-subscription-acts.ts";

export interface SwitchDialogProps {
  /** The plan to switch to; null: closed. */
  plan: PlanType | null;
  onClose: () => void;
  acts: ReturnType<typeof useSubscriptionActs>;
}

/** What a switch costs, before it: nothing is charged without its sum shown and agreed. decision: D-59. */
export function SwitchDialog({ plan, onClose, acts }: SwitchDialogProps) {
  const query = plan ?? "annual";
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKey(contract.billing.previewSwitch, { query: { plan: query } }),
    queryFn: () => api.billing.previewSwitch({ query: { plan: query } }),
    enabled: plan !== null,
    // A sum of before is not the sum of now.
    gcTime: 0,
    retry: false,
  });
  const isBusy = acts.running === "update";
  return (
    <Dialog
      open={plan !== null}
      {...(!isBusy && { onOpenChange: onClose })}
      title={texts.title[query]}
      description={texts.text}
      footer={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {texts.keep}
          </Button>
          <Button
            variant="primary"
            disabled={!data || isFetching}
            busy={isBusy}
            busyLabel={texts.busy}
            onClick={() => data && acts.update(data)}
          >
            {data && data.dueNow > 0 ? `Pay ${dollars(data.dueNow)} and switch` : texts.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {acts.refusal && (
          <Notice role="alert" tone="danger" title={acts.refusal}>
            {texts.unchanged}
          </Notice>
        )}
        {error && !data ? (
          <ErrorState
            title={texts.failed}
            text={error.message}
            busy={isFetching}
            busyLabel="Loading..."
            onRetry={() => void refetch()}
          />
        ) : (
          <Sums preview={data} />
        )}
      </div>
    </Dialog>
  );
}

function Sums({ preview }: { preview: SwitchPreview | undefined }) {
  if (!preview)
    return (
      <div className="grid gap-3" aria-busy="true">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
      </div>
    );
  const { plan, dueNow, creditLeft, renewsAt, renewalAmount } = preview;
  const { amount, period } = planPrices[plan];
  return (
    <dl className="grid gap-3 tabular-nums">
      <Row name="New plan">{`${amount} ${period}`}</Row>
      <Row name="To pay now" isMain>
        {dollars(dueNow)}
      </Row>
      {creditLeft > 0 && <Row name="Left to your credit, for the next renewals">{dollars(creditLeft)}</Row>}
      <Row name="Next renewal">{`${dollars(renewalAmount)} on ${longDate(renewsAt)}`}</Row>
    </dl>
  );
}

function Row({ name, isMain, children }: { name: string; isMain?: boolean; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="text-muted">{name}</dt>
      <dd className={isMain ? "text-18 font-bold" : "text-right"}>{children}</dd>
    </div>
  );
}
