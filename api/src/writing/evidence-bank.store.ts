import * as z from "zod/mini";
import type { BankFact, BankStory, EvidenceBank } from "#shared/contract/evidence-bank.ts";
import {
  type BankApp,
  bankApps,
  bankLimits,
  type FactAnswer,
  factStates,
  factSubjects,
  isSameTerm,
  type RoleName,
  roleLabel,
  type Story,
} from "#shared/domain/evidence-bank/bank-entry.ts";
import type { Source } from "#shared/writing/verify/claim.ts";
import { lockAccount } from "../db/lock-account.ts";
import type { Db, Tx } from "../db/open.ts";
import { type Owner, rowsOf } from "../db/owner.ts";
import { readJson } from "../db/read-json.ts";
import { AppError, notFound } from "../http/app-error.ts";

/** What is stored, and where and when it was said. */
export interface Said<Entry> {
  entry: Entry;
  through: BankApp;
  now: Date;
}

const stateWord = z.nullable(z.enum(factStates));
const subjectWord = z.enum(factSubjects);
const appWord = z.nullable(z.enum(bankApps));
const termList = z.array(z.string());

interface SaidRow {
  id: string;
  position: string | null;
  employer: string | null;
  saidThrough: string | null;
  saidAt: Date;
  changedAt: Date;
}

function toStatementDto(row: SaidRow, table: "BankFact" | "BankStory") {
  const { id, position, employer, saidThrough, saidAt, changedAt } = row;
  const role = position || employer ? { position: position ?? "", employer: employer ?? "" } : null;
  return {
    id,
    role,
    saidThrough: readJson(appWord, saidThrough, `${table}.saidThrough`),
    saidAt: saidAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

async function listFacts(db: Db | Tx, userId: Owner): Promise<BankFact[]> {
  const rows = await rowsOf(db, userId).bankFact.findMany({
    where: { userId },
    orderBy: [{ saidAt: "desc" }, { id: "asc" }],
  });
  return rows.map((row) => ({
    ...{ term: row.term, since: row.since, until: row.until, words: row.words },
    subject: readJson(subjectWord, row.subject, "BankFact.subject"),
    state: readJson(stateWord, row.state, "BankFact.state"),
    ...toStatementDto(row, "BankFact"),
  }));
}

async function listStories(db: Db | Tx, userId: Owner): Promise<BankStory[]> {
  const rows = await rowsOf(db, userId).bankStory.findMany({
    where: { userId },
    orderBy: [{ saidAt: "desc" }, { id: "asc" }],
  });
  return rows.map((row) => ({
    ...{ title: row.title, situation: row.situation, task: row.task, action: row.action, result: row.result },
    terms: readJson(termList, row.terms, "BankStory.terms"),
    ...toStatementDto(row, "BankStory"),
  }));
}

/** The whole bank, newest first. */
export async function getBank(db: Db | Tx, userId: Owner): Promise<EvidenceBank> {
  return { facts: await listFacts(db, userId), stories: await listStories(db, userId) };
}

/** What the account's person said besides the resume, as sources of the fact check and of whoever writes. */
export async function listBankSources(db: Db, userId: Owner): Promise<Source[]> {
  // It names terms as the engine does, which a process loads with its first source.
  const { bankSources } = await import("#shared/writing/bank/bank-sources.ts");
  return bankSources(await getBank(db, userId));
}

const roleColumns = (role: RoleName | null) => ({
  position: role?.position ?? null,
  employer: role?.employer ?? null,
});

const full = (count: number, what: string) =>
  new AppError("conflict", `You have kept ${count} ${what}. Please delete one you no longer need.`);

const labelOf = (role: RoleName | null) => (role === null ? "" : roleLabel(role));

/** Of the facts about the same thing: the one whose place this takes, and the no that it ends. */
function twinsOf(facts: readonly BankFact[], fact: FactAnswer, id: string | undefined) {
  const same = facts.filter((one) => one.id !== id && isSameTerm(one.term, fact.term));
  const twin = same.find((one) => one.state === "not" || isSameTerm(labelOf(one.role), labelOf(fact.role)));
  const contrary = fact.state === "not" ? same.find((one) => one.state !== "not") : undefined;
  return { twin, contrary };
}

/**
 * Keeps a fact, or the new words of the one with this id. Another answer about the same thing in the same role takes
 * the place of the first, and a yes that of a no.
 * @throws AppError `not_found` for an id that is not the account's; `conflict` when the bank is full, or for a no
 * where the person has said otherwise.
 */
export async function saveFact(
  db: Db,
  userId: Owner,
  { entry, through, now }: Said<FactAnswer>,
  id?: string,
): Promise<void> {
  const { role, ...answer } = entry;
  await db.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const facts = await listFacts(tx, userId);
    if (id !== undefined && !facts.some((one) => one.id === id)) throw notFound("entry");
    const { twin, contrary } = twinsOf(facts, entry, id);
    if (contrary)
      throw new AppError(
        "conflict",
        `Your evidence bank says more about ${contrary.term}. Delete that first.`,
      );
    const rows = rowsOf(tx, userId).bankFact;
    const data = { ...answer, ...roleColumns(role), saidThrough: through, changedAt: now };
    const kept = id ?? twin?.id;
    if (id !== undefined && twin) await rows.delete({ where: { id: twin.id, userId } });
    if (kept !== undefined) await rows.update({ where: { id: kept, userId }, data });
    else if (facts.length < bankLimits.facts) await rows.create({ data: { userId, ...data, saidAt: now } });
    else throw full(facts.length, "facts");
  });
}

/**
 * Keeps a story, or the new words of the one with this id.
 * @throws AppError `not_found` for an id that is not the account's, `conflict` when the bank is full.
 */
export async function saveStory(
  db: Db,
  userId: Owner,
  { entry, through, now }: Said<Story>,
  id?: string,
): Promise<void> {
  const { role, ...story } = entry;
  const data = { ...story, ...roleColumns(role), saidThrough: through, changedAt: now };
  await db.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const rows = rowsOf(tx, userId).bankStory;
    if (id !== undefined) {
      const { count } = await rows.updateMany({ where: { id, userId }, data });
      if (count === 0) throw notFound("entry");
      return;
    }
    const count = await rows.count({ where: { userId } });
    if (count >= bankLimits.stories) throw full(count, "stories");
    await rows.create({ data: { userId, ...data, saidAt: now } });
  });
}

/** @returns false when the account has no such entry. */
export async function removeEntry(db: Db, userId: Owner, id: string): Promise<boolean> {
  const mine = { where: { id, userId } };
  const facts = await rowsOf(db, userId).bankFact.deleteMany(mine);
  const stories = await rowsOf(db, userId).bankStory.deleteMany(mine);
  return facts.count + stories.count > 0;
}
