import * as z from "zod/mini";
import { securityEventKinds } from "#shared/domain/account/security-events.ts";
import { knockOutKinds } from "#shared/domain/resumes/knock-out-profile.ts";
import type { Feature } from "./route.ts";

/** `kind` or `kind:detail` of a knock-out, as the engine names it. */
const knockOutId = z.string().check(
  z.maxLength(80),
  z.refine((id) => knockOutKinds.some((kind) => id === kind || id.startsWith(`${kind}:`)), {
    error: "Unknown question",
  }),
);

const answers = z.record(knockOutId, z.string().check(z.trim(), z.minLength(1), z.maxLength(80)));

/**
 * The person's answers to knock-out questions. They apply to every ad with the same question and never change a
 * score.
 */
export const gateAnswers = z.object({ answers });

/** Which language model may write, and whether the person agreed. The screen says what is sent where. */
const writingConsent = z.object({
  /** The person has agreed that a language model may write. */
  consent: z.boolean(),
  consentedAt: z.nullable(z.string()),
  /** The configured model and the host that receives the texts; null if the built-in writer does all the work. */
  model: z.nullable(z.object({ host: z.string(), name: z.string() })),
});

/** Eight switches say which events the person hears of; `email` and `app` say how. decision: D-44, D-60. */
export const notificationSwitches = [
  "email",
  "sms",
  "app",
  "jobMatch",
  "resumeOptimization",
  "followUp",
  "interview",
  "applicationUpdate",
] as const;
export type NotificationSwitch = (typeof notificationSwitches)[number];

const notifications = {
  email: z.boolean(),
  sms: z.boolean(),
  app: z.boolean(),
  jobMatch: z.boolean(),
  resumeOptimization: z.boolean(),
  followUp: z.boolean(),
  interview: z.boolean(),
  applicationUpdate: z.boolean(),
};
const notificationChoice = z.object(notifications);
export type NotificationChoice = z.infer<typeof notificationChoice>;

/** The address that a confirmation link was sent to and that is not confirmed yet; null without one. */
const linkSentTo = z.nullable(z.string());

const settings = z.object({
  /** True once a link mailed to the address was opened. decision: D-74. */
  isEmailVerified: z.boolean(),
  linkSentTo,
  phone: z.string(),
  notifications: notificationChoice,
  applicationsPaused: z.boolean(),
  /** How the account can sign in; without a password there is none to ask for. */
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  createdAt: z.string(),
});
export type Settings = z.infer<typeof settings>;

const securityEvent = z.object({
  id: z.string(),
  kind: z.enum(securityEventKinds),
  at: z.string(),
  /** A name that the person gave, for example to an extension. */
  detail: z.string(),
  browser: z.string(),
  /** A prefix of the network address, as 203.0.113.0/24. */
  place: z.string(),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

export const profileBody = z.strictObject({
  fullName: z.string().check(z.trim(), z.minLength(1, "Full name is required"), z.maxLength(200)),
  email: z
    .string()
    .check(z.trim(), z.maxLength(254, "Invalid email address"), z.email({ error: "Invalid email address" })),
  phone: z.optional(z.string().check(z.trim(), z.maxLength(40, "This phone number is too long"))),
  /** Required only if the e-mail address changes. */
  currentPassword: z.optional(z.string().check(z.maxLength(1024))),
});

/** `email` is the current address; a new one is in `linkSentTo` until its mailed link is opened. */
const profile = z.object({ fullName: z.string(), email: z.string(), phone: z.string(), linkSentTo });
const done = z.object({ success: z.literal(true) });

/** Maximum size of the person's own picture. */
export const pictureBytes = 2 * 1024 * 1024;

export const account = {
  settings: { method: "GET", path: "/api/user/settings", access: "user", response: settings },
  /** The position of the caller's work in the server's queue; null if nothing of theirs is waiting. */
  waiting: {
    method: "GET",
    path: "/api/user/waiting",
    access: "user",
    response: z.object({ place: z.nullable(z.object({ position: z.int(), seconds: z.int() })) }),
    own: "D-129",
  },
  updateProfile: {
    method: "PUT",
    path: "/api/user/profile",
    access: "user",
    limit: "credentials",
    body: profileBody,
    response: profile,
  },
  /** Sends the link again to the account's address, or to the new one that is not confirmed yet. */
  sendVerification: {
    method: "POST",
    path: "/api/user/email-verification",
    access: "user",
    limit: "verify-mail",
    response: z.object({ linkSentTo }),
    own: "D-74",
  },
  /** Confirms a mailed link for the account that it was sent to. */
  verifyEmail: {
    method: "PUT",
    path: "/api/user/email-verification",
    access: "user",
    limit: "verify",
    body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ email: z.string() }),
    own: "D-74",
  },
  /** The latest security events of the account, such as sign-ins, newest first. */
  securityEvents: {
    method: "GET",
    path: "/api/user/security-events",
    access: "user",
    response: z.array(securityEvent),
    own: "D-75",
  },
  updateNotifications: {
    method: "PUT",
    path: "/api/user/notifications",
    access: "user",
    /** The specification's seven switches; the eighth does not change if it is absent. */
    body: z.strictObject({ ...notifications, applicationUpdate: z.optional(z.boolean()) }),
    response: notificationChoice,
  },
  pauseApplications: {
    method: "PUT",
    path: "/api/user/applications-paused",
    access: "user",
    body: z.strictObject({ paused: z.boolean() }),
    response: z.object({ applicationsPaused: z.boolean() }),
    own: "D-17",
  },
  /** The person's picture; `profileImageUrl` holds its address. */
  picture: {
    method: "GET",
    path: "/api/user/picture",
    access: "user",
    response: z.unknown(),
    answers: "file",
    own: "D-12",
  },
  savePicture: {
    method: "PUT",
    path: "/api/user/picture",
    access: "user",
    limit: "upload",
    sends: "multipart",
    mostBytes: pictureBytes,
    response: z.object({ profileImageUrl: z.string() }),
    own: "D-12",
  },
  removePicture: {
    method: "DELETE",
    path: "/api/user/picture",
    access: "user",
    response: done,
    own: "D-12",
  },
  /** Everything the account owns, as a zip. */
  exportData: {
    method: "GET",
    path: "/api/user/export",
    access: "user",
    limit: "export",
    response: z.unknown(),
    answers: "file",
    own: "D-17",
  },
  /** Needs the password; an account without one gives its e-mail address. */
  remove: {
    method: "DELETE",
    path: "/api/user",
    access: "user",
    limit: "credentials",
    body: z.strictObject({ confirmation: z.string().check(z.maxLength(1024)) }),
    response: done,
    own: "D-17",
  },
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
  saveGateAnswers: {
    method: "PUT",
    path: "/api/user/gate-answers",
    access: "user",
    bearer: true,
    body: z.strictObject({ answers }),
    response: gateAnswers,
    own: "D-10",
  },
} as const satisfies Feature;
