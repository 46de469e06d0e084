import { statusFacts } from "#shared/domain/applications/status.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { LoadFailed } from "../../../platform/loading/load-failed.tsx";
import { SkeletonCard } from "../../../platform/loading/skeleton-card.tsx";
import { useApplications } from "../use-applications.ts";
import { AddressCard } from "./address-card.tsx";
import { ForwardedMessageCard } from "./forwarded-message-card.tsx";
import { useForwardedMail } from "./use-forwarded-mail.ts";

/** The address for employers' messages, and what those that came would change. decision: D-100. */
export function ForwardedMailView() {
  const { toast } = useToast();
  const { query, making, removing, answer } = useForwardedMail();
  const { data: applications = [] } = useApplications();
  const { data, error, isFetching, refetch } = query;
  if (error && !data)
    return (
      <LoadFailed
        title="The messages did not load"
        text="Check your connection and try again."
        {...{ error, isFetching, refetch }}
      />
    );
  if (!data) return <SkeletonCard />;
  if (!data.isSetUp)
    return (
      <EmptyState
        level={2}
        title="Forwarding isn't set up here"
        text="Open an application and paste the message there: it is read in your browser."
      />
    );
  const open = applications.filter(({ status, archivedAt }) => !archivedAt && statusFacts[status].isOpen);
  return (
    <div className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      <AddressCard address={data.address} making={making} removing={removing} />
      {data.messages.map((message) => (
        <ForwardedMessageCard
          key={message.id}
          message={message}
          applications={open}
          onAnswered={(isChanged) => {
            if (isChanged) toast({ title: "The application was changed" });
            answer(message.id);
          }}
        />
      ))}
      {data.messages.length === 0 && data.address !== null && (
        <EmptyState
          plain
          level={2}
          title="No message is waiting"
          text="What you forward shows here within a minute."
        />
      )}
    </div>
  );
}
