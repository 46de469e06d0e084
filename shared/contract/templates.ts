import * as z from "zod/mini";
import type { Feature } from "./route.ts";

const templateId = z.string().check(z.trim(), z.minLength(1, "Please choose a template"), z.maxLength(60));

/** Used by the dialog and the server, so that both refuse the same with the same words. */
export const templateEmail = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.minLength(1, "Email is required"),
  z.refine((text) => text === "" || z.safeParse(z.email(), text).success, {
    error: "Please enter a valid email address",
  }),
);

/** Downloadable templates. Ids: `shared/domain/templates`. */
export const templates = {
  /** JSON with a short-lived link if the caller prefers JSON, else the file. decision: D-38. */
  download: {
    method: "POST",
    path: "/api/templates/download",
    access: "public",
    limit: "template",
    body: z.strictObject({ templateId, email: templateEmail }),
    response: z.object({ downloadUrl: z.string(), filename: z.string() }),
    answers: "file-or-json",
  },
  downloadSignedIn: {
    method: "POST",
    path: "/api/templates/download/authenticated",
    access: "user",
    limit: "download",
    body: z.strictObject({ templateId }),
    response: z.unknown(),
    answers: "file",
  },
  /** The target of a record's `downloadUrl`: with the link's token, or signed in. decision: D-38. */
  file: {
    method: "GET",
    path: "/api/templates/download/{name}",
    access: "public",
    knowsCaller: true,
    params: z.object({ name: z.string().check(z.maxLength(60)) }),
    query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
    response: z.unknown(),
    answers: "file",
    own: "D-38",
  },
} as const satisfies Feature;
