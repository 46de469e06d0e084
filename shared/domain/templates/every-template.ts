import type { TemplateId } from "./template.ts";

export const word = "Microsoft Word";
export const pdf = "PDF";

/**
 * Fields that all templates share: free, the specification's static figures (decision: D-07), an image that nothing
 * loads.
 */
export const everyOne = (id: TemplateId, path: string = id) => ({
  id,
  type: "free" as const,
  downloadUrl: `/api/templates/download/${path}`,
  previewImage: `/api/placeholder/${id}`,
  downloadCount: 243,
  rating: 4.9,
  lastUpdated: "2026-11-21",
});
