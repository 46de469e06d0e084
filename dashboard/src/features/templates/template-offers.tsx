import type { ReactNode } from "react";
import { templatePath } from "#shared/domain/pages.ts";
import { listedTemplateIds, type Template } from "#shared/domain/templates/template.ts";
import { templates } from "#shared/domain/templates/templates.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { TemplateBadges } from "./template-badges.tsx";
import { TemplateSheet } from "./template-sheet.tsx";
import { templatesTexts as texts } from "./templates-texts.ts";
import { TickList } from "./tick-list.tsx";

export interface TemplateOffersProps {
  /** The button that gets the file. */
  download: (template: Template) => ReactNode;
}

/** The three free ones, their sheets alternately left and right. */
export function TemplateOffers({ download }: TemplateOffersProps) {
  return (
    <div className="mt-14 grid gap-14 md:mt-20 md:gap-20">
      {listedTemplateIds.map((id) => (
        <Offer key={id} template={templates[id]} download={download} />
      ))}
    </div>
  );
}

function Offer({ template, download }: TemplateOffersProps & { template: Template }) {
  const nameId = `${template.id}-name`;
  return (
    <section
      aria-labelledby={nameId}
      className="group grid items-center gap-x-16 gap-y-6 lg:grid-cols-2"
      data-template={template.id}
    >
      <div>
        <TemplateBadges template={template} />
        <h2 id={nameId} className="mt-4 text-22 font-bold md:text-28">
          {template.name}
        </h2>
        <p className="mt-2 max-w-[56ch] text-16 text-muted">{template.description}</p>
        <TickList items={template.features} className="mt-6" />
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          {download(template)}
          <TextLink
            look="go"
            href={templatePath(template.id)}
            aria-label={`${texts.inside}: ${template.name}`}
          >
            {texts.inside}
          </TextLink>
        </div>
      </div>
      {/* Its lower end is cut by the ground it lies on, as in a folder. */}
      <div className="h-80 overflow-hidden rounded-card bg-sunken px-4 pt-6 sm:px-10 sm:pt-10 md:h-[26rem] lg:group-odd:order-first">
        <TemplateSheet template={template} className="mx-auto max-w-[32rem]" />
      </div>
    </section>
  );
}
