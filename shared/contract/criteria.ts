import * as z from "zod/mini";
import {
  criteriaLimits,
  criterionLevels,
  mostCriteria,
  ruleNames,
  writtenKinds,
} from "#shared/domain/criteria/criterion.ts";
import { limitScopes, limitUnits } from "#shared/domain/criteria/limit.ts";
import { criteriaSets } from "./criteria-sets.ts";
import { bankStory } from "./evidence-bank.ts";
import type { Feature } from "./route.ts";

const id = z.string().check(z.regex(/^[\w-]{1,60}$/));
const words = (most: number) => z.string().check(z.maxLength(most));

const limit = z.strictObject({
  amount: z.number().check(z.gt(0), z.maximum(100_000)),
  unit: z.enum(limitUnits),
  per: z.enum(limitScopes),
  words: words(200),
});

const criterion = z.strictObject({
  id,
  label: words(20),
  text: words(criteriaLimits.text).check(z.trim(), z.minLength(1)),
  level: z.nullable(z.enum(criterionLevels)),
});

const answers = z.record(id, words(criteriaLimits.answer));
const chosen = z.record(id, z.nullable(id));

/** What is stored of a criteria desk: everything that the person can change. */
export const criteriaWork = z.strictObject({
  kind: z.enum(writtenKinds),
  limits: z.array(limit).check(z.maxLength(10)),
  criteria: z.array(criterion).check(z.maxLength(mostCriteria)),
  /** The text that the person pasted, unchanged; empty if the ad was read. */
  pasted: words(criteriaLimits.pasted),
  chosen,
  answers,
});
export type CriteriaWork = z.infer<typeof criteriaWork>;

const cover = z.object({
  id: z.string(),
  state: z.enum(["strong", "partly", "none"]),
  story: z.nullable(z.string()),
  stories: z.record(z.string(), z.enum(["strong", "partly"])),
  question: z.nullable(z.string()),
});

const fault = z.object({ line: z.string(), claim: z.string(), reason: z.string() });

const criteriaDesk = z.object({
  /** The id of the saved job, or of a set without one. */
  applicationId: z.string(),
  /** False for a set without a saved job. */
  isSaved: z.boolean(),
  jobTitle: z.string(),
  company: z.string(),
  /** `YYYY-MM-DD`, from the ad. */
  closes: z.nullable(z.string()),
  /** The requirements of the ad, before the person's changes. */
  asked: z.object({
    kinds: z.array(z.enum(writtenKinds)),
    words: z.array(z.string()),
    addressee: z.nullable(z.string()),
    rule: z.enum(ruleNames),
    isElsewhere: z.boolean(),
  }),
  work: criteriaWork,
  cover: z.array(cover),
  stories: z.array(bankStory),
  /** Sentences that the person's facts do not support, by answer. Only for unchanged answers. */
  faults: z.record(z.string(), z.array(fault)),
  /** Phrases of the answers compared with the level that the ad names. */
  level: z.object({
    asked: z.nullable(z.string()),
    phrases: z.array(z.object({ words: z.string(), reads: z.string(), isBelow: z.boolean() })),
  }),
  hasResume: z.boolean(),
  /** Null until something is saved. */
  changedAt: z.nullable(z.string()),
});
export type CriteriaDesk = z.infer<typeof criteriaDesk>;

const params = z.object({ id: z.string().check(z.maxLength(64)) });

/**
 * The written answers that an Australian application requires. The id is the saved job's, or that of a set that was
 * opened without one. decision: D-81, D-89.
 */
export const criteria = {
  ...criteriaSets,
  get: {
    method: "GET",
    path: "/api/criteria/{id}",
    access: "user",
    bearer: true,
    params,
    response: criteriaDesk,
    own: "D-81",
  },
  keep: {
    method: "PUT",
    path: "/api/criteria/{id}",
    access: "user",
    params,
    body: criteriaWork,
    response: criteriaDesk,
    own: "D-81",
  },
  /** Reads a pasted list; existing answers stay. */
  readPasted: {
    method: "POST",
    path: "/api/criteria/{id}/pasted",
    access: "user",
    params,
    body: z.strictObject({ text: words(criteriaLimits.pasted).check(z.trim(), z.minLength(1)) }),
    response: criteriaDesk,
    own: "D-81",
  },
  /** Drafts the empty answers, or the named ones. */
  draft: {
    method: "POST",
    path: "/api/criteria/{id}/draft",
    access: "user",
    may: "answer-criteria",
    limit: "writing",
    params,
    body: z.strictObject({ only: z.optional(z.array(id).check(z.maxLength(mostCriteria))) }),
    response: criteriaDesk,
    own: "D-81",
  },
  /** The answers as a Word file, headed by criterion. */
  download: {
    method: "POST",
    path: "/api/criteria/{id}/download",
    access: "user",
    may: "answer-criteria",
    limit: "download",
    params,
    response: z.unknown(),
    answers: "file",
    own: "D-81",
  },
} as const satisfies Feature;
