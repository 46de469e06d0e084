import * as z from "zod/mini";
import { canonical } from "#shared/domain/applications/import/find-conflicts.ts";
import { importTitles } from "#shared/domain/applications/import/import-fields.ts";
import { companyCompareForm, compareForm } from "#shared/domain/jobs/compare-form.ts";
import { jobIdentity } from "#shared/domain/jobs/job-identity.ts";
import { nextTurn } from "../../workers/next-turn.ts";
import { type BackupRow, backupRow, type Candidate, emptyRow } from "./backup-rows.ts";

/** What becomes of one row of a file. */
export type PlannedRow =
  | { state: "new"; at: number; name: string; row: BackupRow; originId: string | null }
  /** The account has it, or an earlier row of the file says all the same. */
  | { state: "same"; at: number; name: string; earlier: number | null }
  /** `row.id` is the id under which the account has it. */
  | { state: "changed"; at: number; name: string; row: BackupRow; fields: string[] }
  | { state: "refused"; at: number; name: string; reason: string };

export type ImportPlan = readonly PlannedRow[];

export interface PlanRules {
  /** ISO; when rows come to be that do not say it themselves. */
  now: string;
  /** Rows without an id of ours are held against what else they say: other programs know no ids. */
  byName: boolean;
}

/** Planning so many rows takes a few milliseconds; then others have their turn. */
const rowsAtOnce = 25;

/** Compares the rows of a file with what the account has, one planned row for each. Nothing is stored here. */
export async function planImport(
  existing: readonly BackupRow[],
  candidates: readonly Candidate[],
  rules: PlanRules,
): Promise<PlannedRow[]> {
  const plan: PlannedRow[] = [];
  const known = new KnownRows();
  for (const [index, row] of existing.entries()) {
    if (index % rowsAtOnce === 0) await nextTurn();
    known.add(row);
  }
  for (const [index, candidate] of candidates.entries()) {
    if (index % rowsAtOnce === 0) await nextTurn();
    plan.push(planRow(candidate, index, known, rules));
  }
  return plan;
}

function planRow(
  candidate: Candidate,
  index: number,
  known: KnownRows,
  { now, byName }: PlanRules,
): PlannedRow {
  const { row: at, name, given } = candidate;
  const refused = (reason: string): PlannedRow => ({ state: "refused", at, name, reason });
  if ("error" in given && typeof given.error === "string") return refused(given.error);
  const fields = given as Partial<Record<keyof BackupRow, unknown>>;
  const match = known.match(fields);
  const parsed = z.safeParse(backupRow, { id: `row ${index}`, ...emptyRow(now), ...match, ...fields });
  if (!parsed.success) return refused(reasonOf(parsed.error));
  const row = tidy({ ...parsed.data, id: match?.id ?? parsed.data.id });
  const originId = fields.id === undefined ? null : row.id;
  const isByName = byName && originId === null;
  const said = isByName ? canonical(fields) : null;
  const earlier = known.seenAt(row, said);
  if (earlier !== undefined)
    return isByName
      ? { state: "same", at, name, earlier }
      : refused(`Row ${earlier} is the same application`);
  const owner = row.identityKey === null ? undefined : known.byIdentity(row.identityKey);
  if (owner && owner.id !== match?.id) return refused("Another application of yours is this ad");
  known.see(row, at, said);
  if (match) return changedRow(at, name, row, changedFields(match, row));
  if (isByName && known.has(row)) return { state: "same", at, name, earlier: null };
  return { state: "new", at, name, row, originId };
}

const changedRow = (at: number, name: string, row: BackupRow, fields: string[]): PlannedRow =>
  fields.length === 0
    ? { state: "same", at, name, earlier: null }
    : { state: "changed", at, name, row, fields };

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

const nameKey = ({ jobTitle, company }: BackupRow) =>
  `${compareForm(jobTitle)}|${companyCompareForm(company)}`;
const addressKey = ({ jobUrl }: BackupRow) => jobIdentity(jobUrl).identityKey;

/** What makes another application of the same title at the same employer: the ad, the place, the day, the agency. */
interface Traits {
  address: string | null;
  place: string;
  day: string | null;
  agency: string;
}

const traitsOf = (row: BackupRow): Traits => ({
  address: addressKey(row),
  place: compareForm(row.location),
  day: row.appliedDate?.slice(0, 10) ?? null,
  agency: compareForm(/^(?:agency|recruit\w*|via): ?(.{1,200})$/im.exec(row.notes)?.[1] ?? ""),
});

/** Nothing that both state differs. */
function isSameApplication(one: Traits, other: Traits): boolean {
  const names = ["address", "place", "day", "agency"] as const;
  return names.every((name) => !one[name] || !other[name] || one[name] === other[name]);
}

/** The account's rows and those of the file that were read already. */
class KnownRows {
  readonly #byId = new Map<string, BackupRow>();
  readonly #byIdentity = new Map<string, BackupRow>();
  readonly #byKey = new Map<string, Traits[]>();
  readonly #seenIds = new Map<string, number>();
  readonly #seenIdentities = new Map<string, number>();
  readonly #seenTexts = new Map<string, number>();

  add(row: BackupRow): void {
    this.#byId.set(row.id, row);
    if (row.identityKey !== null) this.#byIdentity.set(row.identityKey, row);
    const traits = traitsOf(row);
    for (const key of [nameKey(row), traits.address])
      if (key !== null) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), traits]);
  }

  match({ id, identityKey }: Partial<Record<keyof BackupRow, unknown>>): BackupRow | undefined {
    const byId = typeof id === "string" ? this.#byId.get(id) : undefined;
    return byId ?? (typeof identityKey === "string" ? this.#byIdentity.get(identityKey) : undefined);
  }

  byIdentity(key: string): BackupRow | undefined {
    return this.#byIdentity.get(key);
  }

  /** The account has an application of this name or ad from which nothing tells it apart. */
  has(row: BackupRow): boolean {
    const traits = traitsOf(row);
    return [nameKey(row), traits.address].some(
      (key) => key !== null && this.#byKey.get(key)?.some((one) => isSameApplication(one, traits)),
    );
  }

  /** The row of the file that is the same: by id and ad, or by all that it says. */
  seenAt(row: BackupRow, said: string | null): number | undefined {
    const byIdentity = row.identityKey === null ? undefined : this.#seenIdentities.get(row.identityKey);
    const byText = said === null ? undefined : this.#seenTexts.get(said);
    return this.#seenIds.get(row.id) ?? byIdentity ?? byText;
  }

  see(row: BackupRow, at: number, said: string | null): void {
    this.#seenIds.set(row.id, at);
    if (row.identityKey !== null) this.#seenIdentities.set(row.identityKey, at);
    if (said !== null) this.#seenTexts.set(said, at);
  }
}
