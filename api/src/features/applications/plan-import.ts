import * as z from "zod/mini";
import { canonical } from "#shared/domain/applications/import/find-conflicts.ts";
import { importTitles } from "#shared/domain/applications/import/import-fields.ts";
import { companyCompareForm, compareForm } from "#shared/domain/jobs/compare-form.ts";
import { jobIdentity } from "#shared/domain/jobs/job-identity.ts";
import { type BackupRow, backupRow, type Candidate, emptyRow } from "./backup-rows.ts";

export interface ImportPlan {
  /** With the id that the file has for it, if it is one of ours. */
  fresh: { row: BackupRow; originId: string | null }[];
  same: number;
  /** `row.id` is the id under which the account has it. */
  changed: { at: number; name: string; row: BackupRow; fields: string[] }[];
  refused: { at: number; name: string; reason: string }[];
}

export interface PlanRules {
  /** ISO; when rows come to be that do not say it themselves. */
  now: string;
  /** Rows without an id of ours are held against title and company too: other programs know no ids. */
  byName: boolean;
}

/** Holds the rows of a file against what the account has. Nothing is stored here. */
export function planImport(
  existing: readonly BackupRow[],
  candidates: readonly Candidate[],
  rules: PlanRules,
): ImportPlan {
  const plan: ImportPlan = { fresh: [], same: 0, changed: [], refused: [] };
  const known = new KnownRows(existing);
  for (const candidate of candidates) {
    const { row: at, name } = candidate;
    const told = judge(candidate, known, rules);
    if ("reason" in told) plan.refused.push({ at, name, reason: told.reason });
    else if ("fresh" in told) plan.fresh.push(told.fresh);
    else if (told.fields.length === 0) plan.same += 1;
    else plan.changed.push({ at, name, row: told.row, fields: told.fields });
  }
  return plan;
}

type Judged =
  | { reason: string }
  | { fresh: ImportPlan["fresh"][number] }
  | { row: BackupRow; fields: string[] };

function judge({ row: at, given }: Candidate, known: KnownRows, { now, byName }: PlanRules): Judged {
  if ("fault" in given && typeof given.fault === "string") return { reason: given.fault };
  const fields = given as Partial<Record<keyof BackupRow, unknown>>;
  const match = known.match(fields);
  const parsed = z.safeParse(backupRow, { id: `row ${at}`, ...emptyRow(now), ...match, ...fields });
  if (!parsed.success) return { reason: reasonOf(parsed.error) };
  const row = tidy({ ...parsed.data, id: match?.id ?? parsed.data.id });
  const originId = fields.id === undefined ? null : row.id;
  const isByName = byName && originId === null;
  const earlier = known.seenAt(row, isByName);
  if (earlier !== undefined) return { reason: `Row ${earlier} is the same application` };
  const owner = row.identityKey === null ? undefined : known.byIdentity(row.identityKey);
  if (owner && owner.id !== match?.id) return { reason: "Another application of yours is this ad" };
  known.see(row, at);
  if (match) return { row, fields: changedFields(match, row) };
  if (isByName && known.looksLike(row)) return { row, fields: [] };
  return { fresh: { row, originId } };
}

/** Schemas accept the empty string of an untouched date input; stored is null. */
function tidy(row: BackupRow): BackupRow {
  return {
    ...row,
    followUpDate: row.followUpDate || null,
    closingDate: row.closingDate || null,
    interviewDate: row.interviewDate || null,
  };
}

function changedFields(before: BackupRow, after: BackupRow): string[] {
  const names = Object.keys(after) as (keyof BackupRow)[];
  return names.filter((name) => canonical(before[name]) !== canonical(after[name]));
}

function reasonOf({ issues }: z.core.$ZodError): string {
  const issue = issues[0];
  const name = issue?.path[0];
  if (issue?.code === "unrecognized_keys") return `Unknown field: ${issue.keys.join(", ").slice(0, 80)}`;
  const title =
    typeof name === "string" && Object.hasOwn(importTitles, name)
      ? importTitles[name as keyof typeof importTitles]
      : String(name ?? "");
  return issue?.message === "Job title and company are required"
    ? issue.message
    : `${title}: ${issue?.message}`;
}

/** What tells a row: how it is called, and where its ad is. */
function keysOf({ jobTitle, company, jobUrl }: BackupRow): string[] {
  const address = jobIdentity(jobUrl).identityKey;
  return [`${compareForm(jobTitle)}|${companyCompareForm(company)}`, ...(address ? [address] : [])];
}

/** The account's rows and those of the file that were read already. */
class KnownRows {
  readonly #byId: Map<string, BackupRow>;
  readonly #byIdentity = new Map<string, BackupRow>();
  readonly #keys: Set<string>;
  readonly #seenIds = new Map<string, number>();
  readonly #seenIdentities = new Map<string, number>();
  readonly #seenKeys = new Map<string, number>();

  constructor(rows: readonly BackupRow[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#keys = new Set(rows.flatMap(keysOf));
    for (const row of rows) if (row.identityKey !== null) this.#byIdentity.set(row.identityKey, row);
  }

  match({ id, identityKey }: Partial<Record<keyof BackupRow, unknown>>): BackupRow | undefined {
    const byId = typeof id === "string" ? this.#byId.get(id) : undefined;
    return byId ?? (typeof identityKey === "string" ? this.#byIdentity.get(identityKey) : undefined);
  }

  byIdentity(key: string): BackupRow | undefined {
    return this.#byIdentity.get(key);
  }

  looksLike(row: BackupRow): boolean {
    return keysOf(row).some((key) => this.#keys.has(key));
  }

  /** The row of the file that said the same application before. */
  seenAt(row: BackupRow, byName: boolean): number | undefined {
    const byIdentity = row.identityKey === null ? undefined : this.#seenIdentities.get(row.identityKey);
    const byKey = this.#seenIds.get(row.id) ?? byIdentity;
    if (byKey !== undefined || !byName) return byKey;
    return keysOf(row)
      .map((key) => this.#seenKeys.get(key))
      .find((at) => at !== undefined);
  }

  see(row: BackupRow, at: number): void {
    this.#seenIds.set(row.id, at);
    if (row.identityKey !== null) this.#seenIdentities.set(row.identityKey, at);
    for (const key of keysOf(row)) this.#seenKeys.set(key, at);
  }
}
