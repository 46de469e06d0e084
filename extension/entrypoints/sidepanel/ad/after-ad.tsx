import { DeviceWriterSwitch } from "#shared/device/device-writer-switch.tsx";
import { SiteOffer } from "../../../features/jobs/site-offer.tsx";

/** What stands below everything about the ad: offers of the panel itself. One chunk, after the first paint. */
export function AfterAd({ url }: { url: string }) {
  return (
    <>
      <DeviceWriterSwitch />
      <SiteOffer url={url} />
    </>
  );
}
