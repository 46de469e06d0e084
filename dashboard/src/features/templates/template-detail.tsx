import { ArrowLeft, Star } from "lucide-react";
import type { ReactNode } from "react";
import { pages } from "#shared/domain/pages.ts";
import type { Template } from "#shared/domain/templates/template.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { TemplateBadges } from "./template-badges.tsx";
import { TemplateSheet } from "./template-sheet.tsx";
import { templateTexts as texts } from "./templates-texts.ts";
import { TickList } from "./tick-list.tsx";

export interface TemplateDetailProps {
  template: Template;
  /** The button that gets the file. */
  download: ReactNode;
}

/** The sheet left, what it is and the download right; on a phone the words come first. */
export function TemplateDetail({ template, download }: TemplateDetailProps) {
  return (
    <>
      <TextLink
        look="quiet"
        href={pages.templates}
        className="inline-flex min-h-10 items-center gap-1.5 text-14"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {texts.all}
      </TextLink>
      <div className="mt-4 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid gap-6 lg:sticky lg:top-24">
          <Heading template={template} />
          <Facts template={template} />
          <div className="grid gap-2">
            {download}
            <p className="text-13 text-muted">{texts.free}</p>
          </div>
          <Words template={template} />
        </div>
        <div className="rounded-card bg-sunken p-3 sm:p-8 lg:order-first lg:p-12">
          <TemplateSheet template={template} className="mx-auto max-w-[34rem]" />
        </div>
      </div>
    </>
  );
}

function Heading({ template }: { template: Template }) {
  return (
    <div>
      <TemplateBadges template={template} />
      <h1 className="mt-4 text-22 font-bold md:text-28">{template.name}</h1>
      <p className="mt-2 text-16 text-muted md:text-18">{template.description}</p>
    </div>
  );
}

/** Downloads and rating are the specification's static figures; the footnote says so. decision: D-07. */
function Facts({ template }: { template: Template }) {
  return (
    <div>
      <dl className="grid grid-cols-[auto_auto_auto_auto] justify-between gap-x-4 border-y border-line py-4">
        <Fact label="Downloads">{template.downloadCount}</Fact>
        <Fact label="Rating">
          {template.rating}
          <Star aria-hidden="true" className="size-3.5 fill-accent-fill text-accent-fill" />
        </Fact>
        <Fact label="Size">{template.fileSize}</Fact>
        <Fact label="Format">{template.fileFormat}</Fact>
      </dl>
      <p className="mt-2 text-13 text-muted">{texts.footnote}</p>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-muted">{label}</dt>
      <dd className="mt-0.5 flex items-center gap-1 text-14 font-medium tabular-nums sm:text-16">
        {children}
      </dd>
    </div>
  );
}

function Words({ template }: { template: Template }) {
  return (
    <>
      <section>
        <h2 className="text-18 font-bold">{texts.about}</h2>
        <p className="mt-2 text-14 text-muted">{template.fullDescription}</p>
      </section>
      <section>
        <h2 className="text-18 font-bold">{texts.included}</h2>
        <TickList items={template.features} className="mt-3" />
      </section>
      <section>
        <h2 className="text-18 font-bold">{texts.steps}</h2>
        <ol className="mt-3 grid gap-3 text-14">
          {template.steps.map((step, at) => (
            <li key={step} className="flex gap-3">
              <span aria-hidden="true" className="w-4 shrink-0 font-medium text-primary tabular-nums">
                {at + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
