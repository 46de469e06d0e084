import { pages } from "#shared/domain/pages.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { templatesTexts as texts } from "./templates-texts.ts";

/** The closing call to action. Solid green in light, the deep soft green in dark. */
export function OptimizerCall() {
  return (
    <section
      aria-labelledby="optimizer-call"
      className="fc-border mt-16 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 rounded-dialog bg-[light-dark(var(--primary),var(--primary-soft))] px-5 py-8 text-[light-dark(var(--on-primary),var(--ink))] md:mt-24 md:px-12 md:py-12"
    >
      <div className="max-w-[36rem]">
        <h2 id="optimizer-call" className="text-22 font-bold md:text-28">
          {texts.callTitle}
        </h2>
        <p className="mt-2 text-16">{texts.callText}</p>
      </div>
      <ButtonLink href={pages.resumeOptimizer} className="max-sm:w-full">
        {texts.call}
      </ButtonLink>
    </section>
  );
}
