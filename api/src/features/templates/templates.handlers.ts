import type { KelpieContract } from "#shared/contract/index.ts";
import type { FileAnswer } from "#shared/contract/route.ts";
import { type Template, templateFileName, templateIdOf } from "#shared/domain/templates/template.ts";
import { templates } from "#shared/domain/templates/templates.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import { type FeatureHandlers, Reply } from "../../http/handler.ts";
import { isLinkToken, linkToken } from "./signed-link.ts";
import { templateFile } from "./template-file.ts";
import { storeTemplateRequest } from "./templates.store.ts";

/** @throws AppError `not_found`. */
function templateOf(name: string): Template {
  const id = templateIdOf(name);
  if (!id) throw notFound("template");
  return templates[id];
}

export const templatesHandlers: FeatureHandlers<KelpieContract["templates"]> = {
  download: async ({ body, services, prefersJson }) => {
    const template = templateOf(body.templateId);
    const now = services.now();
    const email = body.email.toLowerCase();
    await storeTemplateRequest(services.db, { email, templateId: template.id, createdAt: now });
    if (!prefersJson) return templateFile(template);
    const token = linkToken(services.config.sessionSecret, template.id, now);
    return new Reply(200, {
      downloadUrl: `${template.downloadUrl}?token=${token}`,
      filename: templateFileName(template),
    });
  },

  downloadSignedIn: async ({ body }): Promise<FileAnswer> => templateFile(templateOf(body.templateId)),

  file: async ({ params, query, user, services }) => {
    const template = templateOf(params.name);
    const { sessionSecret } = services.config;
    const mayLoad = user || isLinkToken(sessionSecret, template.id, query.token ?? "", services.now());
    if (!mayLoad)
      throw new AppError("forbidden", "This link has ended. Please ask for the template again on its page.");
    return templateFile(template);
  },
};
