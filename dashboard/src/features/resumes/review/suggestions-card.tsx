import type { ReactNode } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import type { Proposals } from "#shared/writing/changes/decisions.ts";
import type { Proposal } from "#shared/writing/changes/edit-line.ts";
import { previewTexts as texts } from "../preview/preview-texts.ts";
import { decide, decideAll, isInText, type Review, undecideAll } from "./review.ts";
import { SuggestionRow } from "./suggestion-row.tsx";

export interface SuggestionsCardProps {
  review: Review;
  proposals: Proposals;
  /** Who wrote them. */
  writer: string;
  onChange: (review: Review) => void;
}

/** Every proposal: before, after, reason, and the person's word on it. */
export function SuggestionsCard({ review, proposals, writer, onChange }: SuggestionsCardProps) {
  const all = writtenOf(proposals);
  const decided = all.filter(({ id }) => review.decisions[id]);
  const changes = all.filter((one) => one.kind === "rewrite");
  const rewrites = changes.filter((one) => one.housekeeping !== true);
  const housekeeping = changes.filter((one) => one.housekeeping === true);
  const moves = all.filter((one) => one.kind === "move");
  const rows = (which: readonly Proposal[]) => (
    <ul>
      {which.map((proposal) => (
        <SuggestionRow
          key={proposal.id}
          proposal={proposal}
          decision={review.decisions[proposal.id]}
          isInText={isInText(review, proposals, proposal)}
          onDecide={(decision) => onChange(decide(review, proposals, proposal, decision))}
        />
      ))}
    </ul>
  );
  return (
    <Card as="section">
      <CardHeader
        title={texts.suggestions}
        count={all.length > 0 && `${decided.length} of ${all.length} decided`}
        action={<BulkActions review={review} proposals={proposals} onChange={onChange} />}
      />
      {rewrites.length === 0 ? (
        <CardBody>
          <p className="text-14 text-muted">
            Your resume already says what it can for this ad. Nothing of what it says was changed.
          </p>
        </CardBody>
      ) : (
        <Part text="Suggestions are already in your resume. Reject any you don't want.">
          {rows(rewrites)}
        </Part>
      )}
      {housekeeping.length > 0 && (
        <Part title={texts.housekeeping} text={texts.housekeepingText}>
          {rows(housekeeping)}
        </Part>
      )}
      {moves.length > 0 && (
        <Part title={texts.order} text={texts.orderText}>
          {rows(moves)}
        </Part>
      )}
      {all.length > 0 && <CardFooter className="text-13 text-muted">{writer}</CardFooter>}
    </Card>
  );
}

/** What the writer proposes; the person's own statements are theirs to place, one by one. */
const writtenOf = ({ all }: Proposals) => all.filter((one) => one.kind !== "insert");

function Part({ title, text, children }: { title?: string; text: string; children: ReactNode }) {
  return (
    <section className="not-first:border-t not-first:border-line">
      {title && <h3 className="px-4 pt-4 text-16 font-medium @md:px-6">{title}</h3>}
      <p className={`px-4 text-14 text-muted @md:px-6 ${title ? "pt-1" : "pt-4"}`}>{text}</p>
      {children}
    </section>
  );
}

/** One answer to all that are open, and everything back as it came; each with Undo. */
function BulkActions({ review, proposals, onChange }: Omit<SuggestionsCardProps, "writer">) {
  const { toast } = useToast();
  const all = writtenOf(proposals);
  const open = all.filter(({ id }) => !review.decisions[id]);
  const replace = (title: string, next: Review) => {
    onChange(next);
    toast({ title, action: { label: "Undo", onAction: () => onChange(review) } });
  };
  const decideRest = (kind: "accepted" | "refused") =>
    replace(
      `All suggestions ${kind === "refused" ? "rejected" : kind}`,
      decideAll(review, proposals, open, kind),
    );
  return (
    <div className="-mx-3 flex flex-wrap">
      {open.length < all.length && (
        <Button
          compact
          variant="ghost"
          onClick={() => replace("All decisions taken back", undecideAll(review, proposals, all))}
        >
          Undo all
        </Button>
      )}
      {open.length > 1 && (
        <>
          <Button compact variant="ghost" onClick={() => decideRest("refused")}>
            Reject all
          </Button>
          <Button compact variant="ghost" onClick={() => decideRest("accepted")}>
            Accept all
          </Button>
        </>
      )}
    </div>
  );
}
