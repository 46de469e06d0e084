import type { KelpieContract } from "#shared/contract/index.ts";
import { trackedClosing } from "#shared/domain/applications/tracked-closing.ts";
import type { AdDays } from "#shared/domain/jobs/ad-indicators.ts";
import { notFound } from "../../http/app-error.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import type { Services } from "../../services.ts";
import { findOnBoard, findSaved, type SavedAd, wordsOf } from "./sightings.store.ts";

type Board = Awaited<ReturnType<typeof findOnBoard>>;

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/** Every day on which it was seen: where it was saved twice or listed before it was saved, the days differ. */
function seenDays(own: SavedAd, others: readonly SavedAd[], board: Board): string[] {
  const days = [own, ...others].map(({ createdAt }) => dayOf(createdAt));
  return [...days, ...(board === null ? [] : [dayOf(board.firstSeenAt)])].sort();
}

/** The last day on which it was posted or saved anew. */
function postedDay(own: SavedAd, others: readonly SavedAd[], board: Board): string | null {
  const again = others.length > 0 ? [own, ...others].map(({ createdAt }) => dayOf(createdAt)) : [];
  return [...again, ...(board === null ? [] : [dayOf(board.postedAt)])].sort().at(-1) ?? null;
}

function daysOf(
  { own, others }: { own: SavedAd; others: SavedAd[] },
  board: Board,
  now: Date,
): Omit<AdDays, "closes"> {
  const words = wordsOf(own);
  return {
    firstSeen: seenDays(own, others, board)[0] ?? null,
    postedOn: postedDay(own, others, board),
    hasSameWords: words !== "" && others.some((one) => wordsOf(one) === words),
    isClosed:
      board !== null && (board.closedAt !== null || (board.closesAt !== null && board.closesAt <= now)),
    today: dayOf(now),
  };
}

/** The tracker's own comes first, then the board's, then what the ad's words give. */
async function closingDay(services: Services, own: SavedAd, board: Board): Promise<string | null> {
  const tracked = trackedClosing(own);
  if (tracked !== undefined) return tracked;
  if (board?.closesAt) return dayOf(board.closesAt);
  if (own.jobDescription.trim() === "") return null;
  const ad = { text: own.jobDescription, title: own.jobTitle, company: own.company };
  const asOf = dayOf(own.createdAt);
  return (await services.workers.run("read-asked", { ad, asOf }, { payer: own.userId })).closes;
}

export const sightingsHandlers: FeatureHandlers<KelpieContract["sightings"]> = {
  get: async ({ user, services, params }) => {
    const saved = await findSaved(services.db, user.id, params.id);
    if (saved === null) throw notFound("application");
    const board = await findOnBoard(services.db, saved.own);
    return { ...daysOf(saved, board, services.now()), closes: await closingDay(services, saved.own, board) };
  },
};
