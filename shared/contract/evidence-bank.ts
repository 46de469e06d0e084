import * as z from "zod/mini";
import { bankApps, factStates, factSubjects } from "#shared/domain/evidence-bank/bank-entry.ts";
import type { Feature } from "./route.ts";

/** Only limits the size. `bank-errors.ts` checks what the person typed, for which it needs the current date. */
const typed = z.string().check(z.maxLength(20_000));
const role = z.nullable(z.strictObject({ position: typed, employer: typed }));

const factShape = {
  term: typed,
  subject: z.enum(factSubjects),
  state: z.nullable(z.enum(factStates)),
  role,
  since: z.nullable(typed),
  until: z.nullable(typed),
  words: typed,
};

const storyShape = {
  ...{ title: typed, situation: typed, task: typed, action: typed, result: typed, role },
  terms: z.array(typed).check(z.maxLength(200)),
};

/** When and through which app the person added the entry. `saidThrough` is null for entries older than this field. */
const said = {
  id: z.string(),
  saidThrough: z.nullable(z.enum(bankApps)),
  saidAt: z.string(),
  changedAt: z.string(),
};

export const bankFact = z.object({ ...factShape, ...said });
export type BankFact = z.infer<typeof bankFact>;
export const bankStory = z.object({ ...storyShape, ...said });
export type BankStory = z.infer<typeof bankStory>;

/** Newest first. */
const bank = z.object({ facts: z.array(bankFact), stories: z.array(bankStory) });
export type EvidenceBank = z.infer<typeof bank>;

const entry = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("fact"), ...factShape }),
  z.strictObject({ kind: z.literal("story"), ...storyShape }),
]);
export type BankEntry = z.infer<typeof entry>;

const params = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,60}$/, "Please name an entry of your evidence bank.")),
});

/** What a person states in addition to their resume; every call returns the whole bank. */
export const evidenceBank = {
  list: {
    method: "GET",
    path: "/api/evidence-bank",
    access: "user",
    bearer: true,
    response: bank,
    own: "D-76",
  },
  /** Another answer about the same thing in the same role replaces the first; a yes replaces a no. */
  add: {
    method: "POST",
    path: "/api/evidence-bank",
    access: "user",
    bearer: true,
    body: entry,
    response: bank,
    own: "D-76",
  },
  update: {
    method: "PUT",
    path: "/api/evidence-bank/{id}",
    access: "user",
    bearer: true,
    params,
    body: entry,
    response: bank,
    own: "D-76",
  },
  remove: {
    method: "DELETE",
    path: "/api/evidence-bank/{id}",
    access: "user",
    params,
    response: bank,
    own: "D-76",
  },
} as const satisfies Feature;
