import type { CriteriaDesk } from "#shared/contract/criteria.ts";
import { unreadable } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import type { Services } from "../../services.ts";
import { saveDesk } from "./criteria.store.ts";
import { deskInput, openDesk, toDeskDto } from "./open-desk.ts";

interface DraftCall {
  user: Caller;
  services: Services;
  params: { id: string };
  body: { only?: string[] | undefined };
  countCall: () => Promise<void>;
}

/**
 * Drafts the empty answers, or the named ones, and keeps them.
 * @throws AppError `not_found` for a job that is not the account's, `unreadable` without a resume or criteria.
 */
export async function draftAnswers({
  user,
  services,
  params,
  body,
  countCall,
}: DraftCall): Promise<CriteriaDesk> {
  const open = await openDesk(services, user.id, params.id);
  const { work } = open;
  const input = await deskInput(services, user.id, open);
  if (input === null)
    throw unreadable("no_resume", "Please keep a resume first: answers are drafted from your own facts.");
  if (work.criteria.length === 0)
    throw unreadable("no_criteria", "Please paste the criteria or questions first.");
  await countCall();
  const drafts = await services.workers.run("draft-criteria", input, { payer: user.id });
  const wanted = Object.entries(drafts).filter(([id]) =>
    body.only === undefined ? (work.answers[id] ?? "").trim() === "" : body.only.includes(id),
  );
  const answers = { ...work.answers, ...Object.fromEntries(wanted) };
  const now = services.now();
  await saveDesk(services.db, user.id, open.job, { work: { ...work, answers }, now });
  return toDeskDto(services, user.id, { ...open, work: { ...work, answers }, changedAt: now });
}
