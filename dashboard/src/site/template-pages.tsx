import { pages, templatePath } from "#shared/domain/pages.ts";
import { type Template, templateIds } from "#shared/domain/templates/template.ts";
import { templates } from "#shared/domain/templates/templates.ts";
import { ListHero } from "../features/templates/list-hero.tsx";
import { MoreTemplates } from "../features/templates/more-templates.tsx";
import { OptimizerCall } from "../features/templates/optimizer-call.tsx";
import { TemplateDetail } from "../features/templates/template-detail.tsx";
import { TemplateOffers } from "../features/templates/template-offers.tsx";
import { templatesTexts } from "../features/templates/templates-texts.ts";
import { Island } from "./island.tsx";
import type { SitePage } from "./site-page.ts";
import { DetailDownload, ListDownload } from "./template-islands.tsx";

const listPage: SitePage = {
  path: pages.templates,
  title: templatesTexts.title,
  description:
    "Free resume templates for Australia, in Word and PDF: one column, plain headings and real text that software and people read alike.",
  Page: () => (
    <>
      <ListHero />
      <TemplateOffers
        download={({ id }) => (
          <Island name="template-list-download" about={id} wakes="touch">
            <ListDownload about={id} />
          </Island>
        )}
      />
      <MoreTemplates />
      <OptimizerCall />
    </>
  ),
};

function detailPage(template: Template): SitePage {
  const { id, name, description } = template;
  return {
    path: templatePath(id),
    also: [pages.resumeTemplate.replace(":templateId", id)],
    title: `${name}, a free template`,
    description,
    Page: () => (
      <TemplateDetail
        template={template}
        download={
          <Island name="template-detail-download" about={id} wakes="touch">
            <DetailDownload about={id} />
          </Island>
        }
      />
    ),
  };
}

/** The list and a page for each template. */
export const templatePages: readonly SitePage[] = [
  listPage,
  ...templateIds.map((id) => detailPage(templates[id])),
];
