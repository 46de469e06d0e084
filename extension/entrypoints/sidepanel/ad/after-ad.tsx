import { DeviceWriterSwitch } from "#shared/device/device-writer-switch.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { WrittenRequirementsCard } from "../../../features/criteria/written-requirements-card.tsx";
import { AdFacts } from "../../../features/jobs/ad-facts.tsx";
import { HowToApply } from "../../../features/jobs/how-to-apply.tsx";
import type { EditableField, JobAd } from "../../../features/jobs/job-ad.ts";
import { SiteOffer } from "../../../features/jobs/site-offer.tsx";
import { Fold } from "../fold.tsx";

interface AfterAdProps {
  ad: JobAd;
  /** Id of the saved job. */
  applicationId: string | undefined;
  /** The address where the ad was read. */
  url: string;
  onEdit: (field: EditableField) => void;
}

/** More facts of the ad, and more actions. One chunk, after the first paint. */
export function AfterAd({ ad, applicationId, url, onEdit }: AfterAdProps) {
  return (
    <>
      <Fold holdsCards title="About this ad and how to apply">
        <Card className="p-4">
          <AdFacts ad={ad} onEdit={onEdit} />
        </Card>
        <HowToApply ad={ad} />
        <WrittenRequirementsCard
          key={ad.key}
          ad={{ title: ad.fields.title.value, company: ad.fields.company.value, text: ad.text }}
          applicationId={applicationId}
        />
      </Fold>
      <DeviceWriterSwitch />
      <SiteOffer url={url} />
    </>
  );
}
