import { useState } from "react";
import type { Proposal } from "#shared/writing/changes/edit-line.ts";
import { useFreeKeys } from "../../../platform/use-free-keys.ts";
import { decide, decideAll, isInText, type Review } from "../review/review.ts";
import type { Reviewed } from "../review/use-review.ts";
import { type DeskAd, useChangePoints } from "./use-change-points.ts";

export interface DeskChanges {
  /** What the writer proposed and is still in the text. */
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
  acceptAll: () => void;
  /** Takes the last word back; null where none was said here. */
  undo: (() => void) | null;
}

/** The place of a proposal in the text: its row. */
const byRow = (a: Proposal, b: Proposal) => a.row - b.row;

/** The changes one by one: A accepts, R rejects, J and K move; the same decisions as on the line-by-line review. */
export function useDeskChanges({ review, change, proposals, resume }: Reviewed, ad: DeskAd): DeskChanges {
  const [shown, setShown] = useState<string | null>(null);
  const [past, setPast] = useState<readonly Review[]>([]);
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
  const replace = (next: Review) => {
    setPast([...past, review]);
    change(next);
  };
  const say = (kind: "accepted" | "refused") => {
    if (!current) return;
    setShown((open[at + 1] ?? open[at - 1])?.id ?? null);
    replace(decide(review, proposals, current, { kind }));
  };
  const acceptAll = () => replace(decideAll(review, proposals, open, "accepted"));
  const last = past.at(-1);
  const undo = () => {
    if (!last) return;
    setPast(past.slice(0, -1));
    change(last);
    setShown(all.find(({ id }) => review.decisions[id] && !last.decisions[id])?.id ?? null);
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
  const points = useChangePoints({ review, proposals, current, resume, ad });
  const place = current ? `${all.indexOf(current) + 1} of ${all.length}` : "";
  return {
    all,
    open,
    current,
    place,
    points,
    show: setShown,
    step,
    say,
    acceptAll,
    undo: last ? undo : null,
  };
}
