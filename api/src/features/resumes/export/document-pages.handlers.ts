import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../../http/handler.ts";
import { drawResumePages } from "./document-pages.ts";

export const documentPagesHandlers: FeatureHandlers<KelpieContract["documentPages"]> = {
  draw: ({ user, body, services }) => drawResumePages(services, user.id, body),
};
