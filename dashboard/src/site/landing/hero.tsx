import { ArrowLeft, Lock } from "lucide-react";
import { pages } from "#shared/domain/pages.ts";
import { KelpieMark } from "#shared/ui/blocks/kelpie-logo.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { siteColumn } from "../site-column.ts";
import { landingTexts as texts } from "./landing-texts.ts";
import { ProductPicture } from "./product-picture.tsx";
import { SampleAd } from "./sample-ad.tsx";

/** What Kelpie does, in one sentence and in one picture. */
export function Hero() {
  return (
    <section aria-labelledby="hero-title" className={`${siteColumn} pt-8 pb-14 md:pt-16 md:pb-24`}>
      <div className="grid items-start gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_30rem]">
        <h1 id="hero-title" className="text-28 font-bold md:text-36">
          {texts.title} <br className="max-sm:hidden" />
          {texts.titleEnd}
        </h1>
        <div>
          <p className="text-16 text-pretty text-muted md:text-18">{texts.lead}</p>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <ButtonLink variant="primary" href={pages.extension}>
              {texts.getExtension}
            </ButtonLink>
            <ButtonLink href={pages.signup}>{texts.getAccount}</ButtonLink>
            <span className="text-13 text-muted">{texts.free}</span>
          </div>
        </div>
      </div>
      <Frame />
      <p className="mt-3 text-13 text-muted max-md:hidden">{texts.marks}</p>
    </section>
  );
}

/** A browser's window: the ad left, the panel right; on a phone the panel lies over the end of the ad. */
function Frame() {
  return (
    <div className="mt-8 overflow-hidden rounded-dialog border border-line bg-surface shadow-2 md:mt-12">
      <div className="flex h-11 items-center gap-3 border-b border-line bg-sunken px-4 text-muted">
        <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
        <span className="flex h-7 min-w-0 flex-1 items-center gap-2 rounded-full bg-surface px-3 text-13">
          <Lock aria-hidden="true" className="size-3.5 shrink-0" />
          <span className="truncate">jobs.example.com.au/senior-business-analyst-melbourne</span>
        </span>
        <KelpieMark size={20} />
      </div>
      <div className="grid md:grid-cols-[minmax(0,1fr)_23.75rem]">
        {/* As tall as the panel's picture: the ad goes on below, as in a window. A phone shows it to the end of its duties. */}
        <div className="overflow-hidden p-4 max-md:[&_ul~ul~*]:hidden md:h-195 md:px-8 md:py-10 lg:px-12">
          <SampleAd />
        </div>
        <div className="border-line max-md:z-1 max-md:border-t max-md:shadow-2 md:border-l">
          <ProductPicture name="panel" alt={texts.panelPicture} className="w-full" />
        </div>
      </div>
    </div>
  );
}
