import { pages } from "#shared/domain/pages.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { siteColumn } from "../site-column.ts";
import { landingTexts, reasons } from "./landing-texts.ts";
import { Section } from "./section.tsx";

/** Why choose us. */
export function Reasons() {
  return (
    <Section id="why" title="Why people stay with Kelpie">
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 md:mt-10 md:gap-8 lg:grid-cols-4">
        {reasons.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-primary pt-4 text-14">
            <h3 className="text-16 font-medium">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The last call. Solid green in light, the deep soft green in dark. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className={`${siteColumn} pb-14 md:pb-24`}>
      <div className="fc-border grid items-center gap-x-8 gap-y-6 rounded-dialog bg-[light-dark(var(--primary),var(--primary-soft))] px-5 py-8 text-[light-dark(var(--on-primary),var(--ink))] md:grid-cols-[minmax(0,1fr)_auto] md:p-16">
        <div>
          <h2 id="closing-title" className="text-22 font-bold md:text-28">
            Open an ad. See where you stand.
          </h2>
          <p className="mt-2 max-w-[52ch] text-16">Add your resume, open an ad, get your score.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={pages.extension} className="max-sm:w-full">
            {landingTexts.getExtension}
          </ButtonLink>
          <ButtonLink href={pages.signup} className="max-sm:w-full">
            {landingTexts.getAccount}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
