import { useSearchParams } from "react-router";
import { sharedAddress, sharedTitle } from "#shared/domain/jobs/shared-address.ts";
import { pages } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { PastedAd } from "../features/applications/share/pasted-ad.tsx";
import { SharedAdForm } from "../features/applications/share/shared-ad-form.tsx";
import { useSharedAd } from "../features/applications/share/use-shared-ad.ts";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

/** Where a phone's share menu leads with an ad (public/site.webmanifest), and where one is added by hand. */
export function SharePage() {
  const [search] = useSearchParams();
  const onNavigate = useNavigateTo();
  const shared = { title: search.get("title"), text: search.get("text"), url: search.get("url") };
  const address = sharedAddress(shared);
  const isShared = Object.values(shared).some((part) => part !== null);
  return (
    <>
      <PageHead title="Save this job" text="Check what was read, then keep it with your applications." />
      {address && (
        <SharedAd key={address} address={address} name={sharedTitle(shared)} onNavigate={onNavigate} />
      )}
      {!address && !isShared && <PastedAd onNavigate={onNavigate} />}
      {!address && isShared && (
        <EmptyState
          level={2}
          title="There is no link in what was shared"
          text="Open the ad in your browser and share it from there, or add the job by hand."
          action={
            <ButtonLink variant="primary" href={pages.applications} onNavigate={onNavigate}>
              Application Tracker
            </ButtonLink>
          }
        />
      )}
    </>
  );
}

interface SharedAdProps {
  address: string;
  name: string;
  onNavigate: (href: string) => void;
}

function SharedAd({ address, name, onNavigate }: SharedAdProps) {
  const { data } = useSharedAd(address, name);
  if (!data) return <SkeletonCard className="max-w-[44rem]" />;
  return <SharedAdForm initial={data.fields} reason={data.reason} onNavigate={onNavigate} />;
}
