import * as z from "zod/mini";
import { gateKinds } from "#shared/domain/resumes/gate-profile.ts";
import type { Feature } from "./route.ts";

/** `kind` or `kind:detail` of a gate, as the engine names it. */
const gateId = z.string().check(
  z.maxLength(80),
  z.refine((id) => gateKinds.some((kind) => id === kind || id.startsWith(`${kind}:`)), {
    error: "Unknown question",
  }),
);

const answers = z.record(gateId, z.string().check(z.trim(), z.minLength(1), z.maxLength(80)));

/** What the person answered to knock-out questions; it serves every ad and never enters a score. */
const gateAnswers = z.object({ answers });

/** What a model that writes would be, and whether it may. The screen says what goes where. */
const writingConsent = z.object({
  /** The person has agreed that a language model may write. */
  consent: z.boolean(),
  consentedAt: z.nullable(z.string()),
  /** The configured model and the host its texts go to; null: the built-in writer does all the work. */
  model: z.nullable(z.object({ host: z.string(), name: z.string() })),
});

export const account = {
  writingConsent: {
    method: "GET",
    path: "/api/user/writing-consent",
    access: "user",
    bearer: true,
    response: writingConsent,
    own: "D-29",
  },
  keepWritingConsent: {
    method: "PUT",
    path: "/api/user/writing-consent",
    access: "user",
    body: z.strictObject({ consent: z.boolean() }),
    response: writingConsent,
    own: "D-29",
  },
  gateAnswers: {
    method: "GET",
    path: "/api/user/gate-answers",
    access: "user",
    bearer: true,
    response: gateAnswers,
    own: "D-10",
  },
  keepGateAnswers: {
    method: "PUT",
    path: "/api/user/gate-answers",
    access: "user",
    bearer: true,
    body: z.strictObject({ answers }),
    response: gateAnswers,
    own: "D-10",
  },
} as const satisfies Feature;
