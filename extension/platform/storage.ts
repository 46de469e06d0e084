import { Storage } from "@plasmohq/storage";
import * as z from "zod/mini";
import { requirementEdit } from "#shared/contract/applications/application.ts";
import { user } from "#shared/contract/auth.ts";
import { resume } from "#shared/contract/resumes/saved-resume.ts";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import { browser } from "./browser.ts";

/** The fields of a saved job that the panel needs to show "already saved" without a request. */
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

/** What was typed about one ad and not sent yet. Absent fields are as on the page. */
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
  /** The tab that was active when Connect was pressed in the panel. */
  tabId: z.optional(z.number()),
});

/** A job as last read: enough to find it again and to name it. */
const readJob = z.object({
  identityKey: z.nullable(z.string()),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  url: z.string(),
  at: z.string(),
  /** True if the person has said whether they applied. */
  isAnswered: z.optional(z.boolean()),
});
export type ReadJob = z.infer<typeof readJob>;

/** A call that changed something on the server: when, which, and for which job. */
const sentCall = z.object({ at: z.string(), call: z.string(), title: z.string() });

/** What was chosen in the context menu or with a key, until the panel has done it. */
const wish = { tabId: z.number(), at: z.string() };
const asked = z.discriminatedUnion("act", [
  z.object({ ...wish, act: z.literal("save-page") }),
  z.object({ ...wish, act: z.literal("save-selection") }),
  z.object({ ...wish, act: z.literal("save-link"), url: z.string(), title: z.string() }),
]);
export type PageRequest = z.infer<typeof asked>;

/** MATCH of an ad with the resume at that time. */
const cachedScore = z.object({ value: z.number(), resumeId: z.string(), contentAt: z.string() });

/** Every value that the extension stores: its storage area and its schema. */
const keys = {
  /** A connection that the person was asked for and has not agreed to yet. */
  connection: { area: "session", schema: connection },
  token: { area: "local", schema: z.string().check(z.minLength(1)) },
  user: { area: "local", schema: user },
  resume: { area: "local", schema: z.nullable(resume) },
  savedJobs: { area: "local", schema: z.record(z.string(), savedJob) },
  gateAnswers: { area: "local", schema: z.record(z.string(), z.string()) },
  /** The newest valid table of selectors, unparsed, and when one was last requested. */
  siteHooks: { area: "local", schema: z.object({ table: z.unknown(), askedAt: z.number() }) },
  drafts: { area: "session", schema: z.record(z.string(), draft) },
  /** The resume that this person compares with; absent for the default one. */
  chosenResume: { area: "local", schema: z.string() },
  scores: { area: "local", schema: z.record(z.string(), cachedScore) },
  /** Newest first. */
  recentJobs: { area: "local", schema: z.array(readJob) },
  /** Newest first. */
  sentCalls: { area: "local", schema: z.array(sentCall) },
  /** By tab: the job last read there. */
  tabJobs: { area: "session", schema: z.record(z.string(), readJob) },
  asked: { area: "session", schema: asked },
  /** The account of the last connection that the server ended, whoever uses this browser. */
  lostAccount: { area: "local", schema: z.object({ id: z.string() }) },
  isTourSeen: { area: "local", schema: z.boolean() },
  areKeysOff: { area: "local", schema: z.boolean() },
  /** Sites whose offer was answered with 'Not now'. */
  refusedSites: { area: "local", schema: z.array(z.string()) },
} as const;

type Key = keyof typeof keys;
export type Stored<K extends Key> = z.infer<(typeof keys)[K]["schema"]>;

const areas = { local: new Storage({ area: "local" }), session: new Storage({ area: "session" }) };

/** Reads a value; undefined if there is none or it does not match its schema. */
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

/** Calls back whenever the value changes, in any context. Returns a function that stops it. */
export function watchStored(key: Key, onChange: () => void): () => void {
  const store = areas[keys[key].area];
  const watcher = { [key]: () => onChange() };
  store.watch(watcher);
  return () => {
    store.unwatch(watcher);
  };
}

/** Keeps the token out of reach of scripts in pages (docs/security.md, The extension). */
export async function lockStorage(): Promise<void> {
  await browser.storage.local.setAccessLevel?.({ accessLevel: "TRUSTED_CONTEXTS" });
}
