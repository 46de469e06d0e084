import { ArrowRight } from "lucide-react";
import { templatePath } from "#shared/domain/pages.ts";
import { listedTemplateIds, type TemplateId, templateIds } from "#shared/domain/templates/template.ts";
import { templates } from "#shared/domain/templates/templates.ts";
import { templatesTexts as texts } from "./templates-texts.ts";

const listed: readonly TemplateId[] = listedTemplateIds;
const others = templateIds.filter((id) => !listed.includes(id)).map((id) => templates[id]);

/** What the list does not offer by itself, and the detail page knows. decision: D-39. */
export function MoreTemplates() {
  return (
    <section aria-labelledby="more-templates" className="mt-16 md:mt-24">
      <h2 id="more-templates" className="text-22 font-bold md:text-28">
        {texts.more}
      </h2>
      <p className="mt-1 text-16 text-muted">{texts.moreText}</p>
      <ul className="mt-6 grid border-t border-line md:grid-cols-2 md:gap-x-16">
        {others.map(({ id, name, description, fileFormat }) => {
          const href = templatePath(id);
          return (
            <li key={id} className="border-b border-line">
              <a
                href={href}
                className="group grid h-full grid-cols-[minmax(0,1fr)_1rem] items-start gap-x-4 rounded-small py-4 text-ink no-underline"
              >
                <span>
                  <span className="flex flex-wrap items-baseline gap-x-2 text-16 font-medium underline-offset-3 group-hover:underline">
                    {name}
                    <span className="text-13 font-normal text-muted">{fileFormat}</span>
                  </span>
                  <span className="mt-1 block text-14 text-muted">{description}</span>
                </span>
                <ArrowRight aria-hidden="true" className="mt-1 size-4 text-muted" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
