import { Storage } from "@plasmohq/storage";
import * as z from "zod/mini";
import { requirementEdit } from "#shared/contract/applications/application.ts";
import { user } from "#shared/contract/auth.ts";
import { resume } from "#shared/contract/resumes/saved-resume.ts";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import { browser } from "./browser.ts";

/** A saved job, as much as the panel needs to say "already saved" without asking the server. */
const savedJob = z.object({
  id: z.string(),
  status: z.enum(applicationStatuses),
  savedAt: z.string(),
  appliedAt: z.nullable(z.string()),
  notes: z.string(),
  requirementEdits: z.optional(z.array(requirementEdit)),
  title: z.string(),
  company: z.string(),
  followUpDate: z.nullable(z.string()),
});
export type SavedJob = z.infer<typeof savedJob>;

/** What was typed about one ad and not sent yet. Absent fields still are as the page has them. */
const draft = z.object({
  title: z.optional(z.string()),
  company: z.optional(z.string()),
  location: z.optional(z.string()),
  salary: z.optional(z.string()),
  adText: z.optional(z.string()),
  note: z.optional(z.string()),
  isApplied: z.optional(z.boolean()),
  followUpDate: z.optional(z.string()),
  requirementEdits: z.optional(z.array(requirementEdit)),
});
export type Draft = z.infer<typeof draft>;

const connection = z.object({
  verifier: z.string(),
  challenge: z.string(),
  startedAt: z.number(),
  /** The tab that was in front when the panel's Connect was pressed. */
  tabId: z.optional(z.number()),
});

/** A job as it was read last: enough to find it again and to say which one is meant. */
const readJob = z.object({
  identityKey: z.nullable(z.string()),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  url: z.string(),
  at: z.string(),
  /** The person has said whether they applied. */
  isAnswered: z.optional(z.boolean()),
});
export type ReadJob = z.infer<typeof readJob>;

/** One call that changed something on the server: when, which, about which job. */
const sentCall = z.object({ at: z.string(), call: z.string(), title: z.string() });

/** What was chosen from the context menu or by a key, until the panel has done it. */
const wish = { tabId: z.number(), at: z.string() };
const asked = z.discriminatedUnion("act", [
  z.object({ ...wish, act: z.literal("save-page") }),
  z.object({ ...wish, act: z.literal("save-selection") }),
  z.object({ ...wish, act: z.literal("save-link"), url: z.string(), title: z.string() }),
]);
export type PageRequest = z.infer<typeof asked>;

/** MATCH of an ad against a resume as it was then. */
const cachedScore = z.object({ value: z.number(), resumeId: z.string(), contentAt: z.string() });

/** Every value the extension keeps: where, and what it must look like when it is read back. */
const keys = {
  /** A connection that the person was asked for and has not agreed to yet. */
  connection: { area: "session", schema: connection },
  token: { area: "local", schema: z.string().check(z.minLength(1)) },
  user: { area: "local", schema: user },
  resume: { area: "local", schema: z.nullable(resume) },
  savedJobs: { area: "local", schema: z.record(z.string(), savedJob) },
  gateAnswers: { area: "local", schema: z.record(z.string(), z.string()) },
  /** The newest table of selectors that passed its check, as it came, and when one was asked for last. */
  siteHooks: { area: "local", schema: z.object({ table: z.unknown(), askedAt: z.number() }) },
  drafts: { area: "session", schema: z.record(z.string(), draft) },
  /** The resume that this person compares with; absent for the default one. */
  chosenResume: { area: "local", schema: z.string() },
  scores: { area: "local", schema: z.record(z.string(), cachedScore) },
  /** Newest first. */
  recentJobs: { area: "local", schema: z.array(readJob) },
  /** Newest first. */
  sentCalls: { area: "local", schema: z.array(sentCall) },
  /** By tab: the job that was read there last. */
  tabJobs: { area: "session", schema: z.record(z.string(), readJob) },
  asked: { area: "session", schema: asked },
  /** Of this browser, whoever uses it. */
  lostAccount: { area: "local", schema: z.object({ id: z.string() }) },
  isTourSeen: { area: "local", schema: z.boolean() },
  areKeysOff: { area: "local", schema: z.boolean() },
  /** Sites whose offer was answered with 'Not now'. */
  refusedSites: { area: "local", schema: z.array(z.string()) },
} as const;

type Key = keyof typeof keys;
export type Stored<K extends Key> = z.infer<(typeof keys)[K]["schema"]>;

const areas = { local: new Storage({ area: "local" }), session: new Storage({ area: "session" }) };

/** Reads a value; undefined when there is none or when it does not look as it should. */
export async function readStored<K extends Key>(key: K): Promise<Stored<K> | undefined> {
  const { area, schema } = keys[key];
  const found: unknown = await areas[area].get(key).catch(() => undefined);
  const parsed = z.safeParse<z.ZodMiniType>(schema, found);
  return parsed.success ? (parsed.data as Stored<K>) : undefined;
}

export async function writeStored<K extends Key>(key: K, value: Stored<K>): Promise<void> {
  await areas[keys[key].area].set(key, value);
}

export async function removeStored(key: Key): Promise<void> {
  await areas[keys[key].area].remove(key);
}

/** Calls back whenever the value changes, in this context or another. Returns what ends it. */
export function watchStored(key: Key, onChange: () => void): () => void {
  const store = areas[keys[key].area];
  const watcher = { [key]: () => onChange() };
  store.watch(watcher);
  return () => {
    store.unwatch(watcher);
  };
}

/** Keeps the token out of reach of anything that runs in a page (docs/security.md, The extension). */
export async function lockStorage(): Promise<void> {
  await browser.storage.local.setAccessLevel?.({ accessLevel: "TRUSTED_CONTEXTS" });
}
