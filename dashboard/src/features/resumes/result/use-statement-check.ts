import { useEffect, useRef } from "react";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import type { Decision } from "#shared/writing/changes/decisions.ts";
import { optimizerToasts } from "../optimizer/optimizer-texts.ts";
import type { Review } from "../review/review.ts";
import type { Reviewed } from "../review/use-review.ts";

/** An answer moves its line to another list: it is said, and the focus stays in the card. */
export function useStatementCheck({ current, change }: Reviewed) {
  const card = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const { toast } = useToast();
  const measured = useRef(current);
  useEffect(() => {
    if (measured.current === current) return;
    measured.current = current;
    if (hasActed.current && document.activeElement === document.body)
      card.current?.focus({ preventScroll: true });
    hasActed.current = false;
  }, [current]);
  const tell = (before: Review, decision: Decision | null) => {
    hasActed.current = true;
    if (decision === null || decision.kind === "refused") return;
    toast({ ...optimizerToasts.stated, action: { label: "Undo", onAction: () => change(before) } });
  };
  return { card, tell };
}
