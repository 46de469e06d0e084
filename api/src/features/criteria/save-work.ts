import type { CriteriaDesk, CriteriaWork } from "#shared/contract/criteria.ts";
import { readCriteria } from "#shared/writing/criteria/read-criteria.ts";
import { readLimits } from "#shared/writing/criteria/read-limits.ts";
import type { Caller } from "../../http/handler.ts";
import type { Services } from "../../services.ts";
import { saveDesk } from "./criteria.store.ts";
import { openDesk, toDeskDto } from "./open-desk.ts";

interface Call<Body> {
  user: Caller;
  services: Services;
  params: { id: string };
  body: Body;
}

async function keep({ user, services, params }: Call<unknown>, work: CriteriaWork): Promise<CriteriaDesk> {
  const open = await openDesk(services, user.id, params.id);
  const now = services.now();
  await saveDesk(services.db, user.id, open.job, { work, now });
  return toDeskDto(services, user.id, { ...open, work, changedAt: now });
}

/** Keeps what the person made of their desk. @throws AppError `not_found` for a job that is not theirs. */
export const saveWork = (call: Call<CriteriaWork>): Promise<CriteriaDesk> => keep(call, call.body);

const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

/**
 * Reads the criteria of a pasted text; the text itself is stored, and an answer stays with its criterion where the same
 * words are in the new list.
 * @throws AppError `not_found` for a job that is not theirs.
 */
export async function readPasted(call: Call<{ text: string }>): Promise<CriteriaDesk> {
  const { services, user, params, body } = call;
  const { work } = await openDesk(services, user.id, params.id);
  const criteria = readCriteria(body.text, true);
  const limits = readLimits(body.text);
  const before = new Map(work.criteria.map((one) => [plain(one.text), one.id]));
  const carried = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      criteria.flatMap((one) => {
        const value = values[before.get(plain(one.text)) ?? ""];
        return value === undefined ? [] : [[one.id, value]];
      }),
    );
  return keep(call, {
    ...work,
    criteria,
    pasted: body.text,
    limits: limits.length > 0 ? limits : work.limits,
    chosen: carried(work.chosen),
    answers: {
      ...carried(work.answers),
      ...(work.answers.whole === undefined ? {} : { whole: work.answers.whole }),
    },
  });
}
