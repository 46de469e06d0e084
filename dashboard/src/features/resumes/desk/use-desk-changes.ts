import { useState } from "react";
import type { Proposal } from "#shared/writing/changes/edit-line.ts";
import { useFreeKeys } from "../../../platform/use-free-keys.ts";
import { decide, isInText } from "../review/review.ts";
import type { Reviewed } from "../review/use-review.ts";
import { useChangePoints } from "./use-change-points.ts";

export interface DeskChanges {
  /** What the writer proposed and still stands in the text. */
  all: readonly Proposal[];
  /** Of these, what waits for a word, in the page's order. */
  open: readonly Proposal[];
  current: Proposal | undefined;
  /** "2 of 7". */
  place: string;
  /** What the current one brings to the score; null while it is not known. */
  points: number | null;
  show: (id: string) => void;
  step: (by: 1 | -1) => void;
  say: (kind: "accepted" | "refused") => void;
}

/** The place of a proposal in the text: its row. */
const byRow = (a: Proposal, b: Proposal) => a.row - b.row;

/** The changes one by one: A accepts, R rejects, J and K move; the same decisions as on the line-by-line review. */
export function useDeskChanges(
  { review, change, proposals, current: result, resume }: Reviewed,
  ad: DeskAd,
): DeskChanges {
  const [shown, setShown] = useState<string | null>(null);
  const all = proposals.all
    .filter((one) => one.kind !== "insert" && isInText(review, proposals, one))
    .sort(byRow);
  const open = all.filter(({ id }) => !review.decisions[id]);
  const current = open.find(({ id }) => id === shown) ?? open[0];
  const at = current ? open.indexOf(current) : -1;
  const step = (by: 1 | -1) => {
    const goal = open[(at + by + open.length) % open.length];
    if (goal) setShown(goal.id);
  };
  const say = (kind: "accepted" | "refused") => {
    if (!current) return;
    setShown((open[at + 1] ?? open[at - 1])?.id ?? null);
    change(decide(review, proposals, current, { kind }));
  };
  const acts: Record<string, () => void> = {
    a: () => say("accepted"),
    r: () => say("refused"),
    j: () => step(1),
    k: () => step(-1),
  };
  useFreeKeys(({ key }) => {
    const act = acts[key.toLowerCase()];
    if (!act || !current) return false;
    act();
    return true;
  });
  const points = useChangePoints({ review, proposals, current, score: result.atsScore, resume, ad });
  const place = current ? `${all.indexOf(current) + 1} of ${all.length}` : "";
  return { all, open, current, place, points, show: setShown, step, say };
}

export interface DeskAd {
  text: string;
  title: string;
  company: string;
}
